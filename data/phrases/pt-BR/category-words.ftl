routes-oral = oral
routes-dermal = dérmica
routes-inhalation = inalação
