notAdopted = As regras do país não classificam os perigos para o ambiente aquático.
dataCaption = Toxicidade aquática dos componentes
columnName = Substância
columnGroup = Organismo
columnValue = Valor
columnDuration = Duração
columnSource = Fonte

groups-fish = Peixes
groups-crustacea = Crustáceos
groups-algae = Algas
groups-other = Outros

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = Não são conhecidos valores para: { $names }.

readily = { $name }: facilmente biodegradável.
notReadily = { $name }: não facilmente biodegradável.
inorganic = { $name }: a biodegradação não se aplica a substâncias inorgânicas.
kowInorganic = { $name }: o log Kow não se aplica a substâncias inorgânicas.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = baixo potencial de bioacumulação
highPotential = potencial de bioacumulação
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: solubilidade em água { $value } mg/l.
solubleInGrams = { $name }: solubilidade em água { $value } g/l.
miscible = { $name }: miscível com água, pode ser móvel no solo.
gasInAir = { $name }: como gás dispersa-se no ar; não se prevê adsorção no solo.

pbtFound = Contém substâncias com propriedades PBT ou mPmB em teor igual ou superior a 0,1 %: { $names }.
pbtInorganic = Os critérios PBT e mPmB do anexo XIII do REACH não se aplicam a substâncias inorgânicas.
pbtNone = Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: { EDITION($edition) }) devido a propriedades PBT ou mPmB.
endocrineFound = Desreguladores endócrinos para o ambiente em teor igual ou superior a 0,1 %: { $names }.
endocrineNone = Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: { EDITION($edition) }) devido a propriedades desreguladoras do sistema endócrino com efeitos no ambiente.
mobileFound = Contém substâncias com propriedades PMT ou mPmM em teor igual ou superior a 0,1 %: { $names }.
ozoneFound = Perigoso para a camada de ozono: { $names }.
ozoneNone = Nenhum dos componentes está classificado como perigoso para a camada de ozono.
phShift = Grandes quantidades alteram o pH das águas e prejudicam os organismos aquáticos.
