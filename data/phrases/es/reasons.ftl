acuteStudy-cannotConvertedWithoutMolarMass = { $unit } no puede convertirse sin la masa molar
acuteStudy-converted = { $unit } convertido con { $molarMass } g/mol y { $molarVolume } l/mol a 25 °C
acuteStudy-exposureTimeStudy = tiempo de exposición del estudio ({ $route })
acuteStudy-hDivided = 1 h dividido por { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = evaluado en ppmV por ser casi un gas, { $place }
acuteStudy-molarMassConvert = masa molar, para convertir { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: el valor a 4 h no es más alto; solo se convierte 1 h, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: el valor a 4 h no es más bajo; solo se convierte 1 h, { $paragraph }
acuteStudy-timeExposureNotStated = no se indica el tiempo de exposición
acuteStudy-times = { $unit } multiplicado por { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Toxicidad aguda por inhalación (polvo o niebla)
acuteToxicity-acuteToxicityInhalationGas = Toxicidad aguda por inhalación (gas)
acuteToxicity-acuteToxicityInhalationVapour = Toxicidad aguda por inhalación (vapores)
acuteToxicity-acuteToxicityMouth = Toxicidad aguda por vía oral
acuteToxicity-acuteToxicitySkin = Toxicidad aguda por vía cutánea
acuteToxicity-belowCutOff = { $share } % está por debajo del valor de corte del { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = el producto está constituido por { $name }, ETA
acuteToxicity-mixtureEstimate = ETAmezcla
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: ningún componente contribuye a la estimación{ $unknown }
acuteToxicity-notClassified = no clasificado, > { $limit } { $unit }
acuteToxicity-unknown = desconocido, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % desconocido

acuteToxicityIngredient-above = { $kind } { $min } { $unit } es superior a { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = categoría { $category } convertida en { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, la dosis límite de la categoría 4 o más
acuteToxicityIngredient-limitDoseWithoutSignsAcute = dosis límite sin signos de toxicidad aguda

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = por encima de la concentración de vapor saturado de { $saturated } mg/l a 20 °C, por tanto en parte niebla, { $place }
acuteToxicityOfSubstance-acuteToxicity = Toxicidad aguda, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Toxicidad aguda, { $route }: ningún estudio es utilizable
acuteToxicityOfSubstance-exactValue = el valor exacto, { $route }
acuteToxicityOfSubstance-lc50Dust = CL50 del polvo
acuteToxicityOfSubstance-lc50Gas = CL50 del gas
acuteToxicityOfSubstance-lc50H = una CL50 a 4 h
acuteToxicityOfSubstance-lc50VapourMist = CL50 de vapores o niebla
acuteToxicityOfSubstance-ld50Dermal = DL50 por vía cutánea
acuteToxicityOfSubstance-ld50Oral = DL50 por vía oral
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = decide el valor válido más bajo de la especie preferida
acuteToxicityOfSubstance-notClassifiedUp = no clasificado hasta { $limit } { $unit }
acuteToxicityOfSubstance-open = ; pendiente
acuteToxicityOfSubstance-preferredSpecies = especie preferida: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = proporción de niebla en el estudio de vapores
acuteToxicityOfSubstance-toxicityAbove = toxicidad por encima de { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = un estudio válido ({ $route })

additivity-belowCutOff = { $upper } % está por debajo del valor de corte del { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , pero la fila es para mezclas sin componentes de otra categoría
additivity-noIngredientClassRelevant = Ningún componente de esta clase es relevante.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = suma de las proporciones divididas por sus límites de concentración
additivity-specificLimit = límite de concentración específico { $limit } %, { $paragraph }
additivity-sum = suma
additivity-weightedSum = suma ponderada

adoption-categoryNotAdopted = { $names }: la categoría no está adoptada
adoption-classNotAdopted = { $hazardClass }: la clase no está adoptada

aerosol-chemicalHeatCombustion = calor químico de combustión de { $names }
aerosol-chemicalHeatCombustion2 = Calor químico de combustión { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % de componentes inflamables
aerosol-flammableComponentsNoTestEntered = { $most } % de componentes inflamables, o 20 kJ/g, y no se ha indicado ningún ensayo
aerosol-heatCombustion = { $flammable } ≥ 85 % y calor de combustión ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % y calor de combustión < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = generador de aerosol de la división { $division }
aerosolOutcome-categoryAerosol = categoría del aerosol
aerosolOutcome-entryAerosol = una entrada para este aerosol
aerosolOutcome-stillSettledCategoryAerosol = Pendiente de determinar: categoría del aerosol: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm y ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm y ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm y ≥ { $shortS } s
aerosolTests-below = { $flame }: menos de { $flameCm } cm o de { $shortS } s
aerosolTests-deflagrationDensity = densidad de deflagración { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = ensayo de ignición en espacio cerrado
aerosolTests-flame = llama de { $height } cm durante { $duration } s
aerosolTests-heatCombustion = calor de combustión ≥ 20 kJ/g
aerosolTests-ignition = ignición a { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = ignición a { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = sin ignición a { $nearCm } cm o más{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}y no se alcanza ninguno de los límites en espacio cerrado
aerosolTests-timeEquivalent = tiempo equivalente { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = una aleación que libera como máximo 0,5 ug Ni/cm2 por semana según EN 1811
annexViNotes-chromateIonsDissolvedWater = iones cromato disueltos en agua
annexViNotes-freeMonomer = monómero libre
annexViNotes-fullRefiningHistoryKnownSubstance = se conoce el historial completo de refinado y la sustancia de la que se ha obtenido no es carcinógena
annexViNotes-lengthWeightedGeometricMeanDiameter = diámetro medio geométrico ponderado por la longitud menos dos errores estándar superior a 6 um
annexViNotes-lessBenzeneEc = menos del 0,1 % de benceno (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = menos del 0,005 % de benzo[a]pireno (EC 200-028-5)
annexViNotes-lessButadieneEc = menos del 0,1 % de 1,3-butadieno (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = menos del 3 % de extracto de dimetilsulfóxido según IP 346
annexViNotes-lessReleasableFormaldehydeMost = concentración teórica máxima de formaldehído liberable inferior al 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = concentración teórica máxima de formaldehído liberable inferior al 1 %
annexViNotes-metallicElement = elemento metálico
annexViNotes-noPowderMoreParticlesUm = no es un polvo con un 1 % o más en partículas de 10 um o menos
annexViNotes-lessRespirableDust = menos del 1 % del producto es polvo respirable de esta sustancia (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = uno de los ensayos de la nota (biopersistencia, intraperitoneal o inhalación de larga duración)
annexViNotes-testFormPlacedMarketLacks = según un ensayo, la forma comercializada no presenta el peligro físico

aquaticOfSubstance-acute = agudo
aquaticOfSubstance-acuteAquaticToxicity = toxicidad acuática aguda
aquaticOfSubstance-aquaticToxicity = toxicidad acuática
aquaticOfSubstance-bioaccumulationUnknown = bioacumulación desconocida
aquaticOfSubstance-but = { $summary }, pero { $why }
aquaticOfSubstance-chronic = crónico
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, límite { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = sin toxicidad en solución, límite { $limit } mg/l
aquaticOfSubstance-notClassified = No clasificado
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = rápidamente degradable y no bioacumulable
aquaticOfSubstance-toxicityAbove = toxicidad por encima de { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = transformación de la sustancia inorgánica en el medio ambiente

aspiration-allThin = Asp. Tox. 1: el producto se compone de líquidos cuya viscosidad cinemática a 40 °C es de { $mm2PerS } mm2/s o menos
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: el producto está constituido por { $name }, con esta clasificación
aspiration-mistNoPool = Asp. Tox. 1: se pulveriza en forma de niebla, que no se acumula como líquido en la boca
aspiration-notGiven = Asp. Tox. 1: no se indica: { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 por opinión de expertos ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, un hidrocarburo
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, no se ha demostrado que sea un hidrocarburo
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: pruebas en humanos, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = opinión de expertos sobre el peligro por aspiración (categoría 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: un gas no puede aspirarse
aspirationOfSubstance-kinematicViscosity = viscosidad cinemática { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: no se indica: { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: no es un hidrocarburo y no hay pruebas en humanos
aspirationOfSubstance-whetherSubstanceHydrocarbon = si la sustancia es un hidrocarburo

bridging-principleApplies = el principio se aplica a la clase { $name }
bridging-principleDoesNotApply = el principio no se aplica a la clase { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = las proporciones de los componentes activos están entre las de las mezclas ensayadas
bridgingConditions-allButPropellantThereSame = todo salvo el propelente está en las mismas proporciones que en la mezcla ensayada
bridgingConditions-allElseThereSameProportions = todo lo demás está en las mismas proporciones que en la mezcla ensayada
bridgingConditions-allOtherIngredientsSameShares = todos los demás componentes tienen las mismas proporciones
bridgingConditions-allThreeMixturesSameIngredients = las tres mezclas tienen los mismos componentes
bridgingConditions-aspirationToxicantsMakeUpMore = los componentes tóxicos por aspiración suman un { $aspirationKeepsPercent } % o más
bridgingConditions-beyond = {" "}(fuera de él: { $beyond })
bridgingConditions-bothBatchesSameIngredients = los dos lotes tienen los mismos componentes
bridgingConditions-bothBatchesStatedMadeUnder = se declara que los dos lotes han sido fabricados por el mismo proveedor o bajo su control
bridgingConditions-bothMixturesSameIngredients = las dos mezclas tienen los mismos componentes
bridgingConditions-bothTestedMixturesSameCategory = las dos mezclas ensayadas están en la misma categoría de la clase
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } no tiene una clasificación más grave que la del componente original menos peligroso
bridgingConditions-everyIngredientAssessed = todos los componentes están evaluados
bridgingConditions-everyShareStaysWithinBandwidth = cada proporción permanece dentro del intervalo del cuadro 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = pruebas de que la pulverización no es más peligrosa: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } es un componente de la mezcla no ensayada
bridgingConditions-ingredientsTheirMixtures = { $replacedId } y { $replacementId } son componentes de sus mezclas
bridgingConditions-met = se cumple
bridgingConditions-noIngredientAddedLeftOut = no se ha añadido ni suprimido ningún componente
bridgingConditions-noVariationWouldChangeHazard = no se conoce ninguna variación que modifique el peligro
bridgingConditions-none = ninguna
bridgingConditions-notMet = no se cumple
bridgingConditions-propellantIngredientAerosol = el propelente es un componente del aerosol
bridgingConditions-propellantStatedNotAffectHazard = se declara que el propelente no afecta al peligro al pulverizar
bridgingConditions-sameCategoryClass = { $replacement } y { $replaced } están en la misma categoría de la clase
bridgingConditions-share = { $replacement } tiene la misma proporción que { $replaced }
bridgingConditions-statedNotAffectHazardOthers = se declara que { $diluent } no afecta al peligro de los demás
bridgingConditions-statedNotAffectHazardOthers2 = se declara que { $replacement } no afecta al peligro de los demás
bridgingConditions-testedMixtureMostSevereCategory = la mezcla ensayada está en la categoría o subcategoría más grave
bridgingConditions-thereMoreNoneLessIngredients = hay más de los componentes de esa categoría y de ninguno menos
bridgingConditions-thereMoreTestedMixture = hay más { $diluent } que en la mezcla ensayada

bySpecificLimits-belowSpecificLimits = por debajo de sus límites de concentración específicos
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = límite de concentración específico { $lower } %

chemicalFamily-aldehydes = aldehídos
chemicalFamily-alkylphenols = alquilfenoles
chemicalFamily-amines = aminas
chemicalFamily-chloroformates = cloroformiatos
chemicalFamily-chlorosilanes = clorosilanos
chemicalFamily-isocyanates = isocianatos
chemicalFamily-mercaptans = mercaptanos
chemicalFamily-nitriles = nitrilos
chemicalFamily-organometallic = sustancias organometálicas
chemicalFamily-terpenes = hidrocarburos terpénicos

chemicalUnderPressure-approvalChemicalsUnderPressureThese = aprobación: los productos químicos a presión con estos peligros no tienen entrada
chemicalUnderPressure-chemicalHeatCombustion = calor químico de combustión de { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = producto químico a presión
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % de componentes inflamables y { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = La mezcla es un producto químico a presión, clase que sustituye a esta.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = No se indica que la mezcla sea un líquido o sólido a presión.
chemicalUnderPressure-unknownHeatCombustion = un calor de combustión desconocido

chooseEntry-allFlammableIngredientsChemicalGroup = todos los componentes inflamables son de este grupo químico
chooseEntry-allOfGroup = todos los componentes peligrosos son de este grupo químico
chooseEntry-collectiveEntry = entrada colectiva para { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = cada componente peligroso pertenece a: { $family }
chooseEntry-productDeclared = el producto está declarado como { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = asignación a la clase { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = no se aplica
classVerdicts-namedOtherwise = Clase { $own }: no se aplica; { $names }, por nombre, de otra clase en la lista de mercancías peligrosas
classVerdicts-notJudged = Clase { $own }: no evaluada
classVerdicts-notKnown = no se conoce
classVerdicts-standing = Clase { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = volatilidad: el criterio de vapor de ADR 2.2.61.1.8 se ha considerado cumplido

classifyForTransport-approvalTypeNotAcceptedCarriage = aprobación: el tipo A no se admite al transporte
classifyForTransport-class = clase { $own }: { $text }
classifyForTransport-environmentallyHazardous = peligroso para el medio ambiente: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = peligroso para el medio ambiente y en ninguna otra clase
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = estado físico
classifyForTransport-solutionNamedListAboveAnother = solución de { $step }: mencionada por su nombre en la lista solo a partir de otra concentración
classifyForTransport-stillSettled = Pendiente de determinar: { $summary }
classifyForTransport-toxicInhalationZone = tóxico por inhalación, zona { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Líquido combustible (combustible liquid): no regulado en embalajes/envases de hasta 450 litros; a granel NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Punto de inflamación { $min } °C >= { $reclassFrom } °C: puede reclasificarse como líquido combustible (combustible liquid) por carretera y ferrocarril, y entonces queda exento en embalajes/envases de hasta 450 litros

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = aprobación: no se permite un contenido del grupo de embalaje I
common-bcfLogKow = FBC o log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards }: no cuenta en esta clase
common-entryCombinationHazards = una entrada para esta combinación de peligros
common-kinematicViscosity = viscosidad cinemática a 40 °C
common-mandatory = obligatorio
common-noIngredientClassifiedClass = Ningún componente está clasificado en esta clase.
common-notClassified = no clasificado
common-notReliable = no fiable: { $unreliable }
common-optional = opcional
common-productIdentifier = identificador del producto
common-rapidlyDegradable = rápidamente degradable
common-recommended = recomendado
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: un sólido no tiene viscosidad cinemática con la que cumplir el criterio
common-text = { $text }
common-wholeComposition = la composición completa

corrosion-aloneReachesLimit = { $outcome }: límite alcanzado por sí solo por { $reached }
corrosion-doesNotReach = no alcanza { $atMost } ni { $atLeast }
corrosion-extremeButLowAcidAlkaline = es extremo, pero se ha demostrado una baja reserva ácida o alcalina
corrosion-extremeButSettled = es extremo, pero la clasificación armonizada establece el efecto sobre la piel y los ojos a esta concentración: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: la mezcla es { $code }, por lo que se considera que provoca lesiones oculares graves
corrosion-noNonAdditiveIngredientReaches = { $outcome }: ningún componente no aditivo alcanza por sí solo el { $atLeast } %
corrosion-nonAdditiveJudgedAlone = no aditivo: evaluado por separado
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (no aditivo: evaluado por separado)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = es igual o superior a { $limit }
corrosion-reachesLowest = es igual o inferior a { $limit }

corrosiveGas-byLc50 = { $text }: corrosivo
corrosiveGas-corrosiveSkin = corrosivo para la piel
corrosiveGas-lc50CorrosiveComponentsM3M3 = CL50 de los componentes corrosivos { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: no corrosivo

corrosivePackingGroup-corrosiveSkinButSubCategory = Clase 8: corrosivo para la piel, pero no se conoce la subcategoría que da el grupo de embalaje
corrosivePackingGroup-corrosivesGroupI = corrosivos del grupo I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = corrosivos del grupo I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = corrosivos de los grupos I y II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = corrosivos de los grupos I y II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Clase 8: { $hazards } corresponde al grupo de embalaje { $own }
corrosivePackingGroup-packingGroup2 = Clase 8: { $summary }, grupo de embalaje { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = subcategoría 1A, 1B o 1C de { $name }
corrosivePackingGroup-subCategory1a1b1c2 = subcategoría 1A, 1B o 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % en el medio acuático en 28 días ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } en 28 días ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } en 28 días
degradability-days3 = { $inEnvironmentPercent } % en 28 días < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = sin datos sobre la degradación
degradability-noDayWindowMultiConstituents = sin ventana de 10 días para las sustancias de varios constituyentes
degradability-noTestResult = sin resultado de ensayo
degradability-notRapidlyDegradable = No rápidamente degradable
degradability-notShownWithinDayWindow = { $found }, no demostrado dentro de la ventana de 10 días
degradability-oxygenOrCo2 = oxígeno o CO2
degradability-rapidlyDegradable = Rápidamente degradable
degradability-ratio = DBO5/DQO { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = según la conclusión de la fuente
degradability-withinDayWindow = dentro de la ventana de 10 días

elevatedTemperature-carried = transportado a { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = transportado a { $carried } °C, a su punto de inflamación de { $min } °C o por encima (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Clase 9: transportado a { $carried } °C, ni líquido a partir de 100 °C ni sólido a partir de 240 °C

environment-environmentallyHazardous = Peligroso para el medio ambiente: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Peligroso para el medio ambiente: ni Acute 1 ni Chronic 1 o 2
environment-environmentallyHazardousNoClassOwn = Peligroso para el medio ambiente: sin clase propia; los contaminantes marinos se enumeran por su nombre y se regulan por buque y a granel
environment-environmentallyHazardousNotKnown = Peligroso para el medio ambiente: no se conoce
environment-environmentallyHazardousNothingElse = Peligroso para el medio ambiente y nada más: { $says }
environment-freeByRoadAndRail = libre por carretera y ferrocarril; regulado por buque y aeronave
environment-freeByRoadAndRailInPackagings = libre por carretera y ferrocarril en envases de hasta 500 kg o l y en RIG
environment-freeInSmallInnerPackagings = libre hasta 5 l o 5 kg por envase interior

evidenceOnly-by = { $verdict } según { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = datos sobre la carcinogenicidad
evidenceOnly-evidenceEffectsViaLactation = datos sobre los efectos sobre la lactancia o a través de ella
evidenceOnly-evidenceEndocrineDisruptionEnvironment = datos sobre la alteración endocrina, medio ambiente
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = datos sobre la alteración endocrina, salud humana
evidenceOnly-evidenceGermCellMutagenicity = datos sobre la mutagenicidad en células germinales
evidenceOnly-evidenceNarcoticEffects = datos sobre los efectos narcóticos
evidenceOnly-evidenceReproductiveToxicity = datos sobre la toxicidad para la reproducción
evidenceOnly-evidenceRespiratorySensitisation = datos sobre la sensibilización respiratoria
evidenceOnly-evidenceRespiratoryTractIrritation = datos sobre la irritación de las vías respiratorias

explosiveEntry-explosiveTests = explosivo de la división { $own } según sus ensayos

explosiveTests-classificationExplosive = clasificación como explosivo
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: velocidad de combustión corregida { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: velocidad de combustión corregida { $rate } kg/min < { $third } kg/min
explosiveTests-division = división { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = división según las series de pruebas 5 a 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: la división que dieron las series de pruebas 5 a 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: un explosivo sin su embalaje se considera con peligro de explosión en masa, salvo que se demuestre su peligro (nota 1 del cuadro 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: un explosivo sin división, o fuera de la configuración a la que se aplica su división
explosiveTests-heatDecomposition = Desen. Expl.: calor de descomposición { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: explota en masa o arde a más de 1200 kg/min, por lo que es un explosivo
explosiveTests-noExplosiveTestSeries = Expl.: no es un explosivo según las series de pruebas 1 y 2
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }; no se ha demostrado que se cumpla lo exigido para las categorías 2B y 2C
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: demasiado inestable o sensible en la serie de pruebas 3 para una división
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: demasiado inestable o sensible en la serie de pruebas 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, sin suceso de alto peligro

exposure-repeated = repetida
exposure-single = única

extremePh-phDoesNotReach = { $code }: pH { $ph } no alcanza { $atMost } ni { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } alcanza { $whenSide }
extremePh-phReserve = pH - reserva/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + reserva/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; la reserva lo confirma: { $compared }
extremePh-reserveSuggestsLessOtherData = ; la reserva indica un efecto menor ({ $compared }), que otros datos deben confirmar
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (necesarios: { $needed } de { $animalsCount } animales)
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: córnea ≥ 1, iris ≥ 1, enrojecimiento ≥ 2 o quemosis ≥ 2 en { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: córnea ≥ 1, iris ≥ 1, enrojecimiento ≥ 2 o quemosis ≥ 2 en { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: opacidad de la córnea ≥ 3 o iritis > 1,5 en { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = datos sobre lesiones oculares graves e irritación ocular
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: efectos no reversibles en 21 días en { $lasting } de { $animalsCount } animales
eyeOfSubstance-reversalWithinDaysEye = reversibilidad en 21 días, ojo
eyeOfSubstance-scoresThreeAnimalsEye = puntuaciones de tres animales, ojo
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: la sustancia es { $code }, por lo que se considera que provoca lesiones oculares graves

finding-noDataNeeded = Sin datos; se necesita: { $needed }.
finding-studiesNotReliable = { $leftCount } de { $studiesCount } estudios no fiables

flammable-compared = Clase 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Etanol en agua, { $share } % <= { $mostEthanol } % en masa (24 % en volumen): no sujeto
flammable-flashPointAbove = punto de inflamación { $flash } °C, superior a { $flash2 } °C
flammable-flashPointAboveDoesNot = punto de inflamación { $flash } °C, superior a { $sustaining } °C, no mantiene la combustión
flammable-initialBoilingPointCPacking = { $summary }; punto inicial de ebullición { $boiling } °C <= { $boiling2 } °C: grupo de embalaje I

flammableGas-compositionDoesNotPropagateFlame = La composición es { $blend }, que no propaga la llama en el ensayo ({ $source })
flammableGas-flammabilityTestIsoEn = un ensayo de inflamabilidad según ISO 10156 o EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = no está declarado el { $rest } % de la mezcla
flammableGas-nitrogenEquivalentSharesOverTci = Gases inflamables: suma de las proporciones equivalentes en nitrógeno divididas por Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 no indica ningún coeficiente de equivalencia en nitrógeno para { $name }
flammableGas-noTci = ISO 10156 no indica ningún Tci para { $name }
flammableGas-nobodyClassified = Gases inflamables: nadie ha clasificado { $missing }
flammableGas-nobodyClassified2 = nadie ha clasificado { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } es un gas comburente junto a gases inflamables, caso que ISO 10156 deja a un ensayo
flammableGas-partlyHalogenatedAboveBesideMore = { $name } está parcialmente halogenado y, por encima del 0,5 % junto a más del 0,25 % de gas inflamable, el cálculo no es válido
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci no indicado, se toma { $leastFlammable } %
flammableGas-tciTestIso = Tci de { $name }, o un ensayo según ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; el límite inferior de inflamabilidad calculado es { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = estabilidad química según la sección 35 del Manual de las Naciones Unidas, a causa de { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: todos los componentes inflamables son de categoría 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: no se ha medido ni un límite inferior de inflamabilidad superior al 6 % ni una velocidad de combustión inferior a 10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: ningún componente inflamable es de categoría 1A
flammableGasCategory-pyrophoricGases = Gas pirofórico: { $pyrophoric } % de gases pirofóricos > 1 %

flammableLiquid-flashPoint = punto de inflamación
flammableLiquid-flashPointAgainst = { $outcome }: punto de inflamación { $flash } °C, límite { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: punto de inflamación { $flashPointC } °C > { $aboveC } °C y la combustión no se mantiene
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: no se indica el punto de inflamación, que es necesario a causa de { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: gasóleo con punto de inflamación de { $flashPointC } °C, entre { $fromC } y { $toC } °C
flammableLiquid-initialBoilingPoint = punto inicial de ebullición
flammableLiquid-initialBoilingPointAgainst = , punto inicial de ebullición { $boiling } °C, límite ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: el producto está constituido por { $name }, con esta clasificación
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: la mezcla no es un líquido; estado físico: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: el ensayo no halló punto de inflamación hasta el punto de ebullición
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: ningún componente es un líquido inflamable
flammableLiquid-notGiven = no se indica

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Clase 2: { $hazards }; { $why }
gasOutcome-compressed = comprimido
gasOutcome-gas = gas de la división { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Clase 2: gas de la división 2.2 por debajo de 200 kPa a 20 °C, ni licuado ni refrigerado: no sujeto
gasOutcome-howGasBelowKpaCarried = cómo debe transportarse un gas por debajo de 200 kPa
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = CL50 para una hora de hasta 5000 ml/m3, límite superior de Acute Tox. 3: tóxico
gasOutcome-liquefied = licuado
gasOutcome-listNamesMixture = la lista menciona la mezcla de { $found }
gasOutcome-notClassified = no clasificado
gasOutcome-notToxicLc50OneHour = no tóxico: CL50 para una hora superior a 5000 ml/m3
gasOutcome-refrigerated = licuado refrigerado
gasOutcome-stateGas = estado del gas
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: el generador de aerosol contiene un gas { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: un generador de aerosol contiene un gas a presión y no se sabe cuál
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, como la de cada componente
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: el grupo queda pendiente porque no se conoce la temperatura crítica de { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = acondicionamiento del gas (comprimido, licuado, refrigerado o disuelto)
gasUnderPressure-moleWeightedCriticalTemperature = temperatura crítica ponderada por moles { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: envasado por debajo de 200 kPa (presión manométrica) a 20 °C y no licuado
gasUnderPressure-packedGas = { $code }: envasado como gas { $packedGas }
gasUnderPressure-rest = el resto
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }; se considera gas comprimido
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, pero { $permanent } % siguen gaseosos a cualquier presión: el grupo depende del llenado

gasWithOxygen-oxidisingGasSetAsideAir = Gases inflamables: descontado el gas comburente como aire, suma de las proporciones divididas por Tci { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Gases inflamables: suma de las proporciones divididas por los límites inferiores de inflamabilidad { $value } < 1, por lo que la mezcla no tiene intervalo de inflamabilidad con el aire

goodsProperty-acidic = ácido
goodsProperty-basic = básico
goodsProperty-inorganic = inorgánico
goodsProperty-organic = orgánico

hazardStatements-for = para { $own }
hazardStatements-joined = reunida en { $value }
hazardStatements-joins = reúne { $value } y { $value2 }
hazardStatements-says = ya la expresa { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = todas las entradas de { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = una nota exime a cada componente de la clase
individual-noIngredient = { $outcome }: 0 % < { $limit } %, ningún componente es { $codes }
individual-noRowClassCategoryThese = Ninguna fila de esta clase es para la categoría de estos componentes.
individual-specificLimit = límite de concentración específico { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = el límite de concentración específico { $specific } % no deja sin efecto el genérico, { $paragraph }
individual-sum = suma de { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: la clasificación armonizada europea { $entry } no es aquí de obligado cumplimiento; cuenta la clasificación propia del proveedor ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: la clasificación armonizada { $entry } debe confirmarse mediante ensayo; cuenta { $supplier } del proveedor
ingredientInForce-harmonisedCounts = { $name }: cuenta la clasificación armonizada { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: la entrada armonizada no abarca la clase; cuenta { $supplier } del proveedor
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: la clasificación armonizada { $entry } es una clasificación mínima; los datos del proveedor conducen a { $supplier }, que es la que cuenta
ingredientInForce-noEntryClass = ninguna entrada en la clase
ingredientInForce-supplierDoesNot = ; { $supplier } del proveedor no cuenta

inhalation-lc50M3SaturatedVapourM3 = CL50 { $lc50 } ml/m3, vapor saturado { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Clase 6.1: { $text }: al menos { $volatility } veces la CL50, y esta de hasta { $lc50 } ml/m3, grupo de embalaje { $packingGroup }
inhalation-noPackingGroupVapour = Clase 6.1: { $text }: sin grupo de embalaje por el vapor
inhalation-poisonousInhalationHazardZoneLc50 = Tóxico por inhalación, zona de peligro { $zone }: CL50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = no presenta peligro en la forma masiva o de polímero suministrada; la ficha de datos de seguridad lo indica
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = no requiere etiquetado en aerosoles ni en recipientes con dispositivo de pulverización sellado
labelScope-notAdopted = no está adoptado

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } a { $max }

metalCorrosionStrength-measuredPh = con un pH medido de { $min } a { $max }
metalCorrosionStrength-solid = en un sólido
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: demasiado poco para corroer metales { $why }.

missingAssessments-below = { $upper } % está por debajo del { $cutOff }
missingAssessments-cutOff = valor de corte del { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = No clasificado por nadie, pero por debajo del { $cutOff }.

namedEntry-contains = contiene { $name }
namedEntry-formNamedList = { $only } en esta forma se menciona por su nombre en la lista
namedEntry-less = menos del { $share } %
namedEntry-more = más del { $share } %
namedEntry-notLess = no menos del { $share } %
namedEntry-notMore = no más del { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } es el único componente peligroso, y la clase es la de su propia entrada
namedEntry-product = el producto es { $single }
namedEntry-productNamedList = el producto se menciona por su nombre en la lista
namedEntry-solution = solución de { $name }, { $lower } y { $upper }
namedMixture-provisionExempts = una disposición especial del n.º ONU { $un } exime las mercancías de esta composición

namedIngredients-contributes = contribuye a { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; cada clase tiene ya un nombre, y { $most } nombres bastan

notesInForce-mixtureBeing = estado físico de la mezcla: { $physicalState }
notesInForce-solidPaste = la forma indicada: pasta
notesInForce-solidPiece = la forma indicada: sólido de una pieza
notesInForce-releasesShown = { $paragraph } exime de ella: { $condition }; demostrado por: { $evidence }
notesInForce-weightCounts = { $countedFraction } % de su peso cuenta como { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: oxígeno disponible { $oxygen } % ≤ { $limit } % con { $peroxide } % de peróxido de hidrógeno
organicPeroxide-peroxygenGroups = grupos peroxi: { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = polvo combustible
otherHazard-health = peligro para la salud
otherHazard-physical = peligro físico
otherHazard-simple-asphyxiant = asfixiante simple

otherTests-chemicallyUnstable = químicamente inestable, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = velocidad de corrosión sobre aluminio
otherTests-corrosionRateSteel = velocidad de corrosión sobre acero
otherTests-flammableTest = Flam. Gas { $id }: inflamable en el ensayo, { $measured }
otherTests-limitsBurningVelocity = límites de { $lowerLimit } a { $upperLimit } %, velocidad de combustión { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = límites inferior y superior de inflamabilidad
otherTests-notFlammableTest = Flam. Gas: no inflamable en el ensayo
otherTests-oxidisingPowerTest = Ox. Gas 1: poder comburente { $power } % > { $oxidisingPowerAbove } % en el ensayo
otherTests-oxidisingPowerTest2 = Ox. Gas: poder comburente { $power } % ≤ { $oxidisingPowerAbove } % en el ensayo
otherTests-steelAluminiumYear = acero { $steel } y aluminio { $aluminium } mm al año
otherTests-test = Flam. Gas 1A: { $what } en el ensayo

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } frente a { $reference } { $unit2 } de la mezcla de referencia
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: la mezcla con celulosa se inflama espontáneamente
oxidationTests-slowerEveryReferenceMixture = { $prefix }: más lento que todas las mezclas de referencia

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, no ensayado
oxidisingGas-nitrogenEquivalencyKk = coeficiente de equivalencia en nitrógeno Kk de { $name }
oxidisingGas-nobodyClassified = Gases comburentes: nadie ha clasificado { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: poder comburente { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = no es superior a
ozoneOfSubstance-ozoneDepletionPotential = potencial de agotamiento del ozono
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: potencial de agotamiento del ozono { $found } { $sign } 0 ({ $source })

packedGas-compressed = comprimido
packedGas-dissolved = disuelto
packedGas-liquefied = licuado
packedGas-refrigerated = licuado refrigerado

peroxideEntry-classType = { $code }: clase { $own } por su tipo
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = TDAA { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = TDAA desconocida
peroxideEntry-subsidiary = peligro secundario: { $hazards }
peroxideEntry-temperatureControlled = regulación de temperatura exigida
peroxideEntry-upTemperatureControlledEntryApplies = hasta { $limit } °C se aplica la entrada con regulación de temperatura

persistenceOfSubstance-allHalfLivesBelow = todas las semividas por debajo
persistenceOfSubstance-bcf = FBC { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioacumulable
persistenceOfSubstance-chronicAquaticValuesHealthClasses = valores acuáticos crónicos y clases de peligro para la salud que cuentan como tóxicas
persistenceOfSubstance-halfLivesWaterSedimentSoil = semividas en agua, sedimento y suelo
persistenceOfSubstance-in = { $days } d ({ $medium }) > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = móvil
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = no se conoce
persistenceOfSubstance-notToxic = no tóxico
persistenceOfSubstance-persistent = persistente
persistenceOfSubstance-toxic = tóxico
persistenceOfSubstance-veryBioaccumulative = muy bioacumulable
persistenceOfSubstance-veryMobile = muy móvil
persistenceOfSubstance-veryPersistent = muy persistente

persistenceTable-freshEstuarineWater = agua dulce o de estuario
persistenceTable-freshEstuarineWaterSediment = sedimento de agua dulce o de estuario
persistenceTable-marineSediment = sedimento marino
persistenceTable-marineWater = agua de mar
persistenceTable-soil = suelo

physicalOfSubstance-flammabilityRangeAirTestIso = intervalo de inflamabilidad en el aire, o un ensayo según ISO 10156
physicalOfSubstance-notCalculatedNeeded = No calculado; se necesita: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = poder comburente, o un ensayo según ISO 10156

physicalOutcome-aerosol = un aerosol
physicalOutcome-classDoesNotApplyMixture = La clase no se aplica a una mezcla que es { $stateNames }.
physicalOutcome-gas = un gas
physicalOutcome-liquid = un líquido
physicalOutcome-makesUpProduct = El producto está constituido por { $name }, clasificado como { $written }.
physicalOutcome-solid = un sólido

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = corrosivo solo para los metales, envasado para los consumidores
pictogramPrecedence-moreSevereCategorySpecificTarget = una categoría más grave de toxicidad específica en determinados órganos (exposición única) lleva GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = no para la toxicidad aguda junto a GHS06
pictogramPrecedence-notBesideGhs06 = no junto a GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = no para la irritación cutánea u ocular junto a GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = no para la sensibilización cutánea o la irritación junto a GHS08 por sensibilización respiratoria
pictogramPrecedence-optionalWhereGhs01Applies = opcional cuando se aplica GHS01

pictograms-for = para { $own }{ $whenEuropean }
pictograms-for2 = para { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; opcional junto a GHS02 o GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = para { $hazards } solo { $condition }

precautionConditions-bulkMassesTemperatureSpecified = para las masas a granel para las que se indica una temperatura
precautionConditions-categoryOthersVolatileMayGenerate = para la categoría 1, y para otros que sean volátiles y puedan generar una atmósfera explosiva
precautionConditions-ifAntidoteSpecificMeasureRequired = si se necesita de inmediato un antídoto o una medida específica
precautionConditions-ifDustCloudsCanOccur = si pueden formarse nubes de polvo
precautionConditions-ifElectrostaticallySensitive = en caso de sensibilidad electrostática
precautionConditions-ifExplosiveMechanicallySensitive = si el explosivo es sensible a acciones mecánicas
precautionConditions-ifBreathedInAnyForm = si puede inhalarse polvo, humo, gas, niebla, vapores o aerosol del producto
precautionConditions-ifProductIsNoGas = si el producto no es un gas
precautionConditions-ifInhalableParticlesDustsMists = si durante el uso pueden producirse partículas inhalables de polvo o niebla
precautionConditions-ifLiquidVolatileMayGenerate = si el líquido es volátil y puede generar una atmósfera explosiva
precautionConditions-ifReleaseEnvironmentNotIntended = si la liberación al medio ambiente no es el uso previsto
precautionConditions-ifSubstanceMixtureVolatileMay = si la sustancia o la mezcla es volátil y puede generar una atmósfera peligrosa
precautionConditions-ifWaterIncreasesRisk = si el agua aumenta el riesgo
precautionConditions-outsideTransportableCylindersPackedP200 = fuera de las botellas transportables envasadas según P200 de la Reglamentación Modelo
precautionConditions-packagingsNeedNotVented = en embalajes/envases que no necesitan venteo
precautionConditions-temperatureSupplierSpecifiesNotKnown = con la temperatura que indica el proveedor, que aquí no se conoce

precautions-chosenBySupplier = elegido por el proveedor; { $why }
precautions-for = para { $hazards }
precautions-leftOutBySupplier = omitido por el proveedor; { $why }
precautions-redundantBeside = redundante junto a { $kept }

precedence-goesBeforePackingGroup = { $main } prevalece sobre { $others }; grupo de embalaje { $packingGroup }

productKind-adhesive = adhesivo
productKind-alcoholic-beverage = bebida alcohólica
productKind-aviation-fuel = combustible para motores de turbina de aviación
productKind-coating = solución para revestimientos
productKind-disinfectant = desinfectante
productKind-fertiliser = fertilizante
productKind-gas-cartridge = cartucho de gas
productKind-lead-battery = batería de plomo
productKind-lithium-ion-battery = batería de ion litio
productKind-lithium-metal-battery = batería de metal litio
productKind-flavour-extract = extracto saporífero o aromático
productKind-paint = pintura
productKind-paint-related = material relacionado con la pintura
productKind-perfumery = producto de perfumería
productKind-pesticide = plaguicida
productKind-petroleum-distillate = destilado de petróleo
productKind-printing-ink = tinta de imprenta
productKind-printing-ink-related = material relacionado con la tinta de imprenta
productKind-refrigerant = gas refrigerante
productKind-resin-solution = resina en solución
productKind-sealed-lead-battery = batería de plomo no derramable
productKind-wood-preservative = conservante de la madera

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = ninguno
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: el transporte está prohibido
propose-unNotSubjectLawMode = UN { $un } no está sujeto a la reglamentación de este modo; otras lo regulan
propose-unPackingGroupMode = UN { $un } es { $own }, grupo de embalaje { $packingGroup }, en este modo

provision-144 = las soluciones acuosas con un máximo del 24 % de alcohol en volumen no están sujetas
provision-145 = las bebidas del grupo de embalaje III en recipientes de hasta 250 l no están sujetas
provision-188 = las pilas y baterías pequeñas no están sujetas, con condiciones de tamaño, ensayo y embalaje
provision-216 = los sólidos no peligrosos pueden mezclarse con líquidos inflamables mientras no se vea líquido libre
provision-217 = los sólidos no peligrosos pueden mezclarse con líquidos tóxicos mientras no se vea líquido libre
provision-335 = los sólidos no peligrosos pueden mezclarse con líquidos peligrosos para el medio ambiente mientras no se vea líquido libre; los sobres sellados de hasta 10 ml no están sujetos
provision-354 = tóxico por inhalación
provision-363 = los motores y máquinas con combustible tienen condiciones propias
provision-375 = en envases únicos o interiores de hasta 5 l o 5 kg no está sujeto a ninguna otra disposición
provision-376 = las pilas y baterías dañadas o defectuosas tienen condiciones propias
provision-386 = estabilizado con inhibidor o por regulación de temperatura, en cantidad suficiente para el viaje

purpose-adhesive = adhesivo
purpose-brazing-or-soldering = material de soldadura
purpose-cement = cemento
purpose-paint-or-varnish = pintura o barniz
purpose-plant-protection = producto fitosanitario

reducePrecautions-beyondSixSince = { $why }; más allá de seis, ya que { $why2 } (CLP Art. 28(3))
reducePrecautions-for = para { $hazards }: { $levelWords }
reducePrecautions-highlyRecommended = muy recomendado
reducePrecautions-lawPrescribes = la ley lo prescribe
reducePrecautions-nothingElseLabelSays = nada más en la etiqueta lo dice
reducePrecautions-safetyDataSheetNotLabel = para la ficha de datos de seguridad, no para la etiqueta
reducePrecautions-severityHazardNeeds = la gravedad del peligro lo exige
reducePrecautions-specialCaseOnlyNothingKnown = solo para un caso especial, del que aquí nada se conoce
reducePrecautions-statementsMoreWeightLabel = en la etiqueta hay consejos de mayor peso; { $why }

route-dermal = vía cutánea
route-dust-mist = polvo/niebla
route-gas = gas
route-oral = vía oral
route-vapour = vapores

safetyNet-acuteToxicitySeenSolution = se observó toxicidad aguda en solución
safetyNet-acuteToxicityUpWaterSolubility = toxicidad aguda hasta la solubilidad en agua
safetyNet-chronicValuesAllLevelsAbove = valores crónicos de todos los niveles tróficos superiores a { $noecAbove } mg/l o a la solubilidad
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = se necesita: { $missing }
safetyNet-notBioaccumulating = no bioacumulable
safetyNet-waterSolubility = solubilidad en agua { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = solubilidad en agua
safetyNet-waterSolubilityNoAcuteToxicity = solubilidad en agua { $solubility } mg/l, sin toxicidad aguda hasta ella, no rápidamente degradable, bioacumulable

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % de los animales responden < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % de los animales responden, inducción a { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = datos sobre la sensibilización cutánea
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positivo, y sin potencia no hay subcategoría
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = el ensayo fue negativo
sensitisationOfSubstance-unknown = una concentración desconocida en

signalWord-excludesWarning = ; excluye «Atención» para { $warning }
signalWord-for = para { $danger }{ $excluded }
signalWord-for2 = para { $warning }
signalWord-noCategoryClassificationSignalWord = ninguna categoría de la clasificación tiene palabra de advertencia

skinOfSubstance-dataSkinCorrosionIrritation = datos sobre la corrosión o irritación cutáneas
skinOfSubstance-dataSkinStandAbovePh = { $summary }; los datos sobre la piel prevalecen sobre el pH
skinOfSubstance-exposureSkinH = una exposición de la piel durante 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: inflamación hasta el final de la observación en { $inflamed } de { $animalsCount } animales
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: puntuación media ≥ { $atLeast } en { $positive } de { $animalsCount } animales (necesarios: { $needed })
skinOfSubstance-needed = Skin Irrit. 2: se necesita: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: sin destrucción de la piel en { $longest } min de exposición
skinOfSubstance-scoresErythemaOedema = puntuaciones de eritema y edema
skinOfSubstance-scoresThreeAnimalsSkin = puntuaciones de tres animales, piel
skinOfSubstance-seenAfterH = , observado a las { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: piel destruida tras { $minutes } min de exposición{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: muy pocos de { $animalsCount } animales con una puntuación media ≥ 2,3 (máxima { $highest }, necesarios: { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A puede sustituirla en los envases de menos de 125 ml
smallPackage-innerPackagingUpResearchAnalysis = envase interior de hasta 10 ml para investigación o análisis, en un embalaje exterior con la etiqueta completa
smallPackage-solublePackagingUpFullyLabelled = envase soluble de hasta 25 ml en un embalaje exterior con la etiqueta completa
smallPackage-up = hasta 125 ml, para { $names }

smallPackageRules-containersTooSmallWholeLabel = recipientes demasiado pequeños para la etiqueta completa, en la medida de lo razonablemente posible
smallPackageRules-containersUpMlUpLabel = recipientes de hasta 100 ml; hasta 3 ml la etiqueta puede retirarse durante el uso (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = que la etiqueta completa figura en el embalaje exterior inmediato
smallPackageRules-initialSupplierIdentifier = identificador del proveedor inicial
smallPackageRules-nameAddressTelephoneNumberSupplier = nombre, dirección y número de teléfono del proveedor
smallPackageRules-nameTelephoneNumberSupplier = nombre y número de teléfono del proveedor
smallPackageRules-pictogramHazardStatement = un pictograma o una indicación de peligro
smallPackageRules-signalWord = palabra de advertencia
smallPackageRules-upWhereLabelWouldInterfere = hasta 3 ml, cuando una etiqueta dificultaría el uso; el embalaje exterior lleva la etiqueta completa
smallPackageRules-upWhereNoFullLabel = hasta 100 ml, cuando no puede fijarse la etiqueta completa; el embalaje exterior lleva la etiqueta completa

solidTests-burningTime = tiempo de combustión
solidTests-burningTimeAgainstRateAgainst = tiempo de combustión { $time } s, límite < 45 s, velocidad { $rate } mm/s, límite > 2,2 mm/s
solidTests-burningTimeBurningRate = tiempo o velocidad de combustión
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: el cubo de 100 mm no se calienta a 140 °C
solidTests-cubeHeats = Self-heat. 2: el cubo de 100 mm se calienta a 140 °C, y { $because }
solidTests-cubeHeats2 = Self-heat. 1: el cubo de 25 mm se calienta a 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: no se inflama en cinco minutos
solidTests-fireDoesNotSpread = Flam. Sol.: el fuego no se propaga
solidTests-gasSetFreeIgnitesItself = Water-react. 1: el gas desprendido se inflama espontáneamente
solidTests-hour = Water-react. 2: { $found } l/kg por hora ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg por hora > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg por hora ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: inflama o carboniza un papel de filtro en cinco minutos
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: se inflama sobre un soporte inerte en cinco minutos en contacto con el aire
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: se inflama en cinco minutos en contacto con el aire
solidTests-minute = Water-react. 1: { $minute } l/kg por minuto ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: ni inflama ni carboniza un papel de filtro
solidTests-noBurningTime = Flam. Sol.: sin tiempo de combustión
solidTests-noneConditionsTable = Self-heat.: ninguna de las condiciones del cuadro 2.11.1
solidTests-packagesHold = los embalajes/envases contienen { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: polvo metálico, quemado en { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: polvo metálico, quemado en { $time } s > 600 s
solidTests-resultCube = resultado del cubo de 25 mm a 140 °C
solidTests-resultCube2 = resultado del cubo de 100 mm a 100 °C
solidTests-resultCube3 = resultado del cubo de 100 mm a 120 °C
solidTests-too = también a 100 °C
solidTests-tooPackages = también a 120 °C, en embalajes/envases de { $litres } l > 450 l
solidTests-volumeLargestPackage = volumen del embalaje/envase más grande
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, y la zona humedecida no detiene el fuego
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, y la zona humedecida detiene el fuego durante al menos 4 minutos
solidTests-whetherWettedZoneStopsFire = si la zona humedecida detiene el fuego

state-aerosol = aerosol
state-gas = gas
state-liquid = líquido
state-solid = sólido

strengthTable-above = UN { $un } (más del { $percent } %)
strengthTable-chlorineAbove = UN { $un } (más del { $percent } % de cloro activo)
strengthTable-class8Alone = UN { $un } { $name }: únicamente clase 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } ({ $percent } % o más)
strengthTable-list = Reglamentación Modelo de las Naciones Unidas, 3.2, Lista de mercancías peligrosas, { $entries }
strengthTable-reference = { $manual }, 34.4.2, referencia del ensayo O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (hasta el { $percent } %)

suggest-ofIngredient = entrada del componente { $name }, no del producto

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % junto a un hidrocarburo halogenado
supplementalFamily-doesNotReachLimit = { $share } % no alcanza el límite
supplementalFamily-flammableSubstances = sustancias inflamables { $shown } %
supplementalFamily-flashPointOutside = punto de inflamación fuera de { $flashAboveC } a { $flashAtMostC } °C
supplementalFamily-not = no para este estado físico: { $physicalState }
supplementalFamily-notSoldGeneralPublic = no se vende al público en general
supplementalFamily-plantProtectionProduct = EUH401: un producto fitosanitario
supplementalFamily-productNotStated = no se indica que el producto sea { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = la indicación de la clase ya lo dice: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = no se indica si tiene punto de inflamación

supplementalOtherHazard-noStatementLaw = { $kind }: no hay indicación en esta normativa

supplementalProperty-acuteInhalationToxicityComesWhose = la toxicidad aguda por inhalación procede de { $names }, cuyo mecanismo es la corrosividad
supplementalProperty-acuteInhalationToxicityTested = se ha ensayado su toxicidad aguda por inhalación
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = la llevan { $names }; no se fija ningún límite para las mezclas, por lo que la propiedad debe evaluarse en el producto
supplementalProperty-cannotInhaled = no puede inhalarse
supplementalProperty-corrosiveSkinMayInhaledNot = corrosivo para la piel, puede inhalarse y no se ha ensayado por inhalación
supplementalProperty-corrosiveSkinWhetherMayInhaled = corrosivo para la piel; no se indica si puede inhalarse
supplementalProperty-limit = límite del punto 1.2.5
supplementalProperty-makesUpProductBears = el producto está constituido por { $term }, que lleva la indicación
supplementalProperty-noStatementLawMore = esta normativa ya no contiene la indicación
supplementalProperty-notBeside = no junto a { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: solo para productos clasificados como peligrosos, y este no lo es
supplementalProperty-predictedEffectSkin = efecto previsto sobre la piel
supplementalProperty-productFoundProperty = se ha comprobado que el producto tiene la propiedad
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = tomada del componente mientras un ensayo no demuestre lo contrario
supplementalProperty-testShowedProductDoesNot = un ensayo ha demostrado que el producto no tiene la propiedad

supplementalSensitiser-belowLimitElicitation = por debajo de su límite de concentración para la provocación
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 o EUH205 lo menciona (anexo II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = la etiqueta lo nombra (anexo II, 2.8, párrafo segundo)
supplementalSensitiser-limit = límite { $limit } %
supplementalSensitiser-limit2 = límite { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } a partir del límite de concentración para la provocación
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: la mezcla no está clasificada, pero contiene { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: ningún sensibilizante a partir de su límite de concentración para la provocación que no se nombre de otro modo
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: no para mezclas destinadas al público en general, aunque esta contiene { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = el { $percent } % de la mezcla consiste en componentes de peligrosidad desconocida para el medio ambiente acuático
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = el { $percent } % de la mezcla consiste en componentes de toxicidad aguda desconocida ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, tomada del componente mientras un ensayo no demuestre lo contrario: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = datos sobre la exposición { $exposure }
targetOrgansOfSubstance-days = { $days } días
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } días son demasiado pocos para extender a ellos los valores de orientación, establecidos para { $days2 } días
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = efecto ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = efectos por encima de { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = no se indica la duración del estudio
targetOrgansOfSubstance-noEffect = sin efecto ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = sin efecto hasta { $dose }; límite
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: pruebas fiables en humanos
targetOrgansOfSubstance-studyExposureLeastDays = un estudio de exposición { $exposure } de al menos 28 días
targetOrgansOfSubstance-timesDays = {" "}(multiplicado por { $factor } para { $days } días, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } no elimina la clasificación a la que conducen los componentes
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Clase conocida de la mezcla
testData-overridesCalculation = { $test } prevalece sobre el cálculo
testData-reviewMixture = Revisión de la clasificación por el proveedor
testData-testMixture = Ensayo de la mezcla

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = oxígeno disponible y series de pruebas A a H ({ $manual }, parte II)
testedClass-burningRateTestN = ensayo N.1 de velocidad de combustión ({ $manual })
testedClass-burningRateTestPartV = ensayo de velocidad de combustión ({ $manual }, parte V, 51.4)
testedClass-corrosionTestPartIii = ensayo de corrosión C.1 ({ $manual }, parte III, 37.4)
testedClass-manual = Manual de Pruebas y Criterios de las Naciones Unidas
testedClass-nameStrengthNotClassList = { $names }: por nombre y concentración, no de esta clase en la lista de mercancías peligrosas ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = No calculado para las mezclas; se necesita a causa de { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = ensayo N.3 ({ $manual })
testedClass-testN2 = ensayo N.2 ({ $manual })
testedClass-testN3 = ensayo N.4 ({ $manual })
testedClass-testN4 = ensayo N.5 ({ $manual })
testedClass-testO = ensayo O.2 ({ $manual })
testedClass-testOO = ensayo O.1 o O.3 ({ $manual })
testedClass-testSeriesHPartIi = series de pruebas A a H ({ $manual }, parte II)
testedClass-testSeriesPartI = series de pruebas 1 a 8 ({ $manual }, parte I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: demasiado poco para una propiedad del conjunto de la mezcla.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detona parcialmente, deflagra lentamente o tiene un efecto moderado al calentarse en condiciones de confinamiento
thermalTests-detonationCavitatedState = detonación en estado de cavitación
thermalTests-explosiveLiableThermalExplosionPackage = explosivo y susceptible de explosión térmica en el bulto
thermalTests-explosivePowerSeriesF = potencia explosiva (serie F)
thermalTests-explosiveYetNotPackaged = explosivo, pero no en su embalaje
thermalTests-heatDecomposition = Self-react.: calor de descomposición { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = no detona en estado de cavitación ni deflagra, efecto bajo o nulo, potencia explosiva baja o nula
thermalTests-neitherDetonatesNorDeflagratesLow = no detona ni deflagra, efecto bajo o nulo al calentarse en condiciones de confinamiento
thermalTests-noEffectTestThermallyStable = sin efecto en ningún ensayo y térmicamente estable
thermalTests-packagedDetonatesDeflagratesRapidly = en su embalaje detona o deflagra rápidamente
thermalTests-sadtPackage = Self-react.: TDAA { $sadtC } °C > { $selfReactiveSadtUpTo } °C para un bulto de 50 kg
thermalTests-sadtPackage2 = TDAA de un bulto de 50 kg
thermalTests-sadtPackagedProductTemperatureControl = TDAA del producto embalado, para su regulación de temperatura
thermalTests-testsPackagedProductSeriesB = ensayos del producto embalado (series B, D y G)
thermalTests-type = { $prefix } tipo { $type }: { $because }

transport-with = con

transportPictograms-transportLabelTellsSame = la etiqueta de transporte { $label } dice lo mismo

trophicLevel-aboveWaterSolubilityPhysicalEffect = por encima de la solubilidad en agua de { $solubility } mg/l, un efecto físico
trophicLevel-algae = algas
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = crustáceos
trophicLevel-exact = el valor exacto { $kind }, { $group }
trophicLevel-fish = peces
trophicLevel-growthRateErc50StandsAbove = la tasa de crecimiento (CEr50) prevalece sobre otros parámetros de las algas, nota 2 del cuadro
trophicLevel-lowestValueTrophicLevelDecides = decide el valor más bajo del nivel trófico
trophicLevel-nothingSeenUpWaterSolubility = nada observado hasta la solubilidad en agua de { $solubility } mg/l
trophicLevel-takenWaterSolubility = se toma la solubilidad en agua de { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = si el efecto por encima de la solubilidad en agua es tóxico o físico, { $group }

unknownInWater-hazards = peligros de { $name } para el medio ambiente acuático
viscous-notSubject = no sujeto
viscous-notSubjectMarkingLabellingTesting = no sujeto al marcado, etiquetado y ensayo de los embalajes
viscous-viscousFlashPointAboveSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, punto de inflamación superior a { $flashAboveC } °C, separación del disolvente { $solventSeparationPercent } % inferior al { $mostSeparatedPercent } %: recipientes de hasta { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viscoso: tiempo de flujo { $found } s >= { $seconds } s a través de 6 mm, separación del disolvente { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } en recipientes de hasta { $litres } l
viscous-viscousSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, separación del disolvente { $solventSeparationPercent } % inferior al { $mostSeparatedPercent } %: recipientes de hasta { $receptacleLitres } l

withdrawn-annulled = anulado por el Tribunal General, T-279/20, con efecto general; comunicación C/2025/6670
withdrawn-too-late = el Reglamento (UE) 2020/217 se aplicó demasiado tarde para ser Derecho de Gran Bretaña (HSE, junio de 2024)
