forms-gas = gas
forms-mist = nevel
forms-vapours = damp
forms-dust = stof
forms-fume = rook
forms-spray = spuitnevel

media-waterReactive = droog zand, bluspoeder of speciaal poeder voor metaalbranden
media-oxidiser = sproeiwater
media-flammableLiquid = alcoholbestendig schuim, bluspoeder of kooldioxide
media-hydrocarbonLiquid = schuim, bluspoeder of kooldioxide
media-flammableSolid = sproeiwater, schuim, bluspoeder of kooldioxide

equipment-gloves = beschermende handschoenen
equipment-clothing = beschermende kleding
equipment-eye = oogbescherming
equipment-face = gelaatsbescherming

glovesOf = beschermende handschoenen ({ $material })
soapAndWater = water en zeep

routes-inhalation = bij inademing
routes-oral = bij inslikken
routes-dermal = bij contact met de huid

unnamedSensitiser = een sensibiliserende stof
