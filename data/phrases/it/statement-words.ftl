forms-gas = i gas
forms-mist = la nebbia
forms-vapours = i vapori
forms-dust = la polvere
forms-fume = i fumi
forms-spray = gli aerosol

media-waterReactive = sabbia asciutta, polvere estinguente o polvere speciale per incendi di metalli
media-oxidiser = acqua nebulizzata
media-flammableLiquid = schiuma resistente all’alcool, polvere estinguente o anidride carbonica
media-hydrocarbonLiquid = schiuma, polvere estinguente o anidride carbonica
media-flammableSolid = acqua nebulizzata, schiuma, polvere estinguente o anidride carbonica

equipment-gloves = guanti protettivi
equipment-clothing = indumenti protettivi
equipment-eye = protezione per gli occhi
equipment-face = protezione per il viso

glovesOf = guanti protettivi ({ $material })
soapAndWater = acqua e sapone

routes-inhalation = per inalazione
routes-oral = per ingestione
routes-dermal = per contatto con la pelle

unnamedSensitiser = una sostanza sensibilizzante
