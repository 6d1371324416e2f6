forms-gas = gazını
forms-mist = sisini
forms-vapours = buharını
forms-dust = tozunu
forms-fume = dumanını
forms-spray = spreyini

media-waterReactive = kuru kum, kuru kimyevi toz veya metal yangınları için özel toz
media-oxidiser = su spreyi
media-flammableLiquid = alkole dayanıklı köpük, kuru kimyevi toz veya karbondioksit
media-hydrocarbonLiquid = köpük, kuru kimyevi toz veya karbondioksit
media-flammableSolid = su spreyi, köpük, kuru kimyevi toz veya karbondioksit

equipment-gloves = koruyucu eldiven
equipment-clothing = koruyucu kıyafet
equipment-eye = göz koruyucu
equipment-face = yüz koruyucu

glovesOf = koruyucu eldiven ({ $material })
soapAndWater = su ve sabun

routes-inhalation = soluma yoluyla
routes-oral = yutma yoluyla
routes-dermal = cilt teması yoluyla

unnamedSensitiser = Hassaslaştırıcı madde
