notAdopted = De voorschriften van het land delen gevaren voor het aquatisch milieu niet in.
dataCaption = Aquatische toxiciteit van de bestanddelen
columnName = Stof
columnGroup = Organisme
columnValue = Waarde
columnDuration = Duur
columnSource = Bron

groups-fish = Vissen
groups-crustacea = Schaaldieren
groups-algae = Algen
groups-other = Overige

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } u
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = Geen waarden bekend voor: { $names }.

readily = { $name }: snel biologisch afbreekbaar.
notReadily = { $name }: niet snel biologisch afbreekbaar.
inorganic = { $name }: biologische afbreekbaarheid is niet van toepassing op anorganische stoffen.
kowInorganic = { $name }: log Kow is niet van toepassing op anorganische stoffen.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = gering bioaccumulatiepotentieel
highPotential = bioaccumulatiepotentieel
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: oplosbaarheid in water { $value } mg/l.
solubleInGrams = { $name }: oplosbaarheid in water { $value } g/l.
miscible = { $name }: mengbaar met water en kan mobiel zijn in de bodem.
gasInAir = { $name }: verspreidt zich als gas in de lucht; adsorptie aan de bodem wordt niet verwacht.

pbtFound = Bevat stoffen met PBT- of zPzB-eigenschappen in een gehalte van 0,1 % of meer: { $names }.
pbtInorganic = De PBT- en zPzB-criteria van bijlage XIII bij REACH zijn niet van toepassing op anorganische stoffen.
pbtNone = Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege PBT- of zPzB-eigenschappen op de REACH-kandidaatslijst (versie van { EDITION($edition) }).
endocrineFound = Voor het milieu hormoonontregelende stoffen in een gehalte van 0,1 % of meer: { $names }.
endocrineNone = Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege hormoonontregelende eigenschappen met gevolgen voor het milieu op de REACH-kandidaatslijst (versie van { EDITION($edition) }).
mobileFound = Bevat stoffen met PMT- of zPzM-eigenschappen in een gehalte van 0,1 % of meer: { $names }.
ozoneFound = Gevaarlijk voor de ozonlaag: { $names }.
ozoneNone = Geen van de bestanddelen is ingedeeld als gevaarlijk voor de ozonlaag.
phShift = Grote hoeveelheden veranderen de pH van oppervlaktewater en schaden in het water levende organismen.
