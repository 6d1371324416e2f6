acuteStudy-cannotConvertedWithoutMolarMass = { $unit } cannot be converted without the molar mass
acuteStudy-converted = { $unit } converted by { $molarMass } g/mol and { $molarVolume } l/mol at 25 °C
acuteStudy-exposureTimeStudy = exposure time of the { $route } study
acuteStudy-hDivided = 1 h divided by { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = judged in ppmV as nearly a gas, { $place }
acuteStudy-molarMassConvert = molar mass, to convert { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: the value at 4 h is not higher; only 1 h is converted, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: the value at 4 h is not lower; only 1 h is converted, { $paragraph }
acuteStudy-timeExposureNotStated = the time of exposure is not stated
acuteStudy-times = { $unit } times { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Acute toxicity by inhalation of dust or mist
acuteToxicity-acuteToxicityInhalationGas = Acute toxicity by inhalation of gas
acuteToxicity-acuteToxicityInhalationVapour = Acute toxicity by inhalation of vapour
acuteToxicity-acuteToxicityMouth = Acute toxicity by mouth
acuteToxicity-acuteToxicitySkin = Acute toxicity by skin
acuteToxicity-belowCutOff = { $share } % is below the cut-off of { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = { $name } makes up the product, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: no ingredient adds to the estimate{ $unknown }
acuteToxicity-notClassified = not classified, > { $limit } { $unit }
acuteToxicity-unknown = unknown, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % unknown

acuteToxicityIngredient-above = { $kind } { $min } { $unit } is above { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = Category { $category } converted to { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, the limit dose of Category 4 or more
acuteToxicityIngredient-limitDoseWithoutSignsAcute = limit dose without signs of acute toxicity

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = above the saturated vapour concentration of { $saturated } mg/l at 20 °C, so partly mist, { $place }
acuteToxicityOfSubstance-acuteToxicity = Acute toxicity, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Acute toxicity, { $route }: no study can be used
acuteToxicityOfSubstance-exactValue = the exact value, { $route }
acuteToxicityOfSubstance-lc50Dust = LC50 of dust
acuteToxicityOfSubstance-lc50Gas = LC50 of the gas
acuteToxicityOfSubstance-lc50H = an LC50 at 4 h
acuteToxicityOfSubstance-lc50VapourMist = LC50 of vapour or mist
acuteToxicityOfSubstance-ld50Dermal = LD50, dermal
acuteToxicityOfSubstance-ld50Oral = LD50, oral
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = the lowest valid value of the preferred species decides
acuteToxicityOfSubstance-notClassifiedUp = not classified up to { $limit } { $unit }
acuteToxicityOfSubstance-open = ; open
acuteToxicityOfSubstance-preferredSpecies = preferred species: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = share of mist in the vapour study
acuteToxicityOfSubstance-toxicityAbove = toxicity above { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = a valid { $route } study

additivity-belowCutOff = { $upper } % is below the cut-off of { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , but the row is for mixtures without an ingredient of another category
additivity-noIngredientClassRelevant = No ingredient of this class is relevant.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = shares divided by their limits add up to
additivity-specificLimit = specific limit { $limit } %, { $paragraph }
additivity-sum = sum
additivity-weightedSum = weighted sum

adoption-categoryNotAdopted = { $names }: the category is not adopted
adoption-classNotAdopted = { $hazardClass }: the class is not adopted

aerosol-chemicalHeatCombustion = chemical heat of combustion of { $names }
aerosol-chemicalHeatCombustion2 = Chemical heat of combustion { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % of flammable components
aerosol-flammableComponentsNoTestEntered = { $most } % of flammable components, or 20 kJ/g, and no test was entered
aerosol-heatCombustion = { $flammable } ≥ 85 % and heat of combustion ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % and heat of combustion < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = aerosol dispenser of { $division }
aerosolOutcome-categoryAerosol = category of the aerosol
aerosolOutcome-entryAerosol = an entry for this aerosol
aerosolOutcome-stillSettledCategoryAerosol = Still to be settled: category of the aerosol: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm and ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm and ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm and ≥ { $shortS } s
aerosolTests-below = { $flame }: below { $flameCm } cm or { $shortS } s
aerosolTests-deflagrationDensity = deflagration density { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = enclosed space ignition test
aerosolTests-flame = flame of { $height } cm for { $duration } s
aerosolTests-heatCombustion = heat of combustion ≥ 20 kJ/g
aerosolTests-ignition = ignition at { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = ignition at { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = no ignition at { $nearCm } cm or more{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}and none of the limits in the enclosed space
aerosolTests-timeEquivalent = time equivalent { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = an alloy that releases at most 0.5 ug Ni/cm2 a week by EN 1811
annexViNotes-chromateIonsDissolvedWater = chromate ions dissolved in water
annexViNotes-freeMonomer = free monomer
annexViNotes-fullRefiningHistoryKnownSubstance = full refining history known, and the substance it is produced from is not a carcinogen
annexViNotes-lengthWeightedGeometricMeanDiameter = length-weighted geometric mean diameter less two standard errors above 6 um
annexViNotes-lessBenzeneEc = less than 0.1 % benzene (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = less than 0.005 % benzo[a]pyrene (EC 200-028-5)
annexViNotes-lessButadieneEc = less than 0.1 % 1,3-butadiene (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = less than 3 % dimethyl sulphoxide extract by IP 346
annexViNotes-lessReleasableFormaldehydeMost = less than 0.1 % releasable formaldehyde at most
annexViNotes-lessReleasableFormaldehydeMost2 = less than 1 % releasable formaldehyde at most
annexViNotes-metallicElement = metallic element
annexViNotes-noPowderMoreParticlesUm = no powder with 1 % or more of it in particles of 10 um or less
annexViNotes-lessRespirableDust = less than 1 % of the product is respirable dust of it (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = one of the biopersistence, intraperitoneal or long-term inhalation tests of the note
annexViNotes-testFormPlacedMarketLacks = by test, the form placed on the market lacks the physical hazard

aquaticOfSubstance-acute = acute
aquaticOfSubstance-acuteAquaticToxicity = acute aquatic toxicity
aquaticOfSubstance-aquaticToxicity = aquatic toxicity
aquaticOfSubstance-bioaccumulationUnknown = bioaccumulation unknown
aquaticOfSubstance-but = { $summary }, but { $why }
aquaticOfSubstance-chronic = chronic
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, limit { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = no toxicity in solution, limit { $limit } mg/l
aquaticOfSubstance-notClassified = Not classified
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = rapidly degradable and not bioaccumulating
aquaticOfSubstance-toxicityAbove = toxicity above { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = transformation of the inorganic substance in the environment

aspiration-allThin = Asp. Tox. 1: the product consists of liquids whose kinematic viscosity is { $mm2PerS } mm2/s or less at 40 °C
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: { $name } makes up the product and is classified so
aspiration-mistNoPool = Asp. Tox. 1: sprayed as a mist, of which no pool forms in the mouth
aspiration-notGiven = Asp. Tox. 1: the { $viscosityName } is not given

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 by expert judgement ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, a hydrocarbon
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, not shown to be a hydrocarbon
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: evidence in humans, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = expert judgement on the aspiration hazard (Category 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: a gas cannot be aspirated
aspirationOfSubstance-kinematicViscosity = kinematic viscosity { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: the { $viscosity } is not given
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: not a hydrocarbon, and no evidence in humans
aspirationOfSubstance-whetherSubstanceHydrocarbon = whether the substance is a hydrocarbon

bridging-principleApplies = the principle applies to the class { $name }
bridging-principleDoesNotApply = the principle does not apply to the class { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = the active ingredients lie between their shares in the tested mixtures
bridgingConditions-allButPropellantThereSame = all but the propellant is there in the same proportions as in the tested mixture
bridgingConditions-allElseThereSameProportions = all else is there in the same proportions as in the tested mixture
bridgingConditions-allOtherIngredientsSameShares = all other ingredients have the same shares
bridgingConditions-allThreeMixturesSameIngredients = all three mixtures have the same ingredients
bridgingConditions-aspirationToxicantsMakeUpMore = aspiration toxicants make up { $aspirationKeepsPercent } % or more
bridgingConditions-beyond = {" "}(beyond it: { $beyond })
bridgingConditions-bothBatchesSameIngredients = both batches have the same ingredients
bridgingConditions-bothBatchesStatedMadeUnder = both batches are stated to be made by, or under control of, the same supplier
bridgingConditions-bothMixturesSameIngredients = both mixtures have the same ingredients
bridgingConditions-bothTestedMixturesSameCategory = both tested mixtures are in the same category of the class
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } is classified no more severely than the least hazardous original ingredient
bridgingConditions-everyIngredientAssessed = every ingredient is assessed
bridgingConditions-everyShareStaysWithinBandwidth = every share stays within the bandwidth of Table 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = evidence that the spray is not more hazardous: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } is an ingredient of the untested mixture
bridgingConditions-ingredientsTheirMixtures = { $replacedId } and { $replacementId } are ingredients of their mixtures
bridgingConditions-met = met
bridgingConditions-noIngredientAddedLeftOut = no ingredient was added or left out
bridgingConditions-noVariationWouldChangeHazard = no variation that would change the hazard is known of
bridgingConditions-none = none
bridgingConditions-notMet = not met
bridgingConditions-propellantIngredientAerosol = the propellant is an ingredient of the aerosol
bridgingConditions-propellantStatedNotAffectHazard = the propellant is stated not to affect the hazard on spraying
bridgingConditions-sameCategoryClass = { $replacement } and { $replaced } are in the same category of the class
bridgingConditions-share = { $replacement } has the share of { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } is stated not to affect the hazard of the others
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } is stated not to affect the hazard of the others
bridgingConditions-testedMixtureMostSevereCategory = the tested mixture is in the most severe category or sub-category
bridgingConditions-thereMoreNoneLessIngredients = there is more, and of none less, of the ingredients in that category
bridgingConditions-thereMoreTestedMixture = there is more { $diluent } than in the tested mixture

bySpecificLimits-belowSpecificLimits = below its specific limits
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = specific limit { $lower } %

chemicalFamily-aldehydes = aldehydes
chemicalFamily-alkylphenols = alkylphenols
chemicalFamily-amines = amines
chemicalFamily-chloroformates = chloroformates
chemicalFamily-chlorosilanes = chlorosilanes
chemicalFamily-isocyanates = isocyanates
chemicalFamily-mercaptans = mercaptans
chemicalFamily-nitriles = nitriles
chemicalFamily-organometallic = organometallic substances
chemicalFamily-terpenes = terpene hydrocarbons

chemicalUnderPressure-approvalChemicalsUnderPressureThese = approval: chemicals under pressure with these hazards have no entry
chemicalUnderPressure-chemicalHeatCombustion = chemical heat of combustion of { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = chemical under pressure
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % of flammable components and { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = The mixture is a chemical under pressure, which takes the place of this class.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = The mixture is not said to be a liquid or solid under pressure.
chemicalUnderPressure-unknownHeatCombustion = an unknown heat of combustion

chooseEntry-allFlammableIngredientsChemicalGroup = all flammable ingredients are of this chemical group
chooseEntry-allOfGroup = all dangerous ingredients are of this chemical group
chooseEntry-collectiveEntry = collective entry for { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = every dangerous ingredient is one of the { $family }
chooseEntry-productDeclared = the product is declared as { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction } { $nature }

classVerdicts-assignmentClass = assignment to class { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = does not apply
classVerdicts-namedOtherwise = Class { $own }: does not apply; { $names } by name of another class in the list of dangerous goods
classVerdicts-notJudged = Class { $own }: not judged
classVerdicts-notKnown = not known
classVerdicts-standing = Class { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = volatility: the vapour criterion of ADR 2.2.61.1.8 was taken as met

classifyForTransport-approvalTypeNotAcceptedCarriage = approval: type A is not accepted for carriage
classifyForTransport-class = class { $own }: { $text }
classifyForTransport-environmentallyHazardous = environmentally hazardous: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = environmentally hazardous, and in no other class
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = physical state
classifyForTransport-solutionNamedListAboveAnother = { $step } solution is named in the list above another strength only
classifyForTransport-stillSettled = Still to be settled: { $summary }
classifyForTransport-toxicInhalationZone = toxic by inhalation, zone { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Combustible liquid: not regulated in packagings up to 450 litres; in bulk NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Flash point { $min } °C >= { $reclassFrom } °C: may be reclassed as combustible liquid by road and rail, and is then free in packagings up to 450 litres

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = approval: contents of packing group I are not allowed
common-bcfLogKow = BCF or log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards } does not count in this class
common-entryCombinationHazards = an entry for this combination of hazards
common-kinematicViscosity = kinematic viscosity at 40 °C
common-mandatory = mandatory
common-noIngredientClassifiedClass = No ingredient is classified in this class.
common-notClassified = not classified
common-notReliable = not reliable: { $unreliable }
common-optional = optional
common-productIdentifier = product identifier
common-rapidlyDegradable = rapidly degradable
common-recommended = recommended
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: a solid has no kinematic viscosity to meet the criterion
common-text = { $text }
common-wholeComposition = the whole composition

corrosion-aloneReachesLimit = { $outcome }: { $reached } alone reaches the limit
corrosion-doesNotReach = does not reach { $atMost } or { $atLeast }
corrosion-extremeButLowAcidAlkaline = is extreme, but a low acid or alkaline reserve was shown
corrosion-extremeButSettled = is extreme, but the harmonised classification says what it does to skin and eyes at its share: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: the mixture is { $code }, which is considered to damage the eye
corrosion-noNonAdditiveIngredientReaches = { $outcome }: no non-additive ingredient reaches { $atLeast } % alone
corrosion-nonAdditiveJudgedAlone = non-additive: judged alone
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (non-additive: judged alone)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = is at or above { $limit }
corrosion-reachesLowest = is at or below { $limit }

corrosiveGas-byLc50 = { $text }: corrosive
corrosiveGas-corrosiveSkin = corrosive to skin
corrosiveGas-lc50CorrosiveComponentsM3M3 = LC50 of the corrosive components { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: not corrosive

corrosivePackingGroup-corrosiveSkinButSubCategory = Class 8: corrosive to skin, but the sub-category that gives the packing group is not known
corrosivePackingGroup-corrosivesGroupI = corrosives of group I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = corrosives of group I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = corrosives of groups I and II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = corrosives of groups I and II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Class 8: { $hazards } is packing group { $own }
corrosivePackingGroup-packingGroup2 = Class 8: { $summary }, packing group { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = sub-category 1A, 1B or 1C of { $name }
corrosivePackingGroup-subCategory1a1b1c2 = sub-category 1A, 1B or 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % in the aquatic environment in 28 days ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } in 28 days ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } in 28 days
degradability-days3 = { $inEnvironmentPercent } % in 28 days < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = no data on degradation
degradability-noDayWindowMultiConstituents = no 10-day window for multi-constituents
degradability-noTestResult = no test result
degradability-notRapidlyDegradable = Not rapidly degradable
degradability-notShownWithinDayWindow = { $found }, not shown within the 10-day window
degradability-oxygenOrCo2 = oxygen or CO2
degradability-rapidlyDegradable = Rapidly degradable
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = as its source concludes
degradability-withinDayWindow = within the 10-day window

elevatedTemperature-carried = carried at { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = carried at { $carried } °C, at or above its flash point of { $min } °C (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Class 9: carried at { $carried } °C, neither a liquid from 100 °C on nor a solid from 240 °C on

environment-environmentallyHazardous = Environmentally hazardous: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Environmentally hazardous: neither Acute 1 nor Chronic 1 or 2
environment-environmentallyHazardousNoClassOwn = Environmentally hazardous: no class of its own; marine pollutants are listed by name, and regulated by vessel and in bulk
environment-environmentallyHazardousNotKnown = Environmentally hazardous: not known
environment-environmentallyHazardousNothingElse = Environmentally hazardous and nothing else: { $says }
environment-freeByRoadAndRail = by road and rail free; by ship and aircraft regulated
environment-freeByRoadAndRailInPackagings = by road and rail free in packagings up to 500 kg or l and in IBCs
environment-freeInSmallInnerPackagings = free up to 5 l or 5 kg per inner packaging

evidenceOnly-by = { $verdict } by { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = evidence on carcinogenicity
evidenceOnly-evidenceEffectsViaLactation = evidence on effects on or via lactation
evidenceOnly-evidenceEndocrineDisruptionEnvironment = evidence on endocrine disruption, environment
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = evidence on endocrine disruption, human health
evidenceOnly-evidenceGermCellMutagenicity = evidence on germ cell mutagenicity
evidenceOnly-evidenceNarcoticEffects = evidence on narcotic effects
evidenceOnly-evidenceReproductiveToxicity = evidence on reproductive toxicity
evidenceOnly-evidenceRespiratorySensitisation = evidence on respiratory sensitisation
evidenceOnly-evidenceRespiratoryTractIrritation = evidence on respiratory tract irritation

explosiveEntry-explosiveTests = explosive of { $own } by its tests

explosiveTests-classificationExplosive = classification as an explosive
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: corrected burning rate { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: corrected burning rate { $rate } kg/min < { $third } kg/min
explosiveTests-division = division { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = division by test series 5 to 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: the division that test series 5 to 7 gave
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: an explosive out of its packaging counts as mass exploding unless its hazard is shown (note 1 to Table 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: an explosive without a division, or out of the configuration to which its division applies
explosiveTests-heatDecomposition = Desen. Expl.: heat of decomposition { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: mass explodes, or burns faster than 1200 kg/min, so that it is an explosive
explosiveTests-noExplosiveTestSeries = Expl.: no explosive by test series 1 and 2
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }, not shown to meet what Categories 2B and 2C ask
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: too unstable or too sensitive in test series 3 for a division
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: too unstable or too sensitive in test series 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, without a high hazard event

exposure-repeated = repeated
exposure-single = single

extremePh-phDoesNotReach = { $code }: pH { $ph } does not reach { $atMost } or { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } reaches { $whenSide }
extremePh-phReserve = pH - reserve/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + reserve/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; the reserve confirms it: { $compared }
extremePh-reserveSuggestsLessOtherData = ; the reserve suggests less ({ $compared }), which other data must confirm
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } ({ $needed } of { $animalsCount } animals needed)
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: cornea ≥ 1, iris ≥ 1, redness ≥ 2 or chemosis ≥ 2 in { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: cornea ≥ 1, iris ≥ 1, redness ≥ 2 or chemosis ≥ 2 in { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: corneal opacity ≥ 3 or iritis > 1.5 in { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = data on serious eye damage and eye irritation
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: effects not reversed within 21 days in { $lasting } of { $animalsCount } animals
eyeOfSubstance-reversalWithinDaysEye = reversal within 21 days, eye
eyeOfSubstance-scoresThreeAnimalsEye = scores of three animals, eye
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: the substance is { $code }, which is considered to damage the eye

finding-noDataNeeded = No data: needed is { $needed }.
finding-studiesNotReliable = { $leftCount } of { $studiesCount } studies not reliable

flammable-compared = Class 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Ethanol in water, { $share } % <= { $mostEthanol } % by mass (24 % by volume): not subject
flammable-flashPointAbove = flash point { $flash } °C, above { $flash2 } °C
flammable-flashPointAboveDoesNot = flash point { $flash } °C, above { $sustaining } °C, does not sustain combustion
flammable-initialBoilingPointCPacking = { $summary }; initial boiling point { $boiling } °C <= { $boiling2 } °C: packing group I

flammableGas-compositionDoesNotPropagateFlame = The composition is { $blend }, which does not propagate a flame in the test ({ $source })
flammableGas-flammabilityTestIsoEn = a flammability test by ISO 10156 or EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % of the mixture is not declared
flammableGas-nitrogenEquivalentSharesOverTci = Flammable gases: nitrogen-equivalent shares over Tci add up to { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 lists no nitrogen equivalency for { $name }
flammableGas-noTci = ISO 10156 lists no Tci for { $name }
flammableGas-nobodyClassified = Flammable gases: nobody has classified { $missing }
flammableGas-nobodyClassified2 = nobody has classified { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } is an oxidising gas beside flammable ones, which ISO 10156 leaves to a test
flammableGas-partlyHalogenatedAboveBesideMore = { $name } is partly halogenated, and above 0.5 % beside more than 0.25 % of flammable gas the calculation does not hold
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci not listed, taken as { $leastFlammable } %
flammableGas-tciTestIso = Tci of { $name }, or a test by ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; the calculated lower flammability limit is { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = chemical stability by section 35 of the UN Manual, because of { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: every flammable ingredient is of Category 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: neither a lower limit above 6 % nor a burning velocity below 10 cm/s was measured{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: no flammable ingredient is of Category 1A
flammableGasCategory-pyrophoricGases = Pyrophoric gas: { $pyrophoric } % of pyrophoric gases > 1 %

flammableLiquid-flashPoint = flash point
flammableLiquid-flashPointAgainst = { $outcome }: flash point { $flash } °C against { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: flash point { $flashPointC } °C > { $aboveC } °C and combustion is not sustained
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: the flash point is not given, and it matters because of { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: gas oil with flash point { $flashPointC } °C from { $fromC } to { $toC } °C
flammableLiquid-initialBoilingPoint = initial boiling point
flammableLiquid-initialBoilingPointAgainst = , initial boiling point { $boiling } °C against ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: { $name } makes up the product and is classified so
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: the mixture is not a liquid but { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: a test found no flash point up to the boiling point
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: no ingredient is a flammable liquid
flammableLiquid-notGiven = not given

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Class 2: { $hazards }; { $why }
gasOutcome-compressed = compressed
gasOutcome-gas = { $state } gas of { $written }
gasOutcome-gasBelowKpaNeitherLiquefied = Class 2: gas of 2.2 below 200 kPa at 20 °C, neither liquefied nor refrigerated: not subject
gasOutcome-howGasBelowKpaCarried = how a gas below 200 kPa is to be carried
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = LC50 of one hour up to 5000 ml/m3, the upper limit of Acute Tox. 3: toxic
gasOutcome-liquefied = liquefied
gasOutcome-listNamesMixture = the list names the mixture of { $found }
gasOutcome-notClassified = not classified
gasOutcome-notToxicLc50OneHour = not toxic: LC50 of one hour above 5000 ml/m3
gasOutcome-refrigerated = refrigerated
gasOutcome-stateGas = state of the gas
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: the aerosol dispenser holds a { $group } gas
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: an aerosol dispenser holds a gas under pressure, and which one is not known
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, as of every ingredient
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: the group is open, because no critical temperature is known of { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = how the gas is packed: compressed, liquefied, refrigerated or dissolved
gasUnderPressure-moleWeightedCriticalTemperature = mole-weighted critical temperature { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: packed below 200 kPa (gauge) at 20 °C and not liquefied
gasUnderPressure-packedGas = { $code }: packed as { $packedGas } gas
gasUnderPressure-rest = the rest
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }, taken to be as a gas
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, yet { $permanent } % stay gaseous at any pressure: the group depends on how it is filled

gasWithOxygen-oxidisingGasSetAsideAir = Flammable gases: with the oxidising gas set aside as air, shares over Tci add up to { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Flammable gases: shares over lower flammability limits add up to { $value } < 1, so that the mixture has no flammable range with air

goodsProperty-acidic = acidic
goodsProperty-basic = basic
goodsProperty-inorganic = inorganic
goodsProperty-organic = organic

hazardStatements-for = for { $own }
hazardStatements-joined = joined in { $value }
hazardStatements-joins = joins { $value } and { $value2 }
hazardStatements-says = { $by } says it
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = all entries of { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = every ingredient of the class is released by a note
individual-noIngredient = { $outcome }: 0 % < { $limit } %, no ingredient is { $codes }
individual-noRowClassCategoryThese = No row of this class is for the category of these ingredients.
individual-specificLimit = specific limit { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = specific limit { $specific } % does not lift the generic one, { $paragraph }
individual-sum = sum of { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: the European { $entry } is not law here; the supplier's own classification counts ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: the harmonised { $entry } is to be confirmed by testing; the supplier's { $supplier } counts
ingredientInForce-harmonisedCounts = { $name }: the harmonised { $entry } counts{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: the harmonised entry does not cover the class; the supplier's { $supplier } counts
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: the harmonised { $entry } is a minimum; the supplier's data lead to { $supplier }, which counts
ingredientInForce-noEntryClass = no entry in the class
ingredientInForce-supplierDoesNot = ; the supplier's { $supplier } does not

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3, saturated vapour { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Class 6.1: { $text }: at least { $volatility } times the LC50, and that up to { $lc50 } ml/m3, packing group { $packingGroup }
inhalation-noPackingGroupVapour = Class 6.1: { $text }: no packing group by vapour
inhalation-poisonousInhalationHazardZoneLc50 = Poisonous by inhalation, hazard zone { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = does no harm in the massive form or as the polymer supplied; the safety data sheet covers it
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = need not be labelled on aerosols and sealed spray attachments
labelScope-notAdopted = is not adopted

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } to { $max }

metalCorrosionStrength-measuredPh = at a measured pH of { $min } to { $max }
metalCorrosionStrength-solid = in a solid
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: too little to corrode metals { $why }.

missingAssessments-below = { $upper } % is below { $cutOff }
missingAssessments-cutOff = the cut-off of { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Not classified by anybody, but below { $cutOff }.

namedEntry-contains = contains { $name }
namedEntry-formNamedList = { $only } in this form is named in the list
namedEntry-less = less than { $share } %
namedEntry-more = more than { $share } %
namedEntry-notLess = not less than { $share } %
namedEntry-notMore = not more than { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } is the only dangerous ingredient, and the class is that of its own entry
namedEntry-product = the product is { $single }
namedEntry-productNamedList = the product is named in the list
namedEntry-solution = { $name } solution, { $lower } and { $upper }
namedMixture-provisionExempts = a special provision of UN { $un } exempts goods of this composition

namedIngredients-contributes = contributes to { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; every class has a name already, and { $most } names are enough

notesInForce-mixtureBeing = the mixture being { $physicalState }
notesInForce-solidPaste = the stated form, a paste
notesInForce-solidPiece = the stated form, a solid in one piece
notesInForce-releasesShown = { $paragraph } releases it: { $condition }; shown by { $evidence }
notesInForce-weightCounts = { $countedFraction } % of its weight counts as { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: available oxygen { $oxygen } % ≤ { $limit } % with { $peroxide } % of hydrogen peroxide
organicPeroxide-peroxygenGroups = { $peroxygenGroups } peroxygen groups, { $molarMass } g/mol

otherHazard-combustible-dust = combustible dust
otherHazard-health = health hazard
otherHazard-physical = physical hazard
otherHazard-simple-asphyxiant = simple asphyxiant

otherTests-chemicallyUnstable = chemically unstable, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6.25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6.25
otherTests-corrosionRateAluminium = corrosion rate on aluminium
otherTests-corrosionRateSteel = corrosion rate on steel
otherTests-flammableTest = Flam. Gas { $id }: flammable in the test, { $measured }
otherTests-limitsBurningVelocity = limits { $lowerLimit } to { $upperLimit } %, burning velocity { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = lower and upper flammability limit
otherTests-notFlammableTest = Flam. Gas: not flammable in the test
otherTests-oxidisingPowerTest = Ox. Gas 1: oxidising power { $power } % > { $oxidisingPowerAbove } % in the test
otherTests-oxidisingPowerTest2 = Ox. Gas: oxidising power { $power } % ≤ { $oxidisingPowerAbove } % in the test
otherTests-steelAluminiumYear = steel { $steel } and aluminium { $aluminium } mm a year
otherTests-test = Flam. Gas 1A: { $what } in the test

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } against the reference mixture's { $reference } { $unit2 }
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: the mixture with cellulose ignites by itself
oxidationTests-slowerEveryReferenceMixture = { $prefix }: slower than every reference mixture

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, not tested
oxidisingGas-nitrogenEquivalencyKk = nitrogen equivalency Kk of { $name }
oxidisingGas-nobodyClassified = Oxidising gases: nobody has classified { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: oxidising power { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = is not above
ozoneOfSubstance-ozoneDepletionPotential = ozone depletion potential
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: ozone depletion potential { $found } { $sign } 0 ({ $source })

packedGas-compressed = compressed
packedGas-dissolved = dissolved
packedGas-liquefied = liquefied
packedGas-refrigerated = refrigerated

peroxideEntry-classType = { $code }: class { $own } by its type
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT not known
peroxideEntry-subsidiary = subsidiary hazard: { $hazards }
peroxideEntry-temperatureControlled = temperature-controlled
peroxideEntry-upTemperatureControlledEntryApplies = up to { $limit } °C the temperature-controlled entry applies

persistenceOfSubstance-allHalfLivesBelow = all half-lives below
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioaccumulative
persistenceOfSubstance-chronicAquaticValuesHealthClasses = chronic aquatic values and the health classes that count as toxic
persistenceOfSubstance-halfLivesWaterSedimentSoil = half-lives in water, sediment and soil
persistenceOfSubstance-in = { $days } d in { $medium } > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobile
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = not known
persistenceOfSubstance-notToxic = not toxic
persistenceOfSubstance-persistent = persistent
persistenceOfSubstance-toxic = toxic
persistenceOfSubstance-veryBioaccumulative = very bioaccumulative
persistenceOfSubstance-veryMobile = very mobile
persistenceOfSubstance-veryPersistent = very persistent

persistenceTable-freshEstuarineWater = fresh or estuarine water
persistenceTable-freshEstuarineWaterSediment = fresh or estuarine water sediment
persistenceTable-marineSediment = marine sediment
persistenceTable-marineWater = marine water
persistenceTable-soil = soil

physicalOfSubstance-flammabilityRangeAirTestIso = flammability range in air, or a test by ISO 10156
physicalOfSubstance-notCalculatedNeeded = Not calculated; needed: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = oxidising power, or a test by ISO 10156

physicalOutcome-aerosol = an aerosol
physicalOutcome-classDoesNotApplyMixture = The class does not apply to a mixture that is { $stateNames }.
physicalOutcome-gas = a gas
physicalOutcome-liquid = liquid
physicalOutcome-makesUpProduct = { $name } makes up the product and is { $written }.
physicalOutcome-solid = solid

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = corrosive to metals only, packaged for consumer use
pictogramPrecedence-moreSevereCategorySpecificTarget = a more severe category of specific target organ toxicity, single exposure, has GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = not for acute toxicity beside GHS06
pictogramPrecedence-notBesideGhs06 = not beside GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = not for skin or eye irritation beside GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = not for skin sensitisation or irritation beside GHS08 for respiratory sensitisation
pictogramPrecedence-optionalWhereGhs01Applies = optional where GHS01 applies

pictograms-for = for { $own }{ $whenEuropean }
pictograms-for2 = for { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; optional beside GHS02 or GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = for { $hazards } only { $condition }

precautionConditions-bulkMassesTemperatureSpecified = for bulk masses for which a temperature is specified
precautionConditions-categoryOthersVolatileMayGenerate = for Category 1, and others that are volatile and may generate an explosive atmosphere
precautionConditions-ifAntidoteSpecificMeasureRequired = if an antidote or a specific measure is required at once
precautionConditions-ifDustCloudsCanOccur = if dust clouds can occur
precautionConditions-ifElectrostaticallySensitive = if electrostatically sensitive
precautionConditions-ifExplosiveMechanicallySensitive = if the explosive is mechanically sensitive
precautionConditions-ifBreathedInAnyForm = if dust, fume, gas, mist, vapours or spray of the product may be breathed in
precautionConditions-ifProductIsNoGas = if the product is not a gas
precautionConditions-ifInhalableParticlesDustsMists = if inhalable particles of dusts or mists may occur during use
precautionConditions-ifLiquidVolatileMayGenerate = if the liquid is volatile and may generate an explosive atmosphere
precautionConditions-ifReleaseEnvironmentNotIntended = if release to the environment is not the intended use
precautionConditions-ifSubstanceMixtureVolatileMay = if the substance or mixture is volatile and may generate a hazardous atmosphere
precautionConditions-ifWaterIncreasesRisk = if water increases risk
precautionConditions-outsideTransportableCylindersPackedP200 = outside transportable cylinders packed by P200 of the Model Regulations
precautionConditions-packagingsNeedNotVented = in packagings that need not be vented
precautionConditions-temperatureSupplierSpecifiesNotKnown = with the temperature that the supplier specifies, which is not known here

precautions-chosenBySupplier = chosen by the supplier; { $why }
precautions-for = for { $hazards }
precautions-leftOutBySupplier = left out by the supplier; { $why }
precautions-redundantBeside = redundant beside { $kept }

precedence-goesBeforePackingGroup = { $main } goes before { $others }; packing group { $packingGroup }

productKind-adhesive = adhesive
productKind-alcoholic-beverage = alcoholic beverage
productKind-aviation-fuel = aviation fuel
productKind-coating = coating solution
productKind-disinfectant = disinfectant
productKind-fertiliser = fertiliser
productKind-gas-cartridge = gas cartridge
productKind-lead-battery = lead battery
productKind-lithium-ion-battery = lithium ion battery
productKind-lithium-metal-battery = lithium metal battery
productKind-flavour-extract = extract for flavour or aroma
productKind-paint = paint
productKind-paint-related = paint related material
productKind-perfumery = perfumery product
productKind-pesticide = pesticide
productKind-petroleum-distillate = petroleum distillate
productKind-printing-ink = printing ink
productKind-printing-ink-related = printing ink related material
productKind-refrigerant = refrigerant gas
productKind-resin-solution = resin solution
productKind-sealed-lead-battery = non-spillable lead battery
productKind-wood-preservative = wood preservative

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = none
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: carriage is prohibited
propose-unNotSubjectLawMode = UN { $un } is not subject to the law of this mode; others regulate it
propose-unPackingGroupMode = UN { $un } is of { $own }, packing group { $packingGroup }, in this mode

provision-144 = aqueous solutions of up to 24 % alcohol by volume are not subject
provision-145 = beverages of packing group III in receptacles up to 250 l are not subject
provision-188 = small cells and batteries are not subject under conditions of size, test and packing
provision-216 = solids that are not dangerous may be mixed with flammable liquids while no free liquid is visible
provision-217 = solids that are not dangerous may be mixed with toxic liquids while no free liquid is visible
provision-335 = solids that are not dangerous may be mixed with liquids hazardous to the environment while no free liquid is visible; sealed sachets up to 10 ml are not subject
provision-354 = toxic by inhalation
provision-363 = engines and machines with fuel have conditions of their own
provision-375 = in single or inner packagings up to 5 l or 5 kg not subject to any other provision
provision-376 = damaged or defective cells and batteries have conditions of their own
provision-386 = stabilised by inhibitor or by temperature control, in an amount that lasts for the journey

purpose-adhesive = adhesive
purpose-brazing-or-soldering = brazing or soldering material
purpose-cement = cement
purpose-paint-or-varnish = paint or varnish
purpose-plant-protection = plant protection product

reducePrecautions-beyondSixSince = { $why }; beyond six, since { $why2 } (CLP Art. 28(3))
reducePrecautions-for = { $levelWords } for { $hazards }
reducePrecautions-highlyRecommended = highly recommended
reducePrecautions-lawPrescribes = the law prescribes it
reducePrecautions-nothingElseLabelSays = nothing else on the label says it
reducePrecautions-safetyDataSheetNotLabel = for the safety data sheet, not for the label
reducePrecautions-severityHazardNeeds = the severity of the hazard needs it
reducePrecautions-specialCaseOnlyNothingKnown = for a special case only, of which nothing is known here
reducePrecautions-statementsMoreWeightLabel = statements of more weight are on the label; { $why }

route-dermal = dermal
route-dust-mist = dust-mist
route-gas = gas
route-oral = oral
route-vapour = vapour

safetyNet-acuteToxicitySeenSolution = acute toxicity was seen in solution
safetyNet-acuteToxicityUpWaterSolubility = acute toxicity up to the water solubility
safetyNet-chronicValuesAllLevelsAbove = chronic values of all levels above { $noecAbove } mg/l or the solubility
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = needed: { $missing }
safetyNet-notBioaccumulating = not bioaccumulating
safetyNet-waterSolubility = water solubility { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = water solubility
safetyNet-waterSolubilityNoAcuteToxicity = water solubility { $solubility } mg/l, no acute toxicity up to it, not rapidly degradable, bioaccumulating

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % of the animals responding < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % of the animals responding at { $inductionPercent } % induction
sensitisationOfSubstance-dataSkinSensitisation = data on skin sensitisation
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positive, and without a potency no sub-category
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = the test was negative
sensitisationOfSubstance-unknown = an unknown

signalWord-excludesWarning = ; excludes Warning for { $warning }
signalWord-for = for { $danger }{ $excluded }
signalWord-for2 = for { $warning }
signalWord-noCategoryClassificationSignalWord = no category of the classification has a signal word

skinOfSubstance-dataSkinCorrosionIrritation = data on skin corrosion and irritation
skinOfSubstance-dataSkinStandAbovePh = { $summary }; data on skin take precedence over the pH
skinOfSubstance-exposureSkinH = an exposure of the skin for 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: inflammation to the end of the observation in { $inflamed } of { $animalsCount } animals
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: mean score ≥ { $atLeast } in { $positive } of { $animalsCount } animals ({ $needed } needed)
skinOfSubstance-needed = Skin Irrit. 2: needed are { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: no destruction of skin within { $longest } min of exposure
skinOfSubstance-scoresErythemaOedema = scores of erythema and oedema
skinOfSubstance-scoresThreeAnimalsSkin = scores of three animals, skin
skinOfSubstance-seenAfterH = , seen after { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: skin destroyed after { $minutes } min of exposure{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: too few of { $animalsCount } animals with a mean score ≥ 2.3 (highest { $highest }, { $needed } needed)

smallPackage-euh201aMayStandPackagesLess = EUH201A may replace it on packages of less than 125 ml
smallPackage-innerPackagingUpResearchAnalysis = inner packaging up to 10 ml for research or analysis, in a fully labelled outer package
smallPackage-solublePackagingUpFullyLabelled = soluble packaging up to 25 ml in a fully labelled outer package
smallPackage-up = up to 125 ml, for { $names }

smallPackageRules-containersTooSmallWholeLabel = containers too small for the whole label, as far as reasonably practicable
smallPackageRules-containersUpMlUpLabel = containers up to 100 ml; up to 3 ml the label may be taken off in use (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = that the full label is on the immediate outer package
smallPackageRules-initialSupplierIdentifier = initial supplier identifier
smallPackageRules-nameAddressTelephoneNumberSupplier = name, address and telephone number of the supplier
smallPackageRules-nameTelephoneNumberSupplier = name and telephone number of the supplier
smallPackageRules-pictogramHazardStatement = a pictogram or hazard statement
smallPackageRules-signalWord = signal word
smallPackageRules-upWhereLabelWouldInterfere = up to 3 ml, where a label would interfere with use; the outer package is fully labelled
smallPackageRules-upWhereNoFullLabel = up to 100 ml, where no full label can be fixed; the outer package is fully labelled

solidTests-burningTime = burning time
solidTests-burningTimeAgainstRateAgainst = burning time { $time } s against < 45 s, rate { $rate } mm/s against > 2.2 mm/s
solidTests-burningTimeBurningRate = burning time or burning rate
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: the 100 mm cube does not heat at 140 °C
solidTests-cubeHeats = Self-heat. 2: the 100 mm cube heats at 140 °C, and { $because }
solidTests-cubeHeats2 = Self-heat. 1: the 25 mm cube heats at 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: does not ignite within five minutes
solidTests-fireDoesNotSpread = Flam. Sol.: the fire does not spread
solidTests-gasSetFreeIgnitesItself = Water-react. 1: the gas set free ignites by itself
solidTests-hour = Water-react. 2: { $found } l/kg in an hour ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg in an hour > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg in an hour ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: ignites or chars a filter paper within five minutes
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: ignites on an inert carrier within five minutes of contact with air
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: ignites within five minutes of contact with air
solidTests-minute = Water-react. 1: { $minute } l/kg in a minute ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: neither ignites nor chars a filter paper
solidTests-noBurningTime = Flam. Sol.: no burning time
solidTests-noneConditionsTable = Self-heat.: none of the conditions of Table 2.11.1
solidTests-packagesHold = packages hold { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: powder of a metal, burnt in { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: powder of a metal, burnt in { $time } s > 600 s
solidTests-resultCube = result of the 25 mm cube at 140 °C
solidTests-resultCube2 = result of the 100 mm cube at 100 °C
solidTests-resultCube3 = result of the 100 mm cube at 120 °C
solidTests-too = at 100 °C too
solidTests-tooPackages = at 120 °C too, in packages of { $litres } l > 450 l
solidTests-volumeLargestPackage = volume of the largest package
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, and the wetted zone does not stop the fire
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, and the wetted zone stops the fire for at least 4 minutes
solidTests-whetherWettedZoneStopsFire = whether the wetted zone stops the fire

state-aerosol = aerosol
state-gas = gas
state-liquid = liquid
state-solid = solid

strengthTable-above = UN { $un } (more than { $percent } %)
strengthTable-chlorineAbove = UN { $un } (more than { $percent } % available chlorine)
strengthTable-class8Alone = UN { $un } { $name }: class 8 alone
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } ({ $percent } % and more)
strengthTable-list = UN Model Regulations, 3.2, Dangerous Goods List, { $entries }
strengthTable-reference = { $manual }, 34.4.2, reference of test O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (up to { $percent } %)

suggest-ofIngredient = entry of the ingredient { $name }, not of the product

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % beside a halogenated hydrocarbon
supplementalFamily-doesNotReachLimit = { $share } % does not reach the limit
supplementalFamily-flammableSubstances = flammable substances { $shown } %
supplementalFamily-flashPointOutside = flash point outside { $flashAboveC } to { $flashAtMostC } °C
supplementalFamily-not = not for a { $physicalState }
supplementalFamily-notSoldGeneralPublic = not sold to the general public
supplementalFamily-plantProtectionProduct = EUH401: a plant protection product
supplementalFamily-productNotStated = the product is not stated to be { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = its statement says so: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = whether it has a flash point is not stated

supplementalOtherHazard-noStatementLaw = { $kind }: no statement of this law

supplementalProperty-acuteInhalationToxicityComesWhose = the acute inhalation toxicity comes from { $names }, whose mechanism is corrosivity
supplementalProperty-acuteInhalationToxicityTested = its acute inhalation toxicity was tested
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = borne by { $names }; no limit is set for mixtures, so the property is to be judged on the product
supplementalProperty-cannotInhaled = it cannot be inhaled
supplementalProperty-corrosiveSkinMayInhaledNot = corrosive to skin, may be inhaled, and not tested by inhalation
supplementalProperty-corrosiveSkinWhetherMayInhaled = corrosive to skin; whether it may be inhaled is not stated
supplementalProperty-limit = limit of 1.2.5
supplementalProperty-makesUpProductBears = { $term } makes up the product and has the statement
supplementalProperty-noStatementLawMore = no longer a statement of this law
supplementalProperty-notBeside = not beside { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: only for products classified as hazardous, which this one is not
supplementalProperty-predictedEffectSkin = predicted effect on the skin
supplementalProperty-productFoundProperty = the product was found to have the property
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = taken over until a test shows otherwise
supplementalProperty-testShowedProductDoesNot = a test showed that the product does not have the property

supplementalSensitiser-belowLimitElicitation = below its limit of elicitation
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 or EUH205 speaks of it (Annex II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = the label names it (Annex II, 2.8, second paragraph)
supplementalSensitiser-limit = limit { $limit } %
supplementalSensitiser-limit2 = limit { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } from the limit of elicitation on
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: the mixture is not classified, but contains { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: no sensitiser from its limit of elicitation on that is not named otherwise
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: not for mixtures intended for the general public, though this one contains { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % of the mixture consists of components with unknown hazards to the aquatic environment
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % of the mixture consists of ingredients of unknown acute toxicity ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, taken over until a test shows otherwise: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = data on { $exposure } exposure
targetOrgansOfSubstance-days = { $days } days
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } days are too short to stretch the guidance values to, which are made for { $days2 }
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = effect { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = effects above { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = the length of the study is not stated
targetOrgansOfSubstance-noEffect = no-effect { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = no effect up to { $dose }; limit
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: reliable evidence in humans
targetOrgansOfSubstance-studyExposureLeastDays = a study of { $exposure } exposure of at least 28 days
targetOrgansOfSubstance-timesDays = {" "}(times { $factor } for { $days } days, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } does not take away what the ingredients' classification leads to
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Known class of the mixture
testData-overridesCalculation = { $test } overrides the calculation
testData-reviewMixture = Review of the classification by the supplier
testData-testMixture = Test on the mixture

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = available oxygen, and test series A to H of the { $manual }, Part II
testedClass-burningRateTestN = burning rate test N.1 of the { $manual }
testedClass-burningRateTestPartV = burning rate test of the { $manual }, Part V, 51.4
testedClass-corrosionTestPartIii = corrosion test C.1 of the { $manual }, Part III, 37.4
testedClass-manual = UN Manual of Tests and Criteria
testedClass-nameStrengthNotClassList = { $names }: by name and strength not of this class in the list of dangerous goods ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Not calculated for mixtures; needed because of { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = test N.3 of the { $manual }
testedClass-testN2 = test N.2 of the { $manual }
testedClass-testN3 = test N.4 of the { $manual }
testedClass-testN4 = test N.5 of the { $manual }
testedClass-testO = test O.2 of the { $manual }
testedClass-testOO = test O.1 or O.3 of the { $manual }
testedClass-testSeriesHPartIi = test series A to H of the { $manual }, Part II
testedClass-testSeriesPartI = test series 1 to 8 of the { $manual }, Part I
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: too little for a property of the bulk.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detonates partially, or deflagrates slowly, or has a medium effect when heated under confinement
thermalTests-detonationCavitatedState = detonation in the cavitated state
thermalTests-explosiveLiableThermalExplosionPackage = explosive, and liable to a thermal explosion in the package
thermalTests-explosivePowerSeriesF = explosive power (series F)
thermalTests-explosiveYetNotPackaged = explosive, yet not as packaged
thermalTests-heatDecomposition = Self-react.: heat of decomposition { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = neither detonates cavitated nor deflagrates, low or no effect, low or no explosive power
thermalTests-neitherDetonatesNorDeflagratesLow = neither detonates nor deflagrates, low or no effect when heated under confinement
thermalTests-noEffectTestThermallyStable = no effect in any test and thermally stable
thermalTests-packagedDetonatesDeflagratesRapidly = as packaged it detonates or deflagrates rapidly
thermalTests-sadtPackage = Self-react.: SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C for a package of 50 kg
thermalTests-sadtPackage2 = SADT of a 50 kg package
thermalTests-sadtPackagedProductTemperatureControl = SADT of the packaged product, for its temperature control
thermalTests-testsPackagedProductSeriesB = tests on the packaged product (series B, D and G)
thermalTests-type = { $prefix } type { $type }: { $because }

transport-with = with

transportPictograms-transportLabelTellsSame = the transport label { $label } shows the same hazard

trophicLevel-aboveWaterSolubilityPhysicalEffect = above the water solubility of { $solubility } mg/l, a physical effect
trophicLevel-algae = algae
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = crustacea
trophicLevel-exact = the exact { $kind }, { $group }
trophicLevel-fish = fish
trophicLevel-growthRateErc50StandsAbove = growth rate (ErC50) takes precedence over other algal endpoints, note 2 of the table
trophicLevel-lowestValueTrophicLevelDecides = the lowest value of the trophic level decides
trophicLevel-nothingSeenUpWaterSolubility = nothing seen up to the water solubility of { $solubility } mg/l
trophicLevel-takenWaterSolubility = taken as the water solubility of { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = whether the effect above the water solubility is toxic or physical, { $group }

unknownInWater-hazards = hazards of { $name } to the aquatic environment
viscous-notSubject = not subject
viscous-notSubjectMarkingLabellingTesting = not subject to the marking, labelling and testing of packages
viscous-viscousFlashPointAboveSolvent = viscous, { $viscosity23 } mm2/s at 23 °C, flash point above { $flashAboveC } °C, solvent separation { $solventSeparationPercent } % below { $mostSeparatedPercent } %: receptacles up to { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viscous: flow time { $found } s >= { $seconds } s through 6 mm, solvent separation { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } in receptacles up to { $litres } l
viscous-viscousSolvent = viscous, { $viscosity23 } mm2/s at 23 °C, solvent separation { $solventSeparationPercent } % below { $mostSeparatedPercent } %: receptacles up to { $receptacleLitres } l

withdrawn-annulled = annulled by the General Court, T-279/20, with effect for all; notice C/2025/6670
withdrawn-too-late = Regulation (EU) 2020/217 applied too late to become law of Great Britain (HSE, June 2024)
