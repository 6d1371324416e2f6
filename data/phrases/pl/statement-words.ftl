forms-gas = gazu
forms-mist = mgły
forms-vapours = par
forms-dust = pyłu
forms-fume = dymu
forms-spray = rozpylonej cieczy

media-waterReactive = suchego piasku, proszku gaśniczego lub specjalnego proszku do gaszenia metali
media-oxidiser = rozproszonych prądów wody
media-flammableLiquid = piany odpornej na alkohol, proszku gaśniczego lub dwutlenku węgla
media-hydrocarbonLiquid = piany, proszku gaśniczego lub dwutlenku węgla
media-flammableSolid = rozproszonych prądów wody, piany, proszku gaśniczego lub dwutlenku węgla

equipment-gloves = rękawice ochronne
equipment-clothing = odzież ochronną
equipment-eye = ochronę oczu
equipment-face = ochronę twarzy

glovesOf = rękawice ochronne ({ $material })
soapAndWater = wody z mydłem

routes-inhalation = w następstwie wdychania
routes-oral = po połknięciu
routes-dermal = w kontakcie ze skórą

unnamedSensitiser = substancję uczulającą
