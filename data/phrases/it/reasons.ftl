acuteStudy-cannotConvertedWithoutMolarMass = { $unit } non può essere convertito senza la massa molare
acuteStudy-converted = { $unit } convertito con { $molarMass } g/mol e { $molarVolume } l/mol a 25 °C
acuteStudy-exposureTimeStudy = tempo di esposizione dello studio ({ $route })
acuteStudy-hDivided = 1 h diviso per { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = valutato in ppmV perché prossimo a un gas, { $place }
acuteStudy-molarMassConvert = massa molare, per convertire { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: il valore a 4 h non è più alto; si converte solo 1 h, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: il valore a 4 h non è più basso; si converte solo 1 h, { $paragraph }
acuteStudy-timeExposureNotStated = il tempo di esposizione non è indicato
acuteStudy-times = { $unit } moltiplicato per { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Tossicità acuta per inalazione (polveri o nebbie)
acuteToxicity-acuteToxicityInhalationGas = Tossicità acuta per inalazione (gas)
acuteToxicity-acuteToxicityInhalationVapour = Tossicità acuta per inalazione (vapori)
acuteToxicity-acuteToxicityMouth = Tossicità acuta per via orale
acuteToxicity-acuteToxicitySkin = Tossicità acuta per via cutanea
acuteToxicity-belowCutOff = { $share } % è inferiore al valore soglia di { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = il prodotto è costituito da { $name }, STA
acuteToxicity-mixtureEstimate = STAmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: nessun ingrediente contribuisce alla stima{ $unknown }
acuteToxicity-notClassified = non classificato, > { $limit } { $unit }
acuteToxicity-unknown = sconosciuto, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % sconosciuto

acuteToxicityIngredient-above = { $kind } { $min } { $unit } è superiore a { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = categoria { $category } convertita in { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, la dose limite della categoria 4 o più
acuteToxicityIngredient-limitDoseWithoutSignsAcute = dose limite senza segni di tossicità acuta

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = superiore alla concentrazione di vapore saturo di { $saturated } mg/l a 20 °C, quindi in parte nebbia, { $place }
acuteToxicityOfSubstance-acuteToxicity = Tossicità acuta, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Tossicità acuta, { $route }: nessuno studio è utilizzabile
acuteToxicityOfSubstance-exactValue = il valore esatto, { $route }
acuteToxicityOfSubstance-lc50Dust = CL50 delle polveri
acuteToxicityOfSubstance-lc50Gas = CL50 del gas
acuteToxicityOfSubstance-lc50H = una CL50 a 4 h
acuteToxicityOfSubstance-lc50VapourMist = CL50 di vapori o nebbie
acuteToxicityOfSubstance-ld50Dermal = DL50, via cutanea
acuteToxicityOfSubstance-ld50Oral = DL50, via orale
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = è determinante il valore valido più basso della specie preferita
acuteToxicityOfSubstance-notClassifiedUp = non classificato fino a { $limit } { $unit }
acuteToxicityOfSubstance-open = ; da definire
acuteToxicityOfSubstance-preferredSpecies = specie preferita: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = quota di nebbia nello studio sui vapori
acuteToxicityOfSubstance-toxicityAbove = tossicità superiore a { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = uno studio valido ({ $route })

additivity-belowCutOff = { $upper } % è inferiore al valore soglia di { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , ma la riga vale per le miscele senza ingredienti di un’altra categoria
additivity-noIngredientClassRelevant = Nessun ingrediente di questa classe è rilevante.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = somma delle percentuali divise per i rispettivi limiti di concentrazione
additivity-specificLimit = limite di concentrazione specifico { $limit } %, { $paragraph }
additivity-sum = somma
additivity-weightedSum = somma ponderata

adoption-categoryNotAdopted = { $names }: la categoria non è adottata
adoption-classNotAdopted = { $hazardClass }: la classe non è adottata

aerosol-chemicalHeatCombustion = calore chimico di combustione di { $names }
aerosol-chemicalHeatCombustion2 = Calore chimico di combustione { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % di componenti infiammabili
aerosol-flammableComponentsNoTestEntered = { $most } % di componenti infiammabili, o 20 kJ/g, e nessuna prova indicata
aerosol-heatCombustion = { $flammable } ≥ 85 % e calore di combustione ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % e calore di combustione < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = generatore di aerosol della divisione { $division }
aerosolOutcome-categoryAerosol = categoria dell’aerosol
aerosolOutcome-entryAerosol = una rubrica per questo aerosol
aerosolOutcome-stillSettledCategoryAerosol = Ancora da stabilire: categoria dell’aerosol: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm e ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm e ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm e ≥ { $shortS } s
aerosolTests-below = { $flame }: meno di { $flameCm } cm o di { $shortS } s
aerosolTests-deflagrationDensity = densità di deflagrazione { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = prova di accensione in spazio chiuso
aerosolTests-flame = fiamma di { $height } cm per { $duration } s
aerosolTests-heatCombustion = calore di combustione ≥ 20 kJ/g
aerosolTests-ignition = accensione a { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = accensione a { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = nessuna accensione a { $nearCm } cm o più{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}e nessuno dei limiti in spazio chiuso è raggiunto
aerosolTests-timeEquivalent = tempo equivalente { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = una lega che rilascia al massimo 0,5 ug Ni/cm2 alla settimana secondo EN 1811
annexViNotes-chromateIonsDissolvedWater = ioni cromato disciolti in acqua
annexViNotes-freeMonomer = monomero libero
annexViNotes-fullRefiningHistoryKnownSubstance = l’intero iter di raffinazione è noto e la sostanza di partenza non è cancerogena
annexViNotes-lengthWeightedGeometricMeanDiameter = diametro medio geometrico ponderato rispetto alla lunghezza, meno due errori standard, superiore a 6 um
annexViNotes-lessBenzeneEc = meno dello 0,1 % di benzene (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = meno dello 0,005 % di benzo[a]pirene (EC 200-028-5)
annexViNotes-lessButadieneEc = meno dello 0,1 % di 1,3-butadiene (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = meno del 3 % di estratto di dimetilsolfossido secondo IP 346
annexViNotes-lessReleasableFormaldehydeMost = concentrazione teorica massima di formaldeide liberabile inferiore allo 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = concentrazione teorica massima di formaldeide liberabile inferiore all’1 %
annexViNotes-metallicElement = elemento metallico
annexViNotes-noPowderMoreParticlesUm = non è una polvere con l’1 % o più in particelle di 10 um o meno
annexViNotes-lessRespirableDust = meno dell’1 % del prodotto è polvere respirabile di questa sostanza (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = una delle prove della nota (biopersistenza, intraperitoneale o inalazione a lungo termine)
annexViNotes-testFormPlacedMarketLacks = in base a una prova, la forma immessa sul mercato non presenta il pericolo fisico

aquaticOfSubstance-acute = acuto
aquaticOfSubstance-acuteAquaticToxicity = tossicità acquatica acuta
aquaticOfSubstance-aquaticToxicity = tossicità acquatica
aquaticOfSubstance-bioaccumulationUnknown = bioaccumulo sconosciuto
aquaticOfSubstance-but = { $summary }, ma { $why }
aquaticOfSubstance-chronic = cronico
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, limite { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = nessuna tossicità in soluzione, limite { $limit } mg/l
aquaticOfSubstance-notClassified = Non classificato
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = rapidamente degradabile e non bioaccumulabile
aquaticOfSubstance-toxicityAbove = tossicità superiore a { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = trasformazione della sostanza inorganica nell’ambiente

aspiration-allThin = Asp. Tox. 1: il prodotto è composto da liquidi con viscosità cinematica a 40 °C non superiore a { $mm2PerS } mm2/s
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: il prodotto è costituito da { $name }, con questa classificazione
aspiration-mistNoPool = Asp. Tox. 1: nebulizzato in goccioline fini, che non si raccolgono come liquido nella bocca
aspiration-notGiven = Asp. Tox. 1: non indicato: { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 in base al giudizio di esperti ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, un idrocarburo
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, non dimostrato come idrocarburo
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: dati sull’uomo, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = giudizio di esperti sul pericolo in caso di aspirazione (categoria 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: un gas non può essere aspirato
aspirationOfSubstance-kinematicViscosity = viscosità cinematica { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: non indicato: { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: non è un idrocarburo e non vi sono dati sull’uomo
aspirationOfSubstance-whetherSubstanceHydrocarbon = se la sostanza è un idrocarburo

bridging-principleApplies = il principio si applica alla classe { $name }
bridging-principleDoesNotApply = il principio non si applica alla classe { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = le percentuali degli ingredienti attivi sono comprese tra quelle delle miscele sottoposte a prova
bridgingConditions-allButPropellantThereSame = tutto tranne il propellente è presente nelle stesse proporzioni della miscela sottoposta a prova
bridgingConditions-allElseThereSameProportions = tutto il resto è presente nelle stesse proporzioni della miscela sottoposta a prova
bridgingConditions-allOtherIngredientsSameShares = tutti gli altri ingredienti hanno le stesse percentuali
bridgingConditions-allThreeMixturesSameIngredients = le tre miscele hanno gli stessi ingredienti
bridgingConditions-aspirationToxicantsMakeUpMore = le sostanze tossiche in caso di aspirazione costituiscono il { $aspirationKeepsPercent } % o più
bridgingConditions-beyond = {" "}(al di fuori: { $beyond })
bridgingConditions-bothBatchesSameIngredients = i due lotti hanno gli stessi ingredienti
bridgingConditions-bothBatchesStatedMadeUnder = i due lotti sono dichiarati prodotti dallo stesso fornitore o sotto il suo controllo
bridgingConditions-bothMixturesSameIngredients = le due miscele hanno gli stessi ingredienti
bridgingConditions-bothTestedMixturesSameCategory = le due miscele sottoposte a prova sono nella stessa categoria della classe
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } non ha una classificazione più severa dell’ingrediente originale meno pericoloso
bridgingConditions-everyIngredientAssessed = ogni ingrediente è valutato
bridgingConditions-everyShareStaysWithinBandwidth = ogni percentuale resta nell’intervallo della tabella 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = elementi che dimostrano che la nebulizzazione non è più pericolosa: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } è un ingrediente della miscela non sottoposta a prova
bridgingConditions-ingredientsTheirMixtures = { $replacedId } e { $replacementId } sono ingredienti delle rispettive miscele
bridgingConditions-met = soddisfatto
bridgingConditions-noIngredientAddedLeftOut = nessun ingrediente è stato aggiunto o tolto
bridgingConditions-noVariationWouldChangeHazard = non sono note variazioni che modificherebbero il pericolo
bridgingConditions-none = nessuno
bridgingConditions-notMet = non soddisfatto
bridgingConditions-propellantIngredientAerosol = il propellente è un ingrediente dell’aerosol
bridgingConditions-propellantStatedNotAffectHazard = il propellente è dichiarato senza effetti sul pericolo alla nebulizzazione
bridgingConditions-sameCategoryClass = { $replacement } e { $replaced } sono nella stessa categoria della classe
bridgingConditions-share = { $replacement } ha la stessa percentuale di { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } è dichiarato senza effetti sul pericolo degli altri
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } è dichiarato senza effetti sul pericolo degli altri
bridgingConditions-testedMixtureMostSevereCategory = la miscela sottoposta a prova è nella categoria o sottocategoria più severa
bridgingConditions-thereMoreNoneLessIngredients = gli ingredienti di tale categoria sono presenti in misura maggiore e nessuno in misura minore
bridgingConditions-thereMoreTestedMixture = { $diluent } è presente in misura maggiore che nella miscela sottoposta a prova

bySpecificLimits-belowSpecificLimits = inferiore ai suoi limiti di concentrazione specifici
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = limite di concentrazione specifico { $lower } %

chemicalFamily-aldehydes = aldeidi
chemicalFamily-alkylphenols = alchilfenoli
chemicalFamily-amines = ammine
chemicalFamily-chloroformates = cloroformiati
chemicalFamily-chlorosilanes = clorosilani
chemicalFamily-isocyanates = isocianati
chemicalFamily-mercaptans = mercaptani
chemicalFamily-nitriles = nitrili
chemicalFamily-organometallic = sostanze organometalliche
chemicalFamily-terpenes = idrocarburi terpenici

chemicalUnderPressure-approvalChemicalsUnderPressureThese = approvazione: per le sostanze chimiche sotto pressione con questi pericoli non esiste una rubrica
chemicalUnderPressure-chemicalHeatCombustion = calore chimico di combustione di { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = sostanza chimica sotto pressione
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % di componenti infiammabili e { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = La miscela è una sostanza chimica sotto pressione, classe che sostituisce questa.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = La miscela non è indicata come liquido o solido sotto pressione.
chemicalUnderPressure-unknownHeatCombustion = un calore di combustione sconosciuto

chooseEntry-allFlammableIngredientsChemicalGroup = tutti gli ingredienti infiammabili sono di questo gruppo chimico
chooseEntry-allOfGroup = tutti gli ingredienti pericolosi sono di questo gruppo chimico
chooseEntry-collectiveEntry = rubrica collettiva per { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = ogni ingrediente pericoloso appartiene a: { $family }
chooseEntry-productDeclared = il prodotto è dichiarato come { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = assegnazione alla classe { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = non si applica
classVerdicts-namedOtherwise = Classe { $own }: non si applica; { $names }, per nome, di un’altra classe nell’elenco delle merci pericolose
classVerdicts-notJudged = Classe { $own }: non valutata
classVerdicts-notKnown = non noto
classVerdicts-standing = Classe { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = volatilità: il criterio del vapore di ADR 2.2.61.1.8 è stato considerato soddisfatto

classifyForTransport-approvalTypeNotAcceptedCarriage = approvazione: il tipo A non è ammesso al trasporto
classifyForTransport-class = classe { $own }: { $text }
classifyForTransport-environmentallyHazardous = pericoloso per l’ambiente: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = pericoloso per l’ambiente e in nessun’altra classe
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = stato fisico
classifyForTransport-solutionNamedListAboveAnother = soluzione di { $step }: nominata nell’elenco solo a partire da un’altra concentrazione
classifyForTransport-stillSettled = Ancora da stabilire: { $summary }
classifyForTransport-toxicInhalationZone = tossico per inalazione, zona { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Liquido combustibile (combustible liquid): non regolamentato in imballaggi fino a 450 litri; alla rinfusa NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Punto di infiammabilità { $min } °C >= { $reclassFrom } °C: può essere riclassificato come liquido combustibile (combustible liquid) su strada e ferrovia, ed è allora esente in imballaggi fino a 450 litri

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = approvazione: un contenuto del gruppo di imballaggio I non è ammesso
common-bcfLogKow = BCF o log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards }: non conta in questa classe
common-entryCombinationHazards = una rubrica per questa combinazione di pericoli
common-kinematicViscosity = viscosità cinematica a 40 °C
common-mandatory = obbligatorio
common-noIngredientClassifiedClass = Nessun ingrediente è classificato in questa classe.
common-notClassified = non classificato
common-notReliable = non attendibile: { $unreliable }
common-optional = facoltativo
common-productIdentifier = identificatore del prodotto
common-rapidlyDegradable = rapidamente degradabile
common-recommended = raccomandato
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: un solido non ha una viscosità cinematica con cui soddisfare il criterio
common-text = { $text }
common-wholeComposition = la composizione completa

corrosion-aloneReachesLimit = { $outcome }: limite raggiunto da solo da { $reached }
corrosion-doesNotReach = non raggiunge né { $atMost } né { $atLeast }
corrosion-extremeButLowAcidAlkaline = è estremo, ma è stata dimostrata una bassa riserva acida o alcalina
corrosion-extremeButSettled = è estremo, ma la classificazione armonizzata stabilisce l’effetto sulla pelle e sugli occhi a questa concentrazione: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: la miscela è { $code }, quindi si considera che provochi gravi danni oculari
corrosion-noNonAdditiveIngredientReaches = { $outcome }: nessun ingrediente non additivo raggiunge da solo il { $atLeast } %
corrosion-nonAdditiveJudgedAlone = non additivo: valutato singolarmente
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (non additivo: valutato singolarmente)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = è pari o superiore a { $limit }
corrosion-reachesLowest = è pari o inferiore a { $limit }

corrosiveGas-byLc50 = { $text }: corrosivo
corrosiveGas-corrosiveSkin = corrosivo per la pelle
corrosiveGas-lc50CorrosiveComponentsM3M3 = CL50 dei componenti corrosivi { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: non corrosivo

corrosivePackingGroup-corrosiveSkinButSubCategory = Classe 8: corrosivo per la pelle, ma la sottocategoria da cui risulta il gruppo di imballaggio non è nota
corrosivePackingGroup-corrosivesGroupI = corrosivi del gruppo I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = corrosivi del gruppo I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = corrosivi dei gruppi I e II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = corrosivi dei gruppi I e II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Classe 8: { $hazards } corrisponde al gruppo di imballaggio { $own }
corrosivePackingGroup-packingGroup2 = Classe 8: { $summary }, gruppo di imballaggio { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = sottocategoria 1A, 1B o 1C di { $name }
corrosivePackingGroup-subCategory1a1b1c2 = sottocategoria 1A, 1B o 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % nell’ambiente acquatico in 28 giorni ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } in 28 giorni ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } in 28 giorni
degradability-days3 = { $inEnvironmentPercent } % in 28 giorni < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = nessun dato sulla degradazione
degradability-noDayWindowMultiConstituents = nessuna finestra di 10 giorni per le sostanze multicostituente
degradability-noTestResult = nessun risultato di prova
degradability-notRapidlyDegradable = Non rapidamente degradabile
degradability-notShownWithinDayWindow = { $found }, non dimostrato entro la finestra di 10 giorni
degradability-oxygenOrCo2 = ossigeno o CO2
degradability-rapidlyDegradable = Rapidamente degradabile
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = secondo la conclusione della fonte
degradability-withinDayWindow = entro la finestra di 10 giorni

elevatedTemperature-carried = trasportato a { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = trasportato a { $carried } °C, al suo punto di infiammabilità di { $min } °C o al di sopra (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Classe 9: trasportato a { $carried } °C, né liquido a partire da 100 °C né solido a partire da 240 °C

environment-environmentallyHazardous = Pericoloso per l’ambiente: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Pericoloso per l’ambiente: né Acute 1 né Chronic 1 o 2
environment-environmentallyHazardousNoClassOwn = Pericoloso per l’ambiente: nessuna classe propria; gli inquinanti marini sono elencati per nome e regolamentati via nave e alla rinfusa
environment-environmentallyHazardousNotKnown = Pericoloso per l’ambiente: non noto
environment-environmentallyHazardousNothingElse = Pericoloso per l’ambiente e nient’altro: { $says }
environment-freeByRoadAndRail = esente su strada e ferrovia; regolamentato via nave e aereo
environment-freeByRoadAndRailInPackagings = esente su strada e ferrovia in imballaggi fino a 500 kg o l e in IBC
environment-freeInSmallInnerPackagings = esente fino a 5 l o 5 kg per imballaggio interno

evidenceOnly-by = { $verdict } secondo { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = dati sulla cancerogenicità
evidenceOnly-evidenceEffectsViaLactation = dati sugli effetti sull’allattamento o attraverso l’allattamento
evidenceOnly-evidenceEndocrineDisruptionEnvironment = dati sull’interferenza con il sistema endocrino, ambiente
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = dati sull’interferenza con il sistema endocrino, salute umana
evidenceOnly-evidenceGermCellMutagenicity = dati sulla mutagenicità sulle cellule germinali
evidenceOnly-evidenceNarcoticEffects = dati sugli effetti narcotici
evidenceOnly-evidenceReproductiveToxicity = dati sulla tossicità per la riproduzione
evidenceOnly-evidenceRespiratorySensitisation = dati sulla sensibilizzazione delle vie respiratorie
evidenceOnly-evidenceRespiratoryTractIrritation = dati sull’irritazione delle vie respiratorie

explosiveEntry-explosiveTests = esplosivo della divisione { $own } in base alle prove

explosiveTests-classificationExplosive = classificazione come esplosivo
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: velocità di combustione corretta { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: velocità di combustione corretta { $rate } kg/min < { $third } kg/min
explosiveTests-division = divisione { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = divisione in base alle serie di prove da 5 a 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: la divisione risultante dalle serie di prove da 5 a 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: un esplosivo privo di imballaggio si considera a rischio di esplosione in massa, salvo che il suo pericolo sia dimostrato (nota 1 della tabella 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: un esplosivo senza divisione, o fuori dalla configurazione cui si applica la sua divisione
explosiveTests-heatDecomposition = Desen. Expl.: calore di decomposizione { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: esplode in massa o brucia a più di 1200 kg/min, ed è quindi un esplosivo
explosiveTests-noExplosiveTestSeries = Expl.: non è un esplosivo in base alle serie di prove 1 e 2
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }; non è dimostrato che siano soddisfatti i requisiti delle categorie 2B e 2C
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: troppo instabile o troppo sensibile nella serie di prove 3 per una divisione
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: troppo instabile o troppo sensibile nella serie di prove 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, senza evento ad alto pericolo

exposure-repeated = ripetuta
exposure-single = singola

extremePh-phDoesNotReach = { $code }: pH { $ph } non raggiunge né { $atMost } né { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } raggiunge { $whenSide }
extremePh-phReserve = pH - riserva/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + riserva/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; la riserva lo conferma: { $compared }
extremePh-reserveSuggestsLessOtherData = ; la riserva indica un effetto minore ({ $compared }), che altri dati devono confermare
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (necessari: { $needed } animali su { $animalsCount })
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: cornea ≥ 1, iride ≥ 1, arrossamento ≥ 2 o chemosi ≥ 2 in { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: cornea ≥ 1, iride ≥ 1, arrossamento ≥ 2 o chemosi ≥ 2 in { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: opacità corneale ≥ 3 o irite > 1,5 in { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = dati su gravi danni oculari e irritazione oculare
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: effetti non reversibili entro 21 giorni in { $lasting } animali su { $animalsCount }
eyeOfSubstance-reversalWithinDaysEye = reversibilità entro 21 giorni, occhio
eyeOfSubstance-scoresThreeAnimalsEye = punteggi di tre animali, occhio
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: la sostanza è { $code }, quindi si considera che provochi gravi danni oculari

finding-noDataNeeded = Nessun dato; necessario: { $needed }.
finding-studiesNotReliable = { $leftCount } studi su { $studiesCount } non attendibili

flammable-compared = Classe 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Etanolo in acqua, { $share } % <= { $mostEthanol } % in massa (24 % in volume): non soggetto
flammable-flashPointAbove = punto di infiammabilità { $flash } °C, superiore a { $flash2 } °C
flammable-flashPointAboveDoesNot = punto di infiammabilità { $flash } °C, superiore a { $sustaining } °C, non mantiene la combustione
flammable-initialBoilingPointCPacking = { $summary }; punto iniziale di ebollizione { $boiling } °C <= { $boiling2 } °C: gruppo di imballaggio I

flammableGas-compositionDoesNotPropagateFlame = La composizione è { $blend }, che nella prova non propaga la fiamma ({ $source })
flammableGas-flammabilityTestIsoEn = una prova di infiammabilità secondo ISO 10156 o EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = non è dichiarato il { $rest } % della miscela
flammableGas-nitrogenEquivalentSharesOverTci = Gas infiammabili: somma delle percentuali equivalenti in azoto divise per Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 non riporta alcun coefficiente di equivalenza in azoto per { $name }
flammableGas-noTci = ISO 10156 non riporta alcun Tci per { $name }
flammableGas-nobodyClassified = Gas infiammabili: nessuno ha classificato { $missing }
flammableGas-nobodyClassified2 = nessuno ha classificato { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } è un gas comburente accanto a gas infiammabili, caso che ISO 10156 rimette a una prova
flammableGas-partlyHalogenatedAboveBesideMore = { $name } è parzialmente alogenato e, oltre lo 0,5 % accanto a più dello 0,25 % di gas infiammabile, il calcolo non è valido
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci non riportato, assunto pari a { $leastFlammable } %
flammableGas-tciTestIso = Tci di { $name }, o una prova secondo ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; il limite inferiore di infiammabilità calcolato è { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = stabilità chimica secondo la sezione 35 del Manuale dell’ONU, a causa di { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: tutti gli ingredienti infiammabili sono di categoria 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: non è stato misurato né un limite inferiore di infiammabilità superiore al 6 % né una velocità di combustione inferiore a 10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: nessun ingrediente infiammabile è di categoria 1A
flammableGasCategory-pyrophoricGases = Gas piroforico: { $pyrophoric } % di gas piroforici > 1 %

flammableLiquid-flashPoint = punto di infiammabilità
flammableLiquid-flashPointAgainst = { $outcome }: punto di infiammabilità { $flash } °C, limite { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: punto di infiammabilità { $flashPointC } °C > { $aboveC } °C e la combustione non è mantenuta
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: il punto di infiammabilità non è indicato ed è necessario a causa di { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: gasolio con punto di infiammabilità di { $flashPointC } °C, tra { $fromC } e { $toC } °C
flammableLiquid-initialBoilingPoint = punto iniziale di ebollizione
flammableLiquid-initialBoilingPointAgainst = , punto iniziale di ebollizione { $boiling } °C, limite ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: il prodotto è costituito da { $name }, con questa classificazione
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: la miscela non è un liquido; stato fisico: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: la prova non ha trovato alcun punto di infiammabilità fino al punto di ebollizione
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: nessun ingrediente è un liquido infiammabile
flammableLiquid-notGiven = non indicato

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Classe 2: { $hazards }; { $why }
gasOutcome-compressed = compresso
gasOutcome-gas = gas della divisione { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Classe 2: gas della divisione 2.2 sotto 200 kPa a 20 °C, né liquefatto né refrigerato: non soggetto
gasOutcome-howGasBelowKpaCarried = come deve essere trasportato un gas sotto 200 kPa
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = CL50 per un’ora fino a 5000 ml/m3, limite superiore di Acute Tox. 3: tossico
gasOutcome-liquefied = liquefatto
gasOutcome-listNamesMixture = l’elenco nomina la miscela di { $found }
gasOutcome-notClassified = non classificato
gasOutcome-notToxicLc50OneHour = non tossico: CL50 per un’ora superiore a 5000 ml/m3
gasOutcome-refrigerated = liquefatto refrigerato
gasOutcome-stateGas = stato del gas
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: il generatore di aerosol contiene un gas { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: un generatore di aerosol contiene un gas sotto pressione e non è noto quale
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, come quella di ogni ingrediente
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: il gruppo resta da definire, perché non è nota la temperatura critica di { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = confezionamento del gas (compresso, liquefatto, refrigerato o disciolto)
gasUnderPressure-moleWeightedCriticalTemperature = temperatura critica ponderata sulle moli { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: confezionato sotto 200 kPa (pressione relativa) a 20 °C e non liquefatto
gasUnderPressure-packedGas = { $code }: confezionato come gas { $packedGas }
gasUnderPressure-rest = il resto
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }; considerato come gas compresso
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, ma il { $permanent } % resta gassoso a qualunque pressione: il gruppo dipende dal riempimento

gasWithOxygen-oxidisingGasSetAsideAir = Gas infiammabili: escluso il gas comburente come aria, somma delle percentuali divise per Tci { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Gas infiammabili: somma delle percentuali divise per i limiti inferiori di infiammabilità { $value } < 1; la miscela non ha quindi un campo di infiammabilità con l’aria

goodsProperty-acidic = acido
goodsProperty-basic = basico
goodsProperty-inorganic = inorganico
goodsProperty-organic = organico

hazardStatements-for = per { $own }
hazardStatements-joined = riunita in { $value }
hazardStatements-joins = riunisce { $value } e { $value2 }
hazardStatements-says = già espressa da { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = tutte le voci di { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = una nota esenta ogni ingrediente della classe
individual-noIngredient = { $outcome }: 0 % < { $limit } %, nessun ingrediente è { $codes }
individual-noRowClassCategoryThese = Nessuna riga di questa classe riguarda la categoria di questi ingredienti.
individual-specificLimit = limite di concentrazione specifico { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = il limite di concentrazione specifico { $specific } % non esclude quello generico, { $paragraph }
individual-sum = somma di { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: la classificazione armonizzata europea { $entry } qui non ha valore di legge; vale la classificazione propria del fornitore ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: la classificazione armonizzata { $entry } è da confermare mediante prove; vale { $supplier } del fornitore
ingredientInForce-harmonisedCounts = { $name }: vale la classificazione armonizzata { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: la voce armonizzata non comprende la classe; vale { $supplier } del fornitore
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: la classificazione armonizzata { $entry } è una classificazione minima; i dati del fornitore conducono a { $supplier }, che vale
ingredientInForce-noEntryClass = nessuna voce nella classe
ingredientInForce-supplierDoesNot = ; { $supplier } del fornitore non vale

inhalation-lc50M3SaturatedVapourM3 = CL50 { $lc50 } ml/m3, vapore saturo { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Classe 6.1: { $text }: almeno { $volatility } volte la CL50, e questa fino a { $lc50 } ml/m3, gruppo di imballaggio { $packingGroup }
inhalation-noPackingGroupVapour = Classe 6.1: { $text }: nessun gruppo di imballaggio per il vapore
inhalation-poisonousInhalationHazardZoneLc50 = Tossico per inalazione, zona di pericolo { $zone }: CL50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = non presenta pericolo nella forma massiva o di polimero fornita; la scheda di dati di sicurezza ne informa
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = non richiede etichettatura su aerosol e contenitori con dispositivo di nebulizzazione sigillato
labelScope-notAdopted = non è adottato

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } – { $max }

metalCorrosionStrength-measuredPh = a un pH misurato da { $min } a { $max }
metalCorrosionStrength-solid = in un solido
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: troppo poco per corrodere i metalli { $why }.

missingAssessments-below = { $upper } % è sotto { $cutOff }
missingAssessments-cutOff = il valore soglia di { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Non classificato da nessuno, ma sotto { $cutOff }.

namedEntry-contains = contiene { $name }
namedEntry-formNamedList = { $only } in questa forma è nominato nell’elenco
namedEntry-less = meno del { $share } %
namedEntry-more = più del { $share } %
namedEntry-notLess = non meno del { $share } %
namedEntry-notMore = non più del { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } è l’unico ingrediente pericoloso, e la classe è quella della sua rubrica
namedEntry-product = il prodotto è { $single }
namedEntry-productNamedList = il prodotto è nominato nell’elenco
namedEntry-solution = soluzione di { $name }, { $lower } e { $upper }
namedMixture-provisionExempts = una disposizione speciale del n. ONU { $un } esenta le merci di questa composizione

namedIngredients-contributes = contribuisce a { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; ogni classe ha già un nome, e { $most } nomi bastano

notesInForce-mixtureBeing = stato fisico della miscela: { $physicalState }
notesInForce-solidPaste = la forma indicata: pasta
notesInForce-solidPiece = la forma indicata: solido in un unico pezzo
notesInForce-releasesShown = { $paragraph } ne esenta: { $condition }; dimostrato da: { $evidence }
notesInForce-weightCounts = { $countedFraction } % del suo peso conta come { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: ossigeno disponibile { $oxygen } % ≤ { $limit } % con { $peroxide } % di perossido di idrogeno
organicPeroxide-peroxygenGroups = gruppi perossidici: { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = polvere combustibile
otherHazard-health = pericolo per la salute
otherHazard-physical = pericolo fisico
otherHazard-simple-asphyxiant = asfissiante semplice

otherTests-chemicallyUnstable = chimicamente instabile, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = velocità di corrosione sull’alluminio
otherTests-corrosionRateSteel = velocità di corrosione sull’acciaio
otherTests-flammableTest = Flam. Gas { $id }: infiammabile nella prova, { $measured }
otherTests-limitsBurningVelocity = limiti da { $lowerLimit } a { $upperLimit } %, velocità di combustione { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = limiti inferiore e superiore di infiammabilità
otherTests-notFlammableTest = Flam. Gas: non infiammabile nella prova
otherTests-oxidisingPowerTest = Ox. Gas 1: potere ossidante { $power } % > { $oxidisingPowerAbove } % nella prova
otherTests-oxidisingPowerTest2 = Ox. Gas: potere ossidante { $power } % ≤ { $oxidisingPowerAbove } % nella prova
otherTests-steelAluminiumYear = acciaio { $steel } e alluminio { $aluminium } mm all’anno
otherTests-test = Flam. Gas 1A: { $what } nella prova

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } rispetto a { $reference } { $unit2 } della miscela di riferimento
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: la miscela con cellulosa si accende spontaneamente
oxidationTests-slowerEveryReferenceMixture = { $prefix }: più lento di ogni miscela di riferimento

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, non sottoposto a prova
oxidisingGas-nitrogenEquivalencyKk = coefficiente di equivalenza in azoto Kk di { $name }
oxidisingGas-nobodyClassified = Gas comburenti: nessuno ha classificato { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: potere ossidante { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = non è superiore a
ozoneOfSubstance-ozoneDepletionPotential = potenziale di riduzione dell’ozono
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: potenziale di riduzione dell’ozono { $found } { $sign } 0 ({ $source })

packedGas-compressed = compresso
packedGas-dissolved = disciolto
packedGas-liquefied = liquefatto
packedGas-refrigerated = liquefatto refrigerato

peroxideEntry-classType = { $code }: classe { $own } in base al tipo
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = TDAA { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = TDAA non nota
peroxideEntry-subsidiary = pericolo sussidiario: { $hazards }
peroxideEntry-temperatureControlled = controllo della temperatura richiesto
peroxideEntry-upTemperatureControlledEntryApplies = fino a { $limit } °C si applica la rubrica con controllo della temperatura

persistenceOfSubstance-allHalfLivesBelow = tutte le emivite al di sotto
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioaccumulabile
persistenceOfSubstance-chronicAquaticValuesHealthClasses = valori acquatici cronici e classi di pericolo per la salute che contano come tossiche
persistenceOfSubstance-halfLivesWaterSedimentSoil = emivite in acqua, sedimento e suolo
persistenceOfSubstance-in = { $days } d ({ $medium }) > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobile
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = non noto
persistenceOfSubstance-notToxic = non tossico
persistenceOfSubstance-persistent = persistente
persistenceOfSubstance-toxic = tossico
persistenceOfSubstance-veryBioaccumulative = molto bioaccumulabile
persistenceOfSubstance-veryMobile = molto mobile
persistenceOfSubstance-veryPersistent = molto persistente

persistenceTable-freshEstuarineWater = acqua dolce o di estuario
persistenceTable-freshEstuarineWaterSediment = sedimento di acqua dolce o di estuario
persistenceTable-marineSediment = sedimento marino
persistenceTable-marineWater = acqua marina
persistenceTable-soil = suolo

physicalOfSubstance-flammabilityRangeAirTestIso = campo di infiammabilità nell’aria, o una prova secondo ISO 10156
physicalOfSubstance-notCalculatedNeeded = Non calcolato; necessario: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = potere ossidante, o una prova secondo ISO 10156

physicalOutcome-aerosol = un aerosol
physicalOutcome-classDoesNotApplyMixture = La classe non si applica a una miscela che è { $stateNames }.
physicalOutcome-gas = un gas
physicalOutcome-liquid = un liquido
physicalOutcome-makesUpProduct = Il prodotto è costituito da { $name }, classificato come { $written }.
physicalOutcome-solid = un solido

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = corrosivo solo per i metalli, imballato per i consumatori
pictogramPrecedence-moreSevereCategorySpecificTarget = una categoria più severa di tossicità specifica per organi bersaglio (esposizione singola) reca GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = non per la tossicità acuta accanto a GHS06
pictogramPrecedence-notBesideGhs06 = non accanto a GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = non per l’irritazione cutanea o oculare accanto a GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = non per la sensibilizzazione della pelle o l’irritazione accanto a GHS08 per la sensibilizzazione delle vie respiratorie
pictogramPrecedence-optionalWhereGhs01Applies = facoltativo dove si applica GHS01

pictograms-for = per { $own }{ $whenEuropean }
pictograms-for2 = per { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; facoltativo accanto a GHS02 o GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = per { $hazards } solo { $condition }

precautionConditions-bulkMassesTemperatureSpecified = per le masse alla rinfusa per le quali è indicata una temperatura
precautionConditions-categoryOthersVolatileMayGenerate = per la categoria 1, e per altri se volatili e in grado di formare un’atmosfera esplosiva
precautionConditions-ifAntidoteSpecificMeasureRequired = se occorre subito un antidoto o una misura specifica
precautionConditions-ifDustCloudsCanOccur = se possono formarsi nubi di polvere
precautionConditions-ifElectrostaticallySensitive = in caso di sensibilità elettrostatica
precautionConditions-ifExplosiveMechanicallySensitive = se l’esplosivo è sensibile alle sollecitazioni meccaniche
precautionConditions-ifBreathedInAnyForm = se polvere, fumi, gas, nebbia, vapori o aerosol del prodotto possono essere inalati
precautionConditions-ifProductIsNoGas = se il prodotto non è un gas
precautionConditions-ifInhalableParticlesDustsMists = se durante l’uso possono formarsi particelle inalabili di polveri o nebbie
precautionConditions-ifLiquidVolatileMayGenerate = se il liquido è volatile e può formare un’atmosfera esplosiva
precautionConditions-ifReleaseEnvironmentNotIntended = se il rilascio nell’ambiente non è l’uso previsto
precautionConditions-ifSubstanceMixtureVolatileMay = se la sostanza o la miscela è volatile e può formare un’atmosfera pericolosa
precautionConditions-ifWaterIncreasesRisk = se l’acqua aumenta il rischio
precautionConditions-outsideTransportableCylindersPackedP200 = al di fuori delle bombole trasportabili imballate secondo P200 del Regolamento tipo
precautionConditions-packagingsNeedNotVented = in imballaggi che non necessitano di sfiato
precautionConditions-temperatureSupplierSpecifiesNotKnown = con la temperatura indicata dal fornitore, che qui non è nota

precautions-chosenBySupplier = scelto dal fornitore; { $why }
precautions-for = per { $hazards }
precautions-leftOutBySupplier = omesso dal fornitore; { $why }
precautions-redundantBeside = ridondante accanto a { $kept }

precedence-goesBeforePackingGroup = { $main } prevale su { $others }; gruppo di imballaggio { $packingGroup }

productKind-adhesive = adesivo
productKind-alcoholic-beverage = bevanda alcolica
productKind-aviation-fuel = carburante per turbine aeronautiche
productKind-coating = soluzione per rivestimenti
productKind-disinfectant = disinfettante
productKind-fertiliser = concime
productKind-gas-cartridge = cartuccia di gas
productKind-lead-battery = accumulatore al piombo
productKind-lithium-ion-battery = pila al litio ionico
productKind-lithium-metal-battery = pila al litio metallico
productKind-flavour-extract = estratto per aromatizzare
productKind-paint = pittura
productKind-paint-related = materia simile alle pitture
productKind-perfumery = prodotto per profumeria
productKind-pesticide = pesticida
productKind-petroleum-distillate = distillato di petrolio
productKind-printing-ink = inchiostro da stampa
productKind-printing-ink-related = materia simile agli inchiostri da stampa
productKind-refrigerant = gas refrigerante
productKind-resin-solution = resina in soluzione
productKind-sealed-lead-battery = accumulatore al piombo non versabile
productKind-wood-preservative = preservante del legno

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = nessuno
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: il trasporto è vietato
propose-unNotSubjectLawMode = UN { $un } non è soggetto alla normativa di questa modalità; altre lo regolamentano
propose-unPackingGroupMode = UN { $un } è { $own }, gruppo di imballaggio { $packingGroup }, in questa modalità

provision-144 = le soluzioni acquose con non più del 24 % di alcole in volume non sono soggette
provision-145 = le bevande del gruppo di imballaggio III in recipienti fino a 250 l non sono soggette
provision-188 = le pile e batterie piccole non sono soggette, a condizioni di dimensione, prova e imballaggio
provision-216 = le materie solide non pericolose possono essere mescolate con liquidi infiammabili finché non è visibile liquido libero
provision-217 = le materie solide non pericolose possono essere mescolate con liquidi tossici finché non è visibile liquido libero
provision-335 = le materie solide non pericolose possono essere mescolate con liquidi pericolosi per l’ambiente finché non è visibile liquido libero; le bustine sigillate fino a 10 ml non sono soggette
provision-354 = tossico per inalazione
provision-363 = i motori e le macchine con combustibile hanno condizioni proprie
provision-375 = in imballaggi singoli o interni fino a 5 l o 5 kg non è soggetto ad alcun’altra disposizione
provision-376 = le pile e batterie danneggiate o difettose hanno condizioni proprie
provision-386 = stabilizzato con inibitore o controllo della temperatura, in quantità sufficiente per il viaggio

purpose-adhesive = adesivo
purpose-brazing-or-soldering = materiale per brasatura
purpose-cement = cemento
purpose-paint-or-varnish = vernice o pittura
purpose-plant-protection = prodotto fitosanitario

reducePrecautions-beyondSixSince = { $why }; oltre sei, poiché { $why2 } (CLP Art. 28(3))
reducePrecautions-for = per { $hazards }: { $levelWords }
reducePrecautions-highlyRecommended = altamente raccomandato
reducePrecautions-lawPrescribes = la legge lo prescrive
reducePrecautions-nothingElseLabelSays = nient’altro sull’etichetta lo dice
reducePrecautions-safetyDataSheetNotLabel = per la scheda di dati di sicurezza, non per l’etichetta
reducePrecautions-severityHazardNeeds = la gravità del pericolo lo richiede
reducePrecautions-specialCaseOnlyNothingKnown = solo per un caso particolare, di cui qui non si sa nulla
reducePrecautions-statementsMoreWeightLabel = sull’etichetta vi sono consigli di maggior peso; { $why }

route-dermal = via cutanea
route-dust-mist = polveri/nebbie
route-gas = gas
route-oral = via orale
route-vapour = vapori

safetyNet-acuteToxicitySeenSolution = è stata osservata tossicità acuta in soluzione
safetyNet-acuteToxicityUpWaterSolubility = tossicità acuta fino alla solubilità in acqua
safetyNet-chronicValuesAllLevelsAbove = valori cronici di tutti i livelli trofici superiori a { $noecAbove } mg/l o alla solubilità
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = necessario: { $missing }
safetyNet-notBioaccumulating = non bioaccumulabile
safetyNet-waterSolubility = solubilità in acqua { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = solubilità in acqua
safetyNet-waterSolubilityNoAcuteToxicity = solubilità in acqua { $solubility } mg/l, nessuna tossicità acuta fino a tale valore, non rapidamente degradabile, bioaccumulabile

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % degli animali reagisce < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % degli animali reagisce, induzione con { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = dati sulla sensibilizzazione della pelle
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positivo, ma senza potenza nessuna sottocategoria
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = la prova è risultata negativa
sensitisationOfSubstance-unknown = una concentrazione sconosciuta in

signalWord-excludesWarning = ; esclude «Attenzione» per { $warning }
signalWord-for = per { $danger }{ $excluded }
signalWord-for2 = per { $warning }
signalWord-noCategoryClassificationSignalWord = nessuna categoria della classificazione ha un’avvertenza

skinOfSubstance-dataSkinCorrosionIrritation = dati sulla corrosione e sull’irritazione della pelle
skinOfSubstance-dataSkinStandAbovePh = { $summary }; i dati sulla pelle prevalgono sul pH
skinOfSubstance-exposureSkinH = un’esposizione della pelle per 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: infiammazione fino al termine dell’osservazione in { $inflamed } animali su { $animalsCount }
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: punteggio medio ≥ { $atLeast } in { $positive } animali su { $animalsCount } (necessari: { $needed })
skinOfSubstance-needed = Skin Irrit. 2: necessario: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: nessuna distruzione della pelle entro { $longest } min di esposizione
skinOfSubstance-scoresErythemaOedema = punteggi di eritema ed edema
skinOfSubstance-scoresThreeAnimalsSkin = punteggi di tre animali, pelle
skinOfSubstance-seenAfterH = , osservato dopo { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: pelle distrutta dopo { $minutes } min di esposizione{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: troppo pochi animali su { $animalsCount } con un punteggio medio ≥ 2,3 (massimo { $highest }, necessari: { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A può sostituirlo sugli imballaggi di meno di 125 ml
smallPackage-innerPackagingUpResearchAnalysis = imballaggio interno fino a 10 ml per ricerca o analisi, in un imballaggio esterno con etichetta completa
smallPackage-solublePackagingUpFullyLabelled = imballaggio solubile fino a 25 ml in un imballaggio esterno con etichetta completa
smallPackage-up = fino a 125 ml, per { $names }

smallPackageRules-containersTooSmallWholeLabel = contenitori troppo piccoli per l’etichetta completa, per quanto ragionevolmente praticabile
smallPackageRules-containersUpMlUpLabel = contenitori fino a 100 ml; fino a 3 ml l’etichetta può essere tolta durante l’uso (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = che l’etichetta completa figura sull’imballaggio esterno immediato
smallPackageRules-initialSupplierIdentifier = identificatore del fornitore iniziale
smallPackageRules-nameAddressTelephoneNumberSupplier = nome, indirizzo e numero di telefono del fornitore
smallPackageRules-nameTelephoneNumberSupplier = nome e numero di telefono del fornitore
smallPackageRules-pictogramHazardStatement = un pittogramma o un’indicazione di pericolo
smallPackageRules-signalWord = avvertenza
smallPackageRules-upWhereLabelWouldInterfere = fino a 3 ml, dove un’etichetta ostacolerebbe l’uso; l’imballaggio esterno reca l’etichetta completa
smallPackageRules-upWhereNoFullLabel = fino a 100 ml, dove non è possibile apporre l’etichetta completa; l’imballaggio esterno reca l’etichetta completa

solidTests-burningTime = tempo di combustione
solidTests-burningTimeAgainstRateAgainst = tempo di combustione { $time } s, limite < 45 s, velocità { $rate } mm/s, limite > 2,2 mm/s
solidTests-burningTimeBurningRate = tempo o velocità di combustione
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: il cubo da 100 mm non si riscalda a 140 °C
solidTests-cubeHeats = Self-heat. 2: il cubo da 100 mm si riscalda a 140 °C, e { $because }
solidTests-cubeHeats2 = Self-heat. 1: il cubo da 25 mm si riscalda a 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: non si accende entro cinque minuti
solidTests-fireDoesNotSpread = Flam. Sol.: il fuoco non si propaga
solidTests-gasSetFreeIgnitesItself = Water-react. 1: il gas sviluppato si accende spontaneamente
solidTests-hour = Water-react. 2: { $found } l/kg all’ora ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg all’ora > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg all’ora ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: accende o carbonizza una carta da filtro entro cinque minuti
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: si accende su un supporto inerte entro cinque minuti a contatto con l’aria
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: si accende entro cinque minuti a contatto con l’aria
solidTests-minute = Water-react. 1: { $minute } l/kg al minuto ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: non accende né carbonizza una carta da filtro
solidTests-noBurningTime = Flam. Sol.: nessun tempo di combustione
solidTests-noneConditionsTable = Self-heat.: nessuna delle condizioni della tabella 2.11.1
solidTests-packagesHold = gli imballaggi contengono { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: polvere metallica, bruciata in { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: polvere metallica, bruciata in { $time } s > 600 s
solidTests-resultCube = risultato del cubo da 25 mm a 140 °C
solidTests-resultCube2 = risultato del cubo da 100 mm a 100 °C
solidTests-resultCube3 = risultato del cubo da 100 mm a 120 °C
solidTests-too = anche a 100 °C
solidTests-tooPackages = anche a 120 °C, in imballaggi di { $litres } l > 450 l
solidTests-volumeLargestPackage = volume dell’imballaggio più grande
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, e la zona umidificata non arresta il fuoco
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, e la zona umidificata arresta il fuoco per almeno 4 minuti
solidTests-whetherWettedZoneStopsFire = se la zona umidificata arresta il fuoco

state-aerosol = aerosol
state-gas = gas
state-liquid = liquido
state-solid = solido

strengthTable-above = UN { $un } (più del { $percent } %)
strengthTable-chlorineAbove = UN { $un } (più del { $percent } % di cloro attivo)
strengthTable-class8Alone = UN { $un } { $name }: solo classe 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } ({ $percent } % o più)
strengthTable-list = Regolamento tipo dell’ONU, 3.2, Elenco delle merci pericolose, { $entries }
strengthTable-reference = { $manual }, 34.4.2, riferimento della prova O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (fino al { $percent } %)

suggest-ofIngredient = rubrica dell’ingrediente { $name }, non del prodotto

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % accanto a un idrocarburo alogenato
supplementalFamily-doesNotReachLimit = { $share } % non raggiunge il limite
supplementalFamily-flammableSubstances = sostanze infiammabili { $shown } %
supplementalFamily-flashPointOutside = punto di infiammabilità fuori da { $flashAboveC } a { $flashAtMostC } °C
supplementalFamily-not = non per questo stato fisico: { $physicalState }
supplementalFamily-notSoldGeneralPublic = non venduto al pubblico
supplementalFamily-plantProtectionProduct = EUH401: un prodotto fitosanitario
supplementalFamily-productNotStated = il prodotto non è dichiarato come { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = l’indicazione della classe lo dice già: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = non è indicato se abbia un punto di infiammabilità

supplementalOtherHazard-noStatementLaw = { $kind }: nessuna indicazione in questa normativa

supplementalProperty-acuteInhalationToxicityComesWhose = la tossicità acuta per inalazione deriva da { $names }, con meccanismo corrosivo
supplementalProperty-acuteInhalationToxicityTested = la sua tossicità acuta per inalazione è stata sottoposta a prova
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = propria di { $names }; per le miscele non è fissato alcun limite, quindi la proprietà va valutata sul prodotto
supplementalProperty-cannotInhaled = non può essere inalato
supplementalProperty-corrosiveSkinMayInhaledNot = corrosivo per la pelle, può essere inalato e non è stato sottoposto a prova per inalazione
supplementalProperty-corrosiveSkinWhetherMayInhaled = corrosivo per la pelle; non è indicato se possa essere inalato
supplementalProperty-limit = limite del punto 1.2.5
supplementalProperty-makesUpProductBears = il prodotto è costituito da { $term }, che reca l’indicazione
supplementalProperty-noStatementLawMore = questa normativa non contiene più l’indicazione
supplementalProperty-notBeside = non accanto a { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: solo per prodotti classificati come pericolosi, e questo non lo è
supplementalProperty-predictedEffectSkin = effetto previsto sulla pelle
supplementalProperty-productFoundProperty = è stato accertato che il prodotto ha la proprietà
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = ripresa dall’ingrediente finché una prova non dimostri il contrario
supplementalProperty-testShowedProductDoesNot = una prova ha dimostrato che il prodotto non ha la proprietà

supplementalSensitiser-belowLimitElicitation = inferiore al suo limite di concentrazione per l’elicitazione
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 o EUH205 ne informa (allegato II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = l’etichetta lo nomina (allegato II, 2.8, secondo comma)
supplementalSensitiser-limit = limite { $limit } %
supplementalSensitiser-limit2 = limite { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } a partire dal limite di concentrazione per l’elicitazione
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: la miscela non è classificata, ma contiene { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: nessun sensibilizzante a partire dal suo limite di concentrazione per l’elicitazione che non sia nominato altrimenti
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: non per miscele destinate al pubblico, benché questa contenga { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = il { $percent } % della miscela consiste di ingredienti con pericoli sconosciuti per l’ambiente acquatico
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = il { $percent } % della miscela consiste di ingredienti con tossicità acuta sconosciuta ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, ripresa dall’ingrediente finché una prova non dimostri il contrario: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = dati sull’esposizione { $exposure }
targetOrgansOfSubstance-days = { $days } giorni
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } giorni sono troppo pochi per estendervi i valori guida, stabiliti per { $days2 } giorni
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = effetto ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = effetti superiori a { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = la durata dello studio non è indicata
targetOrgansOfSubstance-noEffect = nessun effetto ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = nessun effetto fino a { $dose }; limite
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: dati attendibili sull’uomo
targetOrgansOfSubstance-studyExposureLeastDays = uno studio di esposizione { $exposure } di almeno 28 giorni
targetOrgansOfSubstance-timesDays = {" "}(moltiplicato per { $factor } per { $days } giorni, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } non elimina la classificazione derivante dagli ingredienti
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Classe nota della miscela
testData-overridesCalculation = { $test } prevale sul calcolo
testData-reviewMixture = Revisione della classificazione da parte del fornitore
testData-testMixture = Prova sulla miscela

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = ossigeno disponibile e serie di prove da A a H ({ $manual }, parte II)
testedClass-burningRateTestN = prova N.1 della velocità di combustione ({ $manual })
testedClass-burningRateTestPartV = prova della velocità di combustione ({ $manual }, parte V, 51.4)
testedClass-corrosionTestPartIii = prova di corrosione C.1 ({ $manual }, parte III, 37.4)
testedClass-manual = Manuale delle prove e dei criteri dell’ONU
testedClass-nameStrengthNotClassList = { $names }: per nome e concentrazione non in questa classe nell’elenco delle merci pericolose ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Non calcolato per le miscele; necessario a causa di { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = prova N.3 ({ $manual })
testedClass-testN2 = prova N.2 ({ $manual })
testedClass-testN3 = prova N.4 ({ $manual })
testedClass-testN4 = prova N.5 ({ $manual })
testedClass-testO = prova O.2 ({ $manual })
testedClass-testOO = prova O.1 o O.3 ({ $manual })
testedClass-testSeriesHPartIi = serie di prove da A a H ({ $manual }, parte II)
testedClass-testSeriesPartI = serie di prove da 1 a 8 ({ $manual }, parte I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: troppo poco per una proprietà dell’intera miscela.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detona parzialmente, deflagra lentamente o ha un effetto medio al riscaldamento sotto confinamento
thermalTests-detonationCavitatedState = detonazione allo stato cavitato
thermalTests-explosiveLiableThermalExplosionPackage = esplosivo e soggetto a esplosione termica nel collo
thermalTests-explosivePowerSeriesF = potenza esplosiva (serie F)
thermalTests-explosiveYetNotPackaged = esplosivo, ma non nel suo imballaggio
thermalTests-heatDecomposition = Self-react.: calore di decomposizione { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = non detona allo stato cavitato né deflagra, effetto debole o nullo, potenza esplosiva debole o nulla
thermalTests-neitherDetonatesNorDeflagratesLow = non detona né deflagra, effetto debole o nullo al riscaldamento sotto confinamento
thermalTests-noEffectTestThermallyStable = nessun effetto in alcuna prova e termicamente stabile
thermalTests-packagedDetonatesDeflagratesRapidly = nel suo imballaggio detona o deflagra rapidamente
thermalTests-sadtPackage = Self-react.: TDAA { $sadtC } °C > { $selfReactiveSadtUpTo } °C per un collo di 50 kg
thermalTests-sadtPackage2 = TDAA di un collo di 50 kg
thermalTests-sadtPackagedProductTemperatureControl = TDAA del prodotto imballato, per il controllo della temperatura
thermalTests-testsPackagedProductSeriesB = prove sul prodotto imballato (serie B, D e G)
thermalTests-type = { $prefix } tipo { $type }: { $because }

transport-with = con

transportPictograms-transportLabelTellsSame = l’etichetta di trasporto { $label } dice lo stesso

trophicLevel-aboveWaterSolubilityPhysicalEffect = superiore alla solubilità in acqua di { $solubility } mg/l, un effetto fisico
trophicLevel-algae = alghe
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = crostacei
trophicLevel-exact = il valore esatto { $kind }, { $group }
trophicLevel-fish = pesci
trophicLevel-growthRateErc50StandsAbove = il tasso di crescita (CEr50) prevale su altri endpoint per le alghe, nota 2 della tabella
trophicLevel-lowestValueTrophicLevelDecides = è determinante il valore più basso del livello trofico
trophicLevel-nothingSeenUpWaterSolubility = nulla osservato fino alla solubilità in acqua di { $solubility } mg/l
trophicLevel-takenWaterSolubility = assunto pari alla solubilità in acqua di { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = se l’effetto oltre la solubilità in acqua sia tossico o fisico, { $group }

unknownInWater-hazards = pericoli di { $name } per l’ambiente acquatico
viscous-notSubject = non soggetto
viscous-notSubjectMarkingLabellingTesting = non soggetto a marcatura, etichettatura e prove degli imballaggi
viscous-viscousFlashPointAboveSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, punto di infiammabilità superiore a { $flashAboveC } °C, separazione del solvente { $solventSeparationPercent } % inferiore al { $mostSeparatedPercent } %: recipienti fino a { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viscoso: tempo di efflusso { $found } s >= { $seconds } s attraverso 6 mm, separazione del solvente { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } in recipienti fino a { $litres } l
viscous-viscousSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, separazione del solvente { $solventSeparationPercent } % inferiore al { $mostSeparatedPercent } %: recipienti fino a { $receptacleLitres } l

withdrawn-annulled = annullato dal Tribunale, T-279/20, con effetto per tutti; comunicazione C/2025/6670
withdrawn-too-late = il regolamento (UE) 2020/217 si è applicato troppo tardi per diventare diritto della Gran Bretagna (HSE, giugno 2024)
