acuteStudy-cannotConvertedWithoutMolarMass = { $unit } não pode ser convertido sem a massa molar
acuteStudy-converted = { $unit } convertido com { $molarMass } g/mol e { $molarVolume } l/mol a 25 °C
acuteStudy-exposureTimeStudy = tempo de exposição do estudo ({ $route })
acuteStudy-hDivided = 1 h dividido por { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = avaliado em ppmV por ser quase um gás, { $place }
acuteStudy-molarMassConvert = massa molar, para converter { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: o valor a 4 h não é mais alto; só 1 h é convertida, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: o valor a 4 h não é mais baixo; só 1 h é convertida, { $paragraph }
acuteStudy-timeExposureNotStated = o tempo de exposição não é indicado
acuteStudy-times = { $unit } multiplicado por { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Toxicidade aguda por inalação (poeiras ou névoas)
acuteToxicity-acuteToxicityInhalationGas = Toxicidade aguda por inalação (gás)
acuteToxicity-acuteToxicityInhalationVapour = Toxicidade aguda por inalação (vapor)
acuteToxicity-acuteToxicityMouth = Toxicidade aguda por via oral
acuteToxicity-acuteToxicitySkin = Toxicidade aguda por via cutânea
acuteToxicity-belowCutOff = { $share } % está abaixo do valor de corte de { $cutOff } %, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = o produto é constituído por { $name }, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: nenhum componente contribui para a estimativa{ $unknown }
acuteToxicity-notClassified = não classificado, > { $limit } { $unit }
acuteToxicity-unknown = desconhecido, { $below }
acuteToxicity-unknown2 = , { $unknownShare } % desconhecido

acuteToxicityIngredient-above = { $kind } { $min } { $unit } é superior a { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = categoria { $category } convertida em { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, a dose-limite da categoria 4 ou mais
acuteToxicityIngredient-limitDoseWithoutSignsAcute = dose-limite sem sinais de toxicidade aguda

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = acima da concentração de vapor saturado de { $saturated } mg/l a 20 °C, logo em parte névoa, { $place }
acuteToxicityOfSubstance-acuteToxicity = Toxicidade aguda, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Toxicidade aguda, { $route }: nenhum estudo é utilizável
acuteToxicityOfSubstance-exactValue = o valor exato, { $route }
acuteToxicityOfSubstance-lc50Dust = CL50 das poeiras
acuteToxicityOfSubstance-lc50Gas = CL50 do gás
acuteToxicityOfSubstance-lc50H = uma CL50 a 4 h
acuteToxicityOfSubstance-lc50VapourMist = CL50 do vapor ou das névoas
acuteToxicityOfSubstance-ld50Dermal = DL50, via cutânea
acuteToxicityOfSubstance-ld50Oral = DL50, via oral
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = decide o valor válido mais baixo da espécie preferida
acuteToxicityOfSubstance-notClassifiedUp = não classificado até { $limit } { $unit }
acuteToxicityOfSubstance-open = ; em aberto
acuteToxicityOfSubstance-preferredSpecies = espécie preferida: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = percentagem de névoa no estudo com vapor
acuteToxicityOfSubstance-toxicityAbove = toxicidade acima de { $ready } { $unit }, { $route }
acuteToxicityOfSubstance-validStudy = um estudo válido ({ $route })

additivity-belowCutOff = { $upper } % está abaixo do valor de corte de { $lowest } %, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , mas a linha é para misturas sem componentes de outra categoria
additivity-noIngredientClassRelevant = Nenhum componente desta classe é relevante.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = soma das percentagens divididas pelos respetivos limites de concentração
additivity-specificLimit = limite de concentração específico { $limit } %, { $paragraph }
additivity-sum = soma
additivity-weightedSum = soma ponderada

adoption-categoryNotAdopted = { $names }: a categoria não está adotada
adoption-classNotAdopted = { $hazardClass }: a classe não está adotada

aerosol-chemicalHeatCombustion = calor químico de combustão de { $names }
aerosol-chemicalHeatCombustion2 = Calor químico de combustão { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % de componentes inflamáveis
aerosol-flammableComponentsNoTestEntered = { $most } % de componentes inflamáveis, ou 20 kJ/g, e não foi indicado nenhum ensaio
aerosol-heatCombustion = { $flammable } ≥ 85 % e calor de combustão ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % e calor de combustão < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = gerador de aerossol da divisão { $division }
aerosolOutcome-categoryAerosol = categoria do aerossol
aerosolOutcome-entryAerosol = uma rubrica para este aerossol
aerosolOutcome-stillSettledCategoryAerosol = Por determinar: categoria do aerossol: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm e ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm e ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm e ≥ { $shortS } s
aerosolTests-below = { $flame }: menos de { $flameCm } cm ou de { $shortS } s
aerosolTests-deflagrationDensity = densidade de deflagração { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = ensaio de ignição em espaço fechado
aerosolTests-flame = chama de { $height } cm durante { $duration } s
aerosolTests-heatCombustion = calor de combustão ≥ 20 kJ/g
aerosolTests-ignition = ignição a { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = ignição a { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = sem ignição a { $nearCm } cm ou mais{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}e nenhum dos limites em espaço fechado é atingido
aerosolTests-timeEquivalent = equivalente de tempo { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = uma liga que liberta, no máximo, 0,5 ug Ni/cm2 por semana segundo a EN 1811
annexViNotes-chromateIonsDissolvedWater = iões cromato dissolvidos em água
annexViNotes-freeMonomer = monómero livre
annexViNotes-fullRefiningHistoryKnownSubstance = é conhecido o historial completo de refinação e a substância de que é produzida não é cancerígena
annexViNotes-lengthWeightedGeometricMeanDiameter = diâmetro geométrico médio ponderado pelo comprimento menos dois erros-padrão superior a 6 um
annexViNotes-lessBenzeneEc = menos de 0,1 % de benzeno (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = menos de 0,005 % de benzo[a]pireno (EC 200-028-5)
annexViNotes-lessButadieneEc = menos de 0,1 % de 1,3-butadieno (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = menos de 3 % de extrato de dimetilsulfóxido segundo IP 346
annexViNotes-lessReleasableFormaldehydeMost = concentração teórica máxima de formaldeído libertável inferior a 0,1 %
annexViNotes-lessReleasableFormaldehydeMost2 = concentração teórica máxima de formaldeído libertável inferior a 1 %
annexViNotes-metallicElement = elemento metálico
annexViNotes-noPowderMoreParticlesUm = não é um pó com 1 % ou mais em partículas de 10 um ou menos
annexViNotes-lessRespirableDust = menos de 1 % do produto é poeira respirável desta substância (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = um dos ensaios da nota (biopersistência, intraperitoneal ou inalação de longa duração)
annexViNotes-testFormPlacedMarketLacks = segundo um ensaio, a forma colocada no mercado não apresenta o perigo físico

aquaticOfSubstance-acute = agudo
aquaticOfSubstance-acuteAquaticToxicity = toxicidade aquática aguda
aquaticOfSubstance-aquaticToxicity = toxicidade aquática
aquaticOfSubstance-bioaccumulationUnknown = bioacumulação desconhecida
aquaticOfSubstance-but = { $summary }, mas { $why }
aquaticOfSubstance-chronic = crónico
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, limite { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = sem toxicidade em solução, limite { $limit } mg/l
aquaticOfSubstance-notClassified = Não classificado
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = rapidamente degradável e não bioacumulável
aquaticOfSubstance-toxicityAbove = toxicidade acima de { $concentration } mg/l, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = transformação da substância inorgânica no ambiente

aspiration-allThin = Asp. Tox. 1: o produto é composto por líquidos com viscosidade cinemática igual ou inferior a { $mm2PerS } mm2/s a 40 °C
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: o produto é constituído por { $name }, com esta classificação
aspiration-mistNoPool = Asp. Tox. 1: pulverizado em névoa, que não se acumula como líquido na boca
aspiration-notGiven = Asp. Tox. 1: não indicado: { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 por parecer de peritos ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, um hidrocarboneto
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, não demonstrado que seja um hidrocarboneto
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: dados no ser humano, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = parecer de peritos sobre o perigo de aspiração (categoria 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: um gás não pode ser aspirado
aspirationOfSubstance-kinematicViscosity = viscosidade cinemática { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: não indicado: { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: não é um hidrocarboneto e não há dados no ser humano
aspirationOfSubstance-whetherSubstanceHydrocarbon = se a substância é um hidrocarboneto

bridging-principleApplies = o princípio aplica-se à classe { $name }
bridging-principleDoesNotApply = o princípio não se aplica à classe { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = as percentagens dos componentes ativos situam-se entre as das misturas ensaiadas
bridgingConditions-allButPropellantThereSame = tudo exceto o propulsor está presente nas mesmas proporções que na mistura ensaiada
bridgingConditions-allElseThereSameProportions = tudo o resto está presente nas mesmas proporções que na mistura ensaiada
bridgingConditions-allOtherIngredientsSameShares = todos os outros componentes têm as mesmas percentagens
bridgingConditions-allThreeMixturesSameIngredients = as três misturas têm os mesmos componentes
bridgingConditions-aspirationToxicantsMakeUpMore = as substâncias tóxicas por aspiração representam { $aspirationKeepsPercent } % ou mais
bridgingConditions-beyond = {" "}(fora dele: { $beyond })
bridgingConditions-bothBatchesSameIngredients = os dois lotes têm os mesmos componentes
bridgingConditions-bothBatchesStatedMadeUnder = os dois lotes são declarados como produzidos pelo mesmo fornecedor ou sob o seu controlo
bridgingConditions-bothMixturesSameIngredients = as duas misturas têm os mesmos componentes
bridgingConditions-bothTestedMixturesSameCategory = as duas misturas ensaiadas estão na mesma categoria da classe
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } não tem classificação mais grave do que o componente original menos perigoso
bridgingConditions-everyIngredientAssessed = todos os componentes estão avaliados
bridgingConditions-everyShareStaysWithinBandwidth = cada percentagem permanece no intervalo do quadro 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = provas de que a pulverização não é mais perigosa: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } é um componente da mistura não ensaiada
bridgingConditions-ingredientsTheirMixtures = { $replacedId } e { $replacementId } são componentes das suas misturas
bridgingConditions-met = cumprido
bridgingConditions-noIngredientAddedLeftOut = nenhum componente foi acrescentado ou retirado
bridgingConditions-noVariationWouldChangeHazard = não se conhece nenhuma variação que altere o perigo
bridgingConditions-none = nenhuma
bridgingConditions-notMet = não cumprido
bridgingConditions-propellantIngredientAerosol = o propulsor é um componente do aerossol
bridgingConditions-propellantStatedNotAffectHazard = o propulsor é declarado sem efeito no perigo ao pulverizar
bridgingConditions-sameCategoryClass = { $replacement } e { $replaced } estão na mesma categoria da classe
bridgingConditions-share = { $replacement } tem a mesma percentagem que { $replaced }
bridgingConditions-statedNotAffectHazardOthers = { $diluent } é declarado sem efeito no perigo dos outros
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } é declarado sem efeito no perigo dos outros
bridgingConditions-testedMixtureMostSevereCategory = a mistura ensaiada está na categoria ou subcategoria mais grave
bridgingConditions-thereMoreNoneLessIngredients = há mais dos componentes dessa categoria e de nenhum há menos
bridgingConditions-thereMoreTestedMixture = há mais { $diluent } do que na mistura ensaiada

bySpecificLimits-belowSpecificLimits = abaixo dos seus limites de concentração específicos
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = limite de concentração específico { $lower } %

chemicalFamily-aldehydes = aldeídos
chemicalFamily-alkylphenols = alquilfenóis
chemicalFamily-amines = aminas
chemicalFamily-chloroformates = cloroformiatos
chemicalFamily-chlorosilanes = clorossilanos
chemicalFamily-isocyanates = isocianatos
chemicalFamily-mercaptans = mercaptanos
chemicalFamily-nitriles = nitrilos
chemicalFamily-organometallic = substâncias organometálicas
chemicalFamily-terpenes = hidrocarbonetos terpénicos

chemicalUnderPressure-approvalChemicalsUnderPressureThese = aprovação: os produtos químicos sob pressão com estes perigos não têm rubrica
chemicalUnderPressure-chemicalHeatCombustion = calor químico de combustão de { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = produto químico sob pressão
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % de componentes inflamáveis e { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = A mistura é um produto químico sob pressão, classe que substitui esta.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = A mistura não é indicada como líquido ou sólido sob pressão.
chemicalUnderPressure-unknownHeatCombustion = um calor de combustão desconhecido

chooseEntry-allFlammableIngredientsChemicalGroup = todos os componentes inflamáveis são deste grupo químico
chooseEntry-allOfGroup = todos os componentes perigosos são deste grupo químico
chooseEntry-collectiveEntry = rubrica coletiva para { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = cada componente perigoso pertence a: { $family }
chooseEntry-productDeclared = o produto é declarado como { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = afetação à classe { $own }
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = não se aplica
classVerdicts-namedOtherwise = Classe { $own }: não se aplica; { $names }, por nome, de outra classe na lista das mercadorias perigosas
classVerdicts-notJudged = Classe { $own }: não avaliada
classVerdicts-notKnown = não conhecido
classVerdicts-standing = Classe { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = volatilidade: considerou-se cumprido o critério de vapor de ADR 2.2.61.1.8

classifyForTransport-approvalTypeNotAcceptedCarriage = aprovação: o tipo A não é admitido ao transporte
classifyForTransport-class = classe { $own }: { $text }
classifyForTransport-environmentallyHazardous = perigoso para o ambiente: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = perigoso para o ambiente e em nenhuma outra classe
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = estado físico
classifyForTransport-solutionNamedListAboveAnother = solução de { $step }: mencionada pelo nome na lista apenas a partir de outra concentração
classifyForTransport-stillSettled = Por determinar: { $summary }
classifyForTransport-toxicInhalationZone = tóxico por inalação, zona { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Líquido combustível (combustible liquid): não regulamentado em embalagens até 450 litros; a granel NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Ponto de inflamação { $min } °C >= { $reclassFrom } °C: pode ser reclassificado como líquido combustível (combustible liquid) por estrada e ferrovia, e fica então isento em embalagens até 450 litros

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = aprovação: não é permitido um conteúdo do grupo de embalagem I
common-bcfLogKow = BCF ou log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards }: não conta nesta classe
common-entryCombinationHazards = uma rubrica para esta combinação de perigos
common-kinematicViscosity = viscosidade cinemática a 40 °C
common-mandatory = obrigatório
common-noIngredientClassifiedClass = Nenhum componente está classificado nesta classe.
common-notClassified = não classificado
common-notReliable = não fiável: { $unreliable }
common-optional = facultativo
common-productIdentifier = identificador do produto
common-rapidlyDegradable = rapidamente degradável
common-recommended = recomendado
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: um sólido não tem viscosidade cinemática com que cumprir o critério
common-text = { $text }
common-wholeComposition = a composição completa

corrosion-aloneReachesLimit = { $outcome }: limite atingido isoladamente por { $reached }
corrosion-doesNotReach = não atinge { $atMost } nem { $atLeast }
corrosion-extremeButLowAcidAlkaline = é extremo, mas foi demonstrada uma baixa reserva ácida ou alcalina
corrosion-extremeButSettled = é extremo, mas a classificação harmonizada estabelece o efeito sobre a pele e os olhos nesta concentração: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: a mistura é { $code }, pelo que se considera que provoca lesões oculares graves
corrosion-noNonAdditiveIngredientReaches = { $outcome }: nenhum componente não aditivo atinge isoladamente { $atLeast } %
corrosion-nonAdditiveJudgedAlone = não aditivo: avaliado isoladamente
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (não aditivo: avaliado isoladamente)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = é igual ou superior a { $limit }
corrosion-reachesLowest = é igual ou inferior a { $limit }

corrosiveGas-byLc50 = { $text }: corrosivo
corrosiveGas-corrosiveSkin = corrosivo para a pele
corrosiveGas-lc50CorrosiveComponentsM3M3 = CL50 dos componentes corrosivos { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: não corrosivo

corrosivePackingGroup-corrosiveSkinButSubCategory = Classe 8: corrosivo para a pele, mas a subcategoria que determina o grupo de embalagem não é conhecida
corrosivePackingGroup-corrosivesGroupI = corrosivos do grupo I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = corrosivos do grupo I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = corrosivos dos grupos I e II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = corrosivos dos grupos I e II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = Classe 8: { $hazards } corresponde ao grupo de embalagem { $own }
corrosivePackingGroup-packingGroup2 = Classe 8: { $summary }, grupo de embalagem { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = subcategoria 1A, 1B ou 1C de { $name }
corrosivePackingGroup-subCategory1a1b1c2 = subcategoria 1A, 1B ou 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % no ambiente aquático em 28 dias ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % { $basis } em 28 dias ≥ { $basis2 } %, { $window }
degradability-days2 = { $percent } % { $basis } em 28 dias
degradability-days3 = { $inEnvironmentPercent } % em 28 dias < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = sem dados sobre a degradação
degradability-noDayWindowMultiConstituents = sem janela de 10 dias para substâncias multiconstituintes
degradability-noTestResult = sem resultado de ensaio
degradability-notRapidlyDegradable = Não rapidamente degradável
degradability-notShownWithinDayWindow = { $found }, não demonstrado na janela de 10 dias
degradability-oxygenOrCo2 = oxigénio ou CO2
degradability-rapidlyDegradable = Rapidamente degradável
degradability-ratio = CBO5/CQO { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = segundo a conclusão da fonte
degradability-withinDayWindow = na janela de 10 dias

elevatedTemperature-carried = transportado a { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = transportado a { $carried } °C, no seu ponto de inflamação de { $min } °C ou acima (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Classe 9: transportado a { $carried } °C, nem líquido a partir de 100 °C nem sólido a partir de 240 °C

environment-environmentallyHazardous = Perigoso para o ambiente: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Perigoso para o ambiente: nem Acute 1 nem Chronic 1 ou 2
environment-environmentallyHazardousNoClassOwn = Perigoso para o ambiente: sem classe própria; os poluentes marinhos são enumerados pelo nome e regulamentados por navio e a granel
environment-environmentallyHazardousNotKnown = Perigoso para o ambiente: não conhecido
environment-environmentallyHazardousNothingElse = Perigoso para o ambiente e nada mais: { $says }
environment-freeByRoadAndRail = isento por estrada e caminho de ferro; regulamentado por navio e aeronave
environment-freeByRoadAndRailInPackagings = isento por estrada e caminho de ferro em embalagens até 500 kg ou l e em GRG
environment-freeInSmallInnerPackagings = isento até 5 l ou 5 kg por embalagem interior

evidenceOnly-by = { $verdict } segundo { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = dados sobre a carcinogenicidade
evidenceOnly-evidenceEffectsViaLactation = dados sobre os efeitos sobre a lactação ou através dela
evidenceOnly-evidenceEndocrineDisruptionEnvironment = dados sobre a desregulação endócrina, ambiente
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = dados sobre a desregulação endócrina, saúde humana
evidenceOnly-evidenceGermCellMutagenicity = dados sobre a mutagenicidade em células germinativas
evidenceOnly-evidenceNarcoticEffects = dados sobre os efeitos narcóticos
evidenceOnly-evidenceReproductiveToxicity = dados sobre a toxicidade reprodutiva
evidenceOnly-evidenceRespiratorySensitisation = dados sobre a sensibilização respiratória
evidenceOnly-evidenceRespiratoryTractIrritation = dados sobre a irritação das vias respiratórias

explosiveEntry-explosiveTests = explosivo da divisão { $own } segundo os seus ensaios

explosiveTests-classificationExplosive = classificação como explosivo
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: velocidade de combustão corrigida { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: velocidade de combustão corrigida { $rate } kg/min < { $third } kg/min
explosiveTests-division = divisão { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = divisão segundo as séries de ensaios 5 a 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: a divisão resultante das séries de ensaios 5 a 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: um explosivo sem a sua embalagem considera-se com perigo de explosão em massa, salvo se o seu perigo for demonstrado (nota 1 do quadro 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: um explosivo sem divisão, ou fora da configuração a que a sua divisão se aplica
explosiveTests-heatDecomposition = Desen. Expl.: calor de decomposição { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: explode em massa ou arde a mais de 1200 kg/min, pelo que é um explosivo
explosiveTests-noExplosiveTestSeries = Expl.: não é um explosivo segundo as séries de ensaios 1 e 2
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }; não foi demonstrado que cumpra o exigido para as categorias 2B e 2C
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: demasiado instável ou sensível na série de ensaios 3 para uma divisão
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: demasiado instável ou sensível na série de ensaios 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, sem ocorrência de alto perigo

exposure-repeated = repetida
exposure-single = única

extremePh-phDoesNotReach = { $code }: pH { $ph } não atinge { $atMost } nem { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } atinge { $whenSide }
extremePh-phReserve = pH - reserva/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + reserva/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; a reserva confirma-o: { $compared }
extremePh-reserveSuggestsLessOtherData = ; a reserva indica um efeito menor ({ $compared }), que outros dados devem confirmar
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (necessários: { $needed } de { $animalsCount } animais)
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: córnea ≥ 1, íris ≥ 1, vermelhidão ≥ 2 ou quemose ≥ 2 em { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: córnea ≥ 1, íris ≥ 1, vermelhidão ≥ 2 ou quemose ≥ 2 em { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: opacidade da córnea ≥ 3 ou irite > 1,5 em { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = dados sobre lesões oculares graves e irritação ocular
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: efeitos não reversíveis em 21 dias em { $lasting } de { $animalsCount } animais
eyeOfSubstance-reversalWithinDaysEye = reversibilidade em 21 dias, olho
eyeOfSubstance-scoresThreeAnimalsEye = pontuações de três animais, olho
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: a substância é { $code }, pelo que se considera que provoca lesões oculares graves

finding-noDataNeeded = Sem dados; necessário: { $needed }.
finding-studiesNotReliable = { $leftCount } de { $studiesCount } estudos não fiáveis

flammable-compared = Classe 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Etanol em água, { $share } % <= { $mostEthanol } % em massa (24 % em volume): não sujeito
flammable-flashPointAbove = ponto de inflamação { $flash } °C, superior a { $flash2 } °C
flammable-flashPointAboveDoesNot = ponto de inflamação { $flash } °C, superior a { $sustaining } °C, não mantém a combustão
flammable-initialBoilingPointCPacking = { $summary }; ponto de ebulição inicial { $boiling } °C <= { $boiling2 } °C: grupo de embalagem I

flammableGas-compositionDoesNotPropagateFlame = A composição é { $blend }, que não propaga a chama no ensaio ({ $source })
flammableGas-flammabilityTestIsoEn = um ensaio de inflamabilidade segundo ISO 10156 ou EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % da mistura não estão declarados
flammableGas-nitrogenEquivalentSharesOverTci = Gases inflamáveis: soma das percentagens equivalentes em azoto divididas por Tci { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 não indica nenhum coeficiente de equivalência em azoto para { $name }
flammableGas-noTci = ISO 10156 não indica nenhum Tci para { $name }
flammableGas-nobodyClassified = Gases inflamáveis: ninguém classificou { $missing }
flammableGas-nobodyClassified2 = ninguém classificou { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } é um gás comburente junto de gases inflamáveis, caso que a ISO 10156 deixa a um ensaio
flammableGas-partlyHalogenatedAboveBesideMore = { $name } está parcialmente halogenado e, acima de 0,5 % junto de mais de 0,25 % de gás inflamável, o cálculo não é válido
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci não indicado, tomado como { $leastFlammable } %
flammableGas-tciTestIso = Tci de { $name }, ou um ensaio segundo ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ; o limite inferior de inflamabilidade calculado é { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = estabilidade química segundo a secção 35 do Manual da ONU, devido a { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: todos os componentes inflamáveis são da categoria 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: não foi medido nem um limite inferior de inflamabilidade superior a 6 % nem uma velocidade de combustão inferior a 10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: nenhum componente inflamável é da categoria 1A
flammableGasCategory-pyrophoricGases = Gás pirofórico: { $pyrophoric } % de gases pirofóricos > 1 %

flammableLiquid-flashPoint = ponto de inflamação
flammableLiquid-flashPointAgainst = { $outcome }: ponto de inflamação { $flash } °C, limite { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: ponto de inflamação { $flashPointC } °C > { $aboveC } °C e a combustão não é mantida
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: o ponto de inflamação não é indicado e é necessário devido a { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: gasóleo com ponto de inflamação de { $flashPointC } °C, entre { $fromC } e { $toC } °C
flammableLiquid-initialBoilingPoint = ponto de ebulição inicial
flammableLiquid-initialBoilingPointAgainst = , ponto de ebulição inicial { $boiling } °C, limite ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: o produto é constituído por { $name }, com esta classificação
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: a mistura não é um líquido; estado físico: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: o ensaio não encontrou ponto de inflamação até ao ponto de ebulição
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: nenhum componente é um líquido inflamável
flammableLiquid-notGiven = não indicado

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Classe 2: { $hazards }; { $why }
gasOutcome-compressed = comprimido
gasOutcome-gas = gás da divisão { $written }, { $state }
gasOutcome-gasBelowKpaNeitherLiquefied = Classe 2: gás da divisão 2.2 abaixo de 200 kPa a 20 °C, nem liquefeito nem refrigerado: não sujeito
gasOutcome-howGasBelowKpaCarried = como deve ser transportado um gás abaixo de 200 kPa
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = CL50 para uma hora até 5000 ml/m3, limite superior de Acute Tox. 3: tóxico
gasOutcome-liquefied = liquefeito
gasOutcome-listNamesMixture = a lista menciona a mistura de { $found }
gasOutcome-notClassified = não classificado
gasOutcome-notToxicLc50OneHour = não tóxico: CL50 para uma hora acima de 5000 ml/m3
gasOutcome-refrigerated = liquefeito refrigerado
gasOutcome-stateGas = estado do gás
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: o gerador de aerossol contém um gás { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: um gerador de aerossol contém um gás sob pressão e não se sabe qual
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, tal como a de cada componente
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: o grupo fica em aberto, porque não se conhece a temperatura crítica de { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = como o gás é embalado: comprimido, liquefeito, refrigerado ou dissolvido
gasUnderPressure-moleWeightedCriticalTemperature = temperatura crítica ponderada pelas moles { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: embalado abaixo de 200 kPa (pressão manométrica) a 20 °C e não liquefeito
gasUnderPressure-packedGas = { $code }: embalado como gás { $packedGas }
gasUnderPressure-rest = o resto
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }; considerado como gás comprimido
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, mas { $permanent } % permanecem gasosos a qualquer pressão: o grupo depende do enchimento

gasWithOxygen-oxidisingGasSetAsideAir = Gases inflamáveis: descontado o gás comburente como ar, soma das percentagens divididas por Tci { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Gases inflamáveis: soma das percentagens divididas pelos limites inferiores de inflamabilidade { $value } < 1, pelo que a mistura não tem intervalo de inflamabilidade com o ar

goodsProperty-acidic = ácido
goodsProperty-basic = básico
goodsProperty-inorganic = inorgânico
goodsProperty-organic = orgânico

hazardStatements-for = para { $own }
hazardStatements-joined = reunida em { $value }
hazardStatements-joins = reúne { $value } e { $value2 }
hazardStatements-says = já expressa por { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = todas as entradas de { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = uma nota isenta cada componente da classe
individual-noIngredient = { $outcome }: 0 % < { $limit } %, nenhum componente é { $codes }
individual-noRowClassCategoryThese = Nenhuma linha desta classe é para a categoria destes componentes.
individual-specificLimit = limite de concentração específico { $specific } %, { $paragraph }
individual-specificLimitDoesNotLift = o limite de concentração específico { $specific } % não afasta o genérico, { $paragraph }
individual-sum = soma de { $found } %, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: a classificação harmonizada europeia { $entry } não tem aqui força de lei; conta a classificação do próprio fornecedor ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: a classificação harmonizada { $entry } tem de ser confirmada por ensaio; conta { $supplier } do fornecedor
ingredientInForce-harmonisedCounts = { $name }: conta a classificação harmonizada { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: a entrada harmonizada não abrange a classe; conta { $supplier } do fornecedor
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: a classificação harmonizada { $entry } é uma classificação mínima; os dados do fornecedor conduzem a { $supplier }, que é a que conta
ingredientInForce-noEntryClass = nenhuma entrada na classe
ingredientInForce-supplierDoesNot = ; { $supplier } do fornecedor não conta

inhalation-lc50M3SaturatedVapourM3 = CL50 { $lc50 } ml/m3, vapor saturado { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Classe 6.1: { $text }: pelo menos { $volatility } vezes a CL50, e esta até { $lc50 } ml/m3, grupo de embalagem { $packingGroup }
inhalation-noPackingGroupVapour = Classe 6.1: { $text }: sem grupo de embalagem pelo vapor
inhalation-poisonousInhalationHazardZoneLc50 = Tóxico por inalação, zona de perigo { $zone }: CL50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = não apresenta perigo na forma maciça ou de polímero fornecida; a ficha de dados de segurança indica-o
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = não precisa de rotulagem em aerossóis e recipientes com dispositivo de pulverização selado
labelScope-notAdopted = não está adotado

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } a { $max }

metalCorrosionStrength-measuredPh = a um pH medido de { $min } a { $max }
metalCorrosionStrength-solid = num sólido
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: demasiado pouco para corroer metais { $why }.

missingAssessments-below = { $upper } % está abaixo do { $cutOff }
missingAssessments-cutOff = valor de corte de { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = Não classificado por ninguém, mas abaixo do { $cutOff }.

namedEntry-contains = contém { $name }
namedEntry-formNamedList = { $only } nesta forma é mencionado pelo nome na lista
namedEntry-less = menos de { $share } %
namedEntry-more = mais de { $share } %
namedEntry-notLess = não menos de { $share } %
namedEntry-notMore = não mais de { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } é o único componente perigoso, e a classe é a da sua própria rubrica
namedEntry-product = o produto é { $single }
namedEntry-productNamedList = o produto é mencionado pelo nome na lista
namedEntry-solution = solução de { $name }, { $lower } e { $upper }
namedMixture-provisionExempts = uma disposição especial do n.º ONU { $un } isenta as mercadorias desta composição

namedIngredients-contributes = contribui para { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; cada classe já tem um nome, e { $most } nomes são suficientes

notesInForce-mixtureBeing = estado físico da mistura: { $physicalState }
notesInForce-solidPaste = a forma indicada: pasta
notesInForce-solidPiece = a forma indicada: sólido numa só peça
notesInForce-releasesShown = { $paragraph } isenta dela: { $condition }; demonstrado por: { $evidence }
notesInForce-weightCounts = { $countedFraction } % do seu peso conta como { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: oxigénio disponível { $oxygen } % ≤ { $limit } % com { $peroxide } % de peróxido de hidrogénio
organicPeroxide-peroxygenGroups = grupos peróxido: { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = poeira combustível
otherHazard-health = perigo para a saúde
otherHazard-physical = perigo físico
otherHazard-simple-asphyxiant = asfixiante simples

otherTests-chemicallyUnstable = quimicamente instável, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = taxa de corrosão no alumínio
otherTests-corrosionRateSteel = taxa de corrosão no aço
otherTests-flammableTest = Flam. Gas { $id }: inflamável no ensaio, { $measured }
otherTests-limitsBurningVelocity = limites de { $lowerLimit } a { $upperLimit } %, velocidade de combustão { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = limites inferior e superior de inflamabilidade
otherTests-notFlammableTest = Flam. Gas: não inflamável no ensaio
otherTests-oxidisingPowerTest = Ox. Gas 1: poder comburente { $power } % > { $oxidisingPowerAbove } % no ensaio
otherTests-oxidisingPowerTest2 = Ox. Gas: poder comburente { $power } % ≤ { $oxidisingPowerAbove } % no ensaio
otherTests-steelAluminiumYear = aço { $steel } e alumínio { $aluminium } mm por ano
otherTests-test = Flam. Gas 1A: { $what } no ensaio

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } face a { $reference } { $unit2 } da mistura de referência
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: a mistura com celulose inflama-se espontaneamente
oxidationTests-slowerEveryReferenceMixture = { $prefix }: mais lento do que todas as misturas de referência

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, não ensaiado
oxidisingGas-nitrogenEquivalencyKk = coeficiente de equivalência em azoto Kk de { $name }
oxidisingGas-nobodyClassified = Gases comburentes: ninguém classificou { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: poder comburente { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = não é superior a
ozoneOfSubstance-ozoneDepletionPotential = potencial de destruição do ozono
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: potencial de destruição do ozono { $found } { $sign } 0 ({ $source })

packedGas-compressed = comprimido
packedGas-dissolved = dissolvido
packedGas-liquefied = liquefeito
packedGas-refrigerated = liquefeito refrigerado

peroxideEntry-classType = { $code }: classe { $own } pelo seu tipo
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = TDAA { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = TDAA não conhecida
peroxideEntry-subsidiary = perigo subsidiário: { $hazards }
peroxideEntry-temperatureControlled = regulação de temperatura exigida
peroxideEntry-upTemperatureControlledEntryApplies = até { $limit } °C aplica-se a rubrica com regulação de temperatura

persistenceOfSubstance-allHalfLivesBelow = todas as semividas abaixo
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = bioacumulável
persistenceOfSubstance-chronicAquaticValuesHealthClasses = valores aquáticos crónicos e classes de perigo para a saúde que contam como tóxicas
persistenceOfSubstance-halfLivesWaterSedimentSoil = semividas em água, sedimento e solo
persistenceOfSubstance-in = { $days } d ({ $medium }) > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = móvel
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = não conhecido
persistenceOfSubstance-notToxic = não tóxico
persistenceOfSubstance-persistent = persistente
persistenceOfSubstance-toxic = tóxico
persistenceOfSubstance-veryBioaccumulative = muito bioacumulável
persistenceOfSubstance-veryMobile = muito móvel
persistenceOfSubstance-veryPersistent = muito persistente

persistenceTable-freshEstuarineWater = água doce ou estuarina
persistenceTable-freshEstuarineWaterSediment = sedimento de água doce ou estuarina
persistenceTable-marineSediment = sedimento marinho
persistenceTable-marineWater = água do mar
persistenceTable-soil = solo

physicalOfSubstance-flammabilityRangeAirTestIso = intervalo de inflamabilidade no ar, ou um ensaio segundo ISO 10156
physicalOfSubstance-notCalculatedNeeded = Não calculado; necessário: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = poder comburente, ou um ensaio segundo ISO 10156

physicalOutcome-aerosol = um aerossol
physicalOutcome-classDoesNotApplyMixture = A classe não se aplica a uma mistura que é { $stateNames }.
physicalOutcome-gas = um gás
physicalOutcome-liquid = um líquido
physicalOutcome-makesUpProduct = O produto é constituído por { $name }, classificado como { $written }.
physicalOutcome-solid = um sólido

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = corrosivo apenas para os metais, embalado para os consumidores
pictogramPrecedence-moreSevereCategorySpecificTarget = uma categoria mais grave de toxicidade para órgãos-alvo específicos (exposição única) tem GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = não para toxicidade aguda junto de GHS06
pictogramPrecedence-notBesideGhs06 = não junto de GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = não para irritação cutânea ou ocular junto de GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = não para sensibilização cutânea ou irritação junto de GHS08 por sensibilização respiratória
pictogramPrecedence-optionalWhereGhs01Applies = facultativo quando se aplica GHS01

pictograms-for = para { $own }{ $whenEuropean }
pictograms-for2 = para { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; facultativo junto de GHS02 ou GHS06 (CLP Art. 26(1)(e))

precautionCandidates-only = para { $hazards } apenas { $condition }

precautionConditions-bulkMassesTemperatureSpecified = para massas a granel para as quais é indicada uma temperatura
precautionConditions-categoryOthersVolatileMayGenerate = para a categoria 1, e para outros que sejam voláteis e possam formar uma atmosfera explosiva
precautionConditions-ifAntidoteSpecificMeasureRequired = se for necessário de imediato um antídoto ou uma medida específica
precautionConditions-ifDustCloudsCanOccur = se puderem formar-se nuvens de poeira
precautionConditions-ifElectrostaticallySensitive = em caso de sensibilidade eletrostática
precautionConditions-ifExplosiveMechanicallySensitive = se o explosivo for sensível a ações mecânicas
precautionConditions-ifBreathedInAnyForm = se poeiras, fumos, gases, névoas, vapores ou aerossóis do produto puderem ser inalados
precautionConditions-ifProductIsNoGas = se o produto não for um gás
precautionConditions-ifInhalableParticlesDustsMists = se, durante a utilização, puderem formar-se partículas inaláveis de poeiras ou névoas
precautionConditions-ifLiquidVolatileMayGenerate = se o líquido for volátil e puder formar uma atmosfera explosiva
precautionConditions-ifReleaseEnvironmentNotIntended = se a libertação para o ambiente não for a utilização prevista
precautionConditions-ifSubstanceMixtureVolatileMay = se a substância ou mistura for volátil e puder formar uma atmosfera perigosa
precautionConditions-ifWaterIncreasesRisk = se a água aumentar o risco
precautionConditions-outsideTransportableCylindersPackedP200 = fora de garrafas transportáveis embaladas segundo P200 dos Regulamentos-tipo
precautionConditions-packagingsNeedNotVented = em embalagens que não precisam de respiro
precautionConditions-temperatureSupplierSpecifiesNotKnown = com a temperatura indicada pelo fornecedor, que aqui não é conhecida

precautions-chosenBySupplier = escolhido pelo fornecedor; { $why }
precautions-for = para { $hazards }
precautions-leftOutBySupplier = omitido pelo fornecedor; { $why }
precautions-redundantBeside = redundante junto de { $kept }

precedence-goesBeforePackingGroup = { $main } prevalece sobre { $others }; grupo de embalagem { $packingGroup }

productKind-adhesive = adesivo
productKind-alcoholic-beverage = bebida alcoólica
productKind-aviation-fuel = combustível para aviação
productKind-coating = solução para revestimento
productKind-disinfectant = desinfetante
productKind-fertiliser = fertilizante
productKind-gas-cartridge = cartucho de gás
productKind-lead-battery = bateria de chumbo
productKind-lithium-ion-battery = pilha de ião lítio
productKind-lithium-metal-battery = pilha de lítio metal
productKind-flavour-extract = extrato aromatizante
productKind-paint = tinta
productKind-paint-related = produto conexo de tintas
productKind-perfumery = produto de perfumaria
productKind-pesticide = pesticida
productKind-petroleum-distillate = destilado de petróleo
productKind-printing-ink = tinta de impressão
productKind-printing-ink-related = produto conexo de tintas de impressão
productKind-refrigerant = gás refrigerante
productKind-resin-solution = resina em solução
productKind-sealed-lead-battery = bateria de chumbo não derramável
productKind-wood-preservative = produto de preservação da madeira

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = nenhum
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: o transporte é proibido
propose-unNotSubjectLawMode = UN { $un } não está sujeito à regulamentação deste modo; outras regulam-no
propose-unPackingGroupMode = UN { $un } é { $own }, grupo de embalagem { $packingGroup }, neste modo

provision-144 = as soluções aquosas com o máximo de 24 % de álcool em volume não estão submetidas
provision-145 = as bebidas do grupo de embalagem III em recipientes até 250 l não estão submetidas
provision-188 = as pilhas e baterias pequenas não estão submetidas, com condições de tamanho, ensaio e embalagem
provision-216 = as matérias sólidas não perigosas podem ser misturadas com líquidos inflamáveis enquanto não houver líquido livre visível
provision-217 = as matérias sólidas não perigosas podem ser misturadas com líquidos tóxicos enquanto não houver líquido livre visível
provision-335 = as matérias sólidas não perigosas podem ser misturadas com líquidos perigosos para o ambiente enquanto não houver líquido livre visível; as saquetas seladas até 10 ml não estão submetidas
provision-354 = tóxico por inalação
provision-363 = os motores e máquinas com combustível têm condições próprias
provision-375 = em embalagens simples ou interiores até 5 l ou 5 kg não está submetido a qualquer outra disposição
provision-376 = as pilhas e baterias danificadas ou defeituosas têm condições próprias
provision-386 = estabilizado por inibidor ou por regulação da temperatura, em quantidade suficiente para a viagem

purpose-adhesive = adesivo
purpose-brazing-or-soldering = material de brasagem
purpose-cement = cimento
purpose-paint-or-varnish = tinta ou verniz
purpose-plant-protection = produto fitofarmacêutico

reducePrecautions-beyondSixSince = { $why }; além de seis, uma vez que { $why2 } (CLP Art. 28(3))
reducePrecautions-for = para { $hazards }: { $levelWords }
reducePrecautions-highlyRecommended = muito recomendado
reducePrecautions-lawPrescribes = a lei o prescreve
reducePrecautions-nothingElseLabelSays = nada mais no rótulo o diz
reducePrecautions-safetyDataSheetNotLabel = para a ficha de dados de segurança, não para o rótulo
reducePrecautions-severityHazardNeeds = a gravidade do perigo o exige
reducePrecautions-specialCaseOnlyNothingKnown = apenas para um caso especial, do qual aqui nada se sabe
reducePrecautions-statementsMoreWeightLabel = estão no rótulo recomendações de maior peso; { $why }

route-dermal = via cutânea
route-dust-mist = poeiras/névoas
route-gas = gás
route-oral = via oral
route-vapour = vapor

safetyNet-acuteToxicitySeenSolution = foi observada toxicidade aguda em solução
safetyNet-acuteToxicityUpWaterSolubility = toxicidade aguda até à solubilidade em água
safetyNet-chronicValuesAllLevelsAbove = valores crónicos de todos os níveis tróficos superiores a { $noecAbove } mg/l ou à solubilidade
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = necessário: { $missing }
safetyNet-notBioaccumulating = não bioacumulável
safetyNet-waterSolubility = solubilidade em água { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = solubilidade em água
safetyNet-waterSolubilityNoAcuteToxicity = solubilidade em água { $solubility } mg/l, sem toxicidade aguda até esse valor, não rapidamente degradável, bioacumulável

sensitisationOfSubstance-animalsResponding = { $respondingPercent } % dos animais reagem < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = { $respondingPercent } % dos animais reagem, indução com { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = dados sobre a sensibilização cutânea
sensitisationOfSubstance-positiveWithoutPotencyNoSub = positivo, e sem potência não há subcategoria
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = o ensaio foi negativo
sensitisationOfSubstance-unknown = uma concentração desconhecida em

signalWord-excludesWarning = ; exclui «Atenção» para { $warning }
signalWord-for = para { $danger }{ $excluded }
signalWord-for2 = para { $warning }
signalWord-noCategoryClassificationSignalWord = nenhuma categoria da classificação tem palavra-sinal

skinOfSubstance-dataSkinCorrosionIrritation = dados sobre a corrosão e a irritação cutânea
skinOfSubstance-dataSkinStandAbovePh = { $summary }; os dados sobre a pele prevalecem sobre o pH
skinOfSubstance-exposureSkinH = uma exposição da pele durante 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: inflamação até ao fim da observação em { $inflamed } de { $animalsCount } animais
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: pontuação média ≥ { $atLeast } em { $positive } de { $animalsCount } animais (necessários: { $needed })
skinOfSubstance-needed = Skin Irrit. 2: necessário: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: sem destruição da pele em { $longest } min de exposição
skinOfSubstance-scoresErythemaOedema = pontuações de eritema e edema
skinOfSubstance-scoresThreeAnimalsSkin = pontuações de três animais, pele
skinOfSubstance-seenAfterH = , observado após { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: pele destruída após { $minutes } min de exposição{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: poucos animais, de { $animalsCount }, com pontuação média ≥ 2,3 (máxima { $highest }, necessários: { $needed })

smallPackage-euh201aMayStandPackagesLess = EUH201A pode substituí-la em embalagens de menos de 125 ml
smallPackage-innerPackagingUpResearchAnalysis = embalagem interior até 10 ml para investigação ou análise, numa embalagem exterior com o rótulo completo
smallPackage-solublePackagingUpFullyLabelled = embalagem solúvel até 25 ml numa embalagem exterior com o rótulo completo
smallPackage-up = até 125 ml, para { $names }

smallPackageRules-containersTooSmallWholeLabel = recipientes demasiado pequenos para o rótulo completo, na medida do razoavelmente praticável
smallPackageRules-containersUpMlUpLabel = recipientes até 100 ml; até 3 ml o rótulo pode ser retirado durante a utilização (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = que o rótulo completo consta da embalagem exterior imediata
smallPackageRules-initialSupplierIdentifier = identificador do fornecedor inicial
smallPackageRules-nameAddressTelephoneNumberSupplier = nome, endereço e número de telefone do fornecedor
smallPackageRules-nameTelephoneNumberSupplier = nome e número de telefone do fornecedor
smallPackageRules-pictogramHazardStatement = um pictograma ou uma advertência de perigo
smallPackageRules-signalWord = palavra-sinal
smallPackageRules-upWhereLabelWouldInterfere = até 3 ml, quando um rótulo dificultaria a utilização; a embalagem exterior tem o rótulo completo
smallPackageRules-upWhereNoFullLabel = até 100 ml, quando não é possível fixar o rótulo completo; a embalagem exterior tem o rótulo completo

solidTests-burningTime = tempo de combustão
solidTests-burningTimeAgainstRateAgainst = tempo de combustão { $time } s, limite < 45 s, velocidade { $rate } mm/s, limite > 2,2 mm/s
solidTests-burningTimeBurningRate = tempo de combustão ou velocidade de combustão
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: o cubo de 100 mm não aquece a 140 °C
solidTests-cubeHeats = Self-heat. 2: o cubo de 100 mm aquece a 140 °C, e { $because }
solidTests-cubeHeats2 = Self-heat. 1: o cubo de 25 mm aquece a 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: não se inflama em cinco minutos
solidTests-fireDoesNotSpread = Flam. Sol.: o fogo não se propaga
solidTests-gasSetFreeIgnitesItself = Water-react. 1: o gás libertado inflama-se espontaneamente
solidTests-hour = Water-react. 2: { $found } l/kg por hora ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg por hora > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg por hora ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: inflama ou carboniza um papel de filtro em cinco minutos
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: inflama-se num suporte inerte em cinco minutos em contacto com o ar
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: inflama-se em cinco minutos em contacto com o ar
solidTests-minute = Water-react. 1: { $minute } l/kg por minuto ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: não inflama nem carboniza um papel de filtro
solidTests-noBurningTime = Flam. Sol.: sem tempo de combustão
solidTests-noneConditionsTable = Self-heat.: nenhuma das condições do quadro 2.11.1
solidTests-packagesHold = as embalagens contêm { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: pó metálico, queimado em { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: pó metálico, queimado em { $time } s > 600 s
solidTests-resultCube = resultado do cubo de 25 mm a 140 °C
solidTests-resultCube2 = resultado do cubo de 100 mm a 100 °C
solidTests-resultCube3 = resultado do cubo de 100 mm a 120 °C
solidTests-too = também a 100 °C
solidTests-tooPackages = também a 120 °C, em embalagens de { $litres } l > 450 l
solidTests-volumeLargestPackage = volume da maior embalagem
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, e a zona humedecida não detém o fogo
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, e a zona humedecida detém o fogo durante pelo menos 4 minutos
solidTests-whetherWettedZoneStopsFire = se a zona humedecida detém o fogo

state-aerosol = aerossol
state-gas = gás
state-liquid = líquido
state-solid = sólido

strengthTable-above = UN { $un } (mais de { $percent } %)
strengthTable-chlorineAbove = UN { $un } (mais de { $percent } % de cloro ativo)
strengthTable-class8Alone = UN { $un } { $name }: apenas classe 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } ({ $percent } % ou mais)
strengthTable-list = Regulamento-Tipo da ONU, 3.2, Lista das mercadorias perigosas, { $entries }
strengthTable-reference = { $manual }, 34.4.2, referência do ensaio O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (até { $percent } %)

suggest-ofIngredient = rubrica do componente { $name }, não do produto

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % junto de um hidrocarboneto halogenado
supplementalFamily-doesNotReachLimit = { $share } % não atinge o limite
supplementalFamily-flammableSubstances = substâncias inflamáveis { $shown } %
supplementalFamily-flashPointOutside = ponto de inflamação fora de { $flashAboveC } a { $flashAtMostC } °C
supplementalFamily-not = não para este estado físico: { $physicalState }
supplementalFamily-notSoldGeneralPublic = não vendido ao público em geral
supplementalFamily-plantProtectionProduct = EUH401: um produto fitofarmacêutico
supplementalFamily-productNotStated = o produto não é indicado como { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = a advertência da classe já o diz: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = não é indicado se tem ponto de inflamação

supplementalOtherHazard-noStatementLaw = { $kind }: sem advertência nestas regras

supplementalProperty-acuteInhalationToxicityComesWhose = a toxicidade aguda por inalação provém de { $names }, cujo mecanismo é a corrosividade
supplementalProperty-acuteInhalationToxicityTested = a sua toxicidade aguda por inalação foi ensaiada
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = própria de { $names }; não está fixado nenhum limite para misturas, pelo que a propriedade deve ser avaliada no produto
supplementalProperty-cannotInhaled = não pode ser inalado
supplementalProperty-corrosiveSkinMayInhaledNot = corrosivo para a pele, pode ser inalado e não foi ensaiado por inalação
supplementalProperty-corrosiveSkinWhetherMayInhaled = corrosivo para a pele; não é indicado se pode ser inalado
supplementalProperty-limit = limite do ponto 1.2.5
supplementalProperty-makesUpProductBears = o produto é constituído por { $term }, que tem a advertência
supplementalProperty-noStatementLawMore = estas regras já não contêm a advertência
supplementalProperty-notBeside = não junto de { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: apenas para produtos classificados como perigosos, o que este não é
supplementalProperty-predictedEffectSkin = efeito previsto na pele
supplementalProperty-productFoundProperty = verificou-se que o produto tem a propriedade
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = retomada do componente, até que um ensaio demonstre o contrário
supplementalProperty-testShowedProductDoesNot = um ensaio demonstrou que o produto não tem a propriedade

supplementalSensitiser-belowLimitElicitation = abaixo do seu limite de concentração para o desencadeamento
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 ou EUH205 refere-o (anexo II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = o rótulo nomeia-o (anexo II, 2.8, segundo parágrafo)
supplementalSensitiser-limit = limite { $limit } %
supplementalSensitiser-limit2 = limite { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } a partir do limite de concentração para o desencadeamento
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: a mistura não está classificada, mas contém { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: nenhum sensibilizante a partir do seu limite de concentração para o desencadeamento que não seja nomeado de outro modo
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: não para misturas destinadas ao público em geral, embora esta contenha { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = { $percent } % da mistura é constituída por componentes cujos perigos para o ambiente aquático são desconhecidos
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = { $percent } % da mistura é constituída por componentes de toxicidade aguda desconhecida ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, retomada do componente até que um ensaio demonstre o contrário: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = dados sobre a exposição { $exposure }
targetOrgansOfSubstance-days = { $days } dias
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } dias são demasiado poucos para lhes estender os valores de orientação, estabelecidos para { $days2 } dias
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = efeito ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = efeitos acima de { $dose } { $unit }, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = a duração do estudo não é indicada
targetOrgansOfSubstance-noEffect = sem efeito ({ $route }) { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = sem efeito até { $dose }; limite
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: dados fiáveis no ser humano
targetOrgansOfSubstance-studyExposureLeastDays = um estudo de exposição { $exposure } de pelo menos 28 dias
targetOrgansOfSubstance-timesDays = {" "}(multiplicado por { $factor } para { $days } dias, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } não elimina a classificação a que os componentes conduzem
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Classe conhecida da mistura
testData-overridesCalculation = { $test } prevalece sobre o cálculo
testData-reviewMixture = Revisão da classificação pelo fornecedor
testData-testMixture = Ensaio da mistura

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = oxigénio disponível e séries de ensaios A a H ({ $manual }, parte II)
testedClass-burningRateTestN = ensaio N.1 de velocidade de combustão ({ $manual })
testedClass-burningRateTestPartV = ensaio de velocidade de combustão ({ $manual }, parte V, 51.4)
testedClass-corrosionTestPartIii = ensaio de corrosão C.1 ({ $manual }, parte III, 37.4)
testedClass-manual = Manual de Ensaios e Critérios da ONU
testedClass-nameStrengthNotClassList = { $names }: por nome e concentração, não desta classe na lista das mercadorias perigosas ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Não calculado para misturas; necessário devido a { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = ensaio N.3 ({ $manual })
testedClass-testN2 = ensaio N.2 ({ $manual })
testedClass-testN3 = ensaio N.4 ({ $manual })
testedClass-testN4 = ensaio N.5 ({ $manual })
testedClass-testO = ensaio O.2 ({ $manual })
testedClass-testOO = ensaio O.1 ou O.3 ({ $manual })
testedClass-testSeriesHPartIi = séries de ensaios A a H ({ $manual }, parte II)
testedClass-testSeriesPartI = séries de ensaios 1 a 8 ({ $manual }, parte I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: demasiado pouco para uma propriedade do conjunto da mistura.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = detona parcialmente, deflagra lentamente ou tem um efeito médio quando aquecido sob confinamento
thermalTests-detonationCavitatedState = detonação no estado cavitado
thermalTests-explosiveLiableThermalExplosionPackage = explosivo e suscetível de explosão térmica no volume
thermalTests-explosivePowerSeriesF = potência explosiva (série F)
thermalTests-explosiveYetNotPackaged = explosivo, mas não tal como embalado
thermalTests-heatDecomposition = Self-react.: calor de decomposição { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = não detona no estado cavitado nem deflagra, efeito fraco ou nulo, potência explosiva fraca ou nula
thermalTests-neitherDetonatesNorDeflagratesLow = não detona nem deflagra, efeito fraco ou nulo quando aquecido sob confinamento
thermalTests-noEffectTestThermallyStable = sem efeito em nenhum ensaio e termicamente estável
thermalTests-packagedDetonatesDeflagratesRapidly = tal como embalado, detona ou deflagra rapidamente
thermalTests-sadtPackage = Self-react.: TDAA { $sadtC } °C > { $selfReactiveSadtUpTo } °C para um volume de 50 kg
thermalTests-sadtPackage2 = TDAA de um volume de 50 kg
thermalTests-sadtPackagedProductTemperatureControl = TDAA do produto embalado, para a sua regulação de temperatura
thermalTests-testsPackagedProductSeriesB = ensaios do produto embalado (séries B, D e G)
thermalTests-type = { $prefix } tipo { $type }: { $because }

transport-with = com

transportPictograms-transportLabelTellsSame = a etiqueta de transporte { $label } diz o mesmo

trophicLevel-aboveWaterSolubilityPhysicalEffect = acima da solubilidade em água de { $solubility } mg/l, um efeito físico
trophicLevel-algae = algas
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = crustáceos
trophicLevel-exact = o valor exato { $kind }, { $group }
trophicLevel-fish = peixes
trophicLevel-growthRateErc50StandsAbove = a taxa de crescimento (CEr50) prevalece sobre outros parâmetros das algas, nota 2 do quadro
trophicLevel-lowestValueTrophicLevelDecides = decide o valor mais baixo do nível trófico
trophicLevel-nothingSeenUpWaterSolubility = nada observado até à solubilidade em água de { $solubility } mg/l
trophicLevel-takenWaterSolubility = tomado como a solubilidade em água de { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = se o efeito acima da solubilidade em água é tóxico ou físico, { $group }

unknownInWater-hazards = perigos de { $name } para o ambiente aquático
viscous-notSubject = não sujeito
viscous-notSubjectMarkingLabellingTesting = não sujeito à marcação, etiquetagem e ensaio das embalagens
viscous-viscousFlashPointAboveSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, ponto de inflamação superior a { $flashAboveC } °C, separação do solvente { $solventSeparationPercent } % inferior a { $mostSeparatedPercent } %: recipientes até { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = Viscoso: tempo de escoamento { $found } s >= { $seconds } s através de 6 mm, separação do solvente { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } em recipientes até { $litres } l
viscous-viscousSolvent = viscoso, { $viscosity23 } mm2/s a 23 °C, separação do solvente { $solventSeparationPercent } % inferior a { $mostSeparatedPercent } %: recipientes até { $receptacleLitres } l

withdrawn-annulled = anulado pelo Tribunal Geral, T-279/20, com efeitos para todos; comunicação C/2025/6670
withdrawn-too-late = o Regulamento (UE) 2020/217 foi aplicável demasiado tarde para se tornar direito da Grã-Bretanha (HSE, junho de 2024)
