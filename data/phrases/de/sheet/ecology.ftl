notAdopted = Die Vorschriften des Landes sehen keine Einstufung als gewässergefährdend vor.
dataCaption = Aquatische Toxizität der Bestandteile
columnName = Stoff
columnGroup = Organismus
columnValue = Wert
columnDuration = Dauer
columnSource = Quelle

groups-fish = Fische
groups-crustacea = Krebstiere
groups-algae = Algen
groups-other = Andere

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = Keine Werte bekannt für: { $names }.

readily = { $name }: leicht biologisch abbaubar.
notReadily = { $name }: nicht leicht biologisch abbaubar.
inorganic = { $name }: Die biologische Abbaubarkeit ist bei anorganischen Stoffen nicht anwendbar.
kowInorganic = { $name }: Der log Kow ist bei anorganischen Stoffen nicht anwendbar.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = geringes Bioakkumulationspotenzial
highPotential = Bioakkumulationspotenzial
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: Löslichkeit in Wasser { $value } mg/l.
solubleInGrams = { $name }: Löslichkeit in Wasser { $value } g/l.
miscible = { $name }: mit Wasser mischbar, kann im Boden mobil sein.
gasInAir = { $name }: verteilt sich als Gas in der Luft; eine Adsorption am Boden ist nicht zu erwarten.

pbtFound = Enthält Stoffe mit PBT- oder vPvB-Eigenschaften ab 0,1 %: { $names }.
pbtInorganic = Die PBT- und vPvB-Kriterien nach REACH Anhang XIII gelten nicht für anorganische Stoffe.
pbtNone = Keiner der Bestandteile ab 0,1 % steht wegen PBT- oder vPvB-Eigenschaften auf der REACH-Kandidatenliste (Stand { EDITION($edition) }).
endocrineFound = Endokrine Disruptoren mit Wirkung auf die Umwelt ab 0,1 %: { $names }.
endocrineNone = Keiner der Bestandteile ab 0,1 % steht wegen endokrinschädigender Eigenschaften mit Wirkung auf die Umwelt auf der REACH-Kandidatenliste (Stand { EDITION($edition) }).
mobileFound = Enthält Stoffe mit PMT- oder vPvM-Eigenschaften ab 0,1 %: { $names }.
ozoneFound = Die Ozonschicht schädigend: { $names }.
ozoneNone = Keiner der Bestandteile ist als die Ozonschicht schädigend eingestuft.
phShift = Große Mengen verändern den pH-Wert von Gewässern und schädigen Wasserorganismen.
