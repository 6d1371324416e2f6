acuteStudy-cannotConvertedWithoutMolarMass = { $unit } kan zonder de molaire massa niet worden omgerekend
acuteStudy-converted = { $unit } omgerekend met { $molarMass } g/mol en { $molarVolume } l/mol bij 25 °C
acuteStudy-exposureTimeStudy = blootstellingstijd van de studie ({ $route })
acuteStudy-hDivided = 1 h gedeeld door { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = beoordeeld in ppmV als bijna een gas, { $place }
acuteStudy-molarMassConvert = molaire massa, om { $unit } om te rekenen
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: de waarde bij 4 h is niet hoger; alleen 1 h wordt omgerekend, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: de waarde bij 4 h is niet lager; alleen 1 h wordt omgerekend, { $paragraph }
acuteStudy-timeExposureNotStated = de blootstellingstijd is niet vermeld
acuteStudy-times = { $unit } maal { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Acute toxiciteit bij inademing (stof of nevel)
acuteToxicity-acuteToxicityInhalationGas = Acute toxiciteit bij inademing (gas)
acuteToxicity-acuteToxicityInhalationVapour = Acute toxiciteit bij inademing (damp)
acuteToxicity-acuteToxicityMouth = Acute orale toxiciteit
acuteToxicity-acuteToxicitySkin = Acute dermale toxiciteit
acuteToxicity-belowCutOff = { $share } % ligt onder de ondergrens van { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = het product bestaat uit { $name }, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: geen bestanddeel draagt bij aan de schatting{ $unknown }
acuteToxicity-notClassified = niet ingedeeld, > { $limit } { $unit }
acuteToxicity-unknown = onbekend, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % onbekend

acuteToxicityIngredient-above = { $kind } { $min } { $unit } ligt boven { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = categorie { $category } omgezet in { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, de limietdosis van categorie 4 of meer
acuteToxicityIngredient-limitDoseWithoutSignsAcute = limietdosis zonder tekenen van acute toxiciteit

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = boven de verzadigde dampconcentratie van { $saturated } mg/l bij 20 °C, dus deels nevel, { $place }
acuteToxicityOfSubstance-acuteToxicity = Acute toxiciteit, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Acute toxiciteit, { $route }: geen studie is bruikbaar
acuteToxicityOfSubstance-exactValue = de exacte waarde, { $route }
acuteToxicityOfSubstance-lc50Dust = LC50 van stof
acuteToxicityOfSubstance-lc50Gas = LC50 van het gas
acuteToxicityOfSubstance-lc50H = een LC50 bij 4 h
acuteToxicityOfSubstance-lc50VapourMist = LC50 van damp of nevel
acuteToxicityOfSubstance-ld50Dermal = LD50, dermaal
acuteToxicityOfSubstance-ld50Oral = LD50, oraal
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = de laagste geldige waarde van de voorkeurssoort is bepalend
acuteToxicityOfSubstance-notClassifiedUp = niet ingedeeld tot { $limit } { $unit }
acuteToxicityOfSubstance-open = ; open
acuteToxicityOfSubstance-preferredSpecies = voorkeurssoort: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = aandeel nevel in de dampstudie
acuteToxicityOfSubstance-toxicityAbove = toxiciteit boven { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = een geldige studie ({ $route })

additivity-belowCutOff = { $upper } % ligt onder de ondergrens van { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , maar de rij geldt voor mengsels zonder bestanddeel van een andere categorie
additivity-noIngredientClassRelevant = Geen bestanddeel van deze klasse is relevant.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = som van de aandelen gedeeld door hun concentratiegrenzen
additivity-specificLimit = specifieke concentratiegrens { $limit } %, { $paragraph }
additivity-sum = som
additivity-weightedSum = gewogen som

adoption-categoryNotAdopted = { $names }: de categorie is niet overgenomen
adoption-classNotAdopted = { $hazardClass }: de klasse is niet overgenomen

aerosol-chemicalHeatCombustion = chemische verbrandingswarmte van { $names }
aerosol-chemicalHeatCombustion2 = Chemische verbrandingswarmte { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % ontvlambare bestanddelen
aerosol-flammableComponentsNoTestEntered = { $most } % ontvlambare bestanddelen, of 20 kJ/g, en er is geen test opgegeven
aerosol-heatCombustion = { $flammable } ≥ 85 % en verbrandingswarmte ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % en verbrandingswarmte < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = spuitbus van klasse { $division }
aerosolOutcome-categoryAerosol = categorie van de aerosol
aerosolOutcome-entryAerosol = een positie voor deze aerosol
aerosolOutcome-stillSettledCategoryAerosol = Nog te bepalen: categorie van de aerosol: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm en ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm en ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm en ≥ { $shortS } s
aerosolTests-below = { $flame }: minder dan { $flameCm } cm of { $shortS } s
aerosolTests-deflagrationDensity = deflagratiedichtheid { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = ontstekingstest in een besloten ruimte
aerosolTests-flame = vlam van { $height } cm gedurende { $duration } s
aerosolTests-heatCombustion = verbrandingswarmte ≥ 20 kJ/g
aerosolTests-ignition = ontsteking op { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = ontsteking op { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = geen ontsteking op { $nearCm } cm of meer{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}en geen van de grenzen in de besloten ruimte is bereikt
aerosolTests-timeEquivalent = tijdequivalent { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = een legering die volgens EN 1811 ten hoogste 0,5 ug Ni/cm2 per week afgeeft
annexViNotes-chromateIonsDissolvedWater = in water opgeloste chromaationen
annexViNotes-freeMonomer = vrij monomeer
annexViNotes-fullRefiningHistoryKnownSubstance = het volledige raffinageproces is bekend en de stof waaruit het is vervaardigd, is niet kankerverwekkend
annexViNotes-lengthWeightedGeometricMeanDiameter = lengtegewogen geometrisch gemiddelde diameter min twee standaardfouten groter dan 6 um
annexViNotes-lessBenzeneEc = minder dan 0,1 % benzeen (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = minder dan 0,005 % benzo[a]pyreen (EC 200-028-5)
annexViNotes-lessButadieneEc = minder dan 0,1 % 1,3-butadieen (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = minder dan 3 % dimethylsulfoxide-extract volgens IP 346
annexViNotes-lessReleasableFormaldehydeMost = maximale theoretische concentratie van vrijkomend formaldehyde lager dan 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = maximale theoretische concentratie van vrijkomend formaldehyde lager dan 1 %
annexViNotes-metallicElement = metallisch element
annexViNotes-noPowderMoreParticlesUm = geen poeder met 1 % of meer ervan in deeltjes van 10 um of minder
annexViNotes-lessRespirableDust = minder dan 1 % van het product is respirabel stof ervan (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = een van de tests van de noot (biopersistentie, intraperitoneaal of langdurige inademing)
annexViNotes-testFormPlacedMarketLacks = volgens een test heeft de in de handel gebrachte vorm het fysische gevaar niet

aquaticOfSubstance-acute = acuut
aquaticOfSubstance-acuteAquaticToxicity = acute aquatische toxiciteit
aquaticOfSubstance-aquaticToxicity = aquatische toxiciteit
aquaticOfSubstance-bioaccumulationUnknown = bioaccumulatie onbekend
aquaticOfSubstance-but = { $summary }, maar { $why }
aquaticOfSubstance-chronic = chronisch
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, grens { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = geen toxiciteit in oplossing, grens { $limit } mg/l
aquaticOfSubstance-notClassified = Niet ingedeeld
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = snel afbreekbaar en niet bioaccumulerend
aquaticOfSubstance-toxicityAbove = toxiciteit boven { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = omzetting van de anorganische stof in het milieu

aspiration-allThin = Asp. Tox. 1: het product bestaat uit vloeistoffen met een kinematische viscositeit van ten hoogste { $mm2PerS } mm2/s bij 40 °C
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: het product bestaat uit { $name }, met deze indeling
aspiration-mistNoPool = Asp. Tox. 1: wordt als nevel verspoten, waaruit zich in de mond geen vloeistof verzamelt
aspiration-notGiven = Asp. Tox. 1: niet opgegeven: { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 op grond van het oordeel van deskundigen ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, een koolwaterstof
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, niet aangetoond dat het een koolwaterstof is
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: gegevens bij de mens, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = oordeel van deskundigen over het aspiratiegevaar (categorie 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: een gas kan niet worden geaspireerd
aspirationOfSubstance-kinematicViscosity = kinematische viscositeit { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: niet opgegeven: { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: geen koolwaterstof en geen gegevens bij de mens
aspirationOfSubstance-whetherSubstanceHydrocarbon = of de stof een koolwaterstof is

bridging-principleApplies = het principe geldt voor de klasse { $name }
bridging-principleDoesNotApply = het principe geldt niet voor de klasse { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = de aandelen van de werkzame bestanddelen liggen tussen die van de geteste mengsels
bridgingConditions-allButPropellantThereSame = alles behalve het drijfgas is in dezelfde verhouding aanwezig als in het geteste mengsel
bridgingConditions-allElseThereSameProportions = al het overige is in dezelfde verhouding aanwezig als in het geteste mengsel
bridgingConditions-allOtherIngredientsSameShares = alle overige bestanddelen hebben dezelfde aandelen
bridgingConditions-allThreeMixturesSameIngredients = alle drie de mengsels hebben dezelfde bestanddelen
bridgingConditions-aspirationToxicantsMakeUpMore = stoffen met aspiratietoxiciteit vormen { $aspirationKeepsPercent } % of meer
bridgingConditions-beyond = {" "}(daarbuiten: { $beyond })
bridgingConditions-bothBatchesSameIngredients = beide batches hebben dezelfde bestanddelen
bridgingConditions-bothBatchesStatedMadeUnder = beide batches zijn volgens opgave door of onder toezicht van dezelfde leverancier vervaardigd
bridgingConditions-bothMixturesSameIngredients = beide mengsels hebben dezelfde bestanddelen
bridgingConditions-bothTestedMixturesSameCategory = beide geteste mengsels vallen in dezelfde categorie van de klasse
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } is niet strenger ingedeeld dan het minst gevaarlijke oorspronkelijke bestanddeel
bridgingConditions-everyIngredientAssessed = elk bestanddeel is beoordeeld
bridgingConditions-everyShareStaysWithinBandwidth = elk aandeel blijft binnen de bandbreedte van tabel 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = gegevens waaruit blijkt dat het versproeien niet gevaarlijker is: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } is een bestanddeel van het niet-geteste mengsel
bridgingConditions-ingredientsTheirMixtures = { $replacedId } en { $replacementId } zijn bestanddelen van hun mengsels
bridgingConditions-met = voldaan
bridgingConditions-noIngredientAddedLeftOut = er is geen bestanddeel toegevoegd of weggelaten
bridgingConditions-noVariationWouldChangeHazard = er is geen variatie bekend die het gevaar zou veranderen
bridgingConditions-none = geen
bridgingConditions-notMet = niet voldaan
bridgingConditions-propellantIngredientAerosol = het drijfgas is een bestanddeel van de aerosol
bridgingConditions-propellantStatedNotAffectHazard = het drijfgas heeft volgens opgave geen invloed op het gevaar bij het versproeien
bridgingConditions-sameCategoryClass = { $replacement } en { $replaced } vallen in dezelfde categorie van de klasse
bridgingConditions-share = { $replacement } heeft hetzelfde aandeel als { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } heeft volgens opgave geen invloed op het gevaar van de overige
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } heeft volgens opgave geen invloed op het gevaar van de overige
bridgingConditions-testedMixtureMostSevereCategory = het geteste mengsel valt in de strengste categorie of subcategorie
bridgingConditions-thereMoreNoneLessIngredients = van de bestanddelen in die categorie is er meer en van geen enkele minder
bridgingConditions-thereMoreTestedMixture = er is meer { $diluent } dan in het geteste mengsel

bySpecificLimits-belowSpecificLimits = onder zijn specifieke concentratiegrenzen
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = specifieke concentratiegrens { $lower } %

chemicalFamily-aldehydes = aldehyden
chemicalFamily-alkylphenols = alkylfenolen
chemicalFamily-amines = aminen
chemicalFamily-chloroformates = chloorformiaten
chemicalFamily-chlorosilanes = chloorsilanen
chemicalFamily-isocyanates = isocyanaten
chemicalFamily-mercaptans = mercaptanen
chemicalFamily-nitriles = nitrilen
chemicalFamily-organometallic = metaalorganische stoffen
chemicalFamily-terpenes = terpeenkoolwaterstoffen

chemicalUnderPressure-approvalChemicalsUnderPressureThese = goedkeuring: voor chemische producten onder druk met deze gevaren bestaat geen positie
chemicalUnderPressure-chemicalHeatCombustion = chemische verbrandingswarmte van { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = chemisch product onder druk
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % ontvlambare bestanddelen en { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = Het mengsel is een chemisch product onder druk; die klasse komt in de plaats van deze.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = Het mengsel is niet opgegeven als vloeistof of vaste stof onder druk.
chemicalUnderPressure-unknownHeatCombustion = een onbekende verbrandingswarmte

chooseEntry-allFlammableIngredientsChemicalGroup = alle ontvlambare bestanddelen behoren tot deze chemische groep
chooseEntry-allOfGroup = alle gevaarlijke bestanddelen behoren tot deze chemische groep
chooseEntry-collectiveEntry = verzamelpositie voor { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = elk gevaarlijk bestanddeel behoort tot: { $family }
chooseEntry-productDeclared = het product is gedeclareerd als { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = toewijzing aan klasse { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = niet van toepassing
classVerdicts-namedOtherwise = Klasse { $own }: niet van toepassing; { $names } naar naam in een andere klasse in de lijst van gevaarlijke goederen
classVerdicts-notJudged = Klasse { $own }: niet beoordeeld
classVerdicts-notKnown = niet bekend
classVerdicts-standing = Klasse { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = vluchtigheid: aangenomen is dat aan het dampcriterium van ADR 2.2.61.1.8 is voldaan

classifyForTransport-approvalTypeNotAcceptedCarriage = goedkeuring: type A is niet ten vervoer toegelaten
classifyForTransport-class = klasse { $own }: { $text }
classifyForTransport-environmentallyHazardous = milieugevaarlijk: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = milieugevaarlijk en in geen andere klasse
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = fysische toestand
classifyForTransport-solutionNamedListAboveAnother = oplossing van { $step }: pas vanaf een andere concentratie met name genoemd in de lijst
classifyForTransport-stillSettled = Nog te bepalen: { $summary }
classifyForTransport-toxicInhalationZone = giftig bij inademing, zone { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Brandbare vloeistof (combustible liquid): niet gereglementeerd in verpakkingen tot 450 liter; in bulk NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Vlampunt { $min } °C >= { $reclassFrom } °C: mag over de weg en per spoor worden heringedeeld als brandbare vloeistof (combustible liquid) en is dan vrijgesteld in verpakkingen tot 450 liter

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = goedkeuring: een inhoud van verpakkingsgroep I is niet toegestaan
common-bcfLogKow = BCF of log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards }: telt in deze klasse niet mee
common-entryCombinationHazards = een positie voor deze combinatie van gevaren
common-kinematicViscosity = kinematische viscositeit bij 40 °C
common-mandatory = verplicht
common-noIngredientClassifiedClass = Geen bestanddeel is in deze klasse ingedeeld.
common-notClassified = niet ingedeeld
common-notReliable = niet betrouwbaar: { $unreliable }
common-optional = facultatief
common-productIdentifier = productidentificatie
common-rapidlyDegradable = snel afbreekbaar
common-recommended = aanbevolen
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: een vaste stof heeft geen kinematische viscositeit om aan het criterium te voldoen
common-text = { $text }
common-wholeComposition = de volledige samenstelling

corrosion-aloneReachesLimit = { $outcome }: grens door één bestanddeel alleen bereikt: { $reached }
corrosion-doesNotReach = bereikt { $atMost } noch { $atLeast }
corrosion-extremeButLowAcidAlkaline = is extreem, maar er is een lage zuur- of alkalireserve aangetoond
corrosion-extremeButSettled = is extreem, maar de geharmoniseerde indeling bepaalt het effect op huid en ogen bij dit gehalte: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: het mengsel is { $code } en wordt daarom geacht ernstig oogletsel te veroorzaken
corrosion-noNonAdditiveIngredientReaches = { $outcome }: geen niet-additief bestanddeel bereikt op zichzelf { $atLeast } %
corrosion-nonAdditiveJudgedAlone = niet-additief: afzonderlijk beoordeeld
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (niet-additief: afzonderlijk beoordeeld)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = is { $limit } of hoger
corrosion-reachesLowest = is { $limit } of lager

corrosiveGas-byLc50 = { $text }: bijtend
corrosiveGas-corrosiveSkin = bijtend voor de huid
corrosiveGas-lc50CorrosiveComponentsM3M3 = LC50 van de bijtende bestanddelen { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: niet bijtend

corrosivePackingGroup-corrosiveSkinButSubCategory = Klasse 8: bijtend voor de huid, maar de subcategorie die de verpakkingsgroep bepaalt, is niet bekend
corrosivePackingGroup-corrosivesGroupI = bijtende stoffen van groep I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = bijtende stoffen van groep I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = bijtende stoffen van groep I en II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = bijtende stoffen van groep I en II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Klasse 8: { $hazards } komt overeen met verpakkingsgroep { $own }
corrosivePackingGroup-packingGroup2 = Klasse 8: { $summary }, verpakkingsgroep { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = subcategorie 1A, 1B of 1C van { $name }
corrosivePackingGroup-subCategory1a1b1c2 = subcategorie 1A, 1B of 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % in het aquatisch milieu in 28 dagen ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } in 28 dagen ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } in 28 dagen
degradability-days3 = { $inEnvironmentPercent } % in 28 dagen < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = geen gegevens over afbraak
degradability-noDayWindowMultiConstituents = geen venster van 10 dagen voor stoffen met meerdere bestanddelen
degradability-noTestResult = geen testresultaat
degradability-notRapidlyDegradable = Niet snel afbreekbaar
degradability-notShownWithinDayWindow = { $found }, niet aangetoond binnen het venster van 10 dagen
degradability-oxygenOrCo2 = zuurstof of CO2
degradability-rapidlyDegradable = Snel afbreekbaar
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = volgens de conclusie van de bron
degradability-withinDayWindow = binnen het venster van 10 dagen

elevatedTemperature-carried = vervoerd bij { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = vervoerd bij { $carried } °C, op of boven het vlampunt van { $min } °C (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Klasse 9: vervoerd bij { $carried } °C, noch een vloeistof vanaf 100 °C noch een vaste stof vanaf 240 °C

environment-environmentallyHazardous = Milieugevaarlijk: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Milieugevaarlijk: noch Acute 1, noch Chronic 1 of 2
environment-environmentallyHazardousNoClassOwn = Milieugevaarlijk: geen eigen klasse; mariene verontreinigende stoffen zijn met name genoemd en gereglementeerd bij vervoer per schip en in bulk
environment-environmentallyHazardousNotKnown = Milieugevaarlijk: niet bekend
environment-environmentallyHazardousNothingElse = Milieugevaarlijk en verder niets: { $says }
environment-freeByRoadAndRail = vrij over de weg en per spoor; gereglementeerd per schip en vliegtuig
environment-freeByRoadAndRailInPackagings = vrij over de weg en per spoor in verpakkingen tot 500 kg of l en in IBC’s
environment-freeInSmallInnerPackagings = vrij tot 5 l of 5 kg per binnenverpakking

evidenceOnly-by = { $verdict } volgens { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = gegevens over kankerverwekkendheid
evidenceOnly-evidenceEffectsViaLactation = gegevens over effecten op of via lactatie
evidenceOnly-evidenceEndocrineDisruptionEnvironment = gegevens over hormoonontregeling, milieu
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = gegevens over hormoonontregeling, menselijke gezondheid
evidenceOnly-evidenceGermCellMutagenicity = gegevens over mutageniteit in geslachtscellen
evidenceOnly-evidenceNarcoticEffects = gegevens over narcotische werking
evidenceOnly-evidenceReproductiveToxicity = gegevens over voortplantingstoxiciteit
evidenceOnly-evidenceRespiratorySensitisation = gegevens over sensibilisatie van de luchtwegen
evidenceOnly-evidenceRespiratoryTractIrritation = gegevens over irritatie van de luchtwegen

explosiveEntry-explosiveTests = volgens de tests ontplofbare stof van subklasse { $own }

explosiveTests-classificationExplosive = indeling als ontplofbare stof
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: gecorrigeerde brandsnelheid { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: gecorrigeerde brandsnelheid { $rate } kg/min < { $third } kg/min
explosiveTests-division = subklasse { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = subklasse volgens testseries 5 tot en met 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: de subklasse uit testseries 5 tot en met 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: een ontplofbare stof zonder verpakking geldt als massa-explosief, tenzij het gevaar is aangetoond (noot 1 bij tabel 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: een ontplofbare stof zonder subklasse, of buiten de configuratie waarvoor de subklasse geldt
explosiveTests-heatDecomposition = Desen. Expl.: ontledingswarmte { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: massa-explosief of brandt sneller dan 1200 kg/min, en is daarom een ontplofbare stof
explosiveTests-noExplosiveTestSeries = Expl.: volgens testseries 1 en 2 geen ontplofbare stof
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }; niet aangetoond dat aan de eisen van categorie 2B en 2C is voldaan
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: in testserie 3 te instabiel of te gevoelig voor een subklasse
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: in testserie 3 te instabiel of te gevoelig
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, zonder gebeurtenis met groot gevaar

exposure-repeated = herhaald
exposure-single = eenmalig

extremePh-phDoesNotReach = { $code }: pH { $ph } bereikt { $atMost } noch { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } bereikt { $whenSide }
extremePh-phReserve = pH - reserve/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + reserve/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; de reserve bevestigt dit: { $compared }
extremePh-reserveSuggestsLessOtherData = ; de reserve wijst op minder ({ $compared }), wat andere gegevens moeten bevestigen
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (vereist: { $needed } van { $animalsCount } dieren)
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: hoornvlies ≥ 1, iris ≥ 1, roodheid ≥ 2 of chemose ≥ 2 bij { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: hoornvlies ≥ 1, iris ≥ 1, roodheid ≥ 2 of chemose ≥ 2 bij { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: hoornvliestroebeling ≥ 3 of iritis > 1,5 bij { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = gegevens over ernstig oogletsel en oogirritatie
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: effecten niet omkeerbaar binnen 21 dagen bij { $lasting } van { $animalsCount } dieren
eyeOfSubstance-reversalWithinDaysEye = omkeerbaarheid binnen 21 dagen, oog
eyeOfSubstance-scoresThreeAnimalsEye = scores van drie dieren, oog
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: de stof is { $code } en wordt daarom geacht ernstig oogletsel te veroorzaken

finding-noDataNeeded = Geen gegevens; nodig: { $needed }.
finding-studiesNotReliable = { $leftCount } van { $studiesCount } studies niet betrouwbaar

flammable-compared = Klasse 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Ethanol in water, { $share } % <= { $mostEthanol } % massa (24 % volume): niet onderworpen
flammable-flashPointAbove = vlampunt { $flash } °C, boven { $flash2 } °C
flammable-flashPointAboveDoesNot = vlampunt { $flash } °C, boven { $sustaining } °C, onderhoudt de verbranding niet
flammable-initialBoilingPointCPacking = { $summary }; beginkookpunt { $boiling } °C <= { $boiling2 } °C: verpakkingsgroep I

flammableGas-compositionDoesNotPropagateFlame = De samenstelling is { $blend }; die plant in de test geen vlam voort ({ $source })
flammableGas-flammabilityTestIsoEn = een ontvlambaarheidstest volgens ISO 10156 of EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % van het mengsel is niet opgegeven
flammableGas-nitrogenEquivalentSharesOverTci = Ontvlambare gassen: som van de stikstofequivalente aandelen gedeeld door Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 vermeldt geen stikstofequivalentiecoëfficiënt voor { $name }
flammableGas-noTci = ISO 10156 vermeldt geen Tci voor { $name }
flammableGas-nobodyClassified = Ontvlambare gassen: door niemand ingedeeld: { $missing }
flammableGas-nobodyClassified2 = door niemand ingedeeld: { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } is een oxiderend gas naast ontvlambare gassen; daarvoor verlangt ISO 10156 een test
flammableGas-partlyHalogenatedAboveBesideMore = { $name } is gedeeltelijk gehalogeneerd; boven 0,5 % naast meer dan 0,25 % ontvlambaar gas geldt de berekening niet
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci niet vermeld, gesteld op { $leastFlammable } %
flammableGas-tciTestIso = Tci van { $name }, of een test volgens ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; de berekende onderste ontvlambaarheidsgrens is { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = chemische stabiliteit volgens sectie 35 van het VN-Handboek, wegens { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: alle ontvlambare bestanddelen vallen in categorie 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: er is noch een onderste ontvlambaarheidsgrens boven 6 %, noch een verbrandingssnelheid onder 10 cm/s gemeten{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: geen ontvlambaar bestanddeel valt in categorie 1A
flammableGasCategory-pyrophoricGases = Pyrofoor gas: { $pyrophoric } % pyrofore gassen > 1 %

flammableLiquid-flashPoint = vlampunt
flammableLiquid-flashPointAgainst = { $outcome }: vlampunt { $flash } °C, grens { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: vlampunt { $flashPointC } °C > { $aboveC } °C en de verbranding wordt niet onderhouden
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: het vlampunt is niet opgegeven; het is nodig wegens { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: gasolie met een vlampunt van { $flashPointC } °C, tussen { $fromC } en { $toC } °C
flammableLiquid-initialBoilingPoint = beginkookpunt
flammableLiquid-initialBoilingPointAgainst = , beginkookpunt { $boiling } °C, grens ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: het product bestaat uit { $name }, met deze indeling
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: het mengsel is geen vloeistof; fysische toestand: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: de proef vond tot het kookpunt geen vlampunt
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: geen bestanddeel is een ontvlambare vloeistof
flammableLiquid-notGiven = niet opgegeven

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Klasse 2: { $hazards }; { $why }
gasOutcome-compressed = samengeperst
gasOutcome-gas = gas van klasse { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Klasse 2: gas van 2.2 onder 200 kPa bij 20 °C, niet vloeibaar gemaakt en niet gekoeld: niet onderworpen
gasOutcome-howGasBelowKpaCarried = hoe een gas onder 200 kPa moet worden vervoerd
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = LC50 bij een uur tot 5000 ml/m3, de bovengrens van Acute Tox. 3: giftig
gasOutcome-liquefied = vloeibaar
gasOutcome-listNamesMixture = de lijst noemt het mengsel van { $found }
gasOutcome-notClassified = niet ingedeeld
gasOutcome-notToxicLc50OneHour = niet giftig: LC50 bij een uur boven 5000 ml/m3
gasOutcome-refrigerated = sterk gekoeld vloeibaar
gasOutcome-stateGas = toestand van het gas
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: de spuitbus bevat { $group } gas
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: een spuitbus bevat een gas onder druk; welk gas is niet bekend
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, net als van elk bestanddeel
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: de groep is open, want de kritische temperatuur is niet bekend van { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = hoe het gas is verpakt: samengeperst, vloeibaar, sterk gekoeld of opgelost
gasUnderPressure-moleWeightedCriticalTemperature = molgewogen kritische temperatuur { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: verpakt onder 200 kPa (overdruk) bij 20 °C en niet vloeibaar gemaakt
gasUnderPressure-packedGas = { $code }: verpakt als { $packedGas } gas
gasUnderPressure-rest = de rest
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }; aangenomen als samengeperst gas
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, maar { $permanent } % blijft bij elke druk gasvormig: de groep hangt af van de vulling

gasWithOxygen-oxidisingGasSetAsideAir = Ontvlambare gassen: som van de aandelen gedeeld door Tci, met het oxiderende gas als lucht buiten beschouwing gelaten, { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Ontvlambare gassen: som van de aandelen gedeeld door de onderste ontvlambaarheidsgrenzen { $value } < 1, zodat het mengsel met lucht geen ontvlambaarheidsgebied heeft

goodsProperty-acidic = zuur
goodsProperty-basic = basisch
goodsProperty-inorganic = anorganisch
goodsProperty-organic = organisch

hazardStatements-for = voor { $own }
hazardStatements-joined = samengevoegd in { $value }
hazardStatements-joins = voegt { $value } en { $value2 } samen
hazardStatements-says = al uitgedrukt door { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = alle vermeldingen van { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = een noot stelt elk bestanddeel van de klasse vrij
individual-noIngredient = { $outcome }: 0 % < { $limit } %, geen bestanddeel is { $codes }
individual-noRowClassCategoryThese = Geen rij van deze klasse geldt voor de categorie van deze bestanddelen.
individual-specificLimit = specifieke concentratiegrens { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = de specifieke concentratiegrens { $specific } % heft de algemene niet op, { $paragraph }
individual-sum = som van { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: de Europese geharmoniseerde indeling { $entry } is hier geen recht; de eigen indeling van de leverancier telt ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: de geharmoniseerde indeling { $entry } moet door tests worden bevestigd; { $supplier } van de leverancier telt
ingredientInForce-harmonisedCounts = { $name }: de geharmoniseerde indeling { $entry } telt{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: de geharmoniseerde vermelding omvat de klasse niet; { $supplier } van de leverancier telt
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: de geharmoniseerde indeling { $entry } is een minimumindeling; de gegevens van de leverancier leiden tot { $supplier }, en die telt
ingredientInForce-noEntryClass = geen vermelding in de klasse
ingredientInForce-supplierDoesNot = ; { $supplier } van de leverancier telt niet

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3, verzadigde damp { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Klasse 6.1: { $text }: ten minste { $volatility } maal de LC50, en die tot { $lc50 } ml/m3, verpakkingsgroep { $packingGroup }
inhalation-noPackingGroupVapour = Klasse 6.1: { $text }: geen verpakkingsgroep op grond van damp
inhalation-poisonousInhalationHazardZoneLc50 = Giftig bij inademing, gevarenzone { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = vormt in massieve vorm of als polymeer, zoals geleverd, geen gevaar; het veiligheidsinformatieblad vermeldt het
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = hoeft niet te worden geëtiketteerd op aerosolen en houders met een verzegelde sproei-inrichting
labelScope-notAdopted = is niet overgenomen

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } tot { $max }

metalCorrosionStrength-measuredPh = bij een gemeten pH van { $min } tot { $max }
metalCorrosionStrength-solid = in een vaste stof
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: te weinig om metalen aan te tasten { $why }.

missingAssessments-below = { $upper } % ligt onder { $cutOff }
missingAssessments-cutOff = de ondergrens van { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Door niemand ingedeeld, maar onder { $cutOff }.

namedEntry-contains = bevat { $name }
namedEntry-formNamedList = { $only } is in deze vorm met name genoemd in de lijst
namedEntry-less = minder dan { $share } %
namedEntry-more = meer dan { $share } %
namedEntry-notLess = niet minder dan { $share } %
namedEntry-notMore = niet meer dan { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } is het enige gevaarlijke bestanddeel, en de klasse is die van de eigen positie
namedEntry-product = het product is { $single }
namedEntry-productNamedList = het product is met name genoemd in de lijst
namedEntry-solution = oplossing van { $name }, { $lower } en { $upper }
namedMixture-provisionExempts = een bijzondere bepaling bij UN { $un } stelt goederen van deze samenstelling vrij

namedIngredients-contributes = draagt bij aan { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; elke klasse heeft al een naam, en { $most } namen zijn genoeg

notesInForce-mixtureBeing = fysische toestand van het mengsel: { $physicalState }
notesInForce-solidPaste = de opgegeven vorm: pasta
notesInForce-solidPiece = de opgegeven vorm: vast stuk
notesInForce-releasesShown = { $paragraph } stelt ervan vrij: { $condition }; aangetoond door: { $evidence }
notesInForce-weightCounts = { $countedFraction } % van het gewicht telt als { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: beschikbare zuurstof { $oxygen } % ≤ { $limit } % met { $peroxide } % waterstofperoxide
organicPeroxide-peroxygenGroups = peroxygroepen: { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = brandbaar stof
otherHazard-health = gezondheidsgevaar
otherHazard-physical = fysisch gevaar
otherHazard-simple-asphyxiant = verstikkend gas

otherTests-chemicallyUnstable = chemisch instabiel, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = corrosiesnelheid op aluminium
otherTests-corrosionRateSteel = corrosiesnelheid op staal
otherTests-flammableTest = Flam. Gas { $id }: ontvlambaar in de test, { $measured }
otherTests-limitsBurningVelocity = grenzen { $lowerLimit } tot { $upperLimit } %, verbrandingssnelheid { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = onderste en bovenste ontvlambaarheidsgrens
otherTests-notFlammableTest = Flam. Gas: niet ontvlambaar in de test
otherTests-oxidisingPowerTest = Ox. Gas 1: oxiderend vermogen { $power } % > { $oxidisingPowerAbove } % in de test
otherTests-oxidisingPowerTest2 = Ox. Gas: oxiderend vermogen { $power } % ≤ { $oxidisingPowerAbove } % in de test
otherTests-steelAluminiumYear = staal { $steel } en aluminium { $aluminium } mm per jaar
otherTests-test = Flam. Gas 1A: { $what } in de test

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } tegenover { $reference } { $unit2 } van het referentiemengsel
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: het mengsel met cellulose ontsteekt vanzelf
oxidationTests-slowerEveryReferenceMixture = { $prefix }: langzamer dan elk referentiemengsel

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, niet getest
oxidisingGas-nitrogenEquivalencyKk = stikstofequivalentiecoëfficiënt Kk van { $name }
oxidisingGas-nobodyClassified = Oxiderende gassen: door niemand ingedeeld: { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: oxiderend vermogen { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = is niet hoger dan
ozoneOfSubstance-ozoneDepletionPotential = ozonafbrekend vermogen
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: ozonafbrekend vermogen { $found } { $sign } 0 ({ $source })

packedGas-compressed = samengeperst
packedGas-dissolved = opgelost
packedGas-liquefied = vloeibaar
packedGas-refrigerated = sterk gekoeld vloeibaar

peroxideEntry-classType = { $code }: klasse { $own } op grond van het type
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT niet bekend
peroxideEntry-subsidiary = bijkomend gevaar: { $hazards }
peroxideEntry-temperatureControlled = temperatuurbeheersing vereist
peroxideEntry-upTemperatureControlledEntryApplies = tot { $limit } °C geldt de positie met temperatuurbeheersing

persistenceOfSubstance-allHalfLivesBelow = alle halfwaardetijden daaronder
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioaccumulerend
persistenceOfSubstance-chronicAquaticValuesHealthClasses = chronische aquatische waarden en de gezondheidsgevarenklassen die als toxisch gelden
persistenceOfSubstance-halfLivesWaterSedimentSoil = halfwaardetijden in water, sediment en bodem
persistenceOfSubstance-in = { $days } d ({ $medium }) > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobiel
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = niet bekend
persistenceOfSubstance-notToxic = niet toxisch
persistenceOfSubstance-persistent = persistent
persistenceOfSubstance-toxic = toxisch
persistenceOfSubstance-veryBioaccumulative = zeer bioaccumulerend
persistenceOfSubstance-veryMobile = zeer mobiel
persistenceOfSubstance-veryPersistent = zeer persistent

persistenceTable-freshEstuarineWater = zoet of estuarien water
persistenceTable-freshEstuarineWaterSediment = sediment van zoet of estuarien water
persistenceTable-marineSediment = marien sediment
persistenceTable-marineWater = zeewater
persistenceTable-soil = bodem

physicalOfSubstance-flammabilityRangeAirTestIso = ontvlambaarheidsgebied in lucht, of een test volgens ISO 10156
physicalOfSubstance-notCalculatedNeeded = Niet berekend; nodig: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = oxiderend vermogen, of een test volgens ISO 10156

physicalOutcome-aerosol = aerosol
physicalOutcome-classDoesNotApplyMixture = De klasse geldt niet voor een mengsel van deze fysische toestand: { $stateNames }.
physicalOutcome-gas = gas
physicalOutcome-liquid = vloeibaar
physicalOutcome-makesUpProduct = Het product bestaat uit { $name }, ingedeeld als { $written }.
physicalOutcome-solid = vast

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = alleen bijtend voor metalen, verpakt voor consumenten
pictogramPrecedence-moreSevereCategorySpecificTarget = een strengere categorie van specifieke doelorgaantoxiciteit (eenmalige blootstelling) heeft GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = niet voor acute toxiciteit naast GHS06
pictogramPrecedence-notBesideGhs06 = niet naast GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = niet voor huid- of oogirritatie naast GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = niet voor sensibilisatie van de huid of irritatie naast GHS08 voor sensibilisatie van de luchtwegen
pictogramPrecedence-optionalWhereGhs01Applies = facultatief waar GHS01 van toepassing is

pictograms-for = voor { $own }{ $whenEuropean }
pictograms-for2 = voor { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; facultatief naast GHS02 of GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = voor { $hazards } alleen { $condition }

precautionConditions-bulkMassesTemperatureSpecified = voor bulkmassa’s waarvoor een temperatuur is opgegeven
precautionConditions-categoryOthersVolatileMayGenerate = voor categorie 1, en voor andere die vluchtig zijn en een ontplofbare atmosfeer kunnen vormen
precautionConditions-ifAntidoteSpecificMeasureRequired = als onmiddellijk een antidotum of een specifieke maatregel nodig is
precautionConditions-ifDustCloudsCanOccur = als zich stofwolken kunnen vormen
precautionConditions-ifElectrostaticallySensitive = bij elektrostatische gevoeligheid
precautionConditions-ifExplosiveMechanicallySensitive = als de ontplofbare stof mechanisch gevoelig is
precautionConditions-ifBreathedInAnyForm = als stof, rook, gas, nevel, damp of spuitnevel van het product kan worden ingeademd
precautionConditions-ifProductIsNoGas = als het product geen gas is
precautionConditions-ifInhalableParticlesDustsMists = als bij gebruik inhaleerbare deeltjes van stof of nevel kunnen ontstaan
precautionConditions-ifLiquidVolatileMayGenerate = als de vloeistof vluchtig is en een ontplofbare atmosfeer kan vormen
precautionConditions-ifReleaseEnvironmentNotIntended = als lozing in het milieu niet het beoogde gebruik is
precautionConditions-ifSubstanceMixtureVolatileMay = als de stof of het mengsel vluchtig is en een gevaarlijke atmosfeer kan vormen
precautionConditions-ifWaterIncreasesRisk = als water het risico vergroot
precautionConditions-outsideTransportableCylindersPackedP200 = buiten verplaatsbare flessen die volgens P200 van de VN-modelreglementen zijn verpakt
precautionConditions-packagingsNeedNotVented = in verpakkingen die niet ontlucht hoeven te zijn
precautionConditions-temperatureSupplierSpecifiesNotKnown = met de door de leverancier opgegeven temperatuur, die hier niet bekend is

precautions-chosenBySupplier = gekozen door de leverancier; { $why }
precautions-for = voor { $hazards }
precautions-leftOutBySupplier = weggelaten door de leverancier; { $why }
precautions-redundantBeside = overbodig naast { $kept }

precedence-goesBeforePackingGroup = { $main } gaat vóór { $others }; verpakkingsgroep { $packingGroup }

productKind-adhesive = lijm
productKind-alcoholic-beverage = alcoholische drank
productKind-aviation-fuel = vliegtuigbrandstof
productKind-coating = bekledingsoplossing
productKind-disinfectant = desinfectiemiddel
productKind-fertiliser = meststof
productKind-gas-cartridge = gaspatroon
productKind-lead-battery = loodaccu
productKind-lithium-ion-battery = lithium-ionbatterij
productKind-lithium-metal-battery = lithium-metaalbatterij
productKind-flavour-extract = extract voor smaak of aroma
productKind-paint = verf
productKind-paint-related = aan verf verwant product
productKind-perfumery = parfumerieproduct
productKind-pesticide = pesticide
productKind-petroleum-distillate = aardoliedestillaat
productKind-printing-ink = drukinkt
productKind-printing-ink-related = aan drukinkt verwant product
productKind-refrigerant = koelgas
productKind-resin-solution = harsoplossing
productKind-sealed-lead-battery = loodaccu van het gesloten type
productKind-wood-preservative = houtverduurzamingsmiddel

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = geen
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: het vervoer is verboden
propose-unNotSubjectLawMode = UN { $un } valt niet onder de voorschriften van deze vervoerswijze; andere zijn van toepassing
propose-unPackingGroupMode = UN { $un } is { $own }, verpakkingsgroep { $packingGroup }, bij deze vervoerswijze

provision-144 = waterige oplossingen met ten hoogste 24 % alcohol in volume zijn niet onderworpen
provision-145 = dranken van verpakkingsgroep III in recipiënten tot 250 l zijn niet onderworpen
provision-188 = kleine cellen en batterijen zijn niet onderworpen onder voorwaarden van grootte, test en verpakking
provision-216 = niet-gevaarlijke vaste stoffen mogen met brandbare vloeistoffen gemengd zijn zolang geen vrije vloeistof zichtbaar is
provision-217 = niet-gevaarlijke vaste stoffen mogen met giftige vloeistoffen gemengd zijn zolang geen vrije vloeistof zichtbaar is
provision-335 = niet-gevaarlijke vaste stoffen mogen met milieugevaarlijke vloeistoffen gemengd zijn zolang geen vrije vloeistof zichtbaar is; verzegelde zakjes tot 10 ml zijn niet onderworpen
provision-354 = giftig bij inademing
provision-363 = voor motoren en machines met brandstof gelten eigen voorwaarden
provision-375 = in enkelvoudige of binnenverpakkingen tot 5 l of 5 kg aan geen enkel ander voorschrift onderworpen
provision-376 = voor beschadigde of defecte cellen en batterijen gelden eigen voorwaarden
provision-386 = gestabiliseerd door inhibitor of temperatuurbeheersing, voldoende voor de duur van het vervoer

purpose-adhesive = lijm
purpose-brazing-or-soldering = hard- of zachtsoldeer
purpose-cement = cement
purpose-paint-or-varnish = verf of vernis
purpose-plant-protection = gewasbeschermingsmiddel

reducePrecautions-beyondSixSince = { $why }; boven de zes: { $why2 } (CLP Art. 28(3))
reducePrecautions-for = voor { $hazards }: { $levelWords }
reducePrecautions-highlyRecommended = sterk aanbevolen
reducePrecautions-lawPrescribes = de wet schrijft het voor
reducePrecautions-nothingElseLabelSays = niets anders op het etiket zegt het
reducePrecautions-safetyDataSheetNotLabel = voor het veiligheidsinformatieblad, niet voor het etiket
reducePrecautions-severityHazardNeeds = de ernst van het gevaar maakt het nodig
reducePrecautions-specialCaseOnlyNothingKnown = alleen voor een bijzonder geval, waarover hier niets bekend is
reducePrecautions-statementsMoreWeightLabel = op het etiket staan aanbevelingen die zwaarder wegen; { $why }

route-dermal = dermaal
route-dust-mist = stof/nevel
route-gas = gas
route-oral = oraal
route-vapour = damp

safetyNet-acuteToxicitySeenSolution = acute toxiciteit waargenomen in oplossing
safetyNet-acuteToxicityUpWaterSolubility = acute toxiciteit tot aan de oplosbaarheid in water
safetyNet-chronicValuesAllLevelsAbove = chronische waarden van alle trofische niveaus boven { $noecAbove } mg/l of de oplosbaarheid
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = nodig: { $missing }
safetyNet-notBioaccumulating = niet bioaccumulerend
safetyNet-waterSolubility = oplosbaarheid in water { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = oplosbaarheid in water
safetyNet-waterSolubilityNoAcuteToxicity = oplosbaarheid in water { $solubility } mg/l, tot daar geen acute toxiciteit, niet snel afbreekbaar, bioaccumulerend

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % van de dieren reageert < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % van de dieren reageert, inductie met { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = gegevens over sensibilisatie van de huid
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positief, maar zonder potentie geen subcategorie
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = de test was negatief
sensitisationOfSubstance-unknown = een onbekend gehalte in

signalWord-excludesWarning = ; sluit „Waarschuwing” uit voor { $warning }
signalWord-for = voor { $danger }{ $excluded }
signalWord-for2 = voor { $warning }
signalWord-noCategoryClassificationSignalWord = geen categorie van de indeling heeft een signaalwoord

skinOfSubstance-dataSkinCorrosionIrritation = gegevens over huidcorrosie en -irritatie
skinOfSubstance-dataSkinStandAbovePh = { $summary }; gegevens over de huid gaan vóór de pH
skinOfSubstance-exposureSkinH = een blootstelling van de huid gedurende 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: ontsteking tot het einde van de waarneming bij { $inflamed } van { $animalsCount } dieren
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: gemiddelde score ≥ { $atLeast } bij { $positive } van { $animalsCount } dieren (vereist: { $needed })
skinOfSubstance-needed = Skin Irrit. 2: nodig: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: geen vernietiging van de huid binnen { $longest } min blootstelling
skinOfSubstance-scoresErythemaOedema = scores voor erytheem en oedeem
skinOfSubstance-scoresThreeAnimalsSkin = scores van drie dieren, huid
skinOfSubstance-seenAfterH = , waargenomen na { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: huid vernietigd na { $minutes } min blootstelling{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: te weinig van { $animalsCount } dieren met een gemiddelde score ≥ 2,3 (hoogste { $highest }, vereist: { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A mag op verpakkingen van minder dan 125 ml ervoor in de plaats komen
smallPackage-innerPackagingUpResearchAnalysis = binnenverpakking tot 10 ml voor onderzoek of analyse, in een volledig geëtiketteerde buitenverpakking
smallPackage-solublePackagingUpFullyLabelled = oplosbare verpakking tot 25 ml in een volledig geëtiketteerde buitenverpakking
smallPackage-up = tot 125 ml, voor { $names }

smallPackageRules-containersTooSmallWholeLabel = houders die te klein zijn voor het volledige etiket, voor zover redelijkerwijs uitvoerbaar
smallPackageRules-containersUpMlUpLabel = houders tot 100 ml; tot 3 ml mag het etiket bij gebruik worden verwijderd (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = dat het volledige etiket op de onmiddellijke buitenverpakking staat
smallPackageRules-initialSupplierIdentifier = identificatie van de eerste leverancier
smallPackageRules-nameAddressTelephoneNumberSupplier = naam, adres en telefoonnummer van de leverancier
smallPackageRules-nameTelephoneNumberSupplier = naam en telefoonnummer van de leverancier
smallPackageRules-pictogramHazardStatement = een pictogram of gevarenaanduiding
smallPackageRules-signalWord = signaalwoord
smallPackageRules-upWhereLabelWouldInterfere = tot 3 ml, waar een etiket het gebruik zou hinderen; de buitenverpakking is volledig geëtiketteerd
smallPackageRules-upWhereNoFullLabel = tot 100 ml, waar geen volledig etiket kan worden aangebracht; de buitenverpakking is volledig geëtiketteerd

solidTests-burningTime = brandtijd
solidTests-burningTimeAgainstRateAgainst = brandtijd { $time } s, grens < 45 s, snelheid { $rate } mm/s, grens > 2,2 mm/s
solidTests-burningTimeBurningRate = brandtijd of brandsnelheid
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: geen zelfverhitting van de kubus van 100 mm bij 140 °C
solidTests-cubeHeats = Self-heat. 2: zelfverhitting van de kubus van 100 mm bij 140 °C, en { $because }
solidTests-cubeHeats2 = Self-heat. 1: zelfverhitting van de kubus van 25 mm bij 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: ontbrandt niet binnen vijf minuten
solidTests-fireDoesNotSpread = Flam. Sol.: het vuur breidt zich niet uit
solidTests-gasSetFreeIgnitesItself = Water-react. 1: het vrijkomende gas ontbrandt vanzelf
solidTests-hour = Water-react. 2: { $found } l/kg per uur ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg per uur > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg per uur ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: ontsteekt of verkoolt een filtreerpapier binnen vijf minuten
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: ontbrandt op een inerte drager binnen vijf minuten na contact met lucht
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: ontbrandt binnen vijf minuten na contact met lucht
solidTests-minute = Water-react. 1: { $minute } l/kg per minuut ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: ontsteekt noch verkoolt een filtreerpapier
solidTests-noBurningTime = Flam. Sol.: geen brandtijd
solidTests-noneConditionsTable = Self-heat.: geen van de voorwaarden van tabel 2.11.1
solidTests-packagesHold = verpakkingen bevatten { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: metaalpoeder, verbrand in { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: metaalpoeder, verbrand in { $time } s > 600 s
solidTests-resultCube = resultaat van de kubus van 25 mm bij 140 °C
solidTests-resultCube2 = resultaat van de kubus van 100 mm bij 100 °C
solidTests-resultCube3 = resultaat van de kubus van 100 mm bij 120 °C
solidTests-too = ook bij 100 °C
solidTests-tooPackages = ook bij 120 °C, in verpakkingen van { $litres } l > 450 l
solidTests-volumeLargestPackage = volume van de grootste verpakking
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, en de bevochtigde zone stopt het vuur niet
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, en de bevochtigde zone stopt het vuur gedurende ten minste 4 minuten
solidTests-whetherWettedZoneStopsFire = of de bevochtigde zone het vuur stopt

state-aerosol = aerosol
state-gas = gas
state-liquid = vloeistof
state-solid = vaste stof

strengthTable-above = UN { $un } (meer dan { $percent } %)
strengthTable-chlorineAbove = UN { $un } (meer dan { $percent } % actief chloor)
strengthTable-class8Alone = UN { $un } { $name }: alleen klasse 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } (vanaf { $percent } %)
strengthTable-list = VN-modelreglement, 3.2, lijst van gevaarlijke goederen, { $entries }
strengthTable-reference = { $manual }, 34.4.2, referentie van test O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (tot { $percent } %)

suggest-ofIngredient = positie van het bestanddeel { $name }, niet van het product

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % naast een gehalogeneerde koolwaterstof
supplementalFamily-doesNotReachLimit = { $share } % bereikt de grens niet
supplementalFamily-flammableSubstances = ontvlambare stoffen { $shown } %
supplementalFamily-flashPointOutside = vlampunt buiten { $flashAboveC } tot { $flashAtMostC } °C
supplementalFamily-not = niet voor deze fysische toestand: { $physicalState }
supplementalFamily-notSoldGeneralPublic = niet verkocht aan het grote publiek
supplementalFamily-plantProtectionProduct = EUH401: een gewasbeschermingsmiddel
supplementalFamily-productNotStated = het product is niet opgegeven als { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = de gevarenaanduiding van de klasse zegt dit al: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = of het een vlampunt heeft, is niet opgegeven

supplementalOtherHazard-noStatementLaw = { $kind }: geen aanduiding in deze voorschriften

supplementalProperty-acuteInhalationToxicityComesWhose = de acute toxiciteit bij inademing komt van { $names }, met een bijtend werkingsmechanisme
supplementalProperty-acuteInhalationToxicityTested = de acute toxiciteit bij inademing is getest
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = aanduiding bij { $names }; voor mengsels is geen grens vastgesteld, zodat de eigenschap aan het product moet worden beoordeeld
supplementalProperty-cannotInhaled = het kan niet worden ingeademd
supplementalProperty-corrosiveSkinMayInhaledNot = bijtend voor de huid, kan worden ingeademd en is niet getest bij inademing
supplementalProperty-corrosiveSkinWhetherMayInhaled = bijtend voor de huid; of het kan worden ingeademd, is niet opgegeven
supplementalProperty-limit = grens van 1.2.5
supplementalProperty-makesUpProductBears = het product bestaat uit { $term }, en de aanduiding hoort bij die stof
supplementalProperty-noStatementLawMore = deze voorschriften bevatten de aanduiding niet meer
supplementalProperty-notBeside = niet naast { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: alleen voor als gevaarlijk ingedeelde producten, en dat is dit product niet
supplementalProperty-predictedEffectSkin = voorspeld effect op de huid
supplementalProperty-productFoundProperty = vastgesteld is dat het product de eigenschap heeft
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = overgenomen tot een test anders uitwijst
supplementalProperty-testShowedProductDoesNot = uit een test bleek dat het product de eigenschap niet heeft

supplementalSensitiser-belowLimitElicitation = onder zijn concentratiegrens voor elicitatie
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 of EUH205 vermeldt het (bijlage II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = het etiket noemt het (bijlage II, 2.8, tweede alinea)
supplementalSensitiser-limit = grens { $limit } %
supplementalSensitiser-limit2 = grens { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } vanaf de concentratiegrens voor elicitatie
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: het mengsel is niet ingedeeld, maar bevat { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: geen sensibiliserende stof vanaf zijn concentratiegrens voor elicitatie die niet op andere wijze is genoemd
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: niet voor mengsels die voor het grote publiek bestemd zijn, hoewel dit mengsel { $names } bevat

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % van het mengsel bestaat uit bestanddelen waarvan het gevaar voor het aquatisch milieu niet bekend is
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % van het mengsel bestaat uit bestanddelen met onbekende acute toxiciteit ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, overgenomen tot een test anders uitwijst: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = gegevens over de blootstelling ({ $exposure })
targetOrgansOfSubstance-days = { $days } dagen
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } dagen zijn te kort om er de richtwaarden voor { $days2 } dagen op toe te passen
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = effect { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = effecten boven { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = de duur van de studie is niet vermeld
targetOrgansOfSubstance-noEffect = geen effect { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = geen effect tot { $dose }; grens
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: betrouwbare gegevens bij de mens
targetOrgansOfSubstance-studyExposureLeastDays = een studie van ten minste 28 dagen naar de blootstelling ({ $exposure })
targetOrgansOfSubstance-timesDays = {" "}(maal { $factor } voor { $days } dagen, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } heft de indeling op grond van de bestanddelen niet op
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Bekende indeling van het mengsel
testData-overridesCalculation = { $test } gaat vóór de berekening
testData-reviewMixture = Herziening van de indeling door de leverancier
testData-testMixture = Test met het mengsel

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = beschikbare zuurstof en testseries A tot en met H ({ $manual }, deel II)
testedClass-burningRateTestN = brandsnelheidstest N.1 ({ $manual })
testedClass-burningRateTestPartV = brandsnelheidstest ({ $manual }, deel V, 51.4)
testedClass-corrosionTestPartIii = corrosietest C.1 ({ $manual }, deel III, 37.4)
testedClass-manual = Handboek beproevingen en criteria van de VN
testedClass-nameStrengthNotClassList = { $names }: naar naam en concentratie niet in deze klasse in de lijst van gevaarlijke goederen ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Niet berekend voor mengsels; nodig wegens { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = test N.3 ({ $manual })
testedClass-testN2 = test N.2 ({ $manual })
testedClass-testN3 = test N.4 ({ $manual })
testedClass-testN4 = test N.5 ({ $manual })
testedClass-testO = test O.2 ({ $manual })
testedClass-testOO = test O.1 of O.3 ({ $manual })
testedClass-testSeriesHPartIi = testseries A tot en met H ({ $manual }, deel II)
testedClass-testSeriesPartI = testseries 1 tot en met 8 ({ $manual }, deel I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: te weinig voor een eigenschap van het mengsel als geheel.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detoneert gedeeltelijk, deflagreert langzaam of vertoont een matig effect bij verhitting onder opsluiting
thermalTests-detonationCavitatedState = detonatie in gecaviteerde toestand
thermalTests-explosiveLiableThermalExplosionPackage = ontplofbaar en in de verpakking vatbaar voor een thermische explosie
thermalTests-explosivePowerSeriesF = explosief vermogen (serie F)
thermalTests-explosiveYetNotPackaged = ontplofbaar, maar niet in de verpakking
thermalTests-heatDecomposition = Self-react.: ontledingswarmte { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = detoneert niet in gecaviteerde toestand en deflagreert niet, gering of geen effect, gering of geen explosief vermogen
thermalTests-neitherDetonatesNorDeflagratesLow = detoneert noch deflagreert, gering of geen effect bij verhitting onder opsluiting
thermalTests-noEffectTestThermallyStable = in geen enkele test een effect en thermisch stabiel
thermalTests-packagedDetonatesDeflagratesRapidly = detoneert of deflagreert snel in de verpakking
thermalTests-sadtPackage = Self-react.: SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C voor een collo van 50 kg
thermalTests-sadtPackage2 = SADT van een collo van 50 kg
thermalTests-sadtPackagedProductTemperatureControl = SADT van het verpakte product, voor de temperatuurbeheersing
thermalTests-testsPackagedProductSeriesB = tests met het verpakte product (series B, D en G)
thermalTests-type = { $prefix } type { $type }: { $because }

transport-with = met

transportPictograms-transportLabelTellsSame = het gevaarsetiket { $label } zegt hetzelfde

trophicLevel-aboveWaterSolubilityPhysicalEffect = boven de oplosbaarheid in water van { $solubility } mg/l, een fysisch effect
trophicLevel-algae = algen
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = schaaldieren
trophicLevel-exact = de exacte waarde { $kind }, { $group }
trophicLevel-fish = vissen
trophicLevel-growthRateErc50StandsAbove = de groeisnelheid (ErC50) gaat vóór andere eindpunten voor algen, noot 2 bij de tabel
trophicLevel-lowestValueTrophicLevelDecides = de laagste waarde van het trofische niveau is bepalend
trophicLevel-nothingSeenUpWaterSolubility = niets waargenomen tot de oplosbaarheid in water van { $solubility } mg/l
trophicLevel-takenWaterSolubility = gesteld op de oplosbaarheid in water van { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = of het effect boven de oplosbaarheid in water toxisch of fysisch is, { $group }

unknownInWater-hazards = gevaren van { $name } voor het aquatisch milieu
viscous-notSubject = niet onderworpen aan de voorschriften
viscous-notSubjectMarkingLabellingTesting = niet onderworpen aan het kenmerken, etiketteren en beproeven van verpakkingen
viscous-viscousFlashPointAboveSolvent = viskeus, { $viscosity23 } mm2/s bij 23 °C, vlampunt boven { $flashAboveC } °C, afscheiding van oplosmiddel { $solventSeparationPercent } % onder { $mostSeparatedPercent } %: recipiënten tot { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viskeus: uitlooptijd { $found } s >= { $seconds } s door 6 mm, afscheiding van oplosmiddel { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } in recipiënten tot { $litres } l
viscous-viscousSolvent = viskeus, { $viscosity23 } mm2/s bij 23 °C, afscheiding van oplosmiddel { $solventSeparationPercent } % onder { $mostSeparatedPercent } %: recipiënten tot { $receptacleLitres } l

withdrawn-annulled = nietig verklaard door het Gerecht, T-279/20, met werking voor allen; mededeling C/2025/6670
withdrawn-too-late = Verordening (EU) 2020/217 werd te laat van toepassing om recht van Groot-Brittannië te worden (HSE, juni 2024)
