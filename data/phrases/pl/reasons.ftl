acuteStudy-cannotConvertedWithoutMolarMass = bez masy molowej nie można przeliczyć z { $unit }
acuteStudy-converted = { $unit } przeliczono przy { $molarMass } g/mol i { $molarVolume } l/mol w 25 °C
acuteStudy-exposureTimeStudy = czas narażenia w badaniu ({ $route })
acuteStudy-hDivided = wartość dla 1 h podzielona przez { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = oceniono w ppmV jako parę bliską fazie gazowej, { $place }
acuteStudy-molarMassConvert = masa molowa, aby przeliczyć z { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: wartość dla 4 h nie jest wyższa; przelicza się tylko wartość dla 1 h, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: wartość dla 4 h nie jest niższa; przelicza się tylko wartość dla 1 h, { $paragraph }
acuteStudy-timeExposureNotStated = nie podano czasu narażenia
acuteStudy-times = { $unit } razy { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Toksyczność ostra, wdychanie pyłu lub mgły
acuteToxicity-acuteToxicityInhalationGas = Toksyczność ostra, wdychanie gazu
acuteToxicity-acuteToxicityInhalationVapour = Toksyczność ostra, wdychanie par
acuteToxicity-acuteToxicityMouth = Toksyczność ostra, droga pokarmowa
acuteToxicity-acuteToxicitySkin = Toksyczność ostra, skóra
acuteToxicity-belowCutOff = { $share } % jest poniżej wartości granicznej { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = { $name } stanowi cały produkt, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: żaden składnik nie wchodzi do oszacowania{ $unknown }
acuteToxicity-notClassified = nie sklasyfikowano, > { $limit } { $unit }
acuteToxicity-unknown = toksyczność nieznana, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % o nieznanej toksyczności

acuteToxicityIngredient-above = { $kind } { $min } { $unit } przekracza { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = kategoria { $category } przeliczona na { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, dawka graniczna kategorii 4 lub więcej
acuteToxicityIngredient-limitDoseWithoutSignsAcute = dawka graniczna bez objawów toksyczności ostrej

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = powyżej stężenia pary nasyconej { $saturated } mg/l w 20 °C, a więc częściowo mgła, { $place }
acuteToxicityOfSubstance-acuteToxicity = Toksyczność ostra, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Toksyczność ostra, { $route }: żadnego badania nie można wykorzystać
acuteToxicityOfSubstance-exactValue = dokładna wartość ({ $route })
acuteToxicityOfSubstance-lc50Dust = LC50 pyłu
acuteToxicityOfSubstance-lc50Gas = LC50 gazu
acuteToxicityOfSubstance-lc50H = LC50 dla 4 h
acuteToxicityOfSubstance-lc50VapourMist = LC50 par lub mgły
acuteToxicityOfSubstance-ld50Dermal = LD50, skóra
acuteToxicityOfSubstance-ld50Oral = LD50, droga pokarmowa
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = rozstrzyga najniższa wiarygodna wartość dla preferowanego gatunku
acuteToxicityOfSubstance-notClassifiedUp = nie sklasyfikowano do { $limit } { $unit }
acuteToxicityOfSubstance-open = ; nierozstrzygnięte
acuteToxicityOfSubstance-preferredSpecies = preferowane gatunki: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = udział mgły w badaniu par
acuteToxicityOfSubstance-toxicityAbove = toksyczność powyżej { $ready } { $unit } ({ $route })
acuteToxicityOfSubstance-validStudy = wiarygodne badanie ({ $route })

additivity-belowCutOff = { $upper } % jest poniżej wartości granicznej { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , lecz ten wiersz dotyczy mieszanin bez składnika innej kategorii
additivity-noIngredientClassRelevant = Żaden składnik tej klasy nie jest istotny.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = suma udziałów podzielonych przez ich stężenia graniczne
additivity-specificLimit = specyficzne stężenie graniczne { $limit } %, { $paragraph }
additivity-sum = suma
additivity-weightedSum = suma ważona

adoption-categoryNotAdopted = { $names }: kategoria nie została przyjęta
adoption-classNotAdopted = { $hazardClass }: klasa nie została przyjęta

aerosol-chemicalHeatCombustion = chemiczne ciepło spalania: { $names }
aerosol-chemicalHeatCombustion2 = Chemiczne ciepło spalania { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % składników łatwopalnych
aerosol-flammableComponentsNoTestEntered = { $most } % składników łatwopalnych lub 20 kJ/g, a badania nie wprowadzono
aerosol-heatCombustion = { $flammable } ≥ 85 % i ciepło spalania ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % i ciepło spalania < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = pojemnik aerozolowy { $division }
aerosolOutcome-categoryAerosol = kategoria aerozolu
aerosolOutcome-entryAerosol = pozycja dla tego aerozolu
aerosolOutcome-stillSettledCategoryAerosol = Do ustalenia pozostaje: kategoria aerozolu: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm i ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm i ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm i ≥ { $shortS } s
aerosolTests-below = { $flame }: poniżej { $flameCm } cm lub { $shortS } s
aerosolTests-deflagrationDensity = gęstość deflagracji { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = badanie zapalności w zamkniętej przestrzeni
aerosolTests-flame = płomień o wysokości { $height } cm przez { $duration } s
aerosolTests-heatCombustion = ciepło spalania ≥ 20 kJ/g
aerosolTests-ignition = zapłon w odległości { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = zapłon w odległości { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = brak zapłonu w odległości { $nearCm } cm lub większej{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}i żadna z wartości granicznych dla zamkniętej przestrzeni
aerosolTests-timeEquivalent = równoważnik czasu { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = stop, który uwalnia najwyżej 0,5 ug Ni/cm2 na tydzień według EN 1811
annexViNotes-chromateIonsDissolvedWater = jony chromianowe rozpuszczone w wodzie
annexViNotes-freeMonomer = wolny monomer
annexViNotes-fullRefiningHistoryKnownSubstance = znany pełny przebieg rafinacji, a substancja, z której ją wytworzono, nie jest rakotwórcza
annexViNotes-lengthWeightedGeometricMeanDiameter = średnia geometryczna średnicy ważona długością, pomniejszona o dwa błędy standardowe, przekracza 6 um
annexViNotes-lessBenzeneEc = mniej niż 0,1 % benzenu (WE 200-753-7)
annexViNotes-lessBenzoPyreneEc = mniej niż 0,005 % benzo[a]pirenu (WE 200-028-5)
annexViNotes-lessButadieneEc = mniej niż 0,1 % 1,3-butadienu (WE 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = mniej niż 3 % ekstraktu dimetylosulfotlenkowego według IP 346
annexViNotes-lessReleasableFormaldehydeMost = najwyżej mniej niż 0,1 % formaldehydu, który może się uwolnić
annexViNotes-lessReleasableFormaldehydeMost2 = najwyżej mniej niż 1 % formaldehydu, który może się uwolnić
annexViNotes-metallicElement = pierwiastek metaliczny
annexViNotes-noPowderMoreParticlesUm = brak proszku zawierającego 1 % lub więcej tej substancji w postaci cząstek o średnicy 10 um lub mniejszej
annexViNotes-lessRespirableDust = mniej niż 1 % produktu to pył respirabilny tej substancji (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = jedno z badań wymienionych w nocie: biotrwałości, dootrzewnowe lub długoterminowe inhalacyjne
annexViNotes-testFormPlacedMarketLacks = według badania postać wprowadzana do obrotu nie wykazuje zagrożenia fizycznego

aquaticOfSubstance-acute = toksyczność ostra
aquaticOfSubstance-acuteAquaticToxicity = toksyczność ostra dla organizmów wodnych
aquaticOfSubstance-aquaticToxicity = toksyczność dla organizmów wodnych
aquaticOfSubstance-bioaccumulationUnknown = zdolność do bioakumulacji nieznana
aquaticOfSubstance-but = { $summary }, lecz { $why }
aquaticOfSubstance-chronic = toksyczność przewlekła
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, wartość graniczna { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = brak toksyczności w roztworze, wartość graniczna { $limit } mg/l
aquaticOfSubstance-notClassified = Nie sklasyfikowano
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = ulega szybkiej degradacji i nie ulega bioakumulacji
aquaticOfSubstance-toxicityAbove = toksyczność powyżej { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = przemiany substancji nieorganicznej w środowisku

aspiration-allThin = Asp. Tox. 1: produkt składa się z cieczy o lepkości kinematycznej nie większej niż { $mm2PerS } mm2/s w temperaturze 40 °C
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: { $name } stanowi cały produkt i ma tę klasyfikację
aspiration-mistNoPool = Asp. Tox. 1: rozpylany w postaci mgły, z której ciecz nie gromadzi się w jamie ustnej
aspiration-notGiven = Asp. Tox. 1: brak danych ({ $viscosityName })

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 według oceny eksperta ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, węglowodór
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, nie wykazano, że to węglowodór
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: dowody u ludzi, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = ocena eksperta dotycząca zagrożenia spowodowanego aspiracją (kategoria 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: gaz nie może ulec aspiracji
aspirationOfSubstance-kinematicViscosity = lepkość kinematyczna { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: brak danych ({ $viscosity })
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: to nie węglowodór i brak dowodów u ludzi
aspirationOfSubstance-whetherSubstanceHydrocarbon = czy substancja jest węglowodorem

bridging-principleApplies = zasada ma zastosowanie do klasy: { $name }
bridging-principleDoesNotApply = zasada nie ma zastosowania do klasy: { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = udziały składników czynnych leżą między ich udziałami w mieszaninach zbadanych
bridgingConditions-allButPropellantThereSame = wszystko oprócz propelentu występuje w tych samych proporcjach co w mieszaninie zbadanej
bridgingConditions-allElseThereSameProportions = wszystko inne występuje w tych samych proporcjach co w mieszaninie zbadanej
bridgingConditions-allOtherIngredientsSameShares = wszystkie pozostałe składniki mają te same udziały
bridgingConditions-allThreeMixturesSameIngredients = wszystkie trzy mieszaniny mają te same składniki
bridgingConditions-aspirationToxicantsMakeUpMore = substancje stwarzające zagrożenie aspiracją stanowią { $aspirationKeepsPercent } % lub więcej
bridgingConditions-beyond = {" "}(poza zakresem: { $beyond })
bridgingConditions-bothBatchesSameIngredients = obie partie mają te same składniki
bridgingConditions-bothBatchesStatedMadeUnder = według oświadczenia obie partie wytworzył ten sam dostawca lub wytworzono je pod jego kontrolą
bridgingConditions-bothMixturesSameIngredients = obie mieszaniny mają te same składniki
bridgingConditions-bothTestedMixturesSameCategory = obie mieszaniny zbadane należą do tej samej kategorii klasy
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent }: klasyfikacja nie surowsza niż klasyfikacja najmniej niebezpiecznego składnika pierwotnego
bridgingConditions-everyIngredientAssessed = każdy składnik jest oceniony
bridgingConditions-everyShareStaysWithinBandwidth = każdy udział mieści się w zakresie zmian z tabeli 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = dowód, że rozpylona postać nie stwarza większego zagrożenia: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } jest składnikiem mieszaniny niebadanej
bridgingConditions-ingredientsTheirMixtures = { $replacedId } i { $replacementId } są składnikami swoich mieszanin
bridgingConditions-met = spełniono
bridgingConditions-noIngredientAddedLeftOut = żadnego składnika nie dodano ani nie pominięto
bridgingConditions-noVariationWouldChangeHazard = nie jest znana zmienność, która zmieniłaby zagrożenie
bridgingConditions-none = brak
bridgingConditions-notMet = nie spełniono
bridgingConditions-propellantIngredientAerosol = propelent jest składnikiem aerozolu
bridgingConditions-propellantStatedNotAffectHazard = według oświadczenia propelent nie wpływa na zagrożenie podczas rozpylania
bridgingConditions-sameCategoryClass = { $replacement } i { $replaced } należą do tej samej kategorii klasy
bridgingConditions-share = { $replacement } ma taki sam udział jak { $replaced }
bridgingConditions-statedNotAffectHazardOthers = według oświadczenia { $diluent } nie wpływa na zagrożenie stwarzane przez pozostałe składniki
bridgingConditions-statedNotAffectHazardOthers2 = według oświadczenia { $replacement } nie wpływa na zagrożenie stwarzane przez pozostałe składniki
bridgingConditions-testedMixtureMostSevereCategory = mieszanina zbadana należy do najsurowszej kategorii lub podkategorii
bridgingConditions-thereMoreNoneLessIngredients = składników tej kategorii jest więcej, a żadnego nie jest mniej
bridgingConditions-thereMoreTestedMixture = { $diluent }: udział większy niż w mieszaninie zbadanej

bySpecificLimits-belowSpecificLimits = poniżej jego specyficznych stężeń granicznych
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = specyficzne stężenie graniczne { $lower } %

chemicalFamily-aldehydes = aldehydy
chemicalFamily-alkylphenols = alkilofenole
chemicalFamily-amines = aminy
chemicalFamily-chloroformates = chloromrówczany
chemicalFamily-chlorosilanes = chlorosilany
chemicalFamily-isocyanates = izocyjaniany
chemicalFamily-mercaptans = merkaptany
chemicalFamily-nitriles = nitryle
chemicalFamily-organometallic = substancje metaloorganiczne
chemicalFamily-terpenes = węglowodory terpenowe

chemicalUnderPressure-approvalChemicalsUnderPressureThese = zatwierdzenie: dla chemikaliów pod ciśnieniem o tych zagrożeniach nie ma pozycji
chemicalUnderPressure-chemicalHeatCombustion = chemiczne ciepło spalania: { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = chemikalia pod ciśnieniem
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % składników łatwopalnych i { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = Mieszanina należy do chemikaliów pod ciśnieniem; ta klasyfikacja zastępuje tę klasę.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = Nie podano, że mieszanina jest cieczą lub ciałem stałym pod ciśnieniem.
chemicalUnderPressure-unknownHeatCombustion = nieznane ciepło spalania

chooseEntry-allFlammableIngredientsChemicalGroup = wszystkie łatwopalne składniki należą do tej grupy chemicznej
chooseEntry-allOfGroup = wszystkie niebezpieczne składniki należą do tej grupy chemicznej
chooseEntry-collectiveEntry = pozycja zbiorcza dla { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = każdy niebezpieczny składnik należy do rodziny: { $family }
chooseEntry-productDeclared = produkt zadeklarowano jako { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = zaliczenie do klasy { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = nie dotyczy
classVerdicts-namedOtherwise = Klasa { $own }: nie ma zastosowania; { $names } według nazwy należy do innej klasy w wykazie towarów niebezpiecznych
classVerdicts-notJudged = Klasa { $own }: nie oceniono
classVerdicts-notKnown = nie wiadomo
classVerdicts-standing = Klasa { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = lotność: kryterium par z ADR 2.2.61.1.8 uznano za spełnione

classifyForTransport-approvalTypeNotAcceptedCarriage = zatwierdzenie: typ A nie jest dopuszczony do przewozu
classifyForTransport-class = klasa { $own }: { $text }
classifyForTransport-environmentallyHazardous = zagraża środowisku: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = zagraża środowisku i nie należy do żadnej innej klasy
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = stan skupienia
classifyForTransport-solutionNamedListAboveAnother = { $step }, roztwór: wykaz wymienia go dopiero powyżej innego stężenia
classifyForTransport-stillSettled = Do ustalenia pozostaje: { $summary }
classifyForTransport-toxicInhalationZone = działa trująco przy wdychaniu, strefa { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Ciecz palna: nie podlega przepisom w opakowaniach do 450 litrów; luzem NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Temperatura zapłonu { $min } °C >= { $reclassFrom } °C: w transporcie drogowym i kolejowym można przeklasyfikować na ciecz palną, wtedy w opakowaniach do 450 litrów nie podlega przepisom

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = zatwierdzenie: zawartość grupy pakowania I nie jest dozwolona
common-bcfLogKow = BCF lub log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards } nie liczy się w tej klasie
common-entryCombinationHazards = pozycja dla tego połączenia zagrożeń
common-kinematicViscosity = lepkość kinematyczna w 40 °C
common-mandatory = obowiązkowy
common-noIngredientClassifiedClass = Żaden składnik nie jest zaklasyfikowany w tej klasie.
common-notClassified = nie sklasyfikowano
common-notReliable = niewiarygodne: { $unreliable }
common-optional = opcjonalny
common-productIdentifier = identyfikator produktu
common-rapidlyDegradable = ulega szybkiej degradacji
common-recommended = zalecany
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: ciało stałe nie ma lepkości kinematycznej, która mogłaby spełnić kryterium
common-text = { $text }
common-wholeComposition = pełny skład

corrosion-aloneReachesLimit = { $outcome }: stężenie graniczne osiąga samodzielnie { $reached }
corrosion-doesNotReach = nie osiąga { $atMost } ani { $atLeast }
corrosion-extremeButLowAcidAlkaline = ma wartość skrajną, lecz wykazano niską rezerwę kwasową lub zasadową
corrosion-extremeButSettled = ma wartość skrajną, lecz zharmonizowana klasyfikacja określa działanie na skórę i oczy przy tym stężeniu: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: mieszanina to { $code }, uznaje się więc, że uszkadza oczy
corrosion-noNonAdditiveIngredientReaches = { $outcome }: żaden składnik nieaddytywny nie osiąga samodzielnie { $atLeast } %
corrosion-nonAdditiveJudgedAlone = nieaddytywny: oceniany osobno
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (nieaddytywny: oceniany osobno)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = wynosi { $limit } lub więcej
corrosion-reachesLowest = wynosi { $limit } lub mniej

corrosiveGas-byLc50 = { $text }: żrący
corrosiveGas-corrosiveSkin = żrący dla skóry
corrosiveGas-lc50CorrosiveComponentsM3M3 = LC50 składników żrących { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: nieżrący

corrosivePackingGroup-corrosiveSkinButSubCategory = Klasa 8: działa żrąco na skórę, lecz nie jest znana podkategoria, od której zależy grupa pakowania
corrosivePackingGroup-corrosivesGroupI = materiały żrące grupy I: { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = materiały żrące grupy I: { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = materiały żrące grup I i II: { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = materiały żrące grup I i II: { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Klasa 8: { $hazards } odpowiada grupie pakowania { $own }
corrosivePackingGroup-packingGroup2 = Klasa 8: { $summary }, grupa pakowania { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = podkategoria 1A, 1B lub 1C: { $name }
corrosivePackingGroup-subCategory1a1b1c2 = podkategoria 1A, 1B lub 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % w środowisku wodnym w ciągu 28 dni ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } w ciągu 28 dni ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } w ciągu 28 dni
degradability-days3 = { $inEnvironmentPercent } % w ciągu 28 dni < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = brak danych o degradacji
degradability-noDayWindowMultiConstituents = bez okna 10-dniowego dla substancji wieloskładnikowych
degradability-noTestResult = brak wyniku badania
degradability-notRapidlyDegradable = Nie ulega szybkiej degradacji
degradability-notShownWithinDayWindow = { $found }, nie wykazano w oknie 10-dniowym
degradability-oxygenOrCo2 = tlen lub CO2
degradability-rapidlyDegradable = Ulega szybkiej degradacji
degradability-ratio = BZT5/ChZT { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = zgodnie z wnioskiem źródła
degradability-withinDayWindow = w oknie 10-dniowym

elevatedTemperature-carried = przewożony w temperaturze { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = przewożony w temperaturze { $carried } °C, równej jego temperaturze zapłonu { $min } °C lub wyższej (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Klasa 9: przewożony w temperaturze { $carried } °C, nie jest cieczą od 100 °C ani ciałem stałym od 240 °C

environment-environmentallyHazardous = Zagraża środowisku: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Zagraża środowisku: ani Acute 1, ani Chronic 1 lub 2
environment-environmentallyHazardousNoClassOwn = Zagraża środowisku: brak własnej klasy; substancje zanieczyszczające morze są wymienione z nazwy i podlegają przepisom na statkach i luzem
environment-environmentallyHazardousNotKnown = Zagraża środowisku: nie wiadomo
environment-environmentallyHazardousNothingElse = Zagraża środowisku i nic poza tym: { $says }
environment-freeByRoadAndRail = wolny w transporcie drogowym i kolejowym; regulowany na statkach i w samolotach
environment-freeByRoadAndRailInPackagings = wolny w transporcie drogowym i kolejowym w opakowaniach do 500 kg lub l i w DPPL
environment-freeInSmallInnerPackagings = wolny do 5 l lub 5 kg na opakowanie wewnętrzne

evidenceOnly-by = { $verdict } na podstawie: { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = dowody dotyczące rakotwórczości
evidenceOnly-evidenceEffectsViaLactation = dowody dotyczące wpływu na laktację lub oddziaływania poprzez laktację
evidenceOnly-evidenceEndocrineDisruptionEnvironment = dowody dotyczące zaburzania funkcjonowania układu hormonalnego w środowisku
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = dowody dotyczące zaburzania funkcjonowania układu hormonalnego u ludzi
evidenceOnly-evidenceGermCellMutagenicity = dowody dotyczące działania mutagennego na komórki rozrodcze
evidenceOnly-evidenceNarcoticEffects = dowody dotyczące działania narkotycznego
evidenceOnly-evidenceReproductiveToxicity = dowody dotyczące szkodliwego działania na rozrodczość
evidenceOnly-evidenceRespiratorySensitisation = dowody dotyczące działania uczulającego na drogi oddechowe
evidenceOnly-evidenceRespiratoryTractIrritation = dowody dotyczące podrażnienia dróg oddechowych

explosiveEntry-explosiveTests = materiał wybuchowy { $own } według badań

explosiveTests-classificationExplosive = klasyfikacja jako materiał wybuchowy
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: skorygowana szybkość palenia { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: skorygowana szybkość palenia { $rate } kg/min < { $third } kg/min
explosiveTests-division = podklasa { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = podklasa według serii badań 5 do 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: podklasa, którą wykazały serie badań 5 do 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: materiał wybuchowy bez opakowania uznaje się za wybuchający masowo, chyba że wykazano jego zagrożenie (nota 1 do tabeli 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: materiał wybuchowy bez podklasy lub w innej konfiguracji niż ta, do której odnosi się jego podklasa
explosiveTests-heatDecomposition = Desen. Expl.: ciepło rozkładu { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: wybucha masowo lub pali się szybciej niż 1200 kg/min, jest więc materiałem wybuchowym
explosiveTests-noExplosiveTestSeries = Expl.: według serii badań 1 i 2 nie jest materiałem wybuchowym
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }, nie wykazano spełnienia wymagań kategorii 2B i 2C
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: według serii badań 3 zbyt niestabilny lub zbyt wrażliwy, aby przypisać podklasę
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: według serii badań 3 zbyt niestabilny lub zbyt wrażliwy
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, bez zdarzenia o wysokim zagrożeniu

exposure-repeated = narażenie powtarzane
exposure-single = narażenie jednorazowe

extremePh-phDoesNotReach = { $code }: pH { $ph } nie osiąga { $atMost } ani { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } osiąga { $whenSide }
extremePh-phReserve = pH - rezerwa/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + rezerwa/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; rezerwa to potwierdza: { $compared }
extremePh-reserveSuggestsLessOtherData = ; rezerwa wskazuje na słabsze działanie ({ $compared }), co muszą potwierdzić inne dane
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (wymagana liczba zwierząt: { $needed } z { $animalsCount })
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: rogówka ≥ 1, tęczówka ≥ 1, zaczerwienienie ≥ 2 lub obrzęk spojówek ≥ 2, liczba zwierząt: { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: rogówka ≥ 1, tęczówka ≥ 1, zaczerwienienie ≥ 2 lub obrzęk spojówek ≥ 2, liczba zwierząt: { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: zmętnienie rogówki ≥ 3 lub zapalenie tęczówki > 1,5, liczba zwierząt: { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = dane o poważnym uszkodzeniu oczu i działaniu drażniącym na oczy
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: skutki nieodwracalne w ciągu 21 dni, liczba zwierząt: { $lasting } z { $animalsCount }
eyeOfSubstance-reversalWithinDaysEye = ustąpienie skutków w ciągu 21 dni, oczy
eyeOfSubstance-scoresThreeAnimalsEye = oceny punktowe trzech zwierząt, oczy
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: substancja to { $code }, uznaje się więc, że uszkadza oczy

finding-noDataNeeded = Brak danych; potrzebne: { $needed }.
finding-studiesNotReliable = badania niewiarygodne: { $leftCount } z { $studiesCount }

flammable-compared = Klasa 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Etanol w wodzie, { $share } % <= { $mostEthanol } % masowych (24 % objętościowych): nie podlega przepisom
flammable-flashPointAbove = temperatura zapłonu { $flash } °C, powyżej { $flash2 } °C
flammable-flashPointAboveDoesNot = temperatura zapłonu { $flash } °C, powyżej { $sustaining } °C, nie podtrzymuje palenia
flammable-initialBoilingPointCPacking = { $summary }; początkowa temperatura wrzenia { $boiling } °C <= { $boiling2 } °C: grupa pakowania I

flammableGas-compositionDoesNotPropagateFlame = Skład odpowiada { $blend }; w badaniu nie rozprzestrzenia płomienia ({ $source })
flammableGas-flammabilityTestIsoEn = badanie palności według ISO 10156 lub EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = nie zadeklarowano { $rest } % mieszaniny
flammableGas-nitrogenEquivalentSharesOverTci = Gazy łatwopalne: suma udziałów w równoważniku azotu podzielonych przez Tci wynosi { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 nie podaje równoważnika azotu: { $name }
flammableGas-noTci = ISO 10156 nie podaje Tci: { $name }
flammableGas-nobodyClassified = Gazy łatwopalne: nikt nie sklasyfikował: { $missing }
flammableGas-nobodyClassified2 = nikt nie sklasyfikował: { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } jest gazem utleniającym obok gazów łatwopalnych; ISO 10156 wymaga wtedy badania
flammableGas-partlyHalogenatedAboveBesideMore = { $name } jest częściowo halogenowany; powyżej 0,5 % obok więcej niż 0,25 % gazu łatwopalnego obliczenie nie obowiązuje
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci nie ma w wykazie, przyjęto { $leastFlammable } %
flammableGas-tciTestIso = Tci dla { $name } lub badanie według ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; obliczona dolna granica palności wynosi { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = stabilność chemiczna według sekcji 35 Podręcznika badań i kryteriów ONZ, ze względu na { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: każdy łatwopalny składnik należy do kategorii 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: nie zmierzono ani dolnej granicy powyżej 6 %, ani szybkości spalania poniżej 10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: żaden łatwopalny składnik nie należy do kategorii 1A
flammableGasCategory-pyrophoricGases = Gaz piroforyczny: { $pyrophoric } % gazów piroforycznych > 1 %

flammableLiquid-flashPoint = temperatura zapłonu
flammableLiquid-flashPointAgainst = { $outcome }: temperatura zapłonu { $flash } °C wobec { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: temperatura zapłonu { $flashPointC } °C > { $aboveC } °C i palenie nie jest podtrzymywane
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: nie podano temperatury zapłonu, a jest istotna ze względu na { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: olej gazowy o temperaturze zapłonu { $flashPointC } °C, od { $fromC } do { $toC } °C
flammableLiquid-initialBoilingPoint = początkowa temperatura wrzenia
flammableLiquid-initialBoilingPointAgainst = , początkowa temperatura wrzenia { $boiling } °C wobec ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: { $name } stanowi cały produkt i ma tę klasyfikację
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: mieszanina nie jest cieczą; stan skupienia: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: w badaniu nie stwierdzono temperatury zapłonu aż do temperatury wrzenia
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: żaden składnik nie jest cieczą łatwopalną
flammableLiquid-notGiven = nie podano

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Klasa 2: { $hazards }; { $why }
gasOutcome-compressed = sprężony
gasOutcome-gas = gaz { $state } { $written }
gasOutcome-gasBelowKpaNeitherLiquefied = Klasa 2: gaz 2.2 o ciśnieniu poniżej 200 kPa w 20 °C, nieskroplony i nieschłodzony: nie podlega przepisom
gasOutcome-howGasBelowKpaCarried = sposób przewozu gazu o ciśnieniu poniżej 200 kPa
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = LC50 dla jednej godziny do 5000 ml/m3, górnej granicy Acute Tox. 3: trujący
gasOutcome-liquefied = skroplony
gasOutcome-listNamesMixture = wykaz wymienia mieszaninę: { $found }
gasOutcome-notClassified = nie sklasyfikowano
gasOutcome-notToxicLc50OneHour = nie jest trujący: LC50 dla jednej godziny powyżej 5000 ml/m3
gasOutcome-refrigerated = skroplony schłodzony
gasOutcome-stateGas = stan gazu
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: pojemnik aerozolowy zawiera gaz { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: pojemnik aerozolowy zawiera gaz pod ciśnieniem, lecz nie wiadomo jaki
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, podobnie jak każdego składnika
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: grupa nieustalona, ponieważ nie jest znana temperatura krytyczna: { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = sposób pakowania gazu: sprężony, skroplony, schłodzony lub rozpuszczony
gasUnderPressure-moleWeightedCriticalTemperature = średnia molowa temperatura krytyczna { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: zapakowany pod ciśnieniem poniżej 200 kPa (nadciśnienie) w 20 °C i nieskroplony
gasUnderPressure-packedGas = { $code }: zapakowany jako gaz { $packedGas }
gasUnderPressure-rest = reszta
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }, przyjęto, że jak gaz
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, lecz { $permanent } % pozostaje gazem przy każdym ciśnieniu: grupa zależy od sposobu napełniania

gasWithOxygen-oxidisingGasSetAsideAir = Gazy łatwopalne: po odliczeniu gazu utleniającego jako powietrza suma udziałów podzielonych przez Tci wynosi { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Gazy łatwopalne: suma udziałów podzielonych przez dolne granice palności wynosi { $value } < 1, mieszanina nie ma więc zakresu palności z powietrzem

goodsProperty-acidic = kwasowy
goodsProperty-basic = zasadowy
goodsProperty-inorganic = nieorganiczny
goodsProperty-organic = organiczny

hazardStatements-for = ze względu na { $own }
hazardStatements-joined = włączony do { $value }
hazardStatements-joins = łączy { $value } i { $value2 }
hazardStatements-says = mówi to już { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = wszystkie wpisy: { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = każdy składnik tej klasy jest zwolniony na podstawie noty
individual-noIngredient = { $outcome }: 0 % < { $limit } %, żaden składnik nie ma klasyfikacji { $codes }
individual-noRowClassCategoryThese = Żaden wiersz tej klasy nie dotyczy kategorii tych składników.
individual-specificLimit = specyficzne stężenie graniczne { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = specyficzne stężenie graniczne { $specific } % nie podwyższa ogólnego, { $paragraph }
individual-sum = suma { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: europejska klasyfikacja { $entry } nie jest tu prawem; liczy się własna klasyfikacja dostawcy ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: zharmonizowaną klasyfikację { $entry } należy potwierdzić badaniem; liczy się klasyfikacja dostawcy { $supplier }
ingredientInForce-harmonisedCounts = { $name }: liczy się zharmonizowana klasyfikacja { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: zharmonizowana pozycja nie obejmuje tej klasy; liczy się klasyfikacja dostawcy { $supplier }
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: zharmonizowana klasyfikacja { $entry } jest klasyfikacją minimalną; z danych dostawcy wynika { $supplier } i to się liczy
ingredientInForce-noEntryClass = brak wpisu w tej klasie
ingredientInForce-supplierDoesNot = ; klasyfikacja dostawcy { $supplier } się nie liczy

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3, para nasycona { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Klasa 6.1: { $text }: co najmniej { $volatility } razy LC50, a LC50 do { $lc50 } ml/m3, grupa pakowania { $packingGroup }
inhalation-noPackingGroupVapour = Klasa 6.1: { $text }: z par nie wynika grupa pakowania
inhalation-poisonousInhalationHazardZoneLc50 = Trujący przy wdychaniu, strefa zagrożenia { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = nikomu nie szkodzi w dostarczanej postaci masywnej lub jako polimer; informuje o tym karta charakterystyki
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = nie wymaga oznakowania na aerozolach i pojemnikach z uszczelnionym urządzeniem rozpylającym
labelScope-notAdopted = nie jest przyjęte

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } – { $max }

metalCorrosionStrength-measuredPh = przy zmierzonym pH od { $min } do { $max }
metalCorrosionStrength-solid = w ciele stałym
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: za mało, aby powodować korozję metali { $why }.

missingAssessments-below = { $upper } % jest poniżej { $cutOff }
missingAssessments-cutOff = wartości granicznej { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Przez nikogo niesklasyfikowane, lecz poniżej { $cutOff }.

namedEntry-contains = zawiera: { $name }
namedEntry-formNamedList = { $only } w tej postaci jest wymieniony w wykazie
namedEntry-less = mniej niż { $share } %
namedEntry-more = więcej niż { $share } %
namedEntry-notLess = nie mniej niż { $share } %
namedEntry-notMore = nie więcej niż { $share } %
namedEntry-onlyDangerousIngredientClassOwn = jedynym niebezpiecznym składnikiem jest { $only }, a klasa odpowiada jego własnej pozycji
namedEntry-product = produktem jest { $single }
namedEntry-productNamedList = produkt jest wymieniony w wykazie
namedEntry-solution = { $name }, roztwór, { $lower } i { $upper }
namedMixture-provisionExempts = przepis szczególny dla UN { $un } zwalnia towary o tym składzie

namedIngredients-contributes = przyczynia się do { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; dla każdej klasy podano już nazwę, a wystarczająca liczba nazw to { $most }

notesInForce-mixtureBeing = stan skupienia mieszaniny: { $physicalState }
notesInForce-solidPaste = podana postać: pasta
notesInForce-solidPiece = podana postać: ciało stałe w jednym kawałku
notesInForce-releasesShown = { $paragraph } zwalnia z klasyfikacji: { $condition }; dowód: { $evidence }
notesInForce-weightCounts = { $countedFraction } % masy liczy się jako { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: dostępny tlen { $oxygen } % ≤ { $limit } % przy { $peroxide } % nadtlenku wodoru
organicPeroxide-peroxygenGroups = liczba grup nadtlenowych { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = pył palny
otherHazard-health = zagrożenie dla zdrowia
otherHazard-physical = zagrożenie fizyczne
otherHazard-simple-asphyxiant = gaz duszący

otherTests-chemicallyUnstable = chemicznie niestabilny, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = szybkość korozji aluminium
otherTests-corrosionRateSteel = szybkość korozji stali
otherTests-flammableTest = Flam. Gas { $id }: łatwopalny w badaniu, { $measured }
otherTests-limitsBurningVelocity = granice { $lowerLimit } do { $upperLimit } %, szybkość spalania { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = dolna i górna granica palności
otherTests-notFlammableTest = Flam. Gas: w badaniu nie jest łatwopalny
otherTests-oxidisingPowerTest = Ox. Gas 1: zdolność utleniająca { $power } % > { $oxidisingPowerAbove } % w badaniu
otherTests-oxidisingPowerTest2 = Ox. Gas: zdolność utleniająca { $power } % ≤ { $oxidisingPowerAbove } % w badaniu
otherTests-steelAluminiumYear = stal { $steel } i aluminium { $aluminium } mm na rok
otherTests-test = Flam. Gas 1A: { $what } w badaniu

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } wobec { $reference } { $unit2 } mieszaniny wzorcowej
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: mieszanina z celulozą zapala się samorzutnie
oxidationTests-slowerEveryReferenceMixture = { $prefix }: wolniej niż każda mieszanina wzorcowa

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, nie zbadano
oxidisingGas-nitrogenEquivalencyKk = równoważnik azotu Kk dla { $name }
oxidisingGas-nobodyClassified = Gazy utleniające: nikt nie sklasyfikował: { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: zdolność utleniająca { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = nie przekracza
ozoneOfSubstance-ozoneDepletionPotential = potencjał niszczenia ozonu
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: potencjał niszczenia ozonu { $found } { $sign } 0 ({ $source })

packedGas-compressed = sprężony
packedGas-dissolved = rozpuszczony
packedGas-liquefied = skroplony
packedGas-refrigerated = skroplony schłodzony

peroxideEntry-classType = { $code }: klasa { $own } według typu
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT nieznana
peroxideEntry-subsidiary = zagrożenie dodatkowe: { $hazards }
peroxideEntry-temperatureControlled = z kontrolą temperatury
peroxideEntry-upTemperatureControlledEntryApplies = do { $limit } °C obowiązuje pozycja z kontrolą temperatury

persistenceOfSubstance-allHalfLivesBelow = wszystkie okresy półtrwania poniżej
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = zdolność do bioakumulacji
persistenceOfSubstance-chronicAquaticValuesHealthClasses = wartości toksyczności przewlekłej dla organizmów wodnych i klasy zagrożeń dla zdrowia, które liczą się jako toksyczność
persistenceOfSubstance-halfLivesWaterSedimentSoil = okresy półtrwania w wodzie, osadzie i glebie
persistenceOfSubstance-in = { $medium }: { $days } d > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobilność
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = nie wiadomo
persistenceOfSubstance-notToxic = brak toksyczności
persistenceOfSubstance-persistent = trwałość
persistenceOfSubstance-toxic = toksyczność
persistenceOfSubstance-veryBioaccumulative = bardzo duża zdolność do bioakumulacji
persistenceOfSubstance-veryMobile = bardzo duża mobilność
persistenceOfSubstance-veryPersistent = bardzo duża trwałość

persistenceTable-freshEstuarineWater = woda słodka lub estuaryjna
persistenceTable-freshEstuarineWaterSediment = osad wód słodkich lub estuaryjnych
persistenceTable-marineSediment = osad morski
persistenceTable-marineWater = woda morska
persistenceTable-soil = gleba

physicalOfSubstance-flammabilityRangeAirTestIso = zakres palności w powietrzu lub badanie według ISO 10156
physicalOfSubstance-notCalculatedNeeded = Nie oblicza się; potrzebne: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = zdolność utleniająca lub badanie według ISO 10156

physicalOutcome-aerosol = aerozol
physicalOutcome-classDoesNotApplyMixture = Klasa nie ma zastosowania do tego stanu skupienia mieszaniny: { $stateNames }.
physicalOutcome-gas = gaz
physicalOutcome-liquid = ciecz
physicalOutcome-makesUpProduct = { $name } stanowi cały produkt; klasyfikacja: { $written }.
physicalOutcome-solid = ciało stałe

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = powoduje jedynie korozję metali, opakowany do użytku konsumenckiego
pictogramPrecedence-moreSevereCategorySpecificTarget = surowsza kategoria działania toksycznego na narządy docelowe, narażenie jednorazowe, ma GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = nie dla toksyczności ostrej obok GHS06
pictogramPrecedence-notBesideGhs06 = nie obok GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = nie dla działania drażniącego na skórę lub oczy obok GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = nie dla działania uczulającego lub drażniącego na skórę obok GHS08 dla działania uczulającego na drogi oddechowe
pictogramPrecedence-optionalWhereGhs01Applies = opcjonalny, gdy stosuje się GHS01

pictograms-for = ze względu na { $own }{ $whenEuropean }
pictograms-for2 = ze względu na { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; opcjonalny obok GHS02 lub GHS06 (CLP art. 26(1)(e))

precautionCandidates-only = ze względu na { $hazards } tylko { $condition }

precautionConditions-bulkMassesTemperatureSpecified = dla materiałów luzem, dla których określono temperaturę
precautionConditions-categoryOthersVolatileMayGenerate = dla kategorii 1 oraz pozostałych, które są lotne i mogą wytworzyć atmosferę wybuchową
precautionConditions-ifAntidoteSpecificMeasureRequired = jeżeli natychmiast potrzebna jest odtrutka lub szczególny środek
precautionConditions-ifDustCloudsCanOccur = jeżeli mogą powstawać chmury pyłu
precautionConditions-ifElectrostaticallySensitive = jeżeli jest wrażliwy elektrostatycznie
precautionConditions-ifExplosiveMechanicallySensitive = jeżeli materiał wybuchowy jest wrażliwy mechanicznie
precautionConditions-ifBreathedInAnyForm = jeżeli pył, dym, gaz, mgła, pary lub rozpylona ciecz produktu mogą być wdychane
precautionConditions-ifProductIsNoGas = jeżeli produkt nie jest gazem
precautionConditions-ifInhalableParticlesDustsMists = jeżeli podczas stosowania mogą wystąpić wdychalne cząstki pyłów lub mgieł
precautionConditions-ifLiquidVolatileMayGenerate = jeżeli ciecz jest lotna i może wytworzyć atmosferę wybuchową
precautionConditions-ifReleaseEnvironmentNotIntended = jeżeli uwolnienie do środowiska nie jest zamierzonym zastosowaniem
precautionConditions-ifSubstanceMixtureVolatileMay = jeżeli substancja lub mieszanina jest lotna i może wytworzyć niebezpieczną atmosferę
precautionConditions-ifWaterIncreasesRisk = jeżeli woda zwiększa ryzyko
precautionConditions-outsideTransportableCylindersPackedP200 = poza przenośnymi butlami pakowanymi według P200 Przepisów modelowych
precautionConditions-packagingsNeedNotVented = w opakowaniach, które nie muszą mieć odpowietrzenia
precautionConditions-temperatureSupplierSpecifiesNotKnown = z temperaturą podaną przez dostawcę, która nie jest tu znana

precautions-chosenBySupplier = wybrany przez dostawcę; { $why }
precautions-for = ze względu na { $hazards }
precautions-leftOutBySupplier = pominięty przez dostawcę; { $why }
precautions-redundantBeside = zbędny obok { $kept }

precedence-goesBeforePackingGroup = { $main } ma pierwszeństwo przed { $others }; grupa pakowania { $packingGroup }

productKind-adhesive = klej
productKind-alcoholic-beverage = napój alkoholowy
productKind-aviation-fuel = paliwo lotnicze
productKind-coating = roztwór powłokowy
productKind-disinfectant = środek dezynfekcyjny
productKind-fertiliser = nawóz
productKind-gas-cartridge = nabój gazowy
productKind-lead-battery = akumulator ołowiowy
productKind-lithium-ion-battery = bateria litowo-jonowa
productKind-lithium-metal-battery = bateria litowo-metalowa
productKind-flavour-extract = ekstrakt smakowy lub zapachowy
productKind-paint = farba
productKind-paint-related = materiał pokrewny do farby
productKind-perfumery = produkt perfumeryjny
productKind-pesticide = pestycyd
productKind-petroleum-distillate = destylat ropy naftowej
productKind-printing-ink = farba drukarska
productKind-printing-ink-related = materiał pokrewny do farby drukarskiej
productKind-refrigerant = gaz chłodniczy
productKind-resin-solution = roztwór żywicy
productKind-sealed-lead-battery = akumulator ołowiowy nierozlewny
productKind-wood-preservative = środek ochrony drewna

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = brak
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: przewóz jest zabroniony
propose-unNotSubjectLawMode = UN { $un } nie podlega przepisom tego rodzaju transportu; obejmują go przepisy innych rodzajów
propose-unPackingGroupMode = UN { $un }: w tym rodzaju transportu { $own }, grupa pakowania { $packingGroup }

provision-144 = roztwory wodne zawierające do 24 % objętościowych alkoholu nie podlegają przepisom
provision-145 = napoje III grupy pakowania w naczyniach do 250 l nie podlegają przepisom
provision-188 = małe ogniwa i akumulatory nie podlegają przepisom pod warunkami wielkości, badań i pakowania
provision-216 = nieszkodliwe ciała stałe mogą być zmieszane z cieczami zapalnymi, dopóki nie widać wolnej cieczy
provision-217 = nieszkodliwe ciała stałe mogą być zmieszane z cieczami trującymi, dopóki nie widać wolnej cieczy
provision-335 = nieszkodliwe ciała stałe mogą być zmieszane z cieczami zagrażającymi środowisku, dopóki nie widać wolnej cieczy; zamknięte saszetki do 10 ml nie podlegają przepisom
provision-354 = trujący przy wdychaniu
provision-363 = silniki i maszyny z paliwem mają własne warunki
provision-375 = w opakowaniach pojedynczych lub wewnętrznych do 5 l lub 5 kg nie podlega innym przepisom
provision-376 = uszkodzone lub wadliwe ogniwa i akumulatory mają własne warunki
provision-386 = stabilizowany inhibitorem lub kontrolą temperatury, w ilości wystarczającej na czas przewozu

purpose-adhesive = klej
purpose-brazing-or-soldering = materiał do lutowania
purpose-cement = cement
purpose-paint-or-varnish = farba lub lakier
purpose-plant-protection = środek ochrony roślin

reducePrecautions-beyondSixSince = { $why }; powyżej sześciu, ponieważ { $why2 } (CLP art. 28(3))
reducePrecautions-for = { $levelWords } ze względu na { $hazards }
reducePrecautions-highlyRecommended = zdecydowanie zalecany
reducePrecautions-lawPrescribes = wymaga tego prawo
reducePrecautions-nothingElseLabelSays = nic innego na etykiecie tego nie mówi
reducePrecautions-safetyDataSheetNotLabel = przeznaczony do karty charakterystyki, a nie na etykietę
reducePrecautions-severityHazardNeeds = wymaga tego powaga zagrożenia
reducePrecautions-specialCaseOnlyNothingKnown = tylko w szczególnym przypadku (nic o nim tu nie wiadomo)
reducePrecautions-statementsMoreWeightLabel = na etykiecie są zwroty o większej wadze; { $why }

route-dermal = skóra
route-dust-mist = pył i mgła
route-gas = gaz
route-oral = droga pokarmowa
route-vapour = pary

safetyNet-acuteToxicitySeenSolution = toksyczność ostrą zaobserwowano w roztworze
safetyNet-acuteToxicityUpWaterSolubility = toksyczność ostra aż do rozpuszczalności w wodzie
safetyNet-chronicValuesAllLevelsAbove = wartości przewlekłe wszystkich poziomów powyżej { $noecAbove } mg/l lub rozpuszczalności
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = potrzebne: { $missing }
safetyNet-notBioaccumulating = nie ulega bioakumulacji
safetyNet-waterSolubility = rozpuszczalność w wodzie { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = rozpuszczalność w wodzie
safetyNet-waterSolubilityNoAcuteToxicity = rozpuszczalność w wodzie { $solubility } mg/l, do niej brak toksyczności ostrej, nie ulega szybkiej degradacji, ulega bioakumulacji

sensitisationOfSubstance-animalsResponding = reakcja u { $respondingPercent } % zwierząt < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = reakcja u { $respondingPercent } % zwierząt, stężenie indukcyjne: { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = dane o działaniu uczulającym na skórę
sensitisationOfSubstance-positiveWithoutPotencyNoSub = dodatni, lecz bez siły działania brak podkategorii
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = wynik badania był ujemny
sensitisationOfSubstance-unknown = nieznane

signalWord-excludesWarning = ; wyklucza hasło Uwaga ze względu na { $warning }
signalWord-for = ze względu na { $danger }{ $excluded }
signalWord-for2 = ze względu na { $warning }
signalWord-noCategoryClassificationSignalWord = żadna kategoria klasyfikacji nie ma hasła ostrzegawczego

skinOfSubstance-dataSkinCorrosionIrritation = dane o działaniu żrącym i drażniącym na skórę
skinOfSubstance-dataSkinStandAbovePh = { $summary }; dane dotyczące skóry mają pierwszeństwo przed pH
skinOfSubstance-exposureSkinH = narażenie skóry przez 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: stan zapalny do końca obserwacji, liczba zwierząt: { $inflamed } z { $animalsCount }
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: średnia ocena ≥ { $atLeast }, liczba zwierząt: { $positive } z { $animalsCount } (wymagane { $needed })
skinOfSubstance-needed = Skin Irrit. 2: potrzebne są { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: brak zniszczenia skóry w ciągu { $longest } min narażenia
skinOfSubstance-scoresErythemaOedema = oceny rumienia i obrzęku
skinOfSubstance-scoresThreeAnimalsSkin = oceny punktowe trzech zwierząt, skóra
skinOfSubstance-seenAfterH = , zaobserwowano po { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: zniszczenie skóry po { $minutes } min narażenia{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: za mało zwierząt ze średnią oceną ≥ 2,3, łącznie { $animalsCount } (najwyższa { $highest }, wymagane { $needed })

smallPackage-euh201aMayStandPackagesLess = na opakowaniach poniżej 125 ml może go zastąpić EUH201A
smallPackage-innerPackagingUpResearchAnalysis = opakowanie wewnętrzne do 10 ml do badań lub analiz, w całkowicie oznakowanym opakowaniu zewnętrznym
smallPackage-solublePackagingUpFullyLabelled = opakowanie rozpuszczalne do 25 ml w całkowicie oznakowanym opakowaniu zewnętrznym
smallPackage-up = do 125 ml, dla { $names }

smallPackageRules-containersTooSmallWholeLabel = pojemniki za małe na pełną etykietę, w zakresie, w jakim jest to racjonalnie wykonalne
smallPackageRules-containersUpMlUpLabel = pojemniki do 100 ml; do 3 ml etykietę można zdjąć podczas stosowania (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = że pełna etykieta znajduje się na bezpośrednim opakowaniu zewnętrznym
smallPackageRules-initialSupplierIdentifier = identyfikator pierwotnego dostawcy
smallPackageRules-nameAddressTelephoneNumberSupplier = nazwa, adres i numer telefonu dostawcy
smallPackageRules-nameTelephoneNumberSupplier = nazwa i numer telefonu dostawcy
smallPackageRules-pictogramHazardStatement = piktogram lub zwrot wskazujący rodzaj zagrożenia
smallPackageRules-signalWord = hasło ostrzegawcze
smallPackageRules-upWhereLabelWouldInterfere = do 3 ml, gdy etykieta przeszkadzałaby w stosowaniu; opakowanie zewnętrzne jest w pełni oznakowane
smallPackageRules-upWhereNoFullLabel = do 100 ml, gdy nie można umieścić pełnej etykiety; opakowanie zewnętrzne jest w pełni oznakowane

solidTests-burningTime = czas palenia
solidTests-burningTimeAgainstRateAgainst = czas palenia { $time } s wobec < 45 s, szybkość { $rate } mm/s wobec > 2,2 mm/s
solidTests-burningTimeBurningRate = czas palenia lub szybkość palenia
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: próbka sześcienna 100 mm nie nagrzewa się w 140 °C
solidTests-cubeHeats = Self-heat. 2: próbka sześcienna 100 mm nagrzewa się w 140 °C, a ponadto: { $because }
solidTests-cubeHeats2 = Self-heat. 1: próbka sześcienna 25 mm nagrzewa się w 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: nie zapala się w ciągu pięciu minut
solidTests-fireDoesNotSpread = Flam. Sol.: ogień się nie rozprzestrzenia
solidTests-gasSetFreeIgnitesItself = Water-react. 1: uwolniony gaz zapala się samorzutnie
solidTests-hour = Water-react. 2: { $found } l/kg na godzinę ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg na godzinę > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg na godzinę ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: w ciągu pięciu minut zapala lub zwęgla bibułę filtracyjną
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: na obojętnym nośniku zapala się w ciągu pięciu minut kontaktu z powietrzem
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: zapala się w ciągu pięciu minut kontaktu z powietrzem
solidTests-minute = Water-react. 1: { $minute } l/kg na minutę ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: nie zapala ani nie zwęgla bibuły filtracyjnej
solidTests-noBurningTime = Flam. Sol.: brak czasu palenia
solidTests-noneConditionsTable = Self-heat.: żaden z warunków tabeli 2.11.1
solidTests-packagesHold = opakowania mieszczą { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: proszek metalu, spalony w { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: proszek metalu, spalony w { $time } s > 600 s
solidTests-resultCube = wynik dla próbki sześciennej 25 mm w 140 °C
solidTests-resultCube2 = wynik dla próbki sześciennej 100 mm w 100 °C
solidTests-resultCube3 = wynik dla próbki sześciennej 100 mm w 120 °C
solidTests-too = także w 100 °C
solidTests-tooPackages = także w 120 °C, w opakowaniach { $litres } l > 450 l
solidTests-volumeLargestPackage = objętość największego opakowania
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, a strefa zwilżona nie zatrzymuje ognia
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, a strefa zwilżona zatrzymuje ogień przez co najmniej 4 minuty
solidTests-whetherWettedZoneStopsFire = czy strefa zwilżona zatrzymuje ogień

state-aerosol = aerozol
state-gas = gaz
state-liquid = ciecz
state-solid = ciało stałe

strengthTable-above = UN { $un } (ponad { $percent } %)
strengthTable-chlorineAbove = UN { $un } (ponad { $percent } % aktywnego chloru)
strengthTable-class8Alone = UN { $un } { $name }: tylko klasa 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } (od { $percent } %)
strengthTable-list = Przepisy modelowe ONZ, 3.2, wykaz towarów niebezpiecznych, { $entries }
strengthTable-reference = { $manual }, 34.4.2, wzorzec badania O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (do { $percent } %)

suggest-ofIngredient = pozycja składnika { $name }, nie produktu

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % obok węglowodoru halogenowanego
supplementalFamily-doesNotReachLimit = { $share } % nie osiąga wartości granicznej
supplementalFamily-flammableSubstances = substancje łatwopalne { $shown } %
supplementalFamily-flashPointOutside = temperatura zapłonu poza zakresem od { $flashAboveC } do { $flashAtMostC } °C
supplementalFamily-not = nie dotyczy stanu skupienia: { $physicalState }
supplementalFamily-notSoldGeneralPublic = nie jest sprzedawany ogółowi społeczeństwa
supplementalFamily-plantProtectionProduct = EUH401: środek ochrony roślin
supplementalFamily-productNotStated = nie podano, że produkt to { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = mówi to już zwrot klasy: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = nie podano, czy ma temperaturę zapłonu

supplementalOtherHazard-noStatementLaw = { $kind }: brak zwrotu w tym prawie

supplementalProperty-acuteInhalationToxicityComesWhose = toksyczność ostrą przy wdychaniu powodują { $names }, a mechanizmem jest działanie żrące
supplementalProperty-acuteInhalationToxicityTested = zbadano jego toksyczność ostrą przy wdychaniu
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = właściwość mają: { $names }; dla mieszanin nie ustalono wartości granicznej, dlatego właściwość należy ocenić na produkcie
supplementalProperty-cannotInhaled = nie może być wdychany
supplementalProperty-corrosiveSkinMayInhaledNot = działa żrąco na skórę, może być wdychany, nie zbadano wdychania
supplementalProperty-corrosiveSkinWhetherMayInhaled = działa żrąco na skórę; nie podano, czy może być wdychany
supplementalProperty-limit = wartość graniczna z 1.2.5
supplementalProperty-makesUpProductBears = { $term } stanowi cały produkt i ma tę właściwość
supplementalProperty-noStatementLawMore = w tym prawie nie ma już tego zwrotu
supplementalProperty-notBeside = nie obok { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: tylko dla produktów zaklasyfikowanych jako niebezpieczne, a ten nim nie jest
supplementalProperty-predictedEffectSkin = przewidywany wpływ na skórę
supplementalProperty-productFoundProperty = stwierdzono, że produkt ma tę właściwość
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = przyjęta, dopóki badanie nie wykaże inaczej
supplementalProperty-testShowedProductDoesNot = badanie wykazało, że produkt nie ma tej właściwości

supplementalSensitiser-belowLimitElicitation = poniżej stężenia wywołującego reakcję
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = informuje o nim EUH204 lub EUH205 (załącznik II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = nazwa jest na etykiecie (załącznik II, 2.8, akapit drugi)
supplementalSensitiser-limit = wartość graniczna { $limit } %
supplementalSensitiser-limit2 = wartość graniczna { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } od stężenia wywołującego reakcję
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: mieszanina nie jest sklasyfikowana, lecz zawiera: { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: żadnej substancji uczulającej od stężenia wywołującego reakcję, której nie wymieniono inaczej
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: nie dla mieszanin przeznaczonych dla ogółu społeczeństwa, choć ta zawiera: { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % mieszaniny stanowią składniki o nieznanych zagrożeniach dla środowiska wodnego
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % mieszaniny stanowią składniki o nieznanej toksyczności ostrej ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, przyjęto, dopóki badanie nie wykaże inaczej: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = dane: { $exposure }
targetOrgansOfSubstance-days = { $days } d
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } d to za krótko, aby dostosować wartości wskaźnikowe, ustalone dla { $days2 } d
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = skutek, { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = skutki powyżej { $dose } { $unit } ({ $route })
targetOrgansOfSubstance-lengthStudyNotStated = nie podano długości badania
targetOrgansOfSubstance-noEffect = brak skutku, { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = brak skutku do { $dose }; wartość graniczna
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: wiarygodne dowody u ludzi
targetOrgansOfSubstance-studyExposureLeastDays = badanie trwające co najmniej 28 dni ({ $exposure })
targetOrgansOfSubstance-timesDays = {" "}(razy { $factor } dla { $days } d, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } nie znosi klasyfikacji, która wynika ze składników
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Znana klasyfikacja mieszaniny
testData-overridesCalculation = { $test } ma pierwszeństwo przed obliczeniem
testData-reviewMixture = Przegląd klasyfikacji przez dostawcę
testData-testMixture = Badanie mieszaniny

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = dostępny tlen i serie badań A do H ({ $manual }, część II)
testedClass-burningRateTestN = badanie szybkości palenia N.1 ({ $manual })
testedClass-burningRateTestPartV = badanie szybkości palenia ({ $manual }, część V, 51.4)
testedClass-corrosionTestPartIii = badanie korozji C.1 ({ $manual }, część III, 37.4)
testedClass-manual = Podręcznik badań i kryteriów ONZ
testedClass-nameStrengthNotClassList = { $names }: według nazwy i stężenia nie należy do tej klasy w wykazie towarów niebezpiecznych ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Nie oblicza się dla mieszanin; potrzebne ze względu na { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = badanie N.3 ({ $manual })
testedClass-testN2 = badanie N.2 ({ $manual })
testedClass-testN3 = badanie N.4 ({ $manual })
testedClass-testN4 = badanie N.5 ({ $manual })
testedClass-testO = badanie O.2 ({ $manual })
testedClass-testOO = badanie O.1 lub O.3 ({ $manual })
testedClass-testSeriesHPartIi = serie badań A do H ({ $manual }, część II)
testedClass-testSeriesPartI = serie badań 1 do 8 ({ $manual }, część I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: za mało, aby całość miała tę właściwość.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detonuje częściowo, deflagruje wolno lub wykazuje średni efekt przy ogrzewaniu w zamknięciu
thermalTests-detonationCavitatedState = detonacja w stanie kawitacji
thermalTests-explosiveLiableThermalExplosionPackage = wybuchowy i podatny na wybuch termiczny w opakowaniu
thermalTests-explosivePowerSeriesF = siła wybuchu (seria F)
thermalTests-explosiveYetNotPackaged = wybuchowy, lecz nie w postaci zapakowanej
thermalTests-heatDecomposition = Self-react.: ciepło rozkładu { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = nie detonuje w stanie kawitacji ani nie deflagruje, mały efekt lub brak efektu, mała siła wybuchu lub jej brak
thermalTests-neitherDetonatesNorDeflagratesLow = nie detonuje ani nie deflagruje, mały efekt lub brak efektu przy ogrzewaniu w zamknięciu
thermalTests-noEffectTestThermallyStable = brak efektu w każdym badaniu i stabilność termiczna
thermalTests-packagedDetonatesDeflagratesRapidly = w postaci zapakowanej detonuje lub szybko deflagruje
thermalTests-sadtPackage = Self-react.: SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C dla opakowania 50 kg
thermalTests-sadtPackage2 = SADT opakowania 50 kg
thermalTests-sadtPackagedProductTemperatureControl = SADT zapakowanego produktu, do kontroli temperatury
thermalTests-testsPackagedProductSeriesB = badania zapakowanego produktu (serie B, D i G)
thermalTests-type = { $prefix } typ { $type }: { $because }

transport-with = z

transportPictograms-transportLabelTellsSame = nalepka ostrzegawcza { $label } mówi to samo

trophicLevel-aboveWaterSolubilityPhysicalEffect = powyżej rozpuszczalności w wodzie { $solubility } mg/l, skutek fizyczny
trophicLevel-algae = glony
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = skorupiaki
trophicLevel-exact = dokładna wartość { $kind }, { $group }
trophicLevel-fish = ryby
trophicLevel-growthRateErc50StandsAbove = szybkość wzrostu (ErC50) ma pierwszeństwo przed innymi parametrami dla glonów, uwaga 2 do tabeli
trophicLevel-lowestValueTrophicLevelDecides = rozstrzyga najniższa wartość poziomu troficznego
trophicLevel-nothingSeenUpWaterSolubility = nic nie zaobserwowano do rozpuszczalności w wodzie { $solubility } mg/l
trophicLevel-takenWaterSolubility = przyjęto rozpuszczalność w wodzie { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = czy skutek powyżej rozpuszczalności w wodzie jest toksyczny czy fizyczny, { $group }

unknownInWater-hazards = zagrożenia dla środowiska wodnego: { $name }
viscous-notSubject = nie podlega przepisom
viscous-notSubjectMarkingLabellingTesting = nie podlega przepisom o znakowaniu, etykietowaniu i badaniu sztuk przesyłki
viscous-viscousFlashPointAboveSolvent = lepki, { $viscosity23 } mm2/s w 23 °C, temperatura zapłonu powyżej { $flashAboveC } °C, oddzielenie rozpuszczalnika { $solventSeparationPercent } % poniżej { $mostSeparatedPercent } %: naczynia do { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Lepki: czas wypływu { $found } s >= { $seconds } s przez 6 mm, oddzielenie rozpuszczalnika { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } w naczyniach do { $litres } l
viscous-viscousSolvent = lepki, { $viscosity23 } mm2/s w 23 °C, oddzielenie rozpuszczalnika { $solventSeparationPercent } % poniżej { $mostSeparatedPercent } %: naczynia do { $receptacleLitres } l

withdrawn-annulled = stwierdzono nieważność wyrokiem Sądu, T-279/20, ze skutkiem dla wszystkich; komunikat C/2025/6670
withdrawn-too-late = rozporządzenie (UE) 2020/217 było stosowane zbyt późno, by stać się prawem Wielkiej Brytanii (HSE, czerwiec 2024)
