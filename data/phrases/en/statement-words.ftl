forms-gas = gas
forms-mist = mist
forms-vapours = vapours
forms-dust = dust
forms-fume = fume
forms-spray = spray

media-waterReactive = dry sand, dry powder or special powder for metal fires
media-oxidiser = water spray
media-flammableLiquid = alcohol-resistant foam, dry powder or carbon dioxide
media-hydrocarbonLiquid = foam, dry powder or carbon dioxide
media-flammableSolid = water spray, foam, dry powder or carbon dioxide

equipment-gloves = protective gloves
equipment-clothing = protective clothing
equipment-eye = eye protection
equipment-face = face protection

glovesOf = protective gloves ({ $material })
soapAndWater = soap and water

routes-inhalation = by inhalation
routes-oral = if swallowed
routes-dermal = in contact with skin

unnamedSensitiser = a sensitising substance
