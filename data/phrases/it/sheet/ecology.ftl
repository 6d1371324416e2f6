notAdopted = La normativa del paese non classifica i pericoli per l’ambiente acquatico.
dataCaption = Tossicità acquatica degli ingredienti
columnName = Sostanza
columnGroup = Organismo
columnValue = Valore
columnDuration = Durata
columnSource = Fonte

groups-fish = Pesci
groups-crustacea = Crostacei
groups-algae = Alghe
groups-other = Altri

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = Nessun valore noto per: { $names }.

readily = { $name }: rapidamente biodegradabile.
notReadily = { $name }: non rapidamente biodegradabile.
inorganic = { $name }: la biodegradazione non è applicabile alle sostanze inorganiche.
kowInorganic = { $name }: il log Kow non è applicabile alle sostanze inorganiche.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = basso potenziale di bioaccumulo
highPotential = potenziale di bioaccumulo
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: solubilità in acqua { $value } mg/l.
solubleInGrams = { $name }: solubilità in acqua { $value } g/l.
miscible = { $name }: miscibile con acqua; può essere mobile nel suolo.
gasInAir = { $name }: come gas si disperde nell’aria; non è previsto adsorbimento nel suolo.

pbtFound = Contiene sostanze PBT o vPvB in concentrazione pari o superiore allo 0,1 %: { $names }.
pbtInorganic = I criteri PBT e vPvB dell’allegato XIII di REACH non si applicano alle sostanze inorganiche.
pbtNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: { EDITION($edition) }) per proprietà PBT o vPvB.
endocrineFound = Interferenti endocrini per l’ambiente in concentrazione pari o superiore allo 0,1 %: { $names }.
endocrineNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: { EDITION($edition) }) per proprietà di interferenza con il sistema endocrino con effetti sull’ambiente.
mobileFound = Contiene sostanze PMT o vPvM in concentrazione pari o superiore allo 0,1 %: { $names }.
ozoneFound = Pericoloso per lo strato di ozono: { $names }.
ozoneNone = Nessuno degli ingredienti è classificato come pericoloso per lo strato di ozono.
phShift = In grandi quantità modifica il pH delle acque e nuoce agli organismi acquatici.
