notAdopted = La réglementation du pays ne prévoit pas de classification des dangers pour le milieu aquatique.
dataCaption = Toxicité aquatique des composants
columnName = Substance
columnGroup = Organisme
columnValue = Valeur
columnDuration = Durée
columnSource = Source

groups-fish = Poissons
groups-crustacea = Crustacés
groups-algae = Algues
groups-other = Autres

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } j
mFactors = { $name } : { $factors }.
noValues = Aucune valeur connue pour : { $names }.

readily = { $name } : facilement biodégradable.
notReadily = { $name } : non facilement biodégradable.
inorganic = { $name } : la biodégradation n’est pas applicable aux substances inorganiques.
kowInorganic = { $name } : le log Kow n’est pas applicable aux substances inorganiques.
logKow = { $name } : log Kow { $value }
bcf = FBC { $value }
lowPotential = faible potentiel de bioaccumulation
highPotential = potentiel de bioaccumulation
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name } : solubilité dans l’eau { $value } mg/l.
solubleInGrams = { $name } : solubilité dans l’eau { $value } g/l.
miscible = { $name } : miscible à l’eau, peut être mobile dans le sol.
gasInAir = { $name } : se disperse dans l’air à l’état gazeux ; aucune adsorption sur le sol n’est attendue.

pbtFound = Contient, à une concentration égale ou supérieure à 0,1 %, des substances PBT ou vPvB : { $names }.
pbtInorganic = Les critères PBT et vPvB de l’annexe XIII de REACH ne s’appliquent pas aux substances inorganiques.
pbtNone = Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du { EDITION($edition) }) en raison de propriétés PBT ou vPvB.
endocrineFound = Perturbateurs endocriniens pour l’environnement présents à 0,1 % ou plus : { $names }.
endocrineNone = Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du { EDITION($edition) }) en raison de propriétés perturbant le système endocrinien ayant des effets sur l’environnement.
mobileFound = Contient, à une concentration égale ou supérieure à 0,1 %, des substances PMT ou vPvM : { $names }.
ozoneFound = Dangereux pour la couche d’ozone : { $names }.
ozoneNone = Aucun des composants n’est classé comme dangereux pour la couche d’ozone.
phShift = En grandes quantités, modifie le pH des eaux et nuit aux organismes aquatiques.
