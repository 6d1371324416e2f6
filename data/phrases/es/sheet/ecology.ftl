notAdopted = La normativa del país no clasifica los peligros para el medio ambiente acuático.
dataCaption = Toxicidad acuática de los componentes
columnName = Sustancia
columnGroup = Organismo
columnValue = Valor
columnDuration = Duración
columnSource = Fuente

groups-fish = Peces
groups-crustacea = Crustáceos
groups-algae = Algas
groups-other = Otros

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = No se conocen valores para: { $names }.

readily = { $name }: fácilmente biodegradable.
notReadily = { $name }: no fácilmente biodegradable.
inorganic = { $name }: la biodegradación no es aplicable a las sustancias inorgánicas.
kowInorganic = { $name }: el log Kow no es aplicable a las sustancias inorgánicas.
logKow = { $name }: log Kow { $value }
bcf = FBC { $value }
lowPotential = bajo potencial de bioacumulación
highPotential = potencial de bioacumulación
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: solubilidad en agua { $value } mg/l.
solubleInGrams = { $name }: solubilidad en agua { $value } g/l.
miscible = { $name }: miscible con el agua; puede ser móvil en el suelo.
gasInAir = { $name }: como gas se dispersa en el aire; no se espera adsorción en el suelo.

pbtFound = Contiene sustancias PBT o mPmB en una concentración igual o superior al 0,1 %: { $names }.
pbtInorganic = Los criterios PBT y mPmB del anexo XIII de REACH no se aplican a las sustancias inorgánicas.
pbtNone = Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: { EDITION($edition) }) por sus propiedades PBT o mPmB.
endocrineFound = Alteradores endocrinos para el medio ambiente en una concentración igual o superior al 0,1 %: { $names }.
endocrineNone = Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: { EDITION($edition) }) por sus propiedades de alteración endocrina con efectos sobre el medio ambiente.
mobileFound = Contiene sustancias PMT o mPmM en una concentración igual o superior al 0,1 %: { $names }.
ozoneFound = Peligroso para la capa de ozono: { $names }.
ozoneNone = Ninguno de los componentes está clasificado como peligroso para la capa de ozono.
phShift = En grandes cantidades modifica el pH de las aguas y daña a los organismos acuáticos.
