notAdopted = Przepisy kraju nie klasyfikują zagrożeń dla środowiska wodnego.
dataCaption = Toksyczność składników dla organizmów wodnych
columnName = Substancja
columnGroup = Organizm
columnValue = Wartość
columnDuration = Czas trwania
columnSource = Źródło

groups-fish = Ryby
groups-crustacea = Skorupiaki
groups-algae = Glony
groups-other = Inne

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = Wartości nie są znane dla: { $names }.

readily = { $name }: ulega łatwej biodegradacji.
notReadily = { $name }: nie ulega łatwej biodegradacji.
inorganic = { $name }: biodegradacja nie dotyczy substancji nieorganicznych.
kowInorganic = { $name }: log Kow nie dotyczy substancji nieorganicznych.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = niska zdolność do bioakumulacji
highPotential = zdolność do bioakumulacji
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: rozpuszczalność w wodzie { $value } mg/l.
solubleInGrams = { $name }: rozpuszczalność w wodzie { $value } g/l.
miscible = { $name }: miesza się z wodą, możliwa mobilność w glebie.
gasInAir = { $name }: jako gaz rozprasza się w powietrzu; nie przewiduje się adsorpcji w glebie.

pbtFound = Zawiera substancje o właściwościach PBT lub vPvB w stężeniu równym lub wyższym niż 0,1 %: { $names }.
pbtInorganic = Kryteria PBT i vPvB z załącznika XIII do REACH nie mają zastosowania do substancji nieorganicznych.
pbtNone = Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: { EDITION($edition) }) z powodu właściwości PBT lub vPvB.
endocrineFound = Substancje zaburzające funkcjonowanie układu hormonalnego w środowisku w stężeniu równym lub wyższym niż 0,1 %: { $names }.
endocrineNone = Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: { EDITION($edition) }) z powodu właściwości zaburzających funkcjonowanie układu hormonalnego o skutkach dla środowiska.
mobileFound = Zawiera substancje o właściwościach PMT lub vPvM w stężeniu równym lub wyższym niż 0,1 %: { $names }.
ozoneFound = Stwarzają zagrożenie dla warstwy ozonowej: { $names }.
ozoneNone = Żaden ze składników nie jest zaklasyfikowany jako stwarzający zagrożenie dla warstwy ozonowej.
phShift = Duże ilości zmieniają pH wód i szkodzą organizmom wodnym.
