equipment-clothing = roupa de proteção
routes-oral = por ingestão
routes-dermal = em contato com a pele
