forms-gas = gases
forms-mist = névoas
forms-vapours = vapores
forms-dust = poeiras
forms-fume = fumos
forms-spray = aerossóis

media-waterReactive = areia seca, pó químico seco ou pó especial para incêndios de metais
media-oxidiser = água pulverizada
media-flammableLiquid = espuma resistente ao álcool, pó químico seco ou dióxido de carbono
media-hydrocarbonLiquid = espuma, pó químico seco ou dióxido de carbono
media-flammableSolid = água pulverizada, espuma, pó químico seco ou dióxido de carbono

equipment-gloves = luvas de proteção
equipment-clothing = vestuário de proteção
equipment-eye = proteção ocular
equipment-face = proteção facial

glovesOf = luvas de proteção ({ $material })
soapAndWater = água e sabão

routes-inhalation = por inalação
routes-oral = por ingestão
routes-dermal = em contacto com a pele

unnamedSensitiser = uma substância sensibilizante
