forms-gas = Gas
forms-mist = Nebel
forms-vapours = Dampf
forms-dust = Staub
forms-fume = Rauch
forms-spray = Aerosol

media-waterReactive = Trockenen Sand, Trockenlöschpulver oder Metallbrandpulver
media-oxidiser = Wassersprühstrahl
media-flammableLiquid = Alkoholbeständigen Schaum, Trockenlöschpulver oder Kohlendioxid
media-hydrocarbonLiquid = Schaum, Trockenlöschpulver oder Kohlendioxid
media-flammableSolid = Wassersprühstrahl, Schaum, Trockenlöschpulver oder Kohlendioxid

equipment-gloves = Schutzhandschuhe
equipment-clothing = Schutzkleidung
equipment-eye = Augenschutz
equipment-face = Gesichtsschutz

glovesOf = Schutzhandschuhe ({ $material })
soapAndWater = Wasser und Seife

routes-inhalation = durch Einatmen
routes-oral = durch Verschlucken
routes-dermal = durch Hautkontakt

unnamedSensitiser = einen sensibilisierenden Stoff
