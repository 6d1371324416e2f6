forms-gas = les gaz
forms-mist = les brouillards
forms-vapours = les vapeurs
forms-dust = les poussières
forms-fume = les fumées
forms-spray = les aérosols

media-waterReactive = du sable sec, de la poudre d’extinction ou de la poudre spéciale pour feux de métaux
media-oxidiser = de l’eau pulvérisée
media-flammableLiquid = de la mousse résistant aux alcools, de la poudre d’extinction ou du dioxyde de carbone
media-hydrocarbonLiquid = de la mousse, de la poudre d’extinction ou du dioxyde de carbone
media-flammableSolid = de l’eau pulvérisée, de la mousse, de la poudre d’extinction ou du dioxyde de carbone

equipment-gloves = des gants de protection
equipment-clothing = des vêtements de protection
equipment-eye = un équipement de protection des yeux
equipment-face = un équipement de protection du visage

glovesOf = des gants de protection ({ $material })
soapAndWater = l’eau et au savon

routes-inhalation = par inhalation
routes-oral = par ingestion
routes-dermal = par contact cutané

unnamedSensitiser = une substance sensibilisante
