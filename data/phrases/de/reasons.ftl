acuteStudy-cannotConvertedWithoutMolarMass = { $unit } lässt sich ohne die molare Masse nicht umrechnen
acuteStudy-converted = { $unit } umgerechnet mit { $molarMass } g/mol und { $molarVolume } l/mol bei 25 °C
acuteStudy-exposureTimeStudy = Expositionszeit der Studie ({ $route })
acuteStudy-hDivided = 1 h geteilt durch { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = in ppmV beurteilt, da nahezu ein Gas, { $place }
acuteStudy-molarMassConvert = molare Masse, um { $unit } umzurechnen
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: der Wert bei 4 h ist nicht höher; nur 1 h wird umgerechnet, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: der Wert bei 4 h ist nicht niedriger; nur 1 h wird umgerechnet, { $paragraph }
acuteStudy-timeExposureNotStated = die Expositionszeit ist nicht angegeben
acuteStudy-times = { $unit } mal { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Akute Toxizität, inhalativ (Staub oder Nebel)
acuteToxicity-acuteToxicityInhalationGas = Akute Toxizität, inhalativ (Gas)
acuteToxicity-acuteToxicityInhalationVapour = Akute Toxizität, inhalativ (Dampf)
acuteToxicity-acuteToxicityMouth = Akute Toxizität, oral
acuteToxicity-acuteToxicitySkin = Akute Toxizität, dermal
acuteToxicity-belowCutOff = { $share } % liegt unter dem Berücksichtigungsgrenzwert von { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = das Produkt besteht aus { $name }, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: kein Bestandteil trägt zum Schätzwert bei{ $unknown }
acuteToxicity-notClassified = nicht eingestuft, > { $limit } { $unit }
acuteToxicity-unknown = unbekannt, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % unbekannt

acuteToxicityIngredient-above = { $kind } { $min } { $unit } liegt über { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = Kategorie { $category } in { $ate } { $unit } umgerechnet, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, die Grenzdosis der Kategorie 4 oder mehr
acuteToxicityIngredient-limitDoseWithoutSignsAcute = Grenzdosis ohne Anzeichen akuter Toxizität

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = über der Sättigungskonzentration des Dampfes von { $saturated } mg/l bei 20 °C, daher teilweise Nebel, { $place }
acuteToxicityOfSubstance-acuteToxicity = Akute Toxizität, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Akute Toxizität, { $route }: keine Studie ist verwendbar
acuteToxicityOfSubstance-exactValue = der genaue Wert, { $route }
acuteToxicityOfSubstance-lc50Dust = LC50 für Staub
acuteToxicityOfSubstance-lc50Gas = LC50 für das Gas
acuteToxicityOfSubstance-lc50H = ein LC50-Wert für 4 h
acuteToxicityOfSubstance-lc50VapourMist = LC50 für Dampf oder Nebel
acuteToxicityOfSubstance-ld50Dermal = LD50, dermal
acuteToxicityOfSubstance-ld50Oral = LD50, oral
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = maßgebend ist der niedrigste valide Wert der bevorzugten Spezies
acuteToxicityOfSubstance-notClassifiedUp = nicht eingestuft bis { $limit } { $unit }
acuteToxicityOfSubstance-open = ; offen
acuteToxicityOfSubstance-preferredSpecies = bevorzugte Spezies: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = Nebelanteil in der Dampfstudie
acuteToxicityOfSubstance-toxicityAbove = Toxizität über { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = eine valide Studie ({ $route })

additivity-belowCutOff = { $upper } % liegt unter dem Berücksichtigungsgrenzwert von { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , aber die Zeile gilt für Gemische ohne Bestandteil einer anderen Kategorie
additivity-noIngredientClassRelevant = Kein Bestandteil dieser Klasse ist zu berücksichtigen.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = Summe der durch ihre Konzentrationsgrenzwerte geteilten Anteile
additivity-specificLimit = spezifischer Konzentrationsgrenzwert { $limit } %, { $paragraph }
additivity-sum = Summe
additivity-weightedSum = gewichtete Summe

adoption-categoryNotAdopted = { $names }: die Kategorie ist nicht übernommen
adoption-classNotAdopted = { $hazardClass }: die Klasse ist nicht übernommen

aerosol-chemicalHeatCombustion = chemische Verbrennungswärme von { $names }
aerosol-chemicalHeatCombustion2 = Chemische Verbrennungswärme { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % entzündbare Bestandteile
aerosol-flammableComponentsNoTestEntered = { $most } % entzündbare Bestandteile oder 20 kJ/g, und es ist keine Prüfung angegeben
aerosol-heatCombustion = { $flammable } ≥ 85 % und Verbrennungswärme ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % und Verbrennungswärme < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = Druckgaspackung der Klasse { $division }
aerosolOutcome-categoryAerosol = Kategorie des Aerosols
aerosolOutcome-entryAerosol = eine Eintragung für dieses Aerosol
aerosolOutcome-stillSettledCategoryAerosol = Noch zu klären: Kategorie des Aerosols: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm und ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm und ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm und ≥ { $shortS } s
aerosolTests-below = { $flame }: unter { $flameCm } cm oder { $shortS } s
aerosolTests-deflagrationDensity = Deflagrationsdichte { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = Prüfung der Entzündung in einem geschlossenen Raum
aerosolTests-flame = Flamme von { $height } cm während { $duration } s
aerosolTests-heatCombustion = Verbrennungswärme ≥ 20 kJ/g
aerosolTests-ignition = Entzündung bei { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = Entzündung bei { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = keine Entzündung bei { $nearCm } cm oder mehr{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}und keiner der Grenzwerte im geschlossenen Raum erreicht
aerosolTests-timeEquivalent = Zeitäquivalent { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = eine Legierung, die nach EN 1811 höchstens 0,5 ug Ni/cm2 je Woche freisetzt
annexViNotes-chromateIonsDissolvedWater = in Wasser gelöste Chromat-Ionen
annexViNotes-freeMonomer = freies Monomer
annexViNotes-fullRefiningHistoryKnownSubstance = der gesamte Raffinationsprozess ist bekannt, und der Ausgangsstoff der Herstellung ist nicht karzinogen
annexViNotes-lengthWeightedGeometricMeanDiameter = längengewichteter mittlerer geometrischer Durchmesser abzüglich zweier Standardfehler größer als 6 um
annexViNotes-lessBenzeneEc = weniger als 0,1 % Benzol (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = weniger als 0,005 % Benzo[a]pyren (EC 200-028-5)
annexViNotes-lessButadieneEc = weniger als 0,1 % 1,3-Butadien (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = weniger als 3 % Dimethylsulfoxid-Extrakt nach IP 346
annexViNotes-lessReleasableFormaldehydeMost = theoretische Höchstkonzentration an freisetzbarem Formaldehyd unter 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = theoretische Höchstkonzentration an freisetzbarem Formaldehyd unter 1 %
annexViNotes-metallicElement = metallisches Element
annexViNotes-noPowderMoreParticlesUm = kein Pulver mit 1 % oder mehr davon in Partikeln von höchstens 10 um
annexViNotes-lessRespirableDust = weniger als 1 % des Produkts ist alveolengängiger Staub davon (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = eine der in der Anmerkung genannten Prüfungen (Biobeständigkeit, intraperitoneal oder Langzeitinhalation)
annexViNotes-testFormPlacedMarketLacks = nach Prüfung weist die in Verkehr gebrachte Form die physikalische Gefahr nicht auf

aquaticOfSubstance-acute = akut
aquaticOfSubstance-acuteAquaticToxicity = akute aquatische Toxizität
aquaticOfSubstance-aquaticToxicity = aquatische Toxizität
aquaticOfSubstance-bioaccumulationUnknown = Bioakkumulation unbekannt
aquaticOfSubstance-but = { $summary }, aber { $why }
aquaticOfSubstance-chronic = chronisch
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, Grenzwert { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = keine Toxizität in Lösung, Grenzwert { $limit } mg/l
aquaticOfSubstance-notClassified = Nicht eingestuft
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = schnell abbaubar und nicht bioakkumulierend
aquaticOfSubstance-toxicityAbove = Toxizität über { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = Umwandlung des anorganischen Stoffes in der Umwelt

aspiration-allThin = Asp. Tox. 1: Das Produkt besteht aus Flüssigkeiten, deren kinematische Viskosität bei 40 °C höchstens { $mm2PerS } mm2/s beträgt
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: das Produkt besteht aus { $name } mit dieser Einstufung
aspiration-mistNoPool = Asp. Tox. 1: wird als Nebel versprüht, aus dem sich im Mund keine Flüssigkeit ansammelt
aspiration-notGiven = Asp. Tox. 1: nicht angegeben: { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 aufgrund einer Beurteilung durch Experten ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, ein Kohlenwasserstoff
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, nicht als Kohlenwasserstoff nachgewiesen
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: Nachweise beim Menschen, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = Beurteilung der Aspirationsgefahr durch Experten (Kategorie 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: ein Gas kann nicht aspiriert werden
aspirationOfSubstance-kinematicViscosity = kinematische Viskosität { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: nicht angegeben: { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: kein Kohlenwasserstoff und keine Nachweise beim Menschen
aspirationOfSubstance-whetherSubstanceHydrocarbon = ob der Stoff ein Kohlenwasserstoff ist

bridging-principleApplies = der Grundsatz gilt für die Klasse { $name }
bridging-principleDoesNotApply = der Grundsatz gilt nicht für die Klasse { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = die Anteile der Wirkstoffe liegen zwischen denen der geprüften Gemische
bridgingConditions-allButPropellantThereSame = alles außer dem Treibmittel ist im gleichen Verhältnis enthalten wie im geprüften Gemisch
bridgingConditions-allElseThereSameProportions = alles Übrige ist im gleichen Verhältnis enthalten wie im geprüften Gemisch
bridgingConditions-allOtherIngredientsSameShares = alle übrigen Bestandteile haben die gleichen Anteile
bridgingConditions-allThreeMixturesSameIngredients = alle drei Gemische haben dieselben Bestandteile
bridgingConditions-aspirationToxicantsMakeUpMore = aspirationstoxische Stoffe machen { $aspirationKeepsPercent } % oder mehr aus
bridgingConditions-beyond = {" "}(außerhalb: { $beyond })
bridgingConditions-bothBatchesSameIngredients = beide Chargen haben dieselben Bestandteile
bridgingConditions-bothBatchesStatedMadeUnder = beide Chargen sind nach Angabe vom selben Lieferanten oder unter seiner Kontrolle hergestellt
bridgingConditions-bothMixturesSameIngredients = beide Gemische haben dieselben Bestandteile
bridgingConditions-bothTestedMixturesSameCategory = beide geprüften Gemische sind in derselben Kategorie der Klasse
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } ist nicht strenger eingestuft als der am wenigsten gefährliche ursprüngliche Bestandteil
bridgingConditions-everyIngredientAssessed = jeder Bestandteil ist beurteilt
bridgingConditions-everyShareStaysWithinBandwidth = jeder Anteil bleibt in der Bandbreite der Tabelle 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = Nachweise, dass das Sprühen nicht gefährlicher ist: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } ist ein Bestandteil des ungeprüften Gemischs
bridgingConditions-ingredientsTheirMixtures = { $replacedId } und { $replacementId } sind Bestandteile ihrer Gemische
bridgingConditions-met = erfüllt
bridgingConditions-noIngredientAddedLeftOut = kein Bestandteil wurde hinzugefügt oder weggelassen
bridgingConditions-noVariationWouldChangeHazard = keine Abweichung bekannt, die die Gefahr ändern würde
bridgingConditions-none = keine
bridgingConditions-notMet = nicht erfüllt
bridgingConditions-propellantIngredientAerosol = das Treibmittel ist ein Bestandteil des Aerosols
bridgingConditions-propellantStatedNotAffectHazard = das Treibmittel beeinflusst nach Angabe die Gefahr beim Sprühen nicht
bridgingConditions-sameCategoryClass = { $replacement } und { $replaced } sind in derselben Kategorie der Klasse
bridgingConditions-share = { $replacement } hat denselben Anteil wie { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } beeinflusst nach Angabe die Gefahr der übrigen nicht
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } beeinflusst nach Angabe die Gefahr der übrigen nicht
bridgingConditions-testedMixtureMostSevereCategory = das geprüfte Gemisch ist in der strengsten Kategorie oder Unterkategorie
bridgingConditions-thereMoreNoneLessIngredients = von den Bestandteilen dieser Kategorie ist mehr und von keinem weniger enthalten
bridgingConditions-thereMoreTestedMixture = es ist mehr { $diluent } enthalten als im geprüften Gemisch

bySpecificLimits-belowSpecificLimits = unter seinen spezifischen Konzentrationsgrenzwerten
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = spezifischer Konzentrationsgrenzwert { $lower } %

chemicalFamily-aldehydes = Aldehyde
chemicalFamily-alkylphenols = Alkylphenole
chemicalFamily-amines = Amine
chemicalFamily-chloroformates = Chlorformiate
chemicalFamily-chlorosilanes = Chlorsilane
chemicalFamily-isocyanates = Isocyanate
chemicalFamily-mercaptans = Mercaptane
chemicalFamily-nitriles = Nitrile
chemicalFamily-organometallic = metallorganische Stoffe
chemicalFamily-terpenes = Terpenkohlenwasserstoffe

chemicalUnderPressure-approvalChemicalsUnderPressureThese = Genehmigung: für Chemikalien unter Druck mit diesen Gefahren gibt es keine Eintragung
chemicalUnderPressure-chemicalHeatCombustion = chemische Verbrennungswärme von { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = Chemikalie unter Druck
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % entzündbare Bestandteile und { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = Das Gemisch ist eine Chemikalie unter Druck; diese Klasse tritt an die Stelle der vorliegenden.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = Das Gemisch ist nicht als Flüssigkeit oder Feststoff unter Druck angegeben.
chemicalUnderPressure-unknownHeatCombustion = eine unbekannte Verbrennungswärme

chooseEntry-allFlammableIngredientsChemicalGroup = alle entzündbaren Bestandteile gehören zu dieser chemischen Gruppe
chooseEntry-allOfGroup = alle gefährlichen Bestandteile gehören zu dieser chemischen Gruppe
chooseEntry-collectiveEntry = Sammeleintragung für { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = jeder gefährliche Bestandteil gehört zu: { $family }
chooseEntry-productDeclared = das Produkt ist deklariert als { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = Zuordnung zur Klasse { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = trifft nicht zu
classVerdicts-namedOtherwise = Klasse { $own }: trifft nicht zu; { $names } nach Namen im Verzeichnis der gefährlichen Güter in einer anderen Klasse
classVerdicts-notJudged = Klasse { $own }: nicht beurteilt
classVerdicts-notKnown = nicht bekannt
classVerdicts-standing = Klasse { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = Flüchtigkeit: das Dampfkriterium nach ADR 2.2.61.1.8 wurde als erfüllt angenommen

classifyForTransport-approvalTypeNotAcceptedCarriage = Genehmigung: Typ A ist nicht zur Beförderung zugelassen
classifyForTransport-class = Klasse { $own }: { $text }
classifyForTransport-environmentallyHazardous = umweltgefährdend: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = umweltgefährdend und in keiner anderen Klasse
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = Aggregatzustand
classifyForTransport-solutionNamedListAboveAnother = Lösung von { $step }: im Verzeichnis erst ab einer anderen Konzentration namentlich genannt
classifyForTransport-stillSettled = Noch zu klären: { $summary }
classifyForTransport-toxicInhalationZone = giftig beim Einatmen, Zone { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Brennbare Flüssigkeit (combustible liquid): in Verpackungen bis 450 Liter nicht geregelt; in loser Schüttung oder Tanks NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Flammpunkt { $min } °C >= { $reclassFrom } °C: darf auf Straße und Schiene als brennbare Flüssigkeit (combustible liquid) neu eingestuft werden und ist dann in Verpackungen bis 450 Liter freigestellt

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = Genehmigung: Inhalt der Verpackungsgruppe I ist nicht zugelassen
common-bcfLogKow = BCF oder log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards }: zählt in dieser Klasse nicht
common-entryCombinationHazards = eine Eintragung für diese Kombination von Gefahren
common-kinematicViscosity = kinematische Viskosität bei 40 °C
common-mandatory = vorgeschrieben
common-noIngredientClassifiedClass = Kein Bestandteil ist in dieser Klasse eingestuft.
common-notClassified = nicht eingestuft
common-notReliable = nicht zuverlässig: { $unreliable }
common-optional = optional
common-productIdentifier = Produktidentifikator
common-rapidlyDegradable = schnell abbaubar
common-recommended = empfohlen
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: ein Feststoff hat keine kinematische Viskosität, die das Kriterium erfüllen könnte
common-text = { $text }
common-wholeComposition = die vollständige Zusammensetzung

corrosion-aloneReachesLimit = { $outcome }: Grenzwert allein erreicht von { $reached }
corrosion-doesNotReach = erreicht weder { $atMost } noch { $atLeast }
corrosion-extremeButLowAcidAlkaline = ist extrem, aber eine geringe saure oder alkalische Reserve ist nachgewiesen
corrosion-extremeButSettled = ist extrem, aber die harmonisierte Einstufung regelt die Wirkung auf Haut und Augen in diesem Anteil: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: das Gemisch ist { $code }; damit gilt es als schwer augenschädigend
corrosion-noNonAdditiveIngredientReaches = { $outcome }: kein nicht additiver Bestandteil erreicht allein { $atLeast } %
corrosion-nonAdditiveJudgedAlone = nicht additiv: einzeln beurteilt
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (nicht additiv: einzeln beurteilt)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = liegt bei { $limit } oder darüber
corrosion-reachesLowest = liegt bei { $limit } oder darunter

corrosiveGas-byLc50 = { $text }: ätzend
corrosiveGas-corrosiveSkin = hautätzend
corrosiveGas-lc50CorrosiveComponentsM3M3 = LC50 der ätzenden Bestandteile { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: nicht ätzend

corrosivePackingGroup-corrosiveSkinButSubCategory = Klasse 8: hautätzend, aber die Unterkategorie, aus der sich die Verpackungsgruppe ergibt, ist nicht bekannt
corrosivePackingGroup-corrosivesGroupI = ätzende Stoffe der Gruppe I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = ätzende Stoffe der Gruppe I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = ätzende Stoffe der Gruppen I und II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = ätzende Stoffe der Gruppen I und II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Klasse 8: { $hazards } entspricht Verpackungsgruppe { $own }
corrosivePackingGroup-packingGroup2 = Klasse 8: { $summary }, Verpackungsgruppe { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = Unterkategorie 1A, 1B oder 1C von { $name }
corrosivePackingGroup-subCategory1a1b1c2 = Unterkategorie 1A, 1B oder 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % in der aquatischen Umwelt in 28 Tagen ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } in 28 Tagen ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } in 28 Tagen
degradability-days3 = { $inEnvironmentPercent } % in 28 Tagen < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = keine Daten zum Abbau
degradability-noDayWindowMultiConstituents = bei Stoffen mit mehreren Bestandteilen kein 10-Tage-Fenster
degradability-noTestResult = kein Prüfergebnis
degradability-notRapidlyDegradable = Nicht schnell abbaubar
degradability-notShownWithinDayWindow = { $found }, nicht innerhalb des 10-Tage-Fensters nachgewiesen
degradability-oxygenOrCo2 = Sauerstoff oder CO2
degradability-rapidlyDegradable = Schnell abbaubar
degradability-ratio = BSB5/CSB { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = nach der Schlussfolgerung der Quelle
degradability-withinDayWindow = innerhalb des 10-Tage-Fensters

elevatedTemperature-carried = befördert bei { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = befördert bei { $carried } °C, am Flammpunkt von { $min } °C oder darüber (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Klasse 9: befördert bei { $carried } °C, weder ein flüssiger Stoff ab 100 °C noch ein fester Stoff ab 240 °C

environment-environmentallyHazardous = Umweltgefährdend: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Umweltgefährdend: weder Acute 1 noch Chronic 1 oder 2
environment-environmentallyHazardousNoClassOwn = Umweltgefährdend: keine eigene Klasse; Meeresschadstoffe sind namentlich aufgeführt und bei Beförderung mit Seeschiffen und als Massengut geregelt
environment-environmentallyHazardousNotKnown = Umweltgefährdend: nicht bekannt
environment-environmentallyHazardousNothingElse = Umweltgefährdend und sonst nichts: { $says }
environment-freeByRoadAndRail = auf Straße und Schiene frei; mit Schiff und Flugzeug geregelt
environment-freeByRoadAndRailInPackagings = auf Straße und Schiene frei in Verpackungen bis 500 kg oder l und in IBC
environment-freeInSmallInnerPackagings = frei bis 5 l oder 5 kg je Innenverpackung

evidenceOnly-by = { $verdict } nach { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = Nachweise zur Karzinogenität
evidenceOnly-evidenceEffectsViaLactation = Nachweise zu Wirkungen auf oder über die Laktation
evidenceOnly-evidenceEndocrineDisruptionEnvironment = Nachweise zur endokrinen Disruption, Umwelt
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = Nachweise zur endokrinen Disruption, menschliche Gesundheit
evidenceOnly-evidenceGermCellMutagenicity = Nachweise zur Keimzellmutagenität
evidenceOnly-evidenceNarcoticEffects = Nachweise zu narkotisierenden Wirkungen
evidenceOnly-evidenceReproductiveToxicity = Nachweise zur Reproduktionstoxizität
evidenceOnly-evidenceRespiratorySensitisation = Nachweise zur Sensibilisierung der Atemwege
evidenceOnly-evidenceRespiratoryTractIrritation = Nachweise zur Atemwegsreizung

explosiveEntry-explosiveTests = nach den Prüfungen explosiver Stoff der Unterklasse { $own }

explosiveTests-classificationExplosive = Einstufung als explosiver Stoff
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: korrigierte Abbrandgeschwindigkeit { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: korrigierte Abbrandgeschwindigkeit { $rate } kg/min < { $third } kg/min
explosiveTests-division = Unterklasse { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = Unterklasse nach den Prüfreihen 5 bis 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: die Unterklasse nach den Prüfreihen 5 bis 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: ein explosiver Stoff ohne seine Verpackung gilt als massenexplosionsfähig, wenn seine Gefahr nicht nachgewiesen ist (Anmerkung 1 zu Tabelle 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: ein explosiver Stoff ohne Unterklasse oder außerhalb der Konfiguration, für die seine Unterklasse gilt
explosiveTests-heatDecomposition = Desen. Expl.: Zersetzungswärme { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: massenexplosionsfähig oder Abbrand schneller als 1200 kg/min, daher ein explosiver Stoff
explosiveTests-noExplosiveTestSeries = Expl.: nach den Prüfreihen 1 und 2 kein explosiver Stoff
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }; dass die Anforderungen der Kategorien 2B und 2C erfüllt sind, ist nicht nachgewiesen
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: nach Prüfreihe 3 zu instabil oder zu empfindlich für eine Unterklasse
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: nach Prüfreihe 3 zu instabil oder zu empfindlich
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, ohne Ereignis hoher Gefahr

exposure-repeated = wiederholt
exposure-single = einmalig

extremePh-phDoesNotReach = { $code }: pH { $ph } erreicht weder { $atMost } noch { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } erreicht { $whenSide }
extremePh-phReserve = pH - Reserve/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + Reserve/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; die Reserve bestätigt dies: { $compared }
extremePh-reserveSuggestsLessOtherData = ; die Reserve deutet auf weniger hin ({ $compared }), was andere Daten bestätigen müssen
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (erforderlich: { $needed } von { $animalsCount } Tieren)
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: Hornhaut ≥ 1, Iris ≥ 1, Rötung ≥ 2 oder Chemosis ≥ 2 bei { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: Hornhaut ≥ 1, Iris ≥ 1, Rötung ≥ 2 oder Chemosis ≥ 2 bei { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: Hornhauttrübung ≥ 3 oder Iritis > 1,5 bei { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = Daten zu schwerer Augenschädigung und Augenreizung
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: Wirkungen nicht innerhalb von 21 Tagen reversibel bei { $lasting } von { $animalsCount } Tieren
eyeOfSubstance-reversalWithinDaysEye = Reversibilität innerhalb von 21 Tagen, Auge
eyeOfSubstance-scoresThreeAnimalsEye = Werte von drei Tieren, Auge
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: der Stoff ist { $code }; damit gilt er als schwer augenschädigend

finding-noDataNeeded = Keine Daten; erforderlich: { $needed }.
finding-studiesNotReliable = { $leftCount } von { $studiesCount } Studien nicht zuverlässig

flammable-compared = Klasse 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Ethanol in Wasser, { $share } % <= { $mostEthanol } % nach Masse (24 % nach Volumen): unterliegt nicht den Vorschriften
flammable-flashPointAbove = Flammpunkt { $flash } °C, über { $flash2 } °C
flammable-flashPointAboveDoesNot = Flammpunkt { $flash } °C, über { $sustaining } °C, unterhält die Verbrennung nicht
flammable-initialBoilingPointCPacking = { $summary }; Siedebeginn { $boiling } °C <= { $boiling2 } °C: Verpackungsgruppe I

flammableGas-compositionDoesNotPropagateFlame = Die Zusammensetzung ist { $blend }; sie zeigt in der Prüfung keine Flammenausbreitung ({ $source })
flammableGas-flammabilityTestIsoEn = eine Prüfung der Entzündbarkeit nach ISO 10156 oder EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % des Gemischs sind nicht angegeben
flammableGas-nitrogenEquivalentSharesOverTci = Entzündbare Gase: Summe der Stickstoffäquivalent-Anteile geteilt durch Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 enthält keinen Stickstoff-Äquivalenzkoeffizienten für { $name }
flammableGas-noTci = ISO 10156 enthält keinen Tci-Wert für { $name }
flammableGas-nobodyClassified = Entzündbare Gase: von niemandem eingestuft: { $missing }
flammableGas-nobodyClassified2 = von niemandem eingestuft: { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } ist ein oxidierendes Gas neben entzündbaren Gasen; hierfür verlangt ISO 10156 eine Prüfung
flammableGas-partlyHalogenatedAboveBesideMore = { $name } ist teilhalogeniert; über 0,5 % neben mehr als 0,25 % entzündbarem Gas ist die Berechnung nicht anwendbar
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci nicht aufgeführt, als { $leastFlammable } % angesetzt
flammableGas-tciTestIso = Tci von { $name } oder eine Prüfung nach ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; die berechnete untere Explosionsgrenze beträgt { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = chemische Stabilität nach Abschnitt 35 des UN-Handbuchs, wegen { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: alle entzündbaren Bestandteile sind in Kategorie 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: weder eine untere Explosionsgrenze über 6 % noch eine Verbrennungsgeschwindigkeit unter 10 cm/s wurde gemessen{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: kein entzündbarer Bestandteil ist in Kategorie 1A
flammableGasCategory-pyrophoricGases = Pyrophores Gas: { $pyrophoric } % pyrophore Gase > 1 %

flammableLiquid-flashPoint = Flammpunkt
flammableLiquid-flashPointAgainst = { $outcome }: Flammpunkt { $flash } °C, Grenzwert { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: Flammpunkt { $flashPointC } °C > { $aboveC } °C, und die Verbrennung wird nicht unterhalten
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: der Flammpunkt ist nicht angegeben; er ist erforderlich wegen { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: Gasöl mit einem Flammpunkt von { $flashPointC } °C, zwischen { $fromC } und { $toC } °C
flammableLiquid-initialBoilingPoint = Siedebeginn
flammableLiquid-initialBoilingPointAgainst = , Siedebeginn { $boiling } °C, Grenzwert ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: das Produkt besteht aus { $name } mit dieser Einstufung
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: das Gemisch ist keine Flüssigkeit; Aggregatzustand: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: in der Prüfung wurde bis zum Siedepunkt kein Flammpunkt gefunden
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: kein Bestandteil ist eine entzündbare Flüssigkeit
flammableLiquid-notGiven = nicht angegeben

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Klasse 2: { $hazards }; { $why }
gasOutcome-compressed = verdichtet
gasOutcome-gas = Gas der Klasse { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Klasse 2: Gas der 2.2 unter 200 kPa bei 20 °C, weder verflüssigt noch tiefgekühlt: unterliegt nicht den Vorschriften
gasOutcome-howGasBelowKpaCarried = wie ein Gas unter 200 kPa zu befördern ist
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = LC50 für eine Stunde bis 5000 ml/m3, der oberen Grenze von Acute Tox. 3: giftig
gasOutcome-liquefied = verflüssigt
gasOutcome-listNamesMixture = das Verzeichnis nennt das Gemisch aus { $found }
gasOutcome-notClassified = nicht eingestuft
gasOutcome-notToxicLc50OneHour = nicht giftig: LC50 für eine Stunde über 5000 ml/m3
gasOutcome-refrigerated = tiefgekühlt verflüssigt
gasOutcome-stateGas = Zustand des Gases
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: die Aerosolpackung enthält { $group } Gas
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: eine Aerosolpackung enthält ein Gas unter Druck; welches, ist nicht bekannt
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, ebenso bei jedem Bestandteil
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: die Gruppe ist offen, da keine kritische Temperatur bekannt ist von: { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = Zustand des Gases in der Verpackung: verdichtet, verflüssigt, tiefgekühlt oder gelöst
gasUnderPressure-moleWeightedCriticalTemperature = molgewichtete kritische Temperatur { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: unter 200 kPa (Überdruck) bei 20 °C verpackt und nicht verflüssigt
gasUnderPressure-packedGas = { $code }: verpackt als { $packedGas } Gas
gasUnderPressure-rest = der Rest
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }; als verdichtetes Gas angenommen
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, doch bleiben { $permanent } % bei jedem Druck gasförmig: die Gruppe hängt von der Abfüllung ab

gasWithOxygen-oxidisingGasSetAsideAir = Entzündbare Gase: Summe der Anteile geteilt durch Tci, oxidierendes Gas als Luft abgezogen, { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Entzündbare Gase: Summe der Anteile geteilt durch die unteren Explosionsgrenzen { $value } < 1; das Gemisch hat daher mit Luft keinen Explosionsbereich

goodsProperty-acidic = sauer
goodsProperty-basic = basisch
goodsProperty-inorganic = anorganisch
goodsProperty-organic = organisch

hazardStatements-for = für { $own }
hazardStatements-joined = zusammengefasst in { $value }
hazardStatements-joins = fasst { $value } und { $value2 } zusammen
hazardStatements-says = bereits ausgedrückt durch { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = alle Einträge von { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = für jeden Bestandteil der Klasse hebt eine Anmerkung die Einstufung auf
individual-noIngredient = { $outcome }: 0 % < { $limit } %, kein Bestandteil ist { $codes }
individual-noRowClassCategoryThese = Keine Zeile dieser Klasse gilt für die Kategorie dieser Bestandteile.
individual-specificLimit = spezifischer Konzentrationsgrenzwert { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = der spezifische Konzentrationsgrenzwert { $specific } % hebt den allgemeinen nicht auf, { $paragraph }
individual-sum = Summe { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: die europäische harmonisierte Einstufung { $entry } gilt hier nicht als Recht; maßgebend ist die Einstufung des Lieferanten ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: die harmonisierte Einstufung { $entry } ist durch Prüfung zu bestätigen; maßgebend ist { $supplier } des Lieferanten
ingredientInForce-harmonisedCounts = { $name }: maßgebend ist die harmonisierte Einstufung { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: der harmonisierte Eintrag umfasst die Klasse nicht; maßgebend ist { $supplier } des Lieferanten
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: die harmonisierte Einstufung { $entry } ist eine Mindesteinstufung; die Daten des Lieferanten führen zu { $supplier }, und dies ist maßgebend
ingredientInForce-noEntryClass = kein Eintrag in der Klasse
ingredientInForce-supplierDoesNot = ; { $supplier } des Lieferanten ist nicht maßgebend

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3, gesättigter Dampf { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Klasse 6.1: { $text }: mindestens { $volatility } mal LC50, und LC50 bis { $lc50 } ml/m3, Verpackungsgruppe { $packingGroup }
inhalation-noPackingGroupVapour = Klasse 6.1: { $text }: keine Verpackungsgruppe aufgrund des Dampfes
inhalation-poisonousInhalationHazardZoneLc50 = Giftig beim Einatmen, Gefahrenzone { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = stellt in massiver Form oder als Polymer, wie geliefert, keine Gefahr dar; das Sicherheitsdatenblatt nennt die Einstufung
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = braucht auf Aerosolpackungen und Behältern mit versiegelter Sprühvorrichtung nicht gekennzeichnet zu werden
labelScope-notAdopted = ist nicht übernommen

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } bis { $max }

metalCorrosionStrength-measuredPh = bei einem gemessenen pH-Wert von { $min } bis { $max }
metalCorrosionStrength-solid = in einem Feststoff
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: zu wenig, um Metalle zu korrodieren, { $why }.

missingAssessments-below = { $upper } % liegt unter { $cutOff }
missingAssessments-cutOff = dem Berücksichtigungsgrenzwert von { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Von niemandem eingestuft, aber unter { $cutOff }.

namedEntry-contains = enthält { $name }
namedEntry-formNamedList = { $only } ist in dieser Form im Verzeichnis namentlich genannt
namedEntry-less = weniger als { $share } %
namedEntry-more = mehr als { $share } %
namedEntry-notLess = mindestens { $share } %
namedEntry-notMore = höchstens { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } ist der einzige gefährliche Bestandteil, und die Klasse ist die der eigenen Eintragung
namedEntry-product = das Produkt ist { $single }
namedEntry-productNamedList = das Produkt ist im Verzeichnis namentlich genannt
namedEntry-solution = Lösung von { $name }, { $lower } und { $upper }
namedMixture-provisionExempts = eine Sondervorschrift zu UN { $un } stellt Güter dieser Zusammensetzung frei

namedIngredients-contributes = trägt bei zu { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; für jede Klasse steht bereits ein Name, und { $most } Namen genügen

notesInForce-mixtureBeing = Aggregatzustand des Gemischs: { $physicalState }
notesInForce-solidPaste = die angegebene Form: Paste
notesInForce-solidPiece = die angegebene Form: festes Stück
notesInForce-releasesShown = { $paragraph } hebt die Einstufung auf: { $condition }; nachgewiesen durch: { $evidence }
notesInForce-weightCounts = { $countedFraction } % der Masse zählen als { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: verfügbarer Sauerstoff { $oxygen } % ≤ { $limit } % bei { $peroxide } % Wasserstoffperoxid
organicPeroxide-peroxygenGroups = Peroxygruppen: { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = brennbarer Staub
otherHazard-health = Gesundheitsgefahr
otherHazard-physical = physikalische Gefahr
otherHazard-simple-asphyxiant = Erstickungsgas

otherTests-chemicallyUnstable = chemisch instabil, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = Korrosionsrate auf Aluminium
otherTests-corrosionRateSteel = Korrosionsrate auf Stahl
otherTests-flammableTest = Flam. Gas { $id }: in der Prüfung entzündbar, { $measured }
otherTests-limitsBurningVelocity = Explosionsgrenzen { $lowerLimit } bis { $upperLimit } %, Verbrennungsgeschwindigkeit { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = untere und obere Explosionsgrenze
otherTests-notFlammableTest = Flam. Gas: in der Prüfung nicht entzündbar
otherTests-oxidisingPowerTest = Ox. Gas 1: Oxidationsvermögen { $power } % > { $oxidisingPowerAbove } % in der Prüfung
otherTests-oxidisingPowerTest2 = Ox. Gas: Oxidationsvermögen { $power } % ≤ { $oxidisingPowerAbove } % in der Prüfung
otherTests-steelAluminiumYear = Stahl { $steel } und Aluminium { $aluminium } mm pro Jahr
otherTests-test = Flam. Gas 1A: { $what } in der Prüfung

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } gegenüber { $reference } { $unit2 } der Referenzmischung
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: die Mischung mit Cellulose entzündet sich selbst
oxidationTests-slowerEveryReferenceMixture = { $prefix }: langsamer als jede Referenzmischung

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, nicht geprüft
oxidisingGas-nitrogenEquivalencyKk = Stickstoff-Äquivalenzkoeffizient Kk von { $name }
oxidisingGas-nobodyClassified = Oxidierende Gase: von niemandem eingestuft: { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: Oxidationsvermögen { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = nicht über
ozoneOfSubstance-ozoneDepletionPotential = Ozonabbaupotenzial
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: Ozonabbaupotenzial { $found } { $sign } 0 ({ $source })

packedGas-compressed = verdichtetes
packedGas-dissolved = gelöstes
packedGas-liquefied = verflüssigtes
packedGas-refrigerated = tiefgekühlt verflüssigtes

peroxideEntry-classType = { $code }: Klasse { $own } aufgrund des Typs
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT nicht bekannt
peroxideEntry-subsidiary = Nebengefahr: { $hazards }
peroxideEntry-temperatureControlled = Temperaturkontrolle erforderlich
peroxideEntry-upTemperatureControlledEntryApplies = bis { $limit } °C gilt die Eintragung mit Temperaturkontrolle

persistenceOfSubstance-allHalfLivesBelow = alle Halbwertszeiten darunter
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioakkumulierbar
persistenceOfSubstance-chronicAquaticValuesHealthClasses = chronische aquatische Werte und die als toxisch zählenden Gesundheitsgefahrenklassen
persistenceOfSubstance-halfLivesWaterSedimentSoil = Halbwertszeiten in Wasser, Sediment und Boden
persistenceOfSubstance-in = { $days } d ({ $medium }) > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = mobil
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = nicht bekannt
persistenceOfSubstance-notToxic = nicht toxisch
persistenceOfSubstance-persistent = persistent
persistenceOfSubstance-toxic = toxisch
persistenceOfSubstance-veryBioaccumulative = sehr bioakkumulierbar
persistenceOfSubstance-veryMobile = sehr mobil
persistenceOfSubstance-veryPersistent = sehr persistent

persistenceTable-freshEstuarineWater = Süß- oder Ästuarwasser
persistenceTable-freshEstuarineWaterSediment = Süß- oder Ästuarwassersediment
persistenceTable-marineSediment = Meeressediment
persistenceTable-marineWater = Meerwasser
persistenceTable-soil = Boden

physicalOfSubstance-flammabilityRangeAirTestIso = Explosionsbereich in Luft oder eine Prüfung nach ISO 10156
physicalOfSubstance-notCalculatedNeeded = Nicht berechnet; erforderlich: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = Oxidationsvermögen oder eine Prüfung nach ISO 10156

physicalOutcome-aerosol = ein Aerosol
physicalOutcome-classDoesNotApplyMixture = Die Klasse gilt nicht für ein Gemisch, das { $stateNames } ist.
physicalOutcome-gas = ein Gas
physicalOutcome-liquid = flüssig
physicalOutcome-makesUpProduct = Das Produkt besteht aus { $name }, eingestuft als { $written }.
physicalOutcome-solid = fest

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = nur korrosiv gegenüber Metallen, für den Verbraucher verpackt
pictogramPrecedence-moreSevereCategorySpecificTarget = für eine strengere Kategorie der spezifischen Zielorgan-Toxizität (einmalige Exposition) steht GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = neben GHS06 nicht für akute Toxizität
pictogramPrecedence-notBesideGhs06 = nicht neben GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = neben GHS05 nicht für Haut- oder Augenreizung
pictogramPrecedence-notSkinSensitisationIrritationBeside = neben GHS08 für Sensibilisierung der Atemwege nicht für Sensibilisierung der Haut oder Reizung
pictogramPrecedence-optionalWhereGhs01Applies = optional, wo GHS01 anzubringen ist

pictograms-for = für { $own }{ $whenEuropean }
pictograms-for2 = für { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; optional neben GHS02 oder GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = für { $hazards } nur { $condition }

precautionConditions-bulkMassesTemperatureSpecified = für Schüttgut, für das eine Temperatur festgelegt ist
precautionConditions-categoryOthersVolatileMayGenerate = für Kategorie 1 und für andere, die flüchtig sind und eine explosionsfähige Atmosphäre bilden können
precautionConditions-ifAntidoteSpecificMeasureRequired = wenn ein Gegenmittel oder eine besondere Maßnahme sofort erforderlich ist
precautionConditions-ifDustCloudsCanOccur = wenn Staubwolken auftreten können
precautionConditions-ifElectrostaticallySensitive = wenn elektrostatisch empfindlich
precautionConditions-ifExplosiveMechanicallySensitive = wenn der explosive Stoff schlagempfindlich ist
precautionConditions-ifBreathedInAnyForm = wenn Staub, Rauch, Gas, Nebel, Dampf oder Aerosol des Produkts eingeatmet werden kann
precautionConditions-ifProductIsNoGas = wenn das Produkt kein Gas ist
precautionConditions-ifInhalableParticlesDustsMists = wenn bei der Verwendung einatembare Partikel von Staub oder Nebel auftreten können
precautionConditions-ifLiquidVolatileMayGenerate = wenn die Flüssigkeit flüchtig ist und eine explosionsfähige Atmosphäre bilden kann
precautionConditions-ifReleaseEnvironmentNotIntended = wenn die Freisetzung in die Umwelt nicht der beabsichtigten Verwendung entspricht
precautionConditions-ifSubstanceMixtureVolatileMay = wenn der Stoff oder das Gemisch flüchtig ist und eine gefährliche Atmosphäre bilden kann
precautionConditions-ifWaterIncreasesRisk = wenn Wasser die Gefahr erhöht
precautionConditions-outsideTransportableCylindersPackedP200 = außerhalb ortsbeweglicher Flaschen, die nach P200 der UN-Modellvorschriften befüllt sind
precautionConditions-packagingsNeedNotVented = in Verpackungen, die nicht entlüftet sein müssen
precautionConditions-temperatureSupplierSpecifiesNotKnown = mit der vom Lieferanten festgelegten Temperatur, die hier nicht bekannt ist

precautions-chosenBySupplier = vom Lieferanten gewählt; { $why }
precautions-for = für { $hazards }
precautions-leftOutBySupplier = vom Lieferanten weggelassen; { $why }
precautions-redundantBeside = überflüssig neben { $kept }

precedence-goesBeforePackingGroup = { $main } hat Vorrang vor { $others }; Verpackungsgruppe { $packingGroup }

productKind-adhesive = Klebstoff
productKind-alcoholic-beverage = alkoholisches Getränk
productKind-aviation-fuel = Turbinenkraftstoff
productKind-coating = Schutzanstrichlösung
productKind-disinfectant = Desinfektionsmittel
productKind-fertiliser = Düngemittel
productKind-gas-cartridge = Gaspatrone
productKind-lead-battery = Bleibatterie
productKind-lithium-ion-battery = Lithium-Ionen-Batterie
productKind-lithium-metal-battery = Lithium-Metall-Batterie
productKind-flavour-extract = Extrakt für Geschmack oder Aroma
productKind-paint = Farbe
productKind-paint-related = Farbzubehörstoff
productKind-perfumery = Parfümerieerzeugnis
productKind-pesticide = Pestizid
productKind-petroleum-distillate = Erdöldestillat
productKind-printing-ink = Druckfarbe
productKind-printing-ink-related = Druckfarbzubehörstoff
productKind-refrigerant = Kältemittel
productKind-resin-solution = Harzlösung
productKind-sealed-lead-battery = auslaufsichere Bleibatterie
productKind-wood-preservative = Holzschutzmittel

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = keine
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: die Beförderung ist verboten
propose-unNotSubjectLawMode = UN { $un } unterliegt nicht den Vorschriften dieses Verkehrsträgers; andere Vorschriften gelten
propose-unPackingGroupMode = UN { $un } ist bei diesem Verkehrsträger { $own }, Verpackungsgruppe { $packingGroup }

provision-144 = wässrige Lösungen mit höchstens 24 Vol.-% Alkohol unterliegen nicht den Vorschriften
provision-145 = Getränke der Verpackungsgruppe III in Gefäßen bis 250 l unterliegen nicht den Vorschriften
provision-188 = kleine Zellen und Batterien unterliegen unter Bedingungen für Größe, Prüfung und Verpackung nicht den Vorschriften
provision-216 = nicht gefährliche feste Stoffe dürfen mit entzündbaren flüssigen Stoffen gemischt sein, solange keine freie Flüssigkeit sichtbar ist
provision-217 = nicht gefährliche feste Stoffe dürfen mit giftigen flüssigen Stoffen gemischt sein, solange keine freie Flüssigkeit sichtbar ist
provision-335 = nicht gefährliche feste Stoffe dürfen mit umweltgefährdenden flüssigen Stoffen gemischt sein, solange keine freie Flüssigkeit sichtbar ist; versiegelte Päckchen bis 10 ml unterliegen nicht den Vorschriften
provision-354 = giftig beim Einatmen
provision-363 = für Motoren und Maschinen mit Brennstoff gelten eigene Bedingungen
provision-375 = in Einzel- oder Innenverpackungen bis 5 l oder 5 kg keiner anderen Vorschrift unterworfen
provision-376 = für beschädigte oder defekte Zellen und Batterien gelten eigene Bedingungen
provision-386 = durch Inhibitor oder Temperaturkontrolle stabilisiert, ausreichend für die Dauer der Beförderung

purpose-adhesive = Klebstoff
purpose-brazing-or-soldering = Hart- oder Weichlot
purpose-cement = Zement
purpose-paint-or-varnish = Farbe oder Lack
purpose-plant-protection = Pflanzenschutzmittel

reducePrecautions-beyondSixSince = { $why }; über sechs hinaus: { $why2 } (CLP Art. 28(3))
reducePrecautions-for = für { $hazards }: { $levelWords }
reducePrecautions-highlyRecommended = dringend empfohlen
reducePrecautions-lawPrescribes = das Gesetz schreibt den Hinweis vor
reducePrecautions-nothingElseLabelSays = nichts anderes auf dem Kennzeichnungsetikett sagt dies
reducePrecautions-safetyDataSheetNotLabel = für das Sicherheitsdatenblatt, nicht für das Kennzeichnungsetikett
reducePrecautions-severityHazardNeeds = die Schwere der Gefahr erfordert den Hinweis
reducePrecautions-specialCaseOnlyNothingKnown = nur für einen Sonderfall, zu dem hier nichts bekannt ist
reducePrecautions-statementsMoreWeightLabel = Hinweise von größerem Gewicht stehen auf dem Kennzeichnungsetikett; { $why }

route-dermal = dermal
route-dust-mist = Staub/Nebel
route-gas = Gas
route-oral = oral
route-vapour = Dampf

safetyNet-acuteToxicitySeenSolution = akute Toxizität in Lösung beobachtet
safetyNet-acuteToxicityUpWaterSolubility = akute Toxizität bis zur Wasserlöslichkeit
safetyNet-chronicValuesAllLevelsAbove = chronische Werte aller trophischen Ebenen über { $noecAbove } mg/l oder der Löslichkeit
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = erforderlich: { $missing }
safetyNet-notBioaccumulating = nicht bioakkumulierend
safetyNet-waterSolubility = Wasserlöslichkeit { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = Wasserlöslichkeit
safetyNet-waterSolubilityNoAcuteToxicity = Wasserlöslichkeit { $solubility } mg/l, bis dahin keine akute Toxizität, nicht schnell abbaubar, bioakkumulierend

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % der Tiere reagieren < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % der Tiere reagieren, Induktion mit { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = Daten zur Sensibilisierung der Haut
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positiv, ohne Wirkstärke aber keine Unterkategorie
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = die Prüfung war negativ
sensitisationOfSubstance-unknown = unbekanntem Anteil in

signalWord-excludesWarning = ; schließt „Achtung“ für { $warning } aus
signalWord-for = für { $danger }{ $excluded }
signalWord-for2 = für { $warning }
signalWord-noCategoryClassificationSignalWord = keine Kategorie der Einstufung hat ein Signalwort

skinOfSubstance-dataSkinCorrosionIrritation = Daten zur Ätz-/Reizwirkung auf die Haut
skinOfSubstance-dataSkinStandAbovePh = { $summary }; Daten zur Haut gehen dem pH-Wert vor
skinOfSubstance-exposureSkinH = eine Exposition der Haut von 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: Entzündung bis zum Ende der Beobachtung bei { $inflamed } von { $animalsCount } Tieren
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: Mittelwert ≥ { $atLeast } bei { $positive } von { $animalsCount } Tieren (erforderlich: { $needed })
skinOfSubstance-needed = Skin Irrit. 2: erforderlich: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: keine Zerstörung der Haut innerhalb von { $longest } min Exposition
skinOfSubstance-scoresErythemaOedema = Werte für Erytheme und Ödeme
skinOfSubstance-scoresThreeAnimalsSkin = Werte von drei Tieren, Haut
skinOfSubstance-seenAfterH = , beobachtet nach { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: Haut zerstört nach { $minutes } min Exposition{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: zu wenige von { $animalsCount } Tieren mit einem Mittelwert ≥ 2,3 (höchster { $highest }, erforderlich: { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A darf bei Verpackungen von weniger als 125 ml an seiner Stelle stehen
smallPackage-innerPackagingUpResearchAnalysis = Innenverpackung bis 10 ml für Forschung oder Analyse in einer vollständig gekennzeichneten Außenverpackung
smallPackage-solublePackagingUpFullyLabelled = lösliche Verpackung bis 25 ml in einer vollständig gekennzeichneten Außenverpackung
smallPackage-up = bis 125 ml, für { $names }

smallPackageRules-containersTooSmallWholeLabel = Behälter, die für das vollständige Kennzeichnungsetikett zu klein sind, soweit vernünftigerweise durchführbar
smallPackageRules-containersUpMlUpLabel = Behälter bis 100 ml; bis 3 ml darf das Etikett bei der Verwendung entfernt werden (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = dass sich das vollständige Kennzeichnungsetikett auf der unmittelbaren Außenverpackung befindet
smallPackageRules-initialSupplierIdentifier = Angabe des ersten Lieferanten
smallPackageRules-nameAddressTelephoneNumberSupplier = Name, Anschrift und Telefonnummer des Lieferanten
smallPackageRules-nameTelephoneNumberSupplier = Name und Telefonnummer des Lieferanten
smallPackageRules-pictogramHazardStatement = ein Piktogramm oder ein Gefahrenhinweis
smallPackageRules-signalWord = Signalwort
smallPackageRules-upWhereLabelWouldInterfere = bis 3 ml, wenn ein Etikett die Verwendung behindern würde; die Außenverpackung ist vollständig gekennzeichnet
smallPackageRules-upWhereNoFullLabel = bis 100 ml, wenn kein vollständiges Etikett angebracht werden kann; die Außenverpackung ist vollständig gekennzeichnet

solidTests-burningTime = Abbrandzeit
solidTests-burningTimeAgainstRateAgainst = Abbrandzeit { $time } s, Grenzwert < 45 s, Abbrandgeschwindigkeit { $rate } mm/s, Grenzwert > 2,2 mm/s
solidTests-burningTimeBurningRate = Abbrandzeit oder Abbrandgeschwindigkeit
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: keine Selbsterhitzung des 100-mm-Würfels bei 140 °C
solidTests-cubeHeats = Self-heat. 2: Selbsterhitzung des 100-mm-Würfels bei 140 °C und { $because }
solidTests-cubeHeats2 = Self-heat. 1: Selbsterhitzung des 25-mm-Würfels bei 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: entzündet sich nicht innerhalb von fünf Minuten
solidTests-fireDoesNotSpread = Flam. Sol.: das Feuer breitet sich nicht aus
solidTests-gasSetFreeIgnitesItself = Water-react. 1: das freigesetzte Gas entzündet sich selbst
solidTests-hour = Water-react. 2: { $found } l/kg je Stunde ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg je Stunde > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg je Stunde ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: entzündet oder verkohlt ein Filterpapier innerhalb von fünf Minuten
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: entzündet sich auf einem inerten Träger innerhalb von fünf Minuten bei Berührung mit Luft
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: entzündet sich innerhalb von fünf Minuten bei Berührung mit Luft
solidTests-minute = Water-react. 1: { $minute } l/kg je Minute ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: weder Entzündung noch Verkohlung eines Filterpapiers
solidTests-noBurningTime = Flam. Sol.: keine Abbrandzeit
solidTests-noneConditionsTable = Self-heat.: keine der Bedingungen der Tabelle 2.11.1
solidTests-packagesHold = Packungen mit { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: Metallpulver, Abbrand in { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: Metallpulver, Abbrand in { $time } s > 600 s
solidTests-resultCube = Ergebnis des 25-mm-Würfels bei 140 °C
solidTests-resultCube2 = Ergebnis des 100-mm-Würfels bei 100 °C
solidTests-resultCube3 = Ergebnis des 100-mm-Würfels bei 120 °C
solidTests-too = auch bei 100 °C
solidTests-tooPackages = auch bei 120 °C, in Packungen von { $litres } l > 450 l
solidTests-volumeLargestPackage = Volumen der größten Packung
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, und die befeuchtete Zone hält das Feuer nicht auf
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, und die befeuchtete Zone hält das Feuer mindestens 4 Minuten lang auf
solidTests-whetherWettedZoneStopsFire = ob die befeuchtete Zone das Feuer aufhält

state-aerosol = Aerosol
state-gas = Gas
state-liquid = Flüssigkeit
state-solid = Feststoff

strengthTable-above = UN { $un } (mehr als { $percent } %)
strengthTable-chlorineAbove = UN { $un } (mehr als { $percent } % aktives Chlor)
strengthTable-class8Alone = UN { $un } { $name }: nur Klasse 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } (ab { $percent } %)
strengthTable-list = UN-Modellvorschriften, 3.2, Gefahrgutliste, { $entries }
strengthTable-reference = { $manual }, 34.4.2, Referenz der Prüfung O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (bis { $percent } %)

suggest-ofIngredient = Eintragung des Bestandteils { $name }, nicht des Produkts

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % neben einem Halogenkohlenwasserstoff
supplementalFamily-doesNotReachLimit = { $share } % erreicht den Grenzwert nicht
supplementalFamily-flammableSubstances = entzündbare Stoffe { $shown } %
supplementalFamily-flashPointOutside = Flammpunkt außerhalb { $flashAboveC } bis { $flashAtMostC } °C
supplementalFamily-not = nicht für diesen Aggregatzustand: { $physicalState }
supplementalFamily-notSoldGeneralPublic = nicht zur Abgabe an die breite Öffentlichkeit
supplementalFamily-plantProtectionProduct = EUH401: ein Pflanzenschutzmittel
supplementalFamily-productNotStated = das Produkt ist nicht angegeben als { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = der Gefahrenhinweis der Klasse sagt dies bereits: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = ob es einen Flammpunkt hat, ist nicht angegeben

supplementalOtherHazard-noStatementLaw = { $kind }: kein Hinweis in diesen Rechtsvorschriften

supplementalProperty-acuteInhalationToxicityComesWhose = die akute inhalative Toxizität beruht auf { $names } mit ätzendem Wirkmechanismus
supplementalProperty-acuteInhalationToxicityTested = die akute inhalative Toxizität wurde geprüft
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = Hinweis bei { $names }; für Gemische ist kein Grenzwert festgelegt, die Eigenschaft ist daher am Produkt zu beurteilen
supplementalProperty-cannotInhaled = kann nicht eingeatmet werden
supplementalProperty-corrosiveSkinMayInhaledNot = hautätzend, kann eingeatmet werden und ist nicht inhalativ geprüft
supplementalProperty-corrosiveSkinWhetherMayInhaled = hautätzend; ob das Produkt eingeatmet werden kann, ist nicht angegeben
supplementalProperty-limit = Grenzwert nach 1.2.5
supplementalProperty-makesUpProductBears = das Produkt besteht aus { $term }, und der Hinweis gehört zu diesem Stoff
supplementalProperty-noStatementLawMore = kein Hinweis dieser Rechtsvorschriften mehr
supplementalProperty-notBeside = nicht neben { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: nur für als gefährlich eingestufte Produkte; dieses ist es nicht
supplementalProperty-predictedEffectSkin = vorhergesagte Wirkung auf die Haut
supplementalProperty-productFoundProperty = die Eigenschaft wurde am Produkt festgestellt
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = übernommen, bis eine Prüfung anderes zeigt
supplementalProperty-testShowedProductDoesNot = nach einer Prüfung hat das Produkt die Eigenschaft nicht

supplementalSensitiser-belowLimitElicitation = unter seinem Konzentrationsgrenzwert für die Auslösung
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 oder EUH205 weist darauf hin (Anhang II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = das Kennzeichnungsetikett nennt ihn (Anhang II, 2.8, Absatz 2)
supplementalSensitiser-limit = Grenzwert { $limit } %
supplementalSensitiser-limit2 = Grenzwert { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } ab dem Konzentrationsgrenzwert für die Auslösung
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: das Gemisch ist nicht eingestuft, enthält aber { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: kein sensibilisierender Stoff ab seinem Konzentrationsgrenzwert für die Auslösung, der nicht anderweitig genannt ist
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: nicht für Gemische, die für die breite Öffentlichkeit bestimmt sind, obwohl dieses { $names } enthält

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % des Gemischs bestehen aus Bestandteilen mit unbekannter Gewässergefährdung
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % des Gemischs bestehen aus Bestandteilen unbekannter akuter Toxizität ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, übernommen, bis eine Prüfung anderes zeigt: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = Daten zur Exposition ({ $exposure })
targetOrgansOfSubstance-days = { $days } Tage
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } Tage sind zu kurz, um die für { $days2 } Tage festgelegten Leitwerte darauf umzurechnen
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = Wirkung { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = Wirkungen über { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = die Dauer der Studie ist nicht angegeben
targetOrgansOfSubstance-noEffect = keine Wirkung { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = keine Wirkung bis { $dose }; Leitwert
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: zuverlässige Nachweise beim Menschen
targetOrgansOfSubstance-studyExposureLeastDays = eine Studie von mindestens 28 Tagen zur Exposition ({ $exposure })
targetOrgansOfSubstance-timesDays = {" "}(mal { $factor } für { $days } Tage, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } hebt die Einstufung aufgrund der Bestandteile nicht auf
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Bekannte Einstufung des Gemischs
testData-overridesCalculation = { $test } geht der Berechnung vor
testData-reviewMixture = Überprüfung der Einstufung durch den Lieferanten
testData-testMixture = Prüfung des Gemischs

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = verfügbarer Sauerstoff und Prüfreihen A bis H ({ $manual }, Teil II)
testedClass-burningRateTestN = Prüfung N.1 der Abbrandgeschwindigkeit ({ $manual })
testedClass-burningRateTestPartV = Prüfung der Abbrandgeschwindigkeit ({ $manual }, Teil V, 51.4)
testedClass-corrosionTestPartIii = Korrosionsprüfung C.1 ({ $manual }, Teil III, 37.4)
testedClass-manual = UN-Handbuch über Prüfungen und Kriterien
testedClass-nameStrengthNotClassList = { $names }: nach Name und Konzentration im Verzeichnis der gefährlichen Güter nicht in dieser Klasse ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Für Gemische nicht berechnet; wegen { $names } erforderlich: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = Prüfung N.3 ({ $manual })
testedClass-testN2 = Prüfung N.2 ({ $manual })
testedClass-testN3 = Prüfung N.4 ({ $manual })
testedClass-testN4 = Prüfung N.5 ({ $manual })
testedClass-testO = Prüfung O.2 ({ $manual })
testedClass-testOO = Prüfung O.1 oder O.3 ({ $manual })
testedClass-testSeriesHPartIi = Prüfreihen A bis H ({ $manual }, Teil II)
testedClass-testSeriesPartI = Prüfreihen 1 bis 8 ({ $manual }, Teil I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: zu wenig für eine Eigenschaft des Gemischs als Ganzes.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detoniert teilweise, deflagriert langsam oder zeigt beim Erhitzen unter Einschluss mittlere Wirkung
thermalTests-detonationCavitatedState = Detonation im kavitierten Zustand
thermalTests-explosiveLiableThermalExplosionPackage = explosiv und in der Verpackung zu thermischer Explosion fähig
thermalTests-explosivePowerSeriesF = Sprengkraft (Prüfreihe F)
thermalTests-explosiveYetNotPackaged = explosiv, aber nicht in der Verpackung
thermalTests-heatDecomposition = Self-react.: Zersetzungswärme { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = weder Detonation im kavitierten Zustand noch Deflagration, geringe oder keine Wirkung, geringe oder keine Sprengkraft
thermalTests-neitherDetonatesNorDeflagratesLow = weder Detonation noch Deflagration, geringe oder keine Wirkung beim Erhitzen unter Einschluss
thermalTests-noEffectTestThermallyStable = in keiner Prüfung eine Wirkung und thermisch stabil
thermalTests-packagedDetonatesDeflagratesRapidly = verpackt detoniert oder deflagriert es schnell
thermalTests-sadtPackage = Self-react.: SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C für ein Versandstück von 50 kg
thermalTests-sadtPackage2 = SADT eines Versandstücks von 50 kg
thermalTests-sadtPackagedProductTemperatureControl = SADT des verpackten Produkts, zur Festlegung der Temperaturkontrolle
thermalTests-testsPackagedProductSeriesB = Prüfungen des verpackten Produkts (Prüfreihen B, D und G)
thermalTests-type = { $prefix } Typ { $type }: { $because }

transport-with = mit

transportPictograms-transportLabelTellsSame = der Gefahrzettel { $label } sagt dasselbe

trophicLevel-aboveWaterSolubilityPhysicalEffect = über der Wasserlöslichkeit von { $solubility } mg/l, eine physikalische Wirkung
trophicLevel-algae = Algen
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = Krebstiere
trophicLevel-exact = der genaue Wert { $kind }, { $group }
trophicLevel-fish = Fische
trophicLevel-growthRateErc50StandsAbove = die Wachstumsrate (ErC50) geht anderen Algen-Endpunkten vor, Anmerkung 2 der Tabelle
trophicLevel-lowestValueTrophicLevelDecides = maßgebend ist der niedrigste Wert der trophischen Ebene
trophicLevel-nothingSeenUpWaterSolubility = bis zur Wasserlöslichkeit von { $solubility } mg/l keine Wirkung beobachtet
trophicLevel-takenWaterSolubility = als Wasserlöslichkeit von { $solubility } mg/l angesetzt
trophicLevel-whetherEffectAboveWaterSolubility = ob die Wirkung über der Wasserlöslichkeit toxisch oder physikalisch ist, { $group }

unknownInWater-hazards = Gewässergefährdung von { $name }
viscous-notSubject = unterliegt nicht den Vorschriften
viscous-notSubjectMarkingLabellingTesting = unterliegt nicht den Vorschriften für Kennzeichnung, Bezettelung und Prüfung der Versandstücke
viscous-viscousFlashPointAboveSolvent = viskos, { $viscosity23 } mm2/s bei 23 °C, Flammpunkt über { $flashAboveC } °C, Lösemittelabtrennung { $solventSeparationPercent } % unter { $mostSeparatedPercent } %: Gefäße bis { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viskos: Auslaufzeit { $found } s >= { $seconds } s (Düse 6 mm), Lösemittelabtrennung { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } in Gefäßen bis { $litres } l
viscous-viscousSolvent = viskos, { $viscosity23 } mm2/s bei 23 °C, Lösemittelabtrennung { $solventSeparationPercent } % unter { $mostSeparatedPercent } %: Gefäße bis { $receptacleLitres } l

withdrawn-annulled = vom Gericht für nichtig erklärt, T-279/20, mit Wirkung für alle; Bekanntmachung C/2025/6670
withdrawn-too-late = die Verordnung (EU) 2020/217 galt zu spät, um Recht Großbritanniens zu werden (HSE, Juni 2024)
