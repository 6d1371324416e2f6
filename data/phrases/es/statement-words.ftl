forms-gas = el gas
forms-mist = la niebla
forms-vapours = los vapores
forms-dust = el polvo
forms-fume = el humo
forms-spray = el aerosol

media-waterReactive = arena seca, polvo extintor o polvo especial para fuegos de metales
media-oxidiser = agua pulverizada
media-flammableLiquid = espuma resistente al alcohol, polvo extintor o dióxido de carbono
media-hydrocarbonLiquid = espuma, polvo extintor o dióxido de carbono
media-flammableSolid = agua pulverizada, espuma, polvo extintor o dióxido de carbono

equipment-gloves = guantes de protección
equipment-clothing = prendas de protección
equipment-eye = gafas de protección
equipment-face = máscara de protección

glovesOf = guantes de protección ({ $material })
soapAndWater = agua y jabón

routes-inhalation = por inhalación
routes-oral = por ingestión
routes-dermal = por contacto con la piel

unnamedSensitiser = una sustancia sensibilizante
