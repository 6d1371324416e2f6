notAdopted = The rules of the country do not classify hazards to the aquatic environment.
dataCaption = Aquatic toxicity of the ingredients
columnName = Substance
columnGroup = Organism
columnValue = Value
columnDuration = Duration
columnSource = Source

groups-fish = Fish
groups-crustacea = Crustacea
groups-algae = Algae
groups-other = Other

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = No values are known for: { $names }.
classPrevails = { $name }: the classification { $classes } goes before the milder values in the table; it may rest on more sensitive organisms.

biodegradation = Biodegradation
degraded-ready = readily biodegradable
degraded-inherent = inherently biodegradable, not readily
degraded-none = not biodegradable
windowMet = 10-day window met
windowNotMet = 10-day window not met
readily = { $name }: readily biodegradable.
notReadily = { $name }: not readily biodegradable.
degradedBy = { $name }: biodegradation { $percent } % in { $days } days ({ $method }).
inorganic = { $name }: biodegradation does not apply to inorganic substances.
kowInorganic = { $name }: log Kow does not apply to inorganic substances.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = low potential for bioaccumulation
highPotential = potential for bioaccumulation
bioaccumulates = { $data }.
# Between the facts that the message above takes.
betweenFacts = ,{" "}
koc = { $name }: Koc { $value }.
soluble = { $name }: solubility in water { $value } mg/l.
solubleInGrams = { $name }: solubility in water { $value } g/l.
miscible = { $name }: mixes with water and may be mobile in soil.
gasInAir = { $name }: disperses in the air as a gas; adsorption to soil is not expected.

pbtFound = Contains substances with PBT or vPvB properties at 0.1 % or more: { $names }.
pbtInorganic = The PBT and vPvB criteria of REACH Annex XIII do not apply to inorganic substances.
pbtNone = None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of { EDITION($edition) }) for PBT or vPvB properties.
endocrineFound = Endocrine disruptors for the environment at 0.1 % or more: { $names }.
endocrineNone = None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of { EDITION($edition) }) for endocrine disrupting properties with effects on the environment.
mobileFound = Contains substances with PMT or vPvM properties at 0.1 % or more: { $names }.
ozoneFound = Hazardous to the ozone layer: { $names }.
ozoneNone = None of the ingredients is classified as hazardous to the ozone layer.
warmingPotential = { $name }: global warming potential { $potential } over 100 years.
phShift = Large amounts change the pH of waters and harm aquatic life.
