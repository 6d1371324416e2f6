tableCaption = Classification
columnClass = Hazard class and category
columnCode = Code
columnStatement = Hazard statement
notClassified = The product is not classified as hazardous according to { $law }.
notClassifiedSoFar = As far as could be judged, the product is not classified as hazardous according to { $law }.
notJudged = Not judged, because information is missing ({ $missing }): { $classes }.
knownClass = { $hazardClass }: known class ({ $evidence }).
reviewedClass = { $hazardClass }: set by the supplier in the review of the classification ({ $evidence }).
testedClass = { $hazardClass }: by a test of the product ({ $evidence }).
pictograms = Hazard pictograms
noPictograms = No hazard pictogram follows from the classification.
signalWord = Signal word
noSignalWord = No signal word follows from the classification.
labelOpen = Not judged yet, so that the label may change: { $classes }.
hazardStatements = Hazard statements
noHazardStatements = No hazard statement follows from the classification.
supplemental = Supplemental information
precautionaryStatements = Precautionary statements
noPrecautionaryStatements = No precautionary statement follows from the classification.
namedIngredients = Contains
general = General
prevention = Prevention
response = Response
storage = Storage
disposal = Disposal
vapourAir = Vapours are heavier than air, spread along the ground and may form explosive mixtures with air.
heatedVapour = When heated above its flash point, the product releases vapours that form explosive mixtures with air.
staticCharge = Static discharge may ignite the vapours.
dustExplosion = Fine dust dispersed in air may explode in the presence of an ignition source.
containerBurst = Containers may burst when heated.
coldBurns = Contact with escaping liquefied gas causes frostbite.
coldContact = Contact with the cold product, or with what it has cooled, causes frostbite.
meltBurns = Contact with the hot, melted product causes burns.
coldBursts = Turns to gas continuously: in a closed container pressure builds up until it bursts.
asphyxiant = High concentrations of the gas displace oxygen and may cause suffocation.
defatting = Repeated contact may cause skin dryness and cracking.
acidContact = Contact with acids liberates toxic gas.
oxygenPressure = Decomposes when heated or contaminated and releases oxygen, which intensifies fire and may burst sealed containers.
simpleAsphyxiant = Simple asphyxiant
combustibleDust = Combustible dust
physicalUnclassified = Physical hazards not otherwise classified, Category 1
healthUnclassified = Health hazards not otherwise classified, Category 1
noOtherHazards = No further relevant information is available.
pbtFound = PBT or vPvB substances at 0.1 % or more: { $names }.
pbtNone = None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of { EDITION($edition) }) for PBT or vPvB properties.
endocrineFound = Endocrine disruptors at 0.1 % or more: { $names }.
endocrineNone = None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of { EDITION($edition) }) for endocrine disrupting properties.
reactionNone = No information on hazards from chemical reactions under normal conditions of use is available.
reactionFumes = Welding, soldering, cutting or heating releases fumes and gases that harm lungs and nerves: metal oxides and fluorides of the product, the base metal and its coating; with an arc also ozone and nitrogen oxides. Radiation and heat burn eyes and skin.
solderFumes = Soldering releases fumes of the flux and of the metal, which irritate eyes and airways; fumes of rosin may cause asthma. Hot solder burns the skin.
reactionOpen = No hazards that result from a chemical reaction follow from the classification.
hnocNone = No information on hazards not otherwise classified is available.
unknownAcute = { $percent } % of the mixture consists of { $market ->
        [eu] component(s)
        [gb] component(s)
        [ca] an ingredient or ingredients
       *[other] ingredient(s)
    } of unknown acute toxicity ({ $route }).
unknownAcuteNone = No ingredient at 1 % or more has unknown acute toxicity.
unknownAquatic = Contains { $percent } % of components with unknown hazards to the aquatic environment.
allRoutes = all routes

routes-oral = oral
routes-dermal = dermal
routes-gas = inhalation, gas
routes-vapour = inhalation, vapour
routes-dust-mist = inhalation, dust and mist
