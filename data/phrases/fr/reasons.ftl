acuteStudy-cannotConvertedWithoutMolarMass = { $unit } ne peut pas être converti sans la masse molaire
acuteStudy-converted = { $unit } converti avec { $molarMass } g/mol et { $molarVolume } l/mol à 25 °C
acuteStudy-exposureTimeStudy = durée d’exposition de l’étude ({ $route })
acuteStudy-hDivided = 1 h divisé par { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = évalué en ppmV, car proche d’un gaz, { $place }
acuteStudy-molarMassConvert = masse molaire, pour convertir { $unit }
acuteStudy-named = { $kind } { $of } : { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h : la valeur à 4 h n’est pas plus élevée ; seule 1 h est convertie, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h : la valeur à 4 h n’est pas plus basse ; seule 1 h est convertie, { $paragraph }
acuteStudy-timeExposureNotStated = la durée d’exposition n’est pas indiquée
acuteStudy-times = { $unit } multiplié par { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Toxicité aiguë par inhalation (poussières ou brouillards)
acuteToxicity-acuteToxicityInhalationGas = Toxicité aiguë par inhalation (gaz)
acuteToxicity-acuteToxicityInhalationVapour = Toxicité aiguë par inhalation (vapeurs)
acuteToxicity-acuteToxicityMouth = Toxicité aiguë par voie orale
acuteToxicity-acuteToxicitySkin = Toxicité aiguë par voie cutanée
acuteToxicity-belowCutOff = { $share } % est inférieur à la valeur seuil de { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames } : { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = { $name } constitue le produit, ETA
acuteToxicity-mixtureEstimate = ETAmél
acuteToxicity-noIngredientAddsEstimate = { $routeNames } : aucun composant ne contribue à l’estimation{ $unknown }
acuteToxicity-notClassified = non classé, > { $limit } { $unit }
acuteToxicity-unknown = inconnu, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % inconnus

acuteToxicityIngredient-above = { $kind } { $min } { $unit } est supérieur à { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = catégorie { $category } convertie en { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, la dose limite de la catégorie 4 ou davantage
acuteToxicityIngredient-limitDoseWithoutSignsAcute = dose limite sans signe de toxicité aiguë

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = au-dessus de la concentration de vapeur saturante de { $saturated } mg/l à 20 °C, donc en partie des brouillards, { $place }
acuteToxicityOfSubstance-acuteToxicity = Toxicité aiguë, { $route } : { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Toxicité aiguë, { $route } : aucune étude n’est utilisable
acuteToxicityOfSubstance-exactValue = la valeur exacte, { $route }
acuteToxicityOfSubstance-lc50Dust = CL50 des poussières
acuteToxicityOfSubstance-lc50Gas = CL50 du gaz
acuteToxicityOfSubstance-lc50H = une CL50 à 4 h
acuteToxicityOfSubstance-lc50VapourMist = CL50 des vapeurs ou des brouillards
acuteToxicityOfSubstance-ld50Dermal = DL50 par voie cutanée
acuteToxicityOfSubstance-ld50Oral = DL50 par voie orale
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = la valeur valide la plus basse de l’espèce préférée est déterminante
acuteToxicityOfSubstance-notClassifiedUp = non classé jusqu’à { $limit } { $unit }
acuteToxicityOfSubstance-open = {"\u00A0"}; non résolu
acuteToxicityOfSubstance-preferredSpecies = espèce préférée : { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = part de brouillards dans l’étude sur les vapeurs
acuteToxicityOfSubstance-toxicityAbove = toxicité au-dessus de { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = une étude valide ({ $route })

additivity-belowCutOff = { $upper } % est inférieur à la valeur seuil de { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , mais la ligne vaut pour les mélanges sans composant d’une autre catégorie
additivity-noIngredientClassRelevant = Aucun composant de cette classe n’est à prendre en compte.
additivity-quotients = { $code } : { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code } : { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = somme des teneurs divisées par leurs limites de concentration
additivity-specificLimit = limite de concentration spécifique { $limit } %, { $paragraph }
additivity-sum = somme
additivity-weightedSum = somme pondérée

adoption-categoryNotAdopted = { $names } : la catégorie n’est pas adoptée
adoption-classNotAdopted = { $hazardClass } : la classe n’est pas adoptée

aerosol-chemicalHeatCombustion = chaleur chimique de combustion ({ $names })
aerosol-chemicalHeatCombustion2 = Chaleur chimique de combustion { $heat } kJ/g
aerosol-compared = Aerosol { $category } : { $because }
aerosol-flammableComponents = { $most } % de composants inflammables
aerosol-flammableComponentsNoTestEntered = { $most } % de composants inflammables, ou 20 kJ/g, et aucune épreuve n’est indiquée
aerosol-heatCombustion = { $flammable } ≥ 85 % et chaleur de combustion ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % et chaleur de combustion < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = générateur d’aérosol de la division { $division }
aerosolOutcome-categoryAerosol = catégorie de l’aérosol
aerosolOutcome-entryAerosol = une rubrique pour cet aérosol
aerosolOutcome-stillSettledCategoryAerosol = Reste à déterminer : catégorie de l’aérosol : { $missing }

aerosolTests-and = { $flame } : ≥ { $highFlameCm } cm et ≥ { $shortS } s
aerosolTests-and2 = { $flame } : ≥ { $flameCm } cm et ≥ { $longS } s
aerosolTests-and3 = { $flame } : ≥ { $flameCm } cm et ≥ { $shortS } s
aerosolTests-below = { $flame } : moins de { $flameCm } cm ou de { $shortS } s
aerosolTests-deflagrationDensity = densité de déflagration { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = essai d’inflammation dans un espace clos
aerosolTests-flame = flamme de { $height } cm pendant { $duration } s
aerosolTests-heatCombustion = chaleur de combustion ≥ 20 kJ/g
aerosolTests-ignition = inflammation à { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = inflammation à { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = pas d’inflammation à { $nearCm } cm ou plus{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}et aucune des limites en espace clos n’est atteinte
aerosolTests-timeEquivalent = équivalent-temps { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = un alliage qui libère au plus 0,5 ug Ni/cm2 par semaine selon EN 1811
annexViNotes-chromateIonsDissolvedWater = ions chromate dissous dans l’eau
annexViNotes-freeMonomer = monomère libre
annexViNotes-fullRefiningHistoryKnownSubstance = l’historique complet du raffinage est connu et la substance de départ n’est pas cancérogène
annexViNotes-lengthWeightedGeometricMeanDiameter = diamètre moyen géométrique pondéré par la longueur, moins deux erreurs types, supérieur à 6 um
annexViNotes-lessBenzeneEc = moins de 0,1 % de benzène (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = moins de 0,005 % de benzo[a]pyrène (EC 200-028-5)
annexViNotes-lessButadieneEc = moins de 0,1 % de 1,3-butadiène (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = moins de 3 % d’extrait de diméthylsulfoxyde selon IP 346
annexViNotes-lessReleasableFormaldehydeMost = concentration théorique maximale en formaldéhyde libérable inférieure à 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = concentration théorique maximale en formaldéhyde libérable inférieure à 1 %
annexViNotes-metallicElement = élément métallique
annexViNotes-noPowderMoreParticlesUm = pas de poudre dont 1 % ou plus se présente en particules de 10 um ou moins
annexViNotes-lessRespirableDust = moins de 1 % du produit en est sous forme de poussière alvéolaire (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = un des essais de la note (biopersistance, voie intrapéritonéale ou inhalation à long terme)
annexViNotes-testFormPlacedMarketLacks = selon un essai, la forme mise sur le marché ne présente pas le danger physique

aquaticOfSubstance-acute = aigu
aquaticOfSubstance-acuteAquaticToxicity = toxicité aquatique aiguë
aquaticOfSubstance-aquaticToxicity = toxicité aquatique
aquaticOfSubstance-bioaccumulationUnknown = bioaccumulation inconnue
aquaticOfSubstance-but = { $summary }, mais { $why }
aquaticOfSubstance-chronic = chronique
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code } : { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, limite { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = pas de toxicité en solution, limite { $limit } mg/l
aquaticOfSubstance-notClassified = Non classé
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = rapidement dégradable et non bioaccumulable
aquaticOfSubstance-toxicityAbove = toxicité au-dessus de { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = transformation de la substance inorganique dans l’environnement

aspiration-allThin = Asp. Tox. 1 : le produit est composé de liquides dont la viscosité cinématique à 40 °C est inférieure ou égale à { $mm2PerS } mm2/s
aspiration-compared = Asp. Tox. 1 : { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1 : { $name } constitue le produit et porte cette classification
aspiration-mistNoPool = Asp. Tox. 1 : pulvérisé sous forme de brouillard, sans accumulation de liquide dans la bouche
aspiration-notGiven = Asp. Tox. 1 : non indiqué : { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 par jugement d’experts ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, un hydrocarbure
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, non démontré comme hydrocarbure
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1 : données humaines, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = jugement d’experts sur le danger par aspiration (catégorie 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1 : un gaz ne peut pas être aspiré
aspirationOfSubstance-kinematicViscosity = viscosité cinématique { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1 : non indiqué : { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1 : pas un hydrocarbure, et aucune donnée humaine
aspirationOfSubstance-whetherSubstanceHydrocarbon = si la substance est un hydrocarbure

bridging-principleApplies = le principe s’applique à la classe { $name }
bridging-principleDoesNotApply = le principe ne s’applique pas à la classe { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = les teneurs en composants actifs se situent entre celles des mélanges testés
bridgingConditions-allButPropellantThereSame = tout sauf le gaz propulseur est présent dans les mêmes proportions que dans le mélange testé
bridgingConditions-allElseThereSameProportions = tout le reste est présent dans les mêmes proportions que dans le mélange testé
bridgingConditions-allOtherIngredientsSameShares = tous les autres composants ont les mêmes teneurs
bridgingConditions-allThreeMixturesSameIngredients = les trois mélanges ont les mêmes composants
bridgingConditions-aspirationToxicantsMakeUpMore = les substances toxiques par aspiration représentent { $aspirationKeepsPercent } % ou plus
bridgingConditions-beyond = {" "}(en dehors : { $beyond })
bridgingConditions-bothBatchesSameIngredients = les deux lots ont les mêmes composants
bridgingConditions-bothBatchesStatedMadeUnder = les deux lots sont déclarés produits par le même fournisseur ou sous son contrôle
bridgingConditions-bothMixturesSameIngredients = les deux mélanges ont les mêmes composants
bridgingConditions-bothTestedMixturesSameCategory = les deux mélanges testés sont dans la même catégorie de la classe
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } n’est pas classé plus sévèrement que le composant d’origine le moins dangereux
bridgingConditions-everyIngredientAssessed = chaque composant est évalué
bridgingConditions-everyShareStaysWithinBandwidth = chaque teneur reste dans la fourchette du tableau 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = éléments montrant que la pulvérisation n’est pas plus dangereuse : { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } est un composant du mélange non testé
bridgingConditions-ingredientsTheirMixtures = { $replacedId } et { $replacementId } sont des composants de leurs mélanges
bridgingConditions-met = satisfait
bridgingConditions-noIngredientAddedLeftOut = aucun composant n’a été ajouté ni supprimé
bridgingConditions-noVariationWouldChangeHazard = aucune variation susceptible de modifier le danger n’est connue
bridgingConditions-none = aucun
bridgingConditions-notMet = non satisfait
bridgingConditions-propellantIngredientAerosol = le gaz propulseur est un composant de l’aérosol
bridgingConditions-propellantStatedNotAffectHazard = le gaz propulseur est déclaré sans effet sur le danger lors de la pulvérisation
bridgingConditions-sameCategoryClass = { $replacement } et { $replaced } sont dans la même catégorie de la classe
bridgingConditions-share = { $replacement } a la même teneur que { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } est déclaré sans effet sur le danger des autres
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } est déclaré sans effet sur le danger des autres
bridgingConditions-testedMixtureMostSevereCategory = le mélange testé est dans la catégorie ou sous-catégorie la plus sévère
bridgingConditions-thereMoreNoneLessIngredients = les composants de cette catégorie sont présents en plus grande quantité, et aucun en moindre quantité
bridgingConditions-thereMoreTestedMixture = { $diluent } est présent en plus grande quantité que dans le mélange testé

bySpecificLimits-belowSpecificLimits = au-dessous de ses limites de concentration spécifiques
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code } : { $texts }.
bySpecificLimits-specificLimit = limite de concentration spécifique { $lower } %

chemicalFamily-aldehydes = aldéhydes
chemicalFamily-alkylphenols = alkylphénols
chemicalFamily-amines = amines
chemicalFamily-chloroformates = chloroformiates
chemicalFamily-chlorosilanes = chlorosilanes
chemicalFamily-isocyanates = isocyanates
chemicalFamily-mercaptans = mercaptans
chemicalFamily-nitriles = nitriles
chemicalFamily-organometallic = substances organométalliques
chemicalFamily-terpenes = hydrocarbures terpéniques

chemicalUnderPressure-approvalChemicalsUnderPressureThese = agrément : les produits chimiques sous pression présentant ces dangers n’ont pas de rubrique
chemicalUnderPressure-chemicalHeatCombustion = chaleur chimique de combustion de { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = produit chimique sous pression
chemicalUnderPressure-compared = Chem. Press. { $category } : { $because }
chemicalUnderPressure-flammableComponents = { $most } % de composants inflammables et { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = Le mélange est un produit chimique sous pression, classe qui remplace celle-ci.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = Le mélange n’est pas déclaré comme liquide ou solide sous pression.
chemicalUnderPressure-unknownHeatCombustion = une chaleur de combustion inconnue

chooseEntry-allFlammableIngredientsChemicalGroup = tous les composants inflammables appartiennent à ce groupe chimique
chooseEntry-allOfGroup = tous les composants dangereux appartiennent à ce groupe chimique
chooseEntry-collectiveEntry = rubrique collective pour { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = chaque composant dangereux appartient à : { $family }
chooseEntry-productDeclared = le produit est déclaré comme { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = affectation à la classe { $own }
classVerdicts-compared = { $standing } ; { $summary }
classVerdicts-doesNotApply = ne s’applique pas
classVerdicts-namedOtherwise = Classe { $own } : ne s’applique pas ; { $names }, par nom, d’une autre classe dans la liste des marchandises dangereuses
classVerdicts-notJudged = Classe { $own } : non évaluée
classVerdicts-notKnown = inconnu
classVerdicts-standing = Classe { $own } : { $met }
classVerdicts-unjudged = { $name } : { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = volatilité : le critère de vapeur de l’ADR 2.2.61.1.8 a été considéré comme satisfait

classifyForTransport-approvalTypeNotAcceptedCarriage = agrément : le type A n’est pas admis au transport
classifyForTransport-class = classe { $own } : { $text }
classifyForTransport-environmentallyHazardous = dangereux pour l’environnement : { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = dangereux pour l’environnement, et dans aucune autre classe
classifyForTransport-open = { $standing } : { $missing }
classifyForTransport-physicalState = état physique
classifyForTransport-solutionNamedListAboveAnother = solution de { $step } : nommément mentionnée dans la liste seulement à partir d’une autre concentration
classifyForTransport-stillSettled = Reste à déterminer : { $summary }
classifyForTransport-toxicInhalationZone = toxique par inhalation, zone { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Liquide combustible (combustible liquid) : non réglementé en emballages jusqu’à 450 litres ; en vrac NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Point d’éclair { $min } °C >= { $reclassFrom } °C : peut être reclassé comme liquide combustible (combustible liquid) par route et par rail, et est alors exempté en emballages jusqu’à 450 litres

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = agrément : un contenu du groupe d’emballage I n’est pas autorisé
common-bcfLogKow = FBC ou log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head } : { $text }
common-doesNotCountClass = { $hazards } : ne compte pas dans cette classe
common-entryCombinationHazards = une rubrique pour cette combinaison de dangers
common-kinematicViscosity = viscosité cinématique à 40 °C
common-mandatory = obligatoire
common-noIngredientClassifiedClass = Aucun composant n’est classé dans cette classe.
common-notClassified = non classé
common-notReliable = non fiable : { $unreliable }
common-optional = facultatif
common-productIdentifier = identificateur de produit
common-rapidlyDegradable = rapidement dégradable
common-recommended = recommandé
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1 : un solide n’a pas de viscosité cinématique pouvant remplir le critère
common-text = { $text }
common-wholeComposition = la composition complète

corrosion-aloneReachesLimit = { $outcome } : limite atteinte à lui seul par { $reached }
corrosion-doesNotReach = n’atteint ni { $atMost } ni { $atLeast }
corrosion-extremeButLowAcidAlkaline = est extrême, mais une faible réserve acide ou alcaline a été démontrée
corrosion-extremeButSettled = est extrême, mais la classification harmonisée fixe l’effet sur la peau et les yeux à cette teneur : { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1 : le mélange est { $code } ; il est donc réputé provoquer des lésions oculaires graves
corrosion-noNonAdditiveIngredientReaches = { $outcome } : aucun composant non additif n’atteint à lui seul { $atLeast } %
corrosion-nonAdditiveJudgedAlone = non additif : évalué isolément
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (non additif : évalué isolément)
corrosion-ph = { $severe } : pH { $value } { $summary }
corrosion-reachesHighest = est supérieur ou égal à { $limit }
corrosion-reachesLowest = est inférieur ou égal à { $limit }

corrosiveGas-byLc50 = { $text } : corrosif
corrosiveGas-corrosiveSkin = corrosif pour la peau
corrosiveGas-lc50CorrosiveComponentsM3M3 = CL50 des composants corrosifs { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text } : non corrosif

corrosivePackingGroup-corrosiveSkinButSubCategory = Classe 8 : corrosif pour la peau, mais la sous-catégorie qui donne le groupe d’emballage n’est pas connue
corrosivePackingGroup-corrosivesGroupI = matières corrosives du groupe I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = matières corrosives du groupe I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = matières corrosives des groupes I et II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = matières corrosives des groupes I et II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Classe 8 : { $hazards } correspond au groupe d’emballage { $own }
corrosivePackingGroup-packingGroup2 = Classe 8 : { $summary }, groupe d’emballage { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = sous-catégorie 1A, 1B ou 1C ({ $name })
corrosivePackingGroup-subCategory1a1b1c2 = sous-catégorie 1A, 1B ou 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % dans l’environnement aquatique en 28 jours ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } en 28 jours ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } en 28 jours
degradability-days3 = { $inEnvironmentPercent } % en 28 jours < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = aucune donnée sur la dégradation
degradability-noDayWindowMultiConstituents = pas de fenêtre de 10 jours pour les substances à plusieurs constituants
degradability-noTestResult = aucun résultat d’essai
degradability-notRapidlyDegradable = Non rapidement dégradable
degradability-notShownWithinDayWindow = { $found }, non démontré dans la fenêtre de 10 jours
degradability-oxygenOrCo2 = oxygène ou CO2
degradability-rapidlyDegradable = Rapidement dégradable
degradability-ratio = DBO5/DCO { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = selon la conclusion de la source
degradability-withinDayWindow = dans la fenêtre de 10 jours

elevatedTemperature-carried = transporté à { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = transporté à { $carried } °C, à son point d’éclair de { $min } °C ou au-dessus (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Classe 9 : transporté à { $carried } °C, ni liquide à partir de 100 °C ni solide à partir de 240 °C

environment-environmentallyHazardous = Dangereux pour l’environnement : { $codes } ; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Dangereux pour l’environnement : ni Acute 1, ni Chronic 1 ou 2
environment-environmentallyHazardousNoClassOwn = Dangereux pour l’environnement : pas de classe propre ; les polluants marins sont nommément désignés et réglementés par navire et en vrac
environment-environmentallyHazardousNotKnown = Dangereux pour l’environnement : inconnu
environment-environmentallyHazardousNothingElse = Dangereux pour l’environnement et rien d’autre : { $says }
environment-freeByRoadAndRail = libre par route et par rail, réglementé par navire et par aéronef
environment-freeByRoadAndRailInPackagings = libre par route et par rail dans des emballages jusqu’à 500 kg ou l et en GRV
environment-freeInSmallInnerPackagings = libre jusqu’à 5 l ou 5 kg par emballage intérieur

evidenceOnly-by = { $verdict } selon { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = données sur la cancérogénicité
evidenceOnly-evidenceEffectsViaLactation = données sur les effets sur ou via l’allaitement
evidenceOnly-evidenceEndocrineDisruptionEnvironment = données sur la perturbation endocrinienne, environnement
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = données sur la perturbation endocrinienne, santé humaine
evidenceOnly-evidenceGermCellMutagenicity = données sur la mutagénicité sur les cellules germinales
evidenceOnly-evidenceNarcoticEffects = données sur les effets narcotiques
evidenceOnly-evidenceReproductiveToxicity = données sur la toxicité pour la reproduction
evidenceOnly-evidenceRespiratorySensitisation = données sur la sensibilisation respiratoire
evidenceOnly-evidenceRespiratoryTractIrritation = données sur l’irritation des voies respiratoires

explosiveEntry-explosiveTests = explosible de la division { $own } selon ses épreuves

explosiveTests-classificationExplosive = classification comme explosible
explosiveTests-correctedBurningRate = Desen. Expl. { $number } : vitesse de combustion corrigée { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4 : vitesse de combustion corrigée { $rate } kg/min < { $third } kg/min
explosiveTests-division = division { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = division selon les séries d’épreuves 5 à 7
explosiveTests-divisionTestSeriesGave = Expl. { $number } : la division donnée par les séries d’épreuves 5 à 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1 : un explosible sans son emballage est réputé exploser en masse, sauf si son danger est démontré (note 1 du tableau 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1 : un explosible sans division, ou hors de la configuration à laquelle sa division s’applique
explosiveTests-heatDecomposition = Desen. Expl. : chaleur de décomposition { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl. : explose en masse ou brûle plus vite que 1200 kg/min, et est donc un explosible
explosiveTests-noExplosiveTestSeries = Expl. : pas un explosible selon les séries d’épreuves 1 et 2
explosiveTests-notShownMeetCategories2b = Expl. 2A : { $named } ; il n’est pas démontré que les exigences des catégories 2B et 2C sont remplies
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1 : trop instable ou trop sensible dans la série d’épreuves 3 pour une division
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl. : trop instable ou trop sensible dans la série d’épreuves 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS } : { $named }, sans événement à danger élevé

exposure-repeated = répétée
exposure-single = unique

extremePh-phDoesNotReach = { $code } : pH { $ph } n’atteint ni { $atMost } ni { $atLeast }
extremePh-phReaches = { $code } : pH { $ph } atteint { $whenSide }
extremePh-phReserve = pH - réserve/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + réserve/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = {"\u00A0"}; la réserve le confirme : { $compared }
extremePh-reserveSuggestsLessOtherData = {"\u00A0"}; la réserve indique un effet moindre ({ $compared }), que d’autres données doivent confirmer
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (requis : { $needed } animaux sur { $animalsCount })
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2 : cornée ≥ 1, iris ≥ 1, rougeur ≥ 2 ou chémosis ≥ 2 chez { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code } : cornée ≥ 1, iris ≥ 1, rougeur ≥ 2 ou chémosis ≥ 2 chez { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1 : opacité de la cornée ≥ 3 ou iritis > 1,5 chez { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = données sur les lésions oculaires graves et l’irritation oculaire
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1 : effets non réversibles en 21 jours chez { $lasting } animaux sur { $animalsCount }
eyeOfSubstance-reversalWithinDaysEye = réversibilité en 21 jours, œil
eyeOfSubstance-scoresThreeAnimalsEye = scores de trois animaux, œil
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1 : la substance est { $code } ; elle est donc réputée provoquer des lésions oculaires graves

finding-noDataNeeded = Aucune donnée ; nécessaire : { $needed }.
finding-studiesNotReliable = { $leftCount } études sur { $studiesCount } non fiables

flammable-compared = Classe 3 : { $summary }
flammable-ethanolWaterMassVolumeNot = Éthanol dans l’eau, { $share } % <= { $mostEthanol } % en masse (24 % en volume) : non soumis
flammable-flashPointAbove = point d’éclair { $flash } °C, supérieur à { $flash2 } °C
flammable-flashPointAboveDoesNot = point d’éclair { $flash } °C, supérieur à { $sustaining } °C, n’entretient pas la combustion
flammable-initialBoilingPointCPacking = { $summary } ; point initial d’ébullition { $boiling } °C <= { $boiling2 } °C : groupe d’emballage I

flammableGas-compositionDoesNotPropagateFlame = La composition est { $blend } ; elle ne propage pas de flamme à l’essai ({ $source })
flammableGas-flammabilityTestIsoEn = un essai d’inflammabilité selon ISO 10156 ou EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % du mélange ne sont pas déclarés
flammableGas-nitrogenEquivalentSharesOverTci = Gaz inflammables : somme des teneurs en équivalent azote divisées par Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 ne donne pas de coefficient d’équivalence à l’azote pour { $name }
flammableGas-noTci = ISO 10156 ne donne pas de Tci pour { $name }
flammableGas-nobodyClassified = Gaz inflammables : personne n’a classé { $missing }
flammableGas-nobodyClassified2 = personne n’a classé { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } est un gaz comburant à côté de gaz inflammables, cas pour lequel ISO 10156 exige un essai
flammableGas-partlyHalogenatedAboveBesideMore = { $name } est partiellement halogéné ; au-dessus de 0,5 % à côté de plus de 0,25 % de gaz inflammable, le calcul n’est pas valable
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci non répertorié, pris égal à { $leastFlammable } %
flammableGas-tciTestIso = Tci ({ $name }), ou un essai selon ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = {"\u00A0"}; la limite inférieure d’inflammabilité calculée est de { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = stabilité chimique selon la section 35 du Manuel de l’ONU ({ $name })
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2 : tous les composants inflammables sont de catégorie 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A : ni une limite inférieure d’inflammabilité supérieure à 6 % ni une vitesse de combustion inférieure à 10 cm/s n’a été mesurée{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B : aucun composant inflammable n’est de catégorie 1A
flammableGasCategory-pyrophoricGases = Gaz pyrophorique : { $pyrophoric } % de gaz pyrophoriques > 1 %

flammableLiquid-flashPoint = point d’éclair
flammableLiquid-flashPointAgainst = { $outcome } : point d’éclair { $flash } °C, limite { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3 : point d’éclair { $flashPointC } °C > { $aboveC } °C, et la combustion n’est pas entretenue
flammableLiquid-flashPointNotGivenMatters = Flam. Liq. : le point d’éclair n’est pas indiqué, alors qu’il est nécessaire ({ $names })
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3 : gazole dont le point d’éclair est de { $flashPointC } °C, entre { $fromC } et { $toC } °C
flammableLiquid-initialBoilingPoint = point initial d’ébullition
flammableLiquid-initialBoilingPointAgainst = , point initial d’ébullition { $boiling } °C, limite ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq. : { $name } constitue le produit et porte cette classification
flammableLiquid-mixtureNoLiquidBut = Flam. Liq. : le mélange n’est pas un liquide ; état physique : { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq. : l’essai n’a trouvé aucun point d’éclair jusqu’au point d’ébullition
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq. : aucun composant n’est un liquide inflammable
flammableLiquid-notGiven = non indiqué

gasOutcome-byClass = { $hazardClass } : { $met } ; { $summary }
gasOutcome-compared = Classe 2 : { $hazards } ; { $why }
gasOutcome-compressed = comprimé
gasOutcome-gas = gaz de la division { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Classe 2 : gaz de la division 2.2 à moins de 200 kPa à 20 °C, ni liquéfié ni réfrigéré : non soumis
gasOutcome-howGasBelowKpaCarried = comment un gaz à moins de 200 kPa doit être transporté
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = CL50 pour une heure jusqu’à 5000 ml/m3, limite supérieure d’Acute Tox. 3 : toxique
gasOutcome-liquefied = liquéfié
gasOutcome-listNamesMixture = la liste mentionne le mélange de { $found }
gasOutcome-notClassified = non classé
gasOutcome-notToxicLc50OneHour = non toxique : CL50 pour une heure supérieure à 5000 ml/m3
gasOutcome-refrigerated = liquéfié réfrigéré
gasOutcome-stateGas = état du gaz
gasOutcome-toxicAndCorrosive = { $toxic } ; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code } : le générateur d’aérosol contient un gaz { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas : un générateur d’aérosol contient un gaz sous pression, sans que l’on sache lequel
gasUnderPressure-compared = Press. Gas (Comp.) : { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas : { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.) : { $text } > { $compressedUpToC } °C, comme pour chaque composant
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas : le groupe reste non résolu, car aucune température critique n’est connue pour { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = conditionnement du gaz (comprimé, liquéfié, réfrigéré ou dissous)
gasUnderPressure-moleWeightedCriticalTemperature = température critique pondérée par les moles { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas : conditionné à moins de 200 kPa (pression manométrique) à 20 °C et non liquéfié
gasUnderPressure-packedGas = { $code } : conditionné comme gaz { $packedGas }
gasUnderPressure-rest = le reste
gasUnderPressure-takenGas = Press. Gas (Comp.) : { $open } ; considéré comme un gaz comprimé
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, mais { $permanent } % restent gazeux à toute pression : le groupe dépend du remplissage

gasWithOxygen-oxidisingGasSetAsideAir = Gaz inflammables : le gaz comburant étant écarté avec l’air, somme des teneurs divisées par Tci { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Gaz inflammables : somme des teneurs divisées par les limites inférieures d’inflammabilité { $value } < 1 ; le mélange n’a donc pas de domaine d’inflammabilité avec l’air

goodsProperty-acidic = acide
goodsProperty-basic = basique
goodsProperty-inorganic = inorganique
goodsProperty-organic = organique

hazardStatements-for = pour { $own }
hazardStatements-joined = regroupé dans { $value }
hazardStatements-joins = regroupe { $value } et { $value2 }
hazardStatements-says = déjà exprimé par { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = toutes les entrées du composant { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = une note exempte chaque composant de la classe
individual-noIngredient = { $outcome } : 0 % < { $limit } %, aucun composant n’est { $codes }
individual-noRowClassCategoryThese = Aucune ligne de cette classe ne vise la catégorie de ces composants.
individual-specificLimit = limite de concentration spécifique { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = la limite de concentration spécifique { $specific } % n’écarte pas la limite générique, { $paragraph }
individual-sum = somme de { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name } : la classification harmonisée européenne { $entry } n’a pas force de loi ici ; la classification du fournisseur est retenue ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name } : la classification harmonisée { $entry } est à confirmer par des essais ; { $supplier } du fournisseur est retenu
ingredientInForce-harmonisedCounts = { $name } : la classification harmonisée { $entry } est retenue{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name } : l’entrée harmonisée ne couvre pas la classe ; { $supplier } du fournisseur est retenu
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name } : la classification harmonisée { $entry } est une classification minimale ; les données du fournisseur conduisent à { $supplier }, qui est retenu
ingredientInForce-noEntryClass = aucune entrée dans la classe
ingredientInForce-supplierDoesNot = {"\u00A0"}; { $supplier } du fournisseur n’est pas retenu

inhalation-lc50M3SaturatedVapourM3 = CL50 { $lc50 } ml/m3, vapeur saturante { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Classe 6.1 : { $text } : au moins { $volatility } fois la CL50, celle-ci allant jusqu’à { $lc50 } ml/m3, groupe d’emballage { $packingGroup }
inhalation-noPackingGroupVapour = Classe 6.1 : { $text } : pas de groupe d’emballage par la vapeur
inhalation-poisonousInhalationHazardZoneLc50 = Toxique par inhalation, zone de danger { $zone } : CL50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = ne présente pas de danger sous la forme massive ou de polymère fournie ; la fiche de données de sécurité en fait état
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = ne requiert pas d’étiquetage sur les générateurs d’aérosol et les récipients à dispositif scellé de pulvérisation
labelScope-notAdopted = n’est pas adopté

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } à { $max }

metalCorrosionStrength-measuredPh = à un pH mesuré de { $min } à { $max }
metalCorrosionStrength-solid = dans un solide
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } % : trop peu pour corroder les métaux { $why }.

missingAssessments-below = { $upper } % est au-dessous de { $cutOff }
missingAssessments-cutOff = la valeur seuil de { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Non classé par quiconque, mais au-dessous de { $cutOff }.

namedEntry-contains = contient { $name }
namedEntry-formNamedList = { $only } sous cette forme est nommément mentionné dans la liste
namedEntry-less = moins de { $share } %
namedEntry-more = plus de { $share } %
namedEntry-notLess = au moins { $share } %
namedEntry-notMore = au plus { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } est le seul composant dangereux, et la classe est celle de sa propre rubrique
namedEntry-product = le produit est { $single }
namedEntry-productNamedList = le produit est nommément mentionné dans la liste
namedEntry-solution = solution ({ $name }), { $lower } et { $upper }
namedMixture-provisionExempts = une disposition spéciale du nº ONU { $un } exempte les marchandises de cette composition

namedIngredients-contributes = contribue à { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why } ; chaque classe a déjà un nom, et { $most } noms suffisent

notesInForce-mixtureBeing = état physique du mélange : { $physicalState }
notesInForce-solidPaste = la forme indiquée : pâte
notesInForce-solidPiece = la forme indiquée : solide d’une seule pièce
notesInForce-releasesShown = { $paragraph } en exempte : { $condition } ; démontré par : { $evidence }
notesInForce-weightCounts = { $countedFraction } % de son poids compte comme { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox. : oxygène disponible { $oxygen } % ≤ { $limit } % avec { $peroxide } % de peroxyde d’hydrogène
organicPeroxide-peroxygenGroups = groupes peroxygénés : { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = poussières combustibles
otherHazard-health = danger pour la santé
otherHazard-physical = danger physique
otherHazard-simple-asphyxiant = asphyxiant simple

otherTests-chemicallyUnstable = chimiquement instable, { $instability }
otherTests-compared = Met. Corr. 1 : { $measured }, > 6,25
otherTests-compared2 = Met. Corr. : { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = vitesse de corrosion sur l’aluminium
otherTests-corrosionRateSteel = vitesse de corrosion sur l’acier
otherTests-flammableTest = Flam. Gas { $id } : inflammable à l’essai, { $measured }
otherTests-limitsBurningVelocity = limites de { $lowerLimit } à { $upperLimit } %, vitesse de combustion { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = limites inférieure et supérieure d’inflammabilité
otherTests-notFlammableTest = Flam. Gas : non inflammable à l’essai
otherTests-oxidisingPowerTest = Ox. Gas 1 : pouvoir comburant { $power } % > { $oxidisingPowerAbove } % à l’essai
otherTests-oxidisingPowerTest2 = Ox. Gas : pouvoir comburant { $power } % ≤ { $oxidisingPowerAbove } % à l’essai
otherTests-steelAluminiumYear = acier { $steel } et aluminium { $aluminium } mm par an
otherTests-test = Flam. Gas 1A : { $what } à l’essai

oxidationTests-againstReferenceMixture = { $prefix } { $index } : { $found } { $unit } contre { $reference } { $unit2 } pour le mélange de référence
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1 : le mélange avec la cellulose s’enflamme spontanément
oxidationTests-slowerEveryReferenceMixture = { $prefix } : plus lent que tous les mélanges de référence

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, non testé
oxidisingGas-nitrogenEquivalencyKk = coefficient d’équivalence à l’azote Kk du gaz { $name }
oxidisingGas-nobodyClassified = Gaz comburants : personne n’a classé { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1 : pouvoir comburant { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = n’est pas supérieur à
ozoneOfSubstance-ozoneDepletionPotential = potentiel d’appauvrissement de la couche d’ozone
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1 : potentiel d’appauvrissement de la couche d’ozone { $found } { $sign } 0 ({ $source })

packedGas-compressed = comprimé
packedGas-dissolved = dissous
packedGas-liquefied = liquéfié
packedGas-refrigerated = liquéfié réfrigéré

peroxideEntry-classType = { $code } : classe { $own } par son type
peroxideEntry-compared = { $found } : { $end }
peroxideEntry-sadt = TDAA { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = TDAA inconnue
peroxideEntry-subsidiary = danger subsidiaire : { $hazards }
peroxideEntry-temperatureControlled = régulation de température exigée
peroxideEntry-upTemperatureControlledEntryApplies = jusqu’à { $limit } °C, la rubrique avec régulation de température s’applique

persistenceOfSubstance-allHalfLivesBelow = toutes les demi-vies au-dessous
persistenceOfSubstance-bcf = FBC { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioaccumulable
persistenceOfSubstance-chronicAquaticValuesHealthClasses = valeurs chroniques pour le milieu aquatique et classes de danger pour la santé comptant comme toxiques
persistenceOfSubstance-halfLivesWaterSedimentSoil = demi-vies dans l’eau, les sédiments et le sol
persistenceOfSubstance-in = { $days } j ({ $medium }) > { $limit } j
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobile
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = inconnu
persistenceOfSubstance-notToxic = non toxique
persistenceOfSubstance-persistent = persistant
persistenceOfSubstance-toxic = toxique
persistenceOfSubstance-veryBioaccumulative = très bioaccumulable
persistenceOfSubstance-veryMobile = très mobile
persistenceOfSubstance-veryPersistent = très persistant

persistenceTable-freshEstuarineWater = eau douce ou estuarienne
persistenceTable-freshEstuarineWaterSediment = sédiments d’eau douce ou estuarienne
persistenceTable-marineSediment = sédiments marins
persistenceTable-marineWater = eau de mer
persistenceTable-soil = sol

physicalOfSubstance-flammabilityRangeAirTestIso = domaine d’inflammabilité dans l’air, ou un essai selon ISO 10156
physicalOfSubstance-notCalculatedNeeded = Non calculé ; nécessaire : { $test }.
physicalOfSubstance-oxidisingPowerTestIso = pouvoir comburant, ou un essai selon ISO 10156

physicalOutcome-aerosol = un aérosol
physicalOutcome-classDoesNotApplyMixture = La classe ne s’applique pas à un mélange qui est { $stateNames }.
physicalOutcome-gas = un gaz
physicalOutcome-liquid = liquide
physicalOutcome-makesUpProduct = { $name } constitue le produit et est classé { $written }.
physicalOutcome-solid = solide

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = corrosif pour les métaux seulement, emballé pour les consommateurs
pictogramPrecedence-moreSevereCategorySpecificTarget = une catégorie plus sévère de toxicité spécifique pour certains organes cibles (exposition unique) porte GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = pas pour la toxicité aiguë à côté de GHS06
pictogramPrecedence-notBesideGhs06 = pas à côté de GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = pas pour l’irritation cutanée ou oculaire à côté de GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = pas pour la sensibilisation cutanée ni l’irritation à côté de GHS08 pour la sensibilisation respiratoire
pictogramPrecedence-optionalWhereGhs01Applies = facultatif lorsque GHS01 s’applique

pictograms-for = pour { $own }{ $whenEuropean }
pictograms-for2 = pour { $own } : { $why }
pictograms-optionalBesideGhs02Ghs06E = {"\u00A0"}; facultatif à côté de GHS02 ou GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = pour { $hazards } seulement { $condition }

precautionConditions-bulkMassesTemperatureSpecified = pour les matières en vrac pour lesquelles une température est indiquée
precautionConditions-categoryOthersVolatileMayGenerate = pour la catégorie 1, et pour les autres s’ils sont volatils et peuvent former une atmosphère explosive
precautionConditions-ifAntidoteSpecificMeasureRequired = si un antidote ou une mesure particulière est nécessaire immédiatement
precautionConditions-ifDustCloudsCanOccur = si des nuages de poussière peuvent se former
precautionConditions-ifElectrostaticallySensitive = en cas de sensibilité électrostatique
precautionConditions-ifExplosiveMechanicallySensitive = si l’explosible est sensible aux sollicitations mécaniques
precautionConditions-ifBreathedInAnyForm = si des poussières, fumées, gaz, brouillards, vapeurs ou aérosols du produit peuvent être inhalés
precautionConditions-ifProductIsNoGas = si le produit n’est pas un gaz
precautionConditions-ifInhalableParticlesDustsMists = si des particules inhalables de poussières ou de brouillards peuvent se former lors de l’utilisation
precautionConditions-ifLiquidVolatileMayGenerate = si le liquide est volatil et peut former une atmosphère explosive
precautionConditions-ifReleaseEnvironmentNotIntended = si le rejet dans l’environnement n’est pas l’usage prévu
precautionConditions-ifSubstanceMixtureVolatileMay = si la substance ou le mélange est volatil et peut former une atmosphère dangereuse
precautionConditions-ifWaterIncreasesRisk = si l’eau augmente le risque
precautionConditions-outsideTransportableCylindersPackedP200 = hors des bouteilles à gaz transportables emballées selon P200 du Règlement type
precautionConditions-packagingsNeedNotVented = dans les emballages qui n’ont pas besoin d’évent
precautionConditions-temperatureSupplierSpecifiesNotKnown = avec la température indiquée par le fournisseur, qui n’est pas connue ici

precautions-chosenBySupplier = choisi par le fournisseur ; { $why }
precautions-for = pour { $hazards }
precautions-leftOutBySupplier = omis par le fournisseur ; { $why }
precautions-redundantBeside = redondant à côté de { $kept }

precedence-goesBeforePackingGroup = { $main } prime sur { $others } ; groupe d’emballage { $packingGroup }

productKind-adhesive = adhésif
productKind-alcoholic-beverage = boisson alcoolisée
productKind-aviation-fuel = carburéacteur
productKind-coating = solution d’enrobage
productKind-disinfectant = désinfectant
productKind-fertiliser = engrais
productKind-gas-cartridge = cartouche à gaz
productKind-lead-battery = accumulateur au plomb
productKind-lithium-ion-battery = pile au lithium ionique
productKind-lithium-metal-battery = pile au lithium métal
productKind-flavour-extract = extrait pour aromatiser
productKind-paint = peinture
productKind-paint-related = matière apparentée aux peintures
productKind-perfumery = produit pour parfumerie
productKind-pesticide = pesticide
productKind-petroleum-distillate = distillat de pétrole
productKind-printing-ink = encre d’imprimerie
productKind-printing-ink-related = matière apparentée aux encres d’imprimerie
productKind-refrigerant = gaz réfrigérant
productKind-resin-solution = résine en solution
productKind-sealed-lead-battery = accumulateur au plomb inversable
productKind-wood-preservative = produit de préservation du bois

propose-entry = UN { $un } { $name } : { $why }
propose-noPackingGroup = aucun
propose-provision = UN { $un } : { $says }
propose-unCarriageProhibited = UN { $un } : le transport est interdit
propose-unNotSubjectLawMode = UN { $un } n’est pas soumis à la réglementation de ce mode ; d’autres le réglementent
propose-unPackingGroupMode = UN { $un } est { $own }, groupe d’emballage { $packingGroup }, pour ce mode

provision-144 = les solutions aqueuses contenant au plus 24 % d’alcool en volume ne sont pas soumises
provision-145 = les boissons du groupe d’emballage III en récipients de 250 l au plus ne sont pas soumises
provision-188 = les petites piles et batteries ne sont pas soumises, sous conditions de taille, d’épreuve et d’emballage
provision-216 = des matières solides non dangereuses peuvent être mélangées à des liquides inflammables tant qu’aucun liquide libre n’est visible
provision-217 = des matières solides non dangereuses peuvent être mélangées à des liquides toxiques tant qu’aucun liquide libre n’est visible
provision-335 = des matières solides non dangereuses peuvent être mélangées à des liquides dangereux pour l’environnement tant qu’aucun liquide libre n’est visible, les sachets scellés de 10 ml au plus ne sont pas soumis
provision-354 = toxique à l’inhalation
provision-363 = les moteurs et machines contenant du carburant ont leurs propres conditions
provision-375 = en emballages simples ou intérieurs de 5 l ou 5 kg au plus, n’est soumis à aucune autre disposition
provision-376 = les piles et batteries endommagées ou défectueuses ont leurs propres conditions
provision-386 = stabilisé par inhibiteur ou par régulation de température, en quantité suffisante pour le trajet

purpose-adhesive = adhésif
purpose-brazing-or-soldering = produit de brasage
purpose-cement = ciment
purpose-paint-or-varnish = peinture ou vernis
purpose-plant-protection = produit phytopharmaceutique

reducePrecautions-beyondSixSince = { $why } ; au-delà de six, car { $why2 } (CLP Art. 28(3))
reducePrecautions-for = pour { $hazards } : { $levelWords }
reducePrecautions-highlyRecommended = fortement recommandé
reducePrecautions-lawPrescribes = la loi le prescrit
reducePrecautions-nothingElseLabelSays = rien d’autre sur l’étiquette ne le dit
reducePrecautions-safetyDataSheetNotLabel = pour la fiche de données de sécurité, non pour l’étiquette
reducePrecautions-severityHazardNeeds = la gravité du danger l’exige
reducePrecautions-specialCaseOnlyNothingKnown = seulement pour un cas particulier, dont rien n’est connu ici
reducePrecautions-statementsMoreWeightLabel = des conseils plus importants figurent sur l’étiquette ; { $why }

route-dermal = voie cutanée
route-dust-mist = poussières/brouillards
route-gas = gaz
route-oral = voie orale
route-vapour = vapeurs

safetyNet-acuteToxicitySeenSolution = une toxicité aiguë a été observée en solution
safetyNet-acuteToxicityUpWaterSolubility = toxicité aiguë jusqu’à la solubilité dans l’eau
safetyNet-chronicValuesAllLevelsAbove = valeurs chroniques de tous les niveaux trophiques supérieures à { $noecAbove } mg/l ou à la solubilité
safetyNet-compared = Aquatic Chronic 4 : { $summary }
safetyNet-needed = nécessaire : { $missing }
safetyNet-notBioaccumulating = non bioaccumulable
safetyNet-waterSolubility = solubilité dans l’eau { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = solubilité dans l’eau
safetyNet-waterSolubilityNoAcuteToxicity = solubilité dans l’eau { $solubility } mg/l, pas de toxicité aiguë jusque-là, non rapidement dégradable, bioaccumulable

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % des animaux réagissent < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % des animaux réagissent, induction à { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = données sur la sensibilisation cutanée
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positif, et sans puissance pas de sous-catégorie
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = l’essai était négatif
sensitisationOfSubstance-unknown = une concentration inconnue en

signalWord-excludesWarning = {"\u00A0"}; exclut « Attention » pour { $warning }
signalWord-for = pour { $danger }{ $excluded }
signalWord-for2 = pour { $warning }
signalWord-noCategoryClassificationSignalWord = aucune catégorie de la classification n’a de mention d’avertissement

skinOfSubstance-dataSkinCorrosionIrritation = données sur la corrosion et l’irritation cutanées
skinOfSubstance-dataSkinStandAbovePh = { $summary } ; les données sur la peau priment sur le pH
skinOfSubstance-exposureSkinH = une exposition de la peau pendant 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2 : inflammation jusqu’à la fin de l’observation chez { $inflamed } animaux sur { $animalsCount }
skinOfSubstance-meanScoreAnimalsNeeded = { $code } : score moyen ≥ { $atLeast } chez { $positive } animaux sur { $animalsCount } (requis : { $needed })
skinOfSubstance-needed = Skin Irrit. 2 : nécessaire : { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1 : pas de destruction de la peau en { $longest } min d’exposition
skinOfSubstance-scoresErythemaOedema = scores d’érythème et d’œdème
skinOfSubstance-scoresThreeAnimalsSkin = scores de trois animaux, peau
skinOfSubstance-seenAfterH = , observé après { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code } : peau détruite après { $minutes } min d’exposition{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2 : trop peu d’animaux sur { $animalsCount } avec un score moyen ≥ 2,3 (maximum { $highest }, requis : { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A peut le remplacer sur les emballages de moins de 125 ml
smallPackage-innerPackagingUpResearchAnalysis = emballage intérieur jusqu’à 10 ml pour la recherche ou l’analyse, dans un emballage extérieur entièrement étiqueté
smallPackage-solublePackagingUpFullyLabelled = emballage soluble jusqu’à 25 ml dans un emballage extérieur entièrement étiqueté
smallPackage-up = jusqu’à 125 ml, pour { $names }

smallPackageRules-containersTooSmallWholeLabel = contenants trop petits pour l’étiquette complète, dans la mesure du raisonnablement possible
smallPackageRules-containersUpMlUpLabel = contenants jusqu’à 100 ml ; jusqu’à 3 ml, l’étiquette peut être retirée lors de l’utilisation (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = que l’étiquette complète figure sur l’emballage extérieur immédiat
smallPackageRules-initialSupplierIdentifier = identificateur du fournisseur initial
smallPackageRules-nameAddressTelephoneNumberSupplier = nom, adresse et numéro de téléphone du fournisseur
smallPackageRules-nameTelephoneNumberSupplier = nom et numéro de téléphone du fournisseur
smallPackageRules-pictogramHazardStatement = un pictogramme ou une mention de danger
smallPackageRules-signalWord = mention d’avertissement
smallPackageRules-upWhereLabelWouldInterfere = jusqu’à 3 ml, lorsqu’une étiquette gênerait l’utilisation ; l’emballage extérieur est entièrement étiqueté
smallPackageRules-upWhereNoFullLabel = jusqu’à 100 ml, lorsque l’étiquette complète ne peut pas être apposée ; l’emballage extérieur est entièrement étiqueté

solidTests-burningTime = durée de combustion
solidTests-burningTimeAgainstRateAgainst = durée de combustion { $time } s, limite < 45 s, vitesse { $rate } mm/s, limite > 2,2 mm/s
solidTests-burningTimeBurningRate = durée ou vitesse de combustion
solidTests-compared = Flam. Sol. : { $measured }
solidTests-cubeDoesNotHeat = Self-heat. : le cube de 100 mm ne s’échauffe pas à 140 °C
solidTests-cubeHeats = Self-heat. 2 : le cube de 100 mm s’échauffe à 140 °C, et { $because }
solidTests-cubeHeats2 = Self-heat. 1 : le cube de 25 mm s’échauffe à 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol. : ne s’enflamme pas en cinq minutes
solidTests-fireDoesNotSpread = Flam. Sol. : le feu ne se propage pas
solidTests-gasSetFreeIgnitesItself = Water-react. 1 : le gaz dégagé s’enflamme spontanément
solidTests-hour = Water-react. 2 : { $found } l/kg par heure ≥ 20 l/kg
solidTests-hour2 = Water-react. 3 : { $found } l/kg par heure > 1 l/kg
solidTests-hour3 = Water-react. : { $found } l/kg par heure ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1 : enflamme ou carbonise un papier filtre en cinq minutes
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1 : s’enflamme sur un support inerte en cinq minutes au contact de l’air
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1 : s’enflamme en cinq minutes au contact de l’air
solidTests-minute = Water-react. 1 : { $minute } l/kg par minute ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq. : n’enflamme ni ne carbonise un papier filtre
solidTests-noBurningTime = Flam. Sol. : pas de durée de combustion
solidTests-noneConditionsTable = Self-heat. : aucune des conditions du tableau 2.11.1
solidTests-packagesHold = les emballages contiennent { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category } : poudre métallique, brûlée en { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol. : poudre métallique, brûlée en { $time } s > 600 s
solidTests-resultCube = résultat du cube de 25 mm à 140 °C
solidTests-resultCube2 = résultat du cube de 100 mm à 100 °C
solidTests-resultCube3 = résultat du cube de 100 mm à 120 °C
solidTests-too = aussi à 100 °C
solidTests-tooPackages = aussi à 120 °C, dans des emballages de { $litres } l > 450 l
solidTests-volumeLargestPackage = volume du plus grand emballage
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1 : { $measured }, et la zone humidifiée n’arrête pas le feu
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2 : { $measured }, et la zone humidifiée arrête le feu pendant au moins 4 minutes
solidTests-whetherWettedZoneStopsFire = si la zone humidifiée arrête le feu

state-aerosol = aérosol
state-gas = gaz
state-liquid = liquide
state-solid = solide

strengthTable-above = ONU { $un } (plus de { $percent } %)
strengthTable-chlorineAbove = ONU { $un } (plus de { $percent } % de chlore actif)
strengthTable-class8Alone = ONU { $un } { $name } : classe 8 seulement
strengthTable-entry = ONU { $un }
strengthTable-from = ONU { $un } ({ $percent } % et plus)
strengthTable-list = Règlement type de l’ONU, 3.2, Liste des marchandises dangereuses, { $entries }
strengthTable-reference = { $manual }, 34.4.2, référence de l’épreuve O.2 ({ $percent } %)
strengthTable-upTo = ONU { $un } (jusqu’à { $percent } %)

suggest-ofIngredient = rubrique du composant { $name }, non du produit

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % à côté d’un hydrocarbure halogéné
supplementalFamily-doesNotReachLimit = { $share } % n’atteint pas la limite
supplementalFamily-flammableSubstances = substances inflammables { $shown } %
supplementalFamily-flashPointOutside = point d’éclair hors de { $flashAboveC } à { $flashAtMostC } °C
supplementalFamily-not = pas pour cet état physique : { $physicalState }
supplementalFamily-notSoldGeneralPublic = non vendu au grand public
supplementalFamily-plantProtectionProduct = EUH401 : un produit phytopharmaceutique
supplementalFamily-productNotStated = le produit n’est pas déclaré comme { $purpose }
supplementalFamily-share = { $names } : { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = la mention de la classe le dit déjà : { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = il n’est pas indiqué s’il a un point d’éclair

supplementalOtherHazard-noStatementLaw = { $kind } : pas de mention dans cette réglementation

supplementalProperty-acuteInhalationToxicityComesWhose = la toxicité aiguë par inhalation est due à la corrosivité ({ $names })
supplementalProperty-acuteInhalationToxicityTested = sa toxicité aiguë par inhalation a été testée
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = porté par { $names } ; aucune limite n’est fixée pour les mélanges, la propriété est donc à évaluer sur le produit
supplementalProperty-cannotInhaled = il ne peut pas être inhalé
supplementalProperty-corrosiveSkinMayInhaledNot = corrosif pour la peau, peut être inhalé et n’a pas été testé par inhalation
supplementalProperty-corrosiveSkinWhetherMayInhaled = corrosif pour la peau ; il n’est pas indiqué s’il peut être inhalé
supplementalProperty-limit = limite du point 1.2.5
supplementalProperty-makesUpProductBears = { $term } constitue le produit et porte la mention
supplementalProperty-noStatementLawMore = cette réglementation ne prévoit plus cette mention
supplementalProperty-notBeside = pas à côté de { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context } : seulement pour les produits classés comme dangereux, ce que celui-ci n’est pas
supplementalProperty-predictedEffectSkin = effet prévu sur la peau
supplementalProperty-productFoundProperty = la propriété a été constatée sur le produit
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = repris, jusqu’à preuve du contraire par un essai
supplementalProperty-testShowedProductDoesNot = un essai a montré que le produit n’a pas cette propriété

supplementalSensitiser-belowLimitElicitation = au-dessous de sa concentration limite de déclenchement
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 ou EUH205 en fait état (annexe II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = l’étiquette le nomme (annexe II, 2.8, deuxième alinéa)
supplementalSensitiser-limit = limite { $limit } %
supplementalSensitiser-limit2 = limite { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208 : { $names } à partir de la concentration limite de déclenchement
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210 : le mélange n’est pas classé, mais contient { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208 : aucun sensibilisant à partir de sa concentration limite de déclenchement qui ne soit pas nommé ailleurs
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210 : pas pour les mélanges destinés au grand public, bien que celui-ci contienne { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % du mélange consiste en composants dont les dangers pour le milieu aquatique sont inconnus
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % du mélange consiste en composants de toxicité aiguë inconnue ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, repris jusqu’à preuve du contraire par un essai : { $compared }.

targetOrgansOfSubstance-compared = { $code } : { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = données sur l’exposition { $exposure }
targetOrgansOfSubstance-days = { $days } jours
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } jours sont trop courts pour y étendre les valeurs indicatives, établies pour { $days2 } jours
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = effet ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = effets au-dessus de { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = la durée de l’étude n’est pas indiquée
targetOrgansOfSubstance-noEffect = sans effet ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = pas d’effet jusqu’à { $dose } ; limite
targetOrgansOfSubstance-reliableEvidenceHumans = { $code } : données humaines fiables
targetOrgansOfSubstance-studyExposureLeastDays = une étude d’exposition { $exposure } d’au moins 28 jours
targetOrgansOfSubstance-timesDays = {" "}(multiplié par { $factor } pour { $days } jours, { $paragraph })

testData-described = { $lead } : { $result } ({ $method } ; { $source })
testData-doesNotTakeAwayIngredients = { $test } n’écarte pas la classification résultant des composants
testData-dose = { $method } : { $kind } { $amount } { $unit }
testData-knownClassMixture = Classe connue du mélange
testData-overridesCalculation = { $test } prime sur le calcul
testData-reviewMixture = Révision de la classification par le fournisseur
testData-testMixture = Essai sur le mélange

testResult-by = { $summary } ({ $method } ; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = oxygène disponible et séries d’épreuves A à H ({ $manual }, partie II)
testedClass-burningRateTestN = épreuve N.1 de vitesse de combustion ({ $manual })
testedClass-burningRateTestPartV = épreuve de vitesse de combustion ({ $manual }, partie V, 51.4)
testedClass-corrosionTestPartIii = épreuve de corrosion C.1 ({ $manual }, partie III, 37.4)
testedClass-manual = Manuel d’épreuves et de critères de l’ONU
testedClass-nameStrengthNotClassList = { $names } : par nom et concentration, pas de cette classe dans la liste des marchandises dangereuses ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Non calculé pour les mélanges ; nécessaire ({ $names }) : { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = épreuve N.3 ({ $manual })
testedClass-testN2 = épreuve N.2 ({ $manual })
testedClass-testN3 = épreuve N.4 ({ $manual })
testedClass-testN4 = épreuve N.5 ({ $manual })
testedClass-testO = épreuve O.2 ({ $manual })
testedClass-testOO = épreuve O.1 ou O.3 ({ $manual })
testedClass-testSeriesHPartIi = séries d’épreuves A à H ({ $manual }, partie II)
testedClass-testSeriesPartI = séries d’épreuves 1 à 8 ({ $manual }, partie I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } % : trop peu pour une propriété de l’ensemble du mélange.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = détone partiellement, déflagre lentement ou réagit modérément au chauffage sous confinement
thermalTests-detonationCavitatedState = détonation à l’état cavité
thermalTests-explosiveLiableThermalExplosionPackage = explosible et susceptible d’explosion thermique dans l’emballage
thermalTests-explosivePowerSeriesF = puissance explosive (série F)
thermalTests-explosiveYetNotPackaged = explosible, mais non tel qu’emballé
thermalTests-heatDecomposition = Self-react. : chaleur de décomposition { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = ne détone pas à l’état cavité et ne déflagre pas, effet faible ou nul, puissance explosive faible ou nulle
thermalTests-neitherDetonatesNorDeflagratesLow = ne détone pas et ne déflagre pas, effet faible ou nul au chauffage sous confinement
thermalTests-noEffectTestThermallyStable = aucun effet dans aucune épreuve et stable à la chaleur
thermalTests-packagedDetonatesDeflagratesRapidly = tel qu’emballé, détone ou déflagre rapidement
thermalTests-sadtPackage = Self-react. : TDAA { $sadtC } °C > { $selfReactiveSadtUpTo } °C pour un colis de 50 kg
thermalTests-sadtPackage2 = TDAA d’un colis de 50 kg
thermalTests-sadtPackagedProductTemperatureControl = TDAA du produit emballé, pour sa régulation de température
thermalTests-testsPackagedProductSeriesB = épreuves sur le produit emballé (séries B, D et G)
thermalTests-type = { $prefix } type { $type } : { $because }

transport-with = avec

transportPictograms-transportLabelTellsSame = l’étiquette de transport { $label } dit la même chose

trophicLevel-aboveWaterSolubilityPhysicalEffect = au-dessus de la solubilité dans l’eau de { $solubility } mg/l, un effet physique
trophicLevel-algae = algues
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = crustacés
trophicLevel-exact = la valeur exacte { $kind }, { $group }
trophicLevel-fish = poissons
trophicLevel-growthRateErc50StandsAbove = le taux de croissance (CEr50) prime sur les autres critères d’effet pour les algues, note 2 du tableau
trophicLevel-lowestValueTrophicLevelDecides = la valeur la plus basse du niveau trophique est déterminante
trophicLevel-nothingSeenUpWaterSolubility = rien d’observé jusqu’à la solubilité dans l’eau de { $solubility } mg/l
trophicLevel-takenWaterSolubility = prise égale à la solubilité dans l’eau de { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = si l’effet au-dessus de la solubilité dans l’eau est toxique ou physique, { $group }

unknownInWater-hazards = dangers de { $name } pour le milieu aquatique
viscous-notSubject = non soumis
viscous-notSubjectMarkingLabellingTesting = non soumis au marquage, à l’étiquetage et aux épreuves des emballages
viscous-viscousFlashPointAboveSolvent = visqueux, { $viscosity23 } mm2/s à 23 °C, point d’éclair supérieur à { $flashAboveC } °C, séparation du solvant { $solventSeparationPercent } % inférieure à { $mostSeparatedPercent } % : récipients jusqu’à { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Visqueux : temps d’écoulement { $found } s >= { $seconds } s à travers 6 mm, séparation du solvant { $solventSeparationPercent } % < { $mostSeparatedPercent } % : { $frees } en récipients jusqu’à { $litres } l
viscous-viscousSolvent = visqueux, { $viscosity23 } mm2/s à 23 °C, séparation du solvant { $solventSeparationPercent } % inférieure à { $mostSeparatedPercent } % : récipients jusqu’à { $receptacleLitres } l

withdrawn-annulled = annulé par le Tribunal, T-279/20, avec effet pour tous, communication C/2025/6670
withdrawn-too-late = le règlement (UE) 2020/217 s’est appliqué trop tard pour entrer dans le droit de la Grande-Bretagne (HSE, juin 2024)
