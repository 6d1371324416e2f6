acuteStudy-cannotConvertedWithoutMolarMass = 没有摩尔质量，无法由{ $unit }换算
acuteStudy-converted = 由{ $unit }换算，25 °C时{ $molarMass } g/mol，{ $molarVolume } l/mol
acuteStudy-exposureTimeStudy = 试验的接触时间（{ $route }）
acuteStudy-hDivided = 1 h的值除以{ $divisor }，{ $paragraph }
acuteStudy-hours = ，{ $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = 作为接近气态的蒸气按ppmV判定，{ $place }
acuteStudy-molarMassConvert = 摩尔质量，用于由{ $unit }换算
acuteStudy-named = { $kind } { $of }：{ $value } { $unit }{ $time }（{ $source }）
acuteStudy-notHigherAtFourHours = { $hours } h：4 h的值不会更高；只换算1 h的值，{ $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h：4 h的值不会更低；只换算1 h的值，{ $paragraph }
acuteStudy-timeExposureNotStated = 未注明接触时间
acuteStudy-times = { $unit }乘以{ $factor }

acuteToxicity-acuteToxicityInhalationDustMist = 急性毒性，吸入，粉尘和烟雾
acuteToxicity-acuteToxicityInhalationGas = 急性毒性，吸入，气体
acuteToxicity-acuteToxicityInhalationVapour = 急性毒性，吸入，蒸气
acuteToxicity-acuteToxicityMouth = 急性毒性，经口
acuteToxicity-acuteToxicitySkin = 急性毒性，经皮
acuteToxicity-belowCutOff = { $share }%低于临界值{ $cutOff }%，{ $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }：{ $found } { $estimate } { $unit }{ $unknown }，{ $verdict }
acuteToxicity-makesUpProductAte = 产品全部为{ $name }，ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }：没有组分计入估计值{ $unknown }
acuteToxicity-notClassified = 未分类，> { $limit } { $unit }
acuteToxicity-unknown = 毒性未知，{ $below }
acuteToxicity-unknown2 = ，其中{ $unknownShare }%毒性未知

acuteToxicityIngredient-above = { $kind } { $min } { $unit }高于{ $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = 类别{ $category }换算为{ $ate } { $unit }，{ $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }，达到或超过类别4的限度剂量
acuteToxicityIngredient-limitDoseWithoutSignsAcute = 限度剂量下无急性毒性迹象

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = 高于20 °C时的饱和蒸气浓度{ $saturated } mg/l，因此部分为烟雾，{ $place }
acuteToxicityOfSubstance-acuteToxicity = 急性毒性，{ $route }：{ $whenOpen }{ $found } { $unit }，{ $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = 急性毒性，{ $route }：没有可用的试验
acuteToxicityOfSubstance-exactValue = 准确数值（{ $route }）
acuteToxicityOfSubstance-lc50Dust = 粉尘的LC50
acuteToxicityOfSubstance-lc50Gas = 气体的LC50
acuteToxicityOfSubstance-lc50H = 4 h的LC50
acuteToxicityOfSubstance-lc50VapourMist = 蒸气或烟雾的LC50
acuteToxicityOfSubstance-ld50Dermal = LD50，经皮
acuteToxicityOfSubstance-ld50Oral = LD50，经口
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = 以首选动物种的最低有效值为准
acuteToxicityOfSubstance-notClassifiedUp = 在{ $limit } { $unit }以内未分类
acuteToxicityOfSubstance-open = ；尚未确定
acuteToxicityOfSubstance-preferredSpecies = 首选动物种：{ $names }，{ $place }
acuteToxicityOfSubstance-shareMistVapourStudy = 蒸气试验中烟雾所占的比例
acuteToxicityOfSubstance-toxicityAbove = 高于{ $ready } { $unit }的毒性（{ $route }）
acuteToxicityOfSubstance-validStudy = 有效的试验（{ $route }）

additivity-belowCutOff = { $upper }%低于临界值{ $lowest }%，{ $paragraph }
additivity-butRowMixturesWithoutIngredient = ，但该行仅适用于不含其他类别组分的混合物
additivity-noIngredientClassRelevant = 没有需要考虑的该危险性类别的组分。
additivity-quotients = { $code }：{ $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }：{ $what } { $found }% { $sign } { $limit }%{ $barred }
additivity-sharesDividedTheirLimitsAdd = 各组分浓度与其限值之比的总和
additivity-specificLimit = 特定浓度限值{ $limit }%，{ $paragraph }
additivity-sum = 总和
additivity-weightedSum = 加权总和

adoption-categoryNotAdopted = { $names }：未采用该类别
adoption-classNotAdopted = { $hazardClass }：未采用该危险性类别

aerosol-chemicalHeatCombustion = { $names }的化学燃烧热
aerosol-chemicalHeatCombustion2 = 化学燃烧热{ $heat } kJ/g
aerosol-compared = Aerosol { $category }：{ $because }
aerosol-flammableComponents = 易燃成分{ $most }%
aerosol-flammableComponentsNoTestEntered = 易燃成分{ $most }%，或20 kJ/g，且未输入试验结果
aerosol-heatCombustion = { $flammable } ≥ 85%，且燃烧热 ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1%，且燃烧热 < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = 第{ $division }项气溶胶喷罐
aerosolOutcome-categoryAerosol = 气溶胶的类别
aerosolOutcome-entryAerosol = 适合该气溶胶的条目
aerosolOutcome-stillSettledCategoryAerosol = 尚待确定：气溶胶的类别：{ $missing }

aerosolTests-and = { $flame }：≥ { $highFlameCm } cm且 ≥ { $shortS } s
aerosolTests-and2 = { $flame }：≥ { $flameCm } cm且 ≥ { $longS } s
aerosolTests-and3 = { $flame }：≥ { $flameCm } cm且 ≥ { $shortS } s
aerosolTests-below = { $flame }：低于{ $flameCm } cm或{ $shortS } s
aerosolTests-deflagrationDensity = 爆燃密度{ $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = 封闭空间点燃试验
aerosolTests-flame = 火焰高度{ $height } cm，持续{ $duration } s
aerosolTests-heatCombustion = 燃烧热 ≥ 20 kJ/g
aerosolTests-ignition = 点燃距离{ $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = 点燃距离{ $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = 在{ $nearCm } cm或更远处未点燃{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = ，且未达到封闭空间试验的任何限值
aerosolTests-timeEquivalent = 时间当量{ $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = 按EN 1811测定，每周释放量不超过0.5 ug Ni/cm2的合金
annexViNotes-chromateIonsDissolvedWater = 溶于水的铬酸根离子
annexViNotes-freeMonomer = 游离单体
annexViNotes-fullRefiningHistoryKnownSubstance = 炼制过程全部已知，且制得该物质的原料不是致癌物
annexViNotes-lengthWeightedGeometricMeanDiameter = 长度加权几何平均直径减去两倍标准误差大于6 um
annexViNotes-lessBenzeneEc = 苯（EC 200-753-7）低于0.1%
annexViNotes-lessBenzoPyreneEc = 苯并[a]芘（EC 200-028-5）低于0.005%
annexViNotes-lessButadieneEc = 1,3-丁二烯（EC 203-450-8）低于0.1%
annexViNotes-lessDimethylSulphoxideExtractIp = 按IP 346测定的二甲基亚砜提取物低于3%
annexViNotes-lessReleasableFormaldehydeMost = 可释放甲醛最多也低于0.1%
annexViNotes-lessReleasableFormaldehydeMost2 = 可释放甲醛最多也低于1%
annexViNotes-metallicElement = 金属元素
annexViNotes-noPowderMoreParticlesUm = 不是10 um及以下颗粒中该物质含量达到1%或更高的粉末
annexViNotes-lessRespirableDust = 产品中该物质的呼吸性粉尘少于1%（EN 17289）
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = 该注所列的生物持久性、腹腔注射或长期吸入试验之一
annexViNotes-testFormPlacedMarketLacks = 经试验，投放市场的形态不具有该物理危险

aquaticOfSubstance-acute = 急性
aquaticOfSubstance-acuteAquaticToxicity = 急性水生毒性
aquaticOfSubstance-aquaticToxicity = 水生毒性
aquaticOfSubstance-bioaccumulationUnknown = 生物累积性未知
aquaticOfSubstance-but = { $summary }，但{ $why }
aquaticOfSubstance-chronic = 慢性
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m }（{ $of }）
aquaticOfSubstance-level = { $code }：{ $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l，限值{ $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = 在溶液中无毒性，限值{ $limit } mg/l
aquaticOfSubstance-notClassified = 未分类
aquaticOfSubstance-ofGroup = { $what }，{ $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = 可快速降解且无生物累积性
aquaticOfSubstance-toxicityAbove = 高于{ $concentration } mg/l的毒性，{ $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = 该无机物在环境中的转化

aspiration-allThin = Asp. Tox. 1：产品由40 °C时运动黏度不大于{ $mm2PerS } mm2/s的液体组成
aspiration-compared = Asp. Tox. 1：{ $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1：产品全部为{ $name }，该物质即为此分类
aspiration-mistNoPool = Asp. Tox. 1：以雾状喷出，不会在口腔内形成液体积聚
aspiration-notGiven = Asp. Tox. 1：未提供{ $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = 根据专家判断为Asp. Tox. 2（{ $expertConcern }）
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1，烃类
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1，未表明为烃类
aspirationOfSubstance-cm3 = （{ $dynamic } mPa s / { $density } g/cm3）
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1：人类证据，{ $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = 关于吸入危害（类别2）的专家判断
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1：气体不会被吸入呼吸道
aspirationOfSubstance-kinematicViscosity = 运动黏度{ $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1：未提供{ $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1：不是烃类，且无人类证据
aspirationOfSubstance-whetherSubstanceHydrocarbon = 该物质是否为烃类

bridging-principleApplies = 该原则适用于此危险性类别：{ $name }
bridging-principleDoesNotApply = 该原则不适用于此危险性类别：{ $name }

bridgingConditions-activeIngredientsLieBetweenTheir = 活性组分的浓度介于其在已试验混合物中的浓度之间
bridgingConditions-allButPropellantThereSame = 除推进剂外，其余组分的比例与已试验混合物相同
bridgingConditions-allElseThereSameProportions = 其余组分的比例与已试验混合物相同
bridgingConditions-allOtherIngredientsSameShares = 其他组分的浓度均相同
bridgingConditions-allThreeMixturesSameIngredients = 三种混合物的组分相同
bridgingConditions-aspirationToxicantsMakeUpMore = 有吸入危害的物质含量为{ $aspirationKeepsPercent }%或更高
bridgingConditions-beyond = （超出范围：{ $beyond }）
bridgingConditions-bothBatchesSameIngredients = 两个批次的组分相同
bridgingConditions-bothBatchesStatedMadeUnder = 已说明两个批次由同一供应商生产或在其控制下生产
bridgingConditions-bothMixturesSameIngredients = 两种混合物的组分相同
bridgingConditions-bothTestedMixturesSameCategory = 两种已试验混合物属于该危险性类别的同一类别
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent }的分类不比危害性最小的原有组分更严重
bridgingConditions-everyIngredientAssessed = 所有组分均已评估
bridgingConditions-everyShareStaysWithinBandwidth = 各组分浓度均在表1.2的变动范围内{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = 表明喷雾危害性并不更大的证据：{ $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId }是未试验混合物的组分
bridgingConditions-ingredientsTheirMixtures = { $replacedId }和{ $replacementId }是各自混合物的组分
bridgingConditions-met = 符合
bridgingConditions-noIngredientAddedLeftOut = 未增加或删去任何组分
bridgingConditions-noVariationWouldChangeHazard = 未知有会改变危害的变化
bridgingConditions-none = 无
bridgingConditions-notMet = 不符合
bridgingConditions-propellantIngredientAerosol = 推进剂是该气溶胶的组分
bridgingConditions-propellantStatedNotAffectHazard = 已说明推进剂在喷出时不影响危害
bridgingConditions-sameCategoryClass = { $replacement }和{ $replaced }属于该危险性类别的同一类别
bridgingConditions-share = { $replacement }与{ $replaced }的浓度相同
bridgingConditions-statedNotAffectHazardOthers = 已说明{ $diluent }不影响其他组分的危害
bridgingConditions-statedNotAffectHazardOthers2 = 已说明{ $replacement }不影响其他组分的危害
bridgingConditions-testedMixtureMostSevereCategory = 已试验混合物属于最严重的类别或子类别
bridgingConditions-thereMoreNoneLessIngredients = 该类别的组分浓度增加，且无一减少
bridgingConditions-thereMoreTestedMixture = { $diluent }的含量高于已试验混合物

bySpecificLimits-belowSpecificLimits = 低于其特定浓度限值
bySpecificLimits-notReached = { $texts }。
bySpecificLimits-reached = { $code }：{ $texts }。
bySpecificLimits-specificLimit = 特定浓度限值{ $lower }%

chemicalFamily-aldehydes = 醛类
chemicalFamily-alkylphenols = 烷基酚类
chemicalFamily-amines = 胺类
chemicalFamily-chloroformates = 氯甲酸酯类
chemicalFamily-chlorosilanes = 氯硅烷类
chemicalFamily-isocyanates = 异氰酸酯类
chemicalFamily-mercaptans = 硫醇类
chemicalFamily-nitriles = 腈类
chemicalFamily-organometallic = 有机金属物质
chemicalFamily-terpenes = 萜烃类

chemicalUnderPressure-approvalChemicalsUnderPressureThese = 批准：具有这些危险性的加压化学品没有条目
chemicalUnderPressure-chemicalHeatCombustion = { $withoutHeat }的化学燃烧热
chemicalUnderPressure-chemicalUnderPressure = 加压化学品
chemicalUnderPressure-compared = Chem. Press. { $category }：{ $because }
chemicalUnderPressure-flammableComponents = 易燃成分{ $most }%，{ $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = 该混合物为加压化学品，以该分类取代本危险性类别。
chemicalUnderPressure-mixtureNotSaidLiquidSolid = 未说明该混合物为加压的液体或固体。
chemicalUnderPressure-unknownHeatCombustion = 燃烧热未知

chooseEntry-allFlammableIngredientsChemicalGroup = 所有易燃组分均属于该化学族
chooseEntry-allOfGroup = 所有危险组分均属于该化学族
chooseEntry-collectiveEntry = 集合条目：{ $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = 所有危险组分均属于：{ $family }
chooseEntry-productDeclared = 产品申报为：{ $kind }
chooseEntry-properties = ，{ $properties }
chooseEntry-reactionAndNature = { $reaction }{ $nature }

classVerdicts-assignmentClass = 是否归入第{ $own }类（项）
classVerdicts-compared = { $standing }；{ $summary }
classVerdicts-doesNotApply = 不适用
classVerdicts-namedOtherwise = 第{ $own }类（项）：不适用；{ $names }按名称在危险货物一览表中属于其他类别
classVerdicts-notJudged = 第{ $own }类（项）：未判定
classVerdicts-notKnown = 未知
classVerdicts-standing = 第{ $own }类（项）：{ $met }
classVerdicts-unjudged = { $name }：{ $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = 挥发性：视为符合ADR 2.2.61.1.8的蒸气标准

classifyForTransport-approvalTypeNotAcceptedCarriage = 批准：A型不允许运输
classifyForTransport-class = 第{ $own }类（项）：{ $text }
classifyForTransport-environmentallyHazardous = 危害环境：{ $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = 危害环境，且不属于其他类别
classifyForTransport-open = { $standing }：{ $missing }
classifyForTransport-physicalState = 物理状态
classifyForTransport-solutionNamedListAboveAnother = { $step }溶液仅在高于另一浓度时列于一览表
classifyForTransport-stillSettled = 尚待确定：{ $summary }
classifyForTransport-toxicInhalationZone = 吸入毒性，区{ $zone }

combustible-combustibleLiquidNotRegulatedPackagings = 可燃液体：包装不超过450 L时不受管制；散装为NA 1993，COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = 闪点{ $min } °C >= { $reclassFrom } °C：公路和铁路运输可重新划为可燃液体，此时包装不超过450 L不受管制

common-acuteTox = Acute Tox. { $category }，≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = 批准：不允许盛装包装类别I的内装物
common-bcfLogKow = BCF或log Kow
common-bracketed = { $text }（{ $detail }）
common-colon = { $head }：{ $text }
common-doesNotCountClass = { $hazards }不计入该危险性类别
common-entryCombinationHazards = 适合该危险性组合的条目
common-kinematicViscosity = 40 °C时的运动黏度
common-mandatory = 强制
common-noIngredientClassifiedClass = 没有组分归入该危险性类别。
common-notClassified = 未分类
common-notReliable = 不可靠：{ $unreliable }
common-optional = 可选
common-productIdentifier = 产品标识
common-rapidlyDegradable = 可快速降解
common-recommended = 推荐
common-share = { $name } { $share }% { $sign } { $limit }%
common-solidNoKinematicViscosityMeet = Asp. Tox. 1：固体没有可满足该标准的运动黏度
common-text = { $text }
common-wholeComposition = 完整的组成

corrosion-aloneReachesLimit = { $outcome }：{ $reached }单独即达到限值
corrosion-doesNotReach = 未达到{ $atMost }或{ $atLeast }
corrosion-extremeButLowAcidAlkaline = 为极端值，但已表明酸碱储备低
corrosion-extremeButSettled = 为极端值，但统一分类已规定该含量下对皮肤和眼睛的作用：{ $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1：该混合物为{ $code }，视为会损伤眼睛
corrosion-noNonAdditiveIngredientReaches = { $outcome }：没有不可加和的组分单独达到{ $atLeast }%
corrosion-nonAdditiveJudgedAlone = 不可加和：单独判定
corrosion-nonAdditiveJudgedAlone2 = { $upper }% < { $limit }%（不可加和：单独判定）
corrosion-ph = { $severe }：pH值{ $value }，{ $summary }
corrosion-reachesHighest = 不低于{ $limit }
corrosion-reachesLowest = 不高于{ $limit }

corrosiveGas-byLc50 = { $text }：有腐蚀性
corrosiveGas-corrosiveSkin = 腐蚀皮肤
corrosiveGas-lc50CorrosiveComponentsM3M3 = 腐蚀性成分的LC50 { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }：无腐蚀性

corrosivePackingGroup-corrosiveSkinButSubCategory = 第8类：腐蚀皮肤，但决定包装类别的子类别未知
corrosivePackingGroup-corrosivesGroupI = 包装类别I的腐蚀性物质{ $first }% >= { $groupI }%
corrosivePackingGroup-corrosivesGroupI2 = 包装类别I的腐蚀性物质{ $first }% >= { $traceOfGroupI }%
corrosivePackingGroup-corrosivesGroupsIIi = 包装类别I和II的腐蚀性物质{ $second }% >= { $groupII }%
corrosivePackingGroup-corrosivesGroupsIIi2 = 包装类别I和II的腐蚀性物质{ $second }% < { $groupII }%
corrosivePackingGroup-packingGroup = 第8类：{ $hazards }对应包装类别{ $own }
corrosivePackingGroup-packingGroup2 = 第8类：{ $summary }，包装类别{ $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = { $name }的子类别1A、1B或1C
corrosivePackingGroup-subCategory1a1b1c2 = 子类别1A、1B或1C

degradability-aquaticEnvironmentDays = 水生环境中28天内{ $inEnvironmentPercent }% ≥ { $percent }%
degradability-below = { $found } < { $required }%
degradability-days = 28天内{ $percent }%（{ $basis }） ≥ { $basis2 }%，{ $window }
degradability-days2 = 28天内{ $percent }%（{ $basis }）
degradability-days3 = 28天内{ $inEnvironmentPercent }% < { $inEnvironmentPercent2 }%
degradability-noDataDegradation = 无降解数据
degradability-noDayWindowMultiConstituents = 多组分物质不适用10天窗口期
degradability-noTestResult = 无试验结果
degradability-notRapidlyDegradable = 不可快速降解
degradability-notShownWithinDayWindow = { $found }，未表明在10天窗口期内
degradability-oxygenOrCo2 = 氧或CO2
degradability-rapidlyDegradable = 可快速降解
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = 依据其来源的结论
degradability-withinDayWindow = 在10天窗口期内

elevatedTemperature-carried = 运输温度{ $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = 运输温度{ $carried } °C，等于或高于其闪点{ $min } °C（hot-flammable）
elevatedTemperature-carriedNeitherLiquidNorSolid = 第9类：运输温度{ $carried } °C，既不是100 °C及以上的液体，也不是240 °C及以上的固体

environment-environmentallyHazardous = 危害环境：{ $codes }；{ $summary }
environment-environmentallyHazardousNeitherAcuteNor = 危害环境：既不是Acute 1，也不是Chronic 1或2
environment-environmentallyHazardousNoClassOwn = 危害环境：没有单独的类别；海洋污染物按名称列出，船运和散装时受管制
environment-environmentallyHazardousNotKnown = 危害环境：未知
environment-environmentallyHazardousNothingElse = 仅危害环境：{ $says }
environment-freeByRoadAndRail = 公路和铁路不受限制；船运和空运受限制
environment-freeByRoadAndRailInPackagings = 公路和铁路运输中，500 kg或500 l以下包装及中型散装容器不受限制
environment-freeInSmallInnerPackagings = 每个内包装不超过5 l或5 kg时不受限制

evidenceOnly-by = { $verdict }，依据{ $method }，{ $source }
evidenceOnly-evidenceCarcinogenicity = 致癌性的证据
evidenceOnly-evidenceEffectsViaLactation = 影响哺乳或通过哺乳产生影响的证据
evidenceOnly-evidenceEndocrineDisruptionEnvironment = 对环境的内分泌干扰性的证据
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = 对人体健康的内分泌干扰性的证据
evidenceOnly-evidenceGermCellMutagenicity = 生殖细胞致突变性的证据
evidenceOnly-evidenceNarcoticEffects = 麻醉效应的证据
evidenceOnly-evidenceReproductiveToxicity = 生殖毒性的证据
evidenceOnly-evidenceRespiratorySensitisation = 呼吸道致敏的证据
evidenceOnly-evidenceRespiratoryTractIrritation = 呼吸道刺激的证据

explosiveEntry-explosiveTests = 经试验为{ $own }爆炸品

explosiveTests-classificationExplosive = 是否分类为爆炸物
explosiveTests-correctedBurningRate = Desen. Expl. { $number }：校正燃烧速率{ $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4：校正燃烧速率{ $rate } kg/min < { $third } kg/min
explosiveTests-division = { $division }{ $compatibilityGroup }项
explosiveTests-divisionTestSeries = 由试验系列5至7确定的项别
explosiveTests-divisionTestSeriesGave = Expl. { $number }：试验系列5至7得出的项别
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1：除非已表明其危险性，未包装的爆炸物视为整体爆炸（表2.1.2的注1）
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1：没有项别的爆炸物，或不在其项别所适用配置中的爆炸物
explosiveTests-heatDecomposition = Desen. Expl.：分解热{ $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.：整体爆炸或燃烧快于1200 kg/min，因此是爆炸物
explosiveTests-noExplosiveTestSeries = Expl.：经试验系列1和2不是爆炸物
explosiveTests-notShownMeetCategories2b = Expl. 2A：{ $named }，未表明符合类别2B和2C的要求
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1：在试验系列3中过于不稳定或过于敏感，无法划定项别
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.：在试验系列3中过于不稳定或过于敏感
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }：{ $named }，无高危险事件

exposure-repeated = 反复接触
exposure-single = 一次接触

extremePh-phDoesNotReach = { $code }：pH值{ $ph }未达到{ $atMost }或{ $atLeast }
extremePh-phReaches = { $code }：pH值{ $ph }达到{ $whenSide }
extremePh-phReserve = pH - 储备/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + 储备/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ；酸碱储备予以证实：{ $compared }
extremePh-reserveSuggestsLessOtherData = ；酸碱储备显示作用较弱（{ $compared }），须由其他数据证实
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary }（{ $animalsCount }只动物中需要{ $needed }只）
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2：{ $positiveCount }只动物角膜 ≥ 1、虹膜 ≥ 1、结膜充血 ≥ 2或结膜水肿 ≥ 2
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }：{ $positiveCount }只动物角膜 ≥ 1、虹膜 ≥ 1、结膜充血 ≥ 2或结膜水肿 ≥ 2
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1：{ $severe }只动物角膜混浊 ≥ 3或虹膜炎 > 1.5
eyeOfSubstance-dataSeriousEyeDamageEye = 严重眼损伤和眼刺激的数据
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1：{ $animalsCount }只动物中{ $lasting }只在21天内未恢复
eyeOfSubstance-reversalWithinDaysEye = 21天内的恢复情况，眼
eyeOfSubstance-scoresThreeAnimalsEye = 三只动物的评分，眼
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1：该物质为{ $code }，视为会损伤眼睛

finding-noDataNeeded = 无数据；需要：{ $needed }。
finding-studiesNotReliable = { $studiesCount }项试验中{ $leftCount }项不可靠

flammable-compared = 第3类：{ $summary }
flammable-ethanolWaterMassVolumeNot = 乙醇水溶液，质量分数{ $share }% <= { $mostEthanol }%（体积分数24%）：不受管制
flammable-flashPointAbove = 闪点{ $flash } °C，高于{ $flash2 } °C
flammable-flashPointAboveDoesNot = 闪点{ $flash } °C，高于{ $sustaining } °C，不持续燃烧
flammable-initialBoilingPointCPacking = { $summary }；初沸点{ $boiling } °C <= { $boiling2 } °C：包装类别I

flammableGas-compositionDoesNotPropagateFlame = 其组成为{ $blend }，在试验中不传播火焰（{ $source }）
flammableGas-flammabilityTestIsoEn = 按ISO 10156或EN 1839进行的易燃性试验
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = 混合物中{ $rest }%未申报
flammableGas-nitrogenEquivalentSharesOverTci = 易燃气体：氮当量浓度与Tci之比的总和为{ $value } { $sign }
flammableGas-noEquivalency = ISO 10156未列出{ $name }的氮当量系数
flammableGas-noTci = ISO 10156未列出{ $name }的Tci
flammableGas-nobodyClassified = 易燃气体：尚无人对{ $missing }分类
flammableGas-nobodyClassified2 = 尚无人对{ $name }分类
flammableGas-oxidisingGasBesideFlammableOnes = { $name }是与易燃气体并存的氧化性气体，ISO 10156要求进行试验
flammableGas-partlyHalogenatedAboveBesideMore = { $name }为部分卤化物，其含量高于0.5%且易燃气体高于0.25%时，计算法不适用
flammableGas-tci = Tci { $flammableFrom }%{ $origin }
flammableGas-tciNotListedTaken = Tci未列出，取{ $leastFlammable }%
flammableGas-tciTestIso = { $name }的Tci，或按ISO 10156进行的试验

flammableGasCategory-calculatedLowerFlammabilityLimit = ；计算的燃烧下限为{ $limit }%
flammableGasCategory-chemicalStabilitySectionUnManual = 按联合国《试验和标准手册》第35节测定的化学稳定性，因含{ $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2：所有易燃组分均为类别2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A：既未测得燃烧下限高于6%，也未测得燃烧速度低于10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B：没有属于类别1A的易燃组分
flammableGasCategory-pyrophoricGases = 发火气体：发火气体{ $pyrophoric }% > 1%

flammableLiquid-flashPoint = 闪点
flammableLiquid-flashPointAgainst = { $outcome }：闪点{ $flash } °C，标准{ $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3：闪点{ $flashPointC } °C > { $aboveC } °C，且不持续燃烧
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.：未提供闪点，而因{ $names }需要闪点
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3：瓦斯油，闪点{ $flashPointC } °C，在{ $fromC }至{ $toC } °C之间
flammableLiquid-initialBoilingPoint = 初沸点
flammableLiquid-initialBoilingPointAgainst = ，初沸点{ $boiling } °C，标准 ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.：产品全部为{ $name }，该物质即为此分类
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.：混合物不是液体，而是{ $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.：试验在沸点以下未测得闪点
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.：没有组分是易燃液体
flammableLiquid-notGiven = 未提供

gasOutcome-byClass = { $hazardClass }：{ $met }；{ $summary }
gasOutcome-compared = 第2类：{ $hazards }；{ $why }
gasOutcome-compressed = 压缩
gasOutcome-gas = 第{ $written }项{ $state }气体
gasOutcome-gasBelowKpaNeitherLiquefied = 第2类：第2.2项气体，20 °C时低于200 kPa，既未液化也未冷冻：不受管制
gasOutcome-howGasBelowKpaCarried = 低于200 kPa的气体的运输方式
gasOutcome-inState = { $why }，{ $state }
gasOutcome-lc50OneHourUpM3 = 1小时LC50不超过Acute Tox. 3的上限5000 ml/m3：有毒
gasOutcome-liquefied = 液化
gasOutcome-listNamesMixture = 一览表列有该混合物：{ $found }
gasOutcome-notClassified = 未分类
gasOutcome-notToxicLc50OneHour = 无毒：1小时LC50高于5000 ml/m3
gasOutcome-refrigerated = 冷冻液化
gasOutcome-stateGas = 气体的状态
gasOutcome-toxicAndCorrosive = { $toxic }；{ $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }：气溶胶喷罐内为{ $group }气体
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas：气溶胶喷罐内有加压气体，但不知为何种
gasUnderPressure-compared = Press. Gas (Comp.)：{ $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas：{ $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.)：{ $text } > { $compressedUpToC } °C，各组分亦然
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas：{ $names }的临界温度未知，组别无法确定
gasUnderPressure-howGasPackedCompressedLiquefied = 气体的包装状态：压缩、液化、冷冻液化或溶解
gasUnderPressure-moleWeightedCriticalTemperature = 按摩尔分数加权的临界温度{ $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas：20 °C时包装压力低于200 kPa（表压）且未液化
gasUnderPressure-packedGas = { $code }：以{ $packedGas }气体包装
gasUnderPressure-rest = 其余部分
gasUnderPressure-takenGas = Press. Gas (Comp.)：{ $open }，按气体处理
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C，但{ $permanent }%在任何压力下均为气体：组别取决于充装方式

gasWithOxygen-oxidisingGasSetAsideAir = 易燃气体：将氧化性气体作为空气扣除后，浓度与Tci之比的总和为{ $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = 易燃气体：浓度与燃烧下限之比的总和为{ $value } < 1，因此混合物与空气没有易燃范围

goodsProperty-acidic = 酸性
goodsProperty-basic = 碱性
goodsProperty-inorganic = 无机
goodsProperty-organic = 有机

hazardStatements-for = 由于{ $own }
hazardStatements-joined = 并入{ $value }
hazardStatements-joins = 合并{ $value }和{ $value2 }
hazardStatements-says = { $by }已说明
hazardStatements-withDetail = { $code }（{ $details }）

individual-allEntries = { $name }的所有条目
individual-below = { $found }% < { $limit }%
individual-belowWithNote = { $found }% < { $limit }%（{ $note }）
individual-everyIngredientClassReleasedNote = 该危险性类别的所有组分均因注而豁免
individual-noIngredient = { $outcome }：0% < { $limit }%，没有组分为{ $codes }
individual-noRowClassCategoryThese = 该危险性类别没有适用于这些组分类别的行。
individual-specificLimit = 特定浓度限值{ $specific }%，{ $paragraph }
individual-specificLimitDoesNotLift = 特定浓度限值{ $specific }%不提高通用限值，{ $paragraph }
individual-sum = 总和{ $found }%，{ $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }：欧盟分类{ $entry }在此不具法律效力；以供应商自己的分类为准（{ $counting }）
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }：统一分类{ $entry }须经试验确认；以供应商的{ $supplier }为准
ingredientInForce-harmonisedCounts = { $name }：以统一分类{ $entry }为准{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }：统一分类条目不涵盖该危险性类别；以供应商的{ $supplier }为准
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }：统一分类{ $entry }为最低分类；供应商的数据得出{ $supplier }，以此为准
ingredientInForce-noEntryClass = 在该危险性类别中无条目
ingredientInForce-supplierDoesNot = ；供应商的{ $supplier }不作准

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3，饱和蒸气{ $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = 第6.1项：{ $text }：至少为LC50的{ $volatility }倍，且LC50不超过{ $lc50 } ml/m3，包装类别{ $packingGroup }
inhalation-noPackingGroupVapour = 第6.1项：{ $text }：按蒸气无包装类别
inhalation-poisonousInhalationHazardZoneLc50 = 吸入有毒，危险区{ $zone }：LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = 以所供应的块状或聚合物形态不危害任何人；安全技术说明书中予以说明
labelScope-leftOff = { $code }{ $why }
labelScope-needNotLabelledAerosolsSealed = 在气溶胶和密封喷雾装置上无须标示
labelScope-notAdopted = 未被采用

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min }～{ $max }

metalCorrosionStrength-measuredPh = （实测pH值{ $min }至{ $max }）
metalCorrosionStrength-solid = （固体中）
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found }% < { $limit }%：含量过低，不足以腐蚀金属{ $why }。

missingAssessments-below = { $upper }%低于{ $cutOff }
missingAssessments-cutOff = 临界值{ $lowestCutOff }%
missingAssessments-notClassifiedAnybodyButBelow = 尚无人分类，但低于{ $cutOff }。

namedEntry-contains = 含有{ $name }
namedEntry-formNamedList = 此形态的{ $only }已列入一览表
namedEntry-less = 低于{ $share }%
namedEntry-more = 高于{ $share }%
namedEntry-notLess = 不低于{ $share }%
namedEntry-notMore = 不高于{ $share }%
namedEntry-onlyDangerousIngredientClassOwn = { $only }是唯一的危险组分，且类别与其自身条目相同
namedEntry-product = 产品为{ $single }
namedEntry-productNamedList = 产品已列入一览表
namedEntry-solution = { $name }溶液，{ $lower }且{ $upper }
namedMixture-provisionExempts = UN { $un }的特殊规定豁免具有此组成的货物

namedIngredients-contributes = 对{ $codes }有贡献
namedIngredients-everyClassNameAlreadyNames = { $why }；各危险性类别均已有名称，{ $most }个名称即可

notesInForce-mixtureBeing = 混合物为{ $physicalState }
notesInForce-solidPaste = 所述形态：膏状
notesInForce-solidPiece = 所述形态：整块固体
notesInForce-releasesShown = 根据{ $paragraph }豁免：{ $condition }；证据：{ $evidence }
notesInForce-weightCounts = 其质量的{ $countedFraction }%按{ $part }计，{ $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.：有效氧{ $oxygen }% ≤ { $limit }%，过氧化氢{ $peroxide }%
organicPeroxide-peroxygenGroups = { $peroxygenGroups }个过氧基，{ $molarMass } g/mol

otherHazard-combustible-dust = 可燃性粉尘
otherHazard-health = 健康危害
otherHazard-physical = 物理危害
otherHazard-simple-asphyxiant = 单纯窒息剂

otherTests-chemicallyUnstable = 化学不稳定，{ $instability }
otherTests-compared = Met. Corr. 1：{ $measured }，> 6.25
otherTests-compared2 = Met. Corr.：{ $measured }，≤ 6.25
otherTests-corrosionRateAluminium = 对铝的腐蚀速率
otherTests-corrosionRateSteel = 对钢的腐蚀速率
otherTests-flammableTest = Flam. Gas { $id }：试验中易燃，{ $measured }
otherTests-limitsBurningVelocity = 极限{ $lowerLimit }%至{ $upperLimit }%，燃烧速度{ $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = 燃烧下限和上限
otherTests-notFlammableTest = Flam. Gas：试验中不易燃
otherTests-oxidisingPowerTest = Ox. Gas 1：试验中氧化能力{ $power }% > { $oxidisingPowerAbove }%
otherTests-oxidisingPowerTest2 = Ox. Gas：试验中氧化能力{ $power }% ≤ { $oxidisingPowerAbove }%
otherTests-steelAluminiumYear = 每年钢{ $steel } mm，铝{ $aluminium } mm
otherTests-test = Flam. Gas 1A：试验中{ $what }

oxidationTests-againstReferenceMixture = { $prefix } { $index }：{ $found } { $unit }，参比混合物为{ $reference } { $unit2 }
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1：与纤维素的混合物自发着火
oxidationTests-slowerEveryReferenceMixture = { $prefix }：比所有参比混合物都慢

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }，未经试验
oxidisingGas-nitrogenEquivalencyKk = { $name }的氮当量系数Kk
oxidisingGas-nobodyClassified = 氧化性气体：尚无人对{ $missing }分类
oxidisingGas-oxidisingPower = Ox. Gas 1：氧化能力{ $power }% { $sign } { $oxidisingPowerAbove }%

ozoneOfSubstance-notAbove = 不大于
ozoneOfSubstance-ozoneDepletionPotential = 臭氧消耗潜能值
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1：臭氧消耗潜能值{ $found } { $sign } 0（{ $source }）

packedGas-compressed = 压缩
packedGas-dissolved = 溶解
packedGas-liquefied = 液化
packedGas-refrigerated = 冷冻液化

peroxideEntry-classType = { $code }：按其型别归入第{ $own }类（项）
peroxideEntry-compared = { $found }：{ $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT未知
peroxideEntry-subsidiary = 次要危险性：{ $hazards }
peroxideEntry-temperatureControlled = 控温
peroxideEntry-upTemperatureControlledEntryApplies = { $limit } °C及以下适用控温条目

persistenceOfSubstance-allHalfLivesBelow = 所有半衰期均低于限值
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = 生物累积性
persistenceOfSubstance-chronicAquaticValuesHealthClasses = 慢性水生毒性值以及计为毒性的健康危险性类别
persistenceOfSubstance-halfLivesWaterSedimentSoil = 在水、沉积物和土壤中的半衰期
persistenceOfSubstance-in = { $medium }：{ $days } d > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = 迁移性
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = 未知
persistenceOfSubstance-notToxic = 无毒性
persistenceOfSubstance-persistent = 持久性
persistenceOfSubstance-toxic = 毒性
persistenceOfSubstance-veryBioaccumulative = 高生物累积性
persistenceOfSubstance-veryMobile = 高迁移性
persistenceOfSubstance-veryPersistent = 高持久性

persistenceTable-freshEstuarineWater = 淡水或河口水
persistenceTable-freshEstuarineWaterSediment = 淡水或河口水沉积物
persistenceTable-marineSediment = 海洋沉积物
persistenceTable-marineWater = 海水
persistenceTable-soil = 土壤

physicalOfSubstance-flammabilityRangeAirTestIso = 在空气中的易燃范围，或按ISO 10156进行的试验
physicalOfSubstance-notCalculatedNeeded = 不进行计算；需要：{ $test }。
physicalOfSubstance-oxidisingPowerTestIso = 氧化能力，或按ISO 10156进行的试验

physicalOutcome-aerosol = 气溶胶
physicalOutcome-classDoesNotApplyMixture = 该危险性类别不适用于物理状态为{ $stateNames }的混合物。
physicalOutcome-gas = 气体
physicalOutcome-liquid = 液体
physicalOutcome-makesUpProduct = 产品全部为{ $name }，其分类为{ $written }。
physicalOutcome-solid = 固体

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = 仅为金属腐蚀物，且包装供消费者使用
pictogramPrecedence-moreSevereCategorySpecificTarget = 特异性靶器官毒性-一次接触的更严重类别已有GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = 有GHS06时，不用于急性毒性
pictogramPrecedence-notBesideGhs06 = 有GHS06时不使用
pictogramPrecedence-notSkinEyeIrritationBeside = 有GHS05时，不用于皮肤或眼刺激
pictogramPrecedence-notSkinSensitisationIrritationBeside = 因呼吸道致敏有GHS08时，不用于皮肤致敏或刺激
pictogramPrecedence-optionalWhereGhs01Applies = 使用GHS01时为可选

pictograms-for = 由于{ $own }{ $whenEuropean }
pictograms-for2 = 由于{ $own }：{ $why }
pictograms-optionalBesideGhs02Ghs06E = ；有GHS02或GHS06时为可选（CLP第26条第1款第e项）

precautionCandidates-only = { $hazards }仅限{ $condition }

precautionConditions-bulkMassesTemperatureSpecified = 规定了温度的散装物料
precautionConditions-categoryOthersVolatileMayGenerate = 类别1，以及具有挥发性并可能形成爆炸性环境的其他类别
precautionConditions-ifAntidoteSpecificMeasureRequired = 需要立即使用解毒剂或特殊措施时
precautionConditions-ifDustCloudsCanOccur = 可能形成粉尘云时
precautionConditions-ifElectrostaticallySensitive = 对静电敏感时
precautionConditions-ifExplosiveMechanicallySensitive = 爆炸物对机械作用敏感时
precautionConditions-ifBreathedInAnyForm = 可能吸入产品的粉尘、烟、气体、烟雾、蒸气或喷雾时
precautionConditions-ifProductIsNoGas = 产品不是气体时
precautionConditions-ifInhalableParticlesDustsMists = 使用时可能出现可吸入的粉尘或烟雾颗粒时
precautionConditions-ifLiquidVolatileMayGenerate = 液体具有挥发性并可能形成爆炸性环境时
precautionConditions-ifReleaseEnvironmentNotIntended = 释放到环境中不是预期用途时
precautionConditions-ifSubstanceMixtureVolatileMay = 物质或混合物具有挥发性并可能形成危险环境时
precautionConditions-ifWaterIncreasesRisk = 水会增加风险时
precautionConditions-outsideTransportableCylindersPackedP200 = 按《规章范本》P200包装的可运输气瓶除外的情形
precautionConditions-packagingsNeedNotVented = 无须通气的包装
precautionConditions-temperatureSupplierSpecifiesNotKnown = 供应商规定的温度，而此处未知

precautions-chosenBySupplier = 由供应商选定；{ $why }
precautions-for = 由于{ $hazards }
precautions-leftOutBySupplier = 由供应商删去；{ $why }
precautions-redundantBeside = 有{ $kept }时为多余

precedence-goesBeforePackingGroup = { $main }优先于{ $others }；包装类别{ $packingGroup }

productKind-adhesive = 胶粘剂
productKind-alcoholic-beverage = 酒精饮料
productKind-aviation-fuel = 航空燃料
productKind-coating = 涂层溶液
productKind-disinfectant = 消毒剂
productKind-fertiliser = 肥料
productKind-gas-cartridge = 气体筒（小型储气罐）
productKind-lead-battery = 铅蓄电池
productKind-lithium-ion-battery = 锂离子电池
productKind-lithium-metal-battery = 锂金属电池
productKind-flavour-extract = 调味或香料提取物
productKind-paint = 涂料
productKind-paint-related = 涂料相关材料
productKind-perfumery = 香料制品
productKind-pesticide = 农药
productKind-petroleum-distillate = 石油馏出物
productKind-printing-ink = 印刷油墨
productKind-printing-ink-related = 印刷油墨相关材料
productKind-refrigerant = 制冷气体
productKind-resin-solution = 树脂溶液
productKind-sealed-lead-battery = 不溢出型铅蓄电池
productKind-wood-preservative = 木材防腐剂

propose-entry = UN { $un } { $name }：{ $why }
propose-noPackingGroup = 无
propose-provision = UN { $un }：{ $says }
propose-unCarriageProhibited = UN { $un }：禁止运输
propose-unNotSubjectLawMode = UN { $un }不受该运输方式的法规约束；其他运输方式有规定
propose-unPackingGroupMode = UN { $un }：在该运输方式中为{ $own }，包装类别{ $packingGroup }

provision-144 = 酒精体积浓度不超过24%的水溶液不受限制
provision-145 = 容量不超过250 l容器中的包装类III酒精饮料不受限制
provision-188 = 小型电池在尺寸、试验和包装条件下不受限制
provision-216 = 在无可见游离液体时，非危险固体可与易燃液体混合
provision-217 = 在无可见游离液体时，非危险固体可与毒性液体混合
provision-335 = 在无可见游离液体时，非危险固体可与危害环境的液体混合；不超过10 ml的密封小袋不受限制
provision-354 = 吸入毒性
provision-363 = 含燃料的发动机和机器另有条件
provision-375 = 单一包装或内包装不超过5 l或5 kg时，不受其他规定限制
provision-376 = 损坏或有缺陷的电池另有条件
provision-386 = 用抑制剂或温度控制加以稳定，足以维持整个运输过程

purpose-adhesive = 胶粘剂
purpose-brazing-or-soldering = 钎焊材料
purpose-cement = 水泥
purpose-paint-or-varnish = 油漆或清漆
purpose-plant-protection = 植物保护产品

reducePrecautions-beyondSixSince = { $why }；超出六条，因为{ $why2 }（CLP第28条第3款）
reducePrecautions-for = { $levelWords }，由于{ $hazards }
reducePrecautions-highlyRecommended = 强烈推荐
reducePrecautions-lawPrescribes = 法律有规定
reducePrecautions-nothingElseLabelSays = 标签上没有其他内容说明这一点
reducePrecautions-safetyDataSheetNotLabel = 用于安全技术说明书，不用于标签
reducePrecautions-severityHazardNeeds = 因危害严重而需要
reducePrecautions-specialCaseOnlyNothingKnown = 仅用于特殊情况，此处无相关信息
reducePrecautions-statementsMoreWeightLabel = 标签上有更重要的说明；{ $why }

route-dermal = 经皮
route-dust-mist = 粉尘和烟雾
route-gas = 气体
route-oral = 经口
route-vapour = 蒸气

safetyNet-acuteToxicitySeenSolution = 在溶液中观察到急性毒性
safetyNet-acuteToxicityUpWaterSolubility = 直至水中溶解度的急性毒性
safetyNet-chronicValuesAllLevelsAbove = 各营养级的慢性值均高于{ $noecAbove } mg/l或溶解度
safetyNet-compared = Aquatic Chronic 4：{ $summary }
safetyNet-needed = 需要：{ $missing }
safetyNet-notBioaccumulating = 无生物累积性
safetyNet-waterSolubility = 水中溶解度{ $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = 水中溶解度
safetyNet-waterSolubilityNoAcuteToxicity = 水中溶解度{ $solubility } mg/l，在此范围内无急性毒性，不可快速降解，有生物累积性

sensitisationOfSubstance-animalsResponding = { $respondingPercent }%的动物有反应 < { $limit }%
sensitisationOfSubstance-animalsRespondingInduction = 诱导浓度{ $inductionPercent }%时{ $respondingPercent }%的动物有反应
sensitisationOfSubstance-dataSkinSensitisation = 皮肤致敏的数据
sensitisationOfSubstance-positiveWithoutPotencyNoSub = 阳性；无效力数据，不划分子类别
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = 试验结果为阴性
sensitisationOfSubstance-unknown = 未知

signalWord-excludesWarning = ；因{ $warning }的“警告”被排除
signalWord-for = 由于{ $danger }{ $excluded }
signalWord-for2 = 由于{ $warning }
signalWord-noCategoryClassificationSignalWord = 分类的各类别均无信号词

skinOfSubstance-dataSkinCorrosionIrritation = 皮肤腐蚀和刺激的数据
skinOfSubstance-dataSkinStandAbovePh = { $summary }；皮肤试验数据优先于pH值
skinOfSubstance-exposureSkinH = 皮肤接触4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2：{ $animalsCount }只动物中{ $inflamed }只的炎症持续至观察期结束
skinOfSubstance-meanScoreAnimalsNeeded = { $code }：{ $animalsCount }只动物中{ $positive }只平均分值 ≥ { $atLeast }（需要{ $needed }只）
skinOfSubstance-needed = Skin Irrit. 2：需要{ $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1：接触{ $longest } min内皮肤未遭破坏
skinOfSubstance-scoresErythemaOedema = 红斑和水肿的评分
skinOfSubstance-scoresThreeAnimalsSkin = 三只动物的评分，皮肤
skinOfSubstance-seenAfterH = ，{ $seenAfterHours } h后观察到
skinOfSubstance-skinDestroyedAfterExposure = { $code }：接触{ $minutes } min后皮肤遭破坏{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2：{ $animalsCount }只动物中平均分值 ≥ 2.3的过少（最高{ $highest }，需要{ $needed }只）

smallPackage-euh201aMayStandPackagesLess = 小于125 ml的包装可用EUH201A代替
smallPackage-innerPackagingUpResearchAnalysis = 供研究或分析用、不超过10 ml的内包装，外包装标签完整
smallPackage-solublePackagingUpFullyLabelled = 不超过25 ml的可溶性包装，外包装标签完整
smallPackage-up = 不超过125 ml，适用于{ $names }

smallPackageRules-containersTooSmallWholeLabel = 容器过小，无法使用完整标签，在合理可行的范围内标示
smallPackageRules-containersUpMlUpLabel = 不超过100 ml的容器；不超过3 ml时，使用中可取下标签（5.4(2)）
smallPackageRules-fullLabelImmediateOuterPackage = 完整标签在紧邻的外包装上的说明
smallPackageRules-initialSupplierIdentifier = 最初供应商标识
smallPackageRules-nameAddressTelephoneNumberSupplier = 供应商的名称、地址和电话号码
smallPackageRules-nameTelephoneNumberSupplier = 供应商的名称和电话号码
smallPackageRules-pictogramHazardStatement = 一个象形图或危险性说明
smallPackageRules-signalWord = 信号词
smallPackageRules-upWhereLabelWouldInterfere = 不超过3 ml且标签会妨碍使用时；外包装标签完整
smallPackageRules-upWhereNoFullLabel = 不超过100 ml且无法粘贴完整标签时；外包装标签完整

solidTests-burningTime = 燃烧时间
solidTests-burningTimeAgainstRateAgainst = 燃烧时间{ $time } s，标准 < 45 s；速率{ $rate } mm/s，标准 > 2.2 mm/s
solidTests-burningTimeBurningRate = 燃烧时间或燃烧速率
solidTests-compared = Flam. Sol.：{ $measured }
solidTests-cubeDoesNotHeat = Self-heat.：100 mm立方体试样在140 °C时不自热
solidTests-cubeHeats = Self-heat. 2：100 mm立方体试样在140 °C时自热，且{ $because }
solidTests-cubeHeats2 = Self-heat. 1：25 mm立方体试样在140 °C时自热
solidTests-doesNotIgniteWithinFive = Pyr. Sol.：五分钟内不着火
solidTests-fireDoesNotSpread = Flam. Sol.：火焰不蔓延
solidTests-gasSetFreeIgnitesItself = Water-react. 1：放出的气体自发着火
solidTests-hour = Water-react. 2：每小时{ $found } l/kg ≥ 20 l/kg
solidTests-hour2 = Water-react. 3：每小时{ $found } l/kg > 1 l/kg
solidTests-hour3 = Water-react.：每小时{ $found } l/kg ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1：五分钟内使滤纸着火或炭化
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1：在惰性载体上接触空气后五分钟内着火
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1：接触空气后五分钟内着火
solidTests-minute = Water-react. 1：每分钟{ $minute } l/kg ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.：既不使滤纸着火，也不使其炭化
solidTests-noBurningTime = Flam. Sol.：无燃烧时间
solidTests-noneConditionsTable = Self-heat.：不符合表2.11.1的任何条件
solidTests-packagesHold = 包装容量{ $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }：金属粉末，燃烧时间{ $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.：金属粉末，燃烧时间{ $time } s > 600 s
solidTests-resultCube = 25 mm立方体试样在140 °C时的结果
solidTests-resultCube2 = 100 mm立方体试样在100 °C时的结果
solidTests-resultCube3 = 100 mm立方体试样在120 °C时的结果
solidTests-too = 在100 °C时也自热
solidTests-tooPackages = 在120 °C时也自热，包装容量{ $litres } l > 450 l
solidTests-volumeLargestPackage = 最大包装的容积
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1：{ $measured }，且湿润段不能阻止火焰传播
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2：{ $measured }，且湿润段阻止火焰传播至少4分钟
solidTests-whetherWettedZoneStopsFire = 湿润段是否阻止火焰传播

state-aerosol = 气溶胶
state-gas = 气体
state-liquid = 液体
state-solid = 固体

strengthTable-above = UN { $un }（大于{ $percent }%）
strengthTable-chlorineAbove = UN { $un }（有效氯大于{ $percent }%）
strengthTable-class8Alone = UN { $un } { $name }：仅第8类
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un }（不小于{ $percent }%）
strengthTable-list = 联合国《规章范本》3.2危险货物一览表，{ $entries }
strengthTable-reference = { $manual }34.4.2，O.2试验的参考物质（{ $percent }%）
strengthTable-upTo = UN { $un }（不大于{ $percent }%）

suggest-ofIngredient = 组分{ $name }的条目，而非产品的条目

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above }%，且含卤代烃
supplementalFamily-doesNotReachLimit = { $share }%未达到限值
supplementalFamily-flammableSubstances = 易燃物质{ $shown }%
supplementalFamily-flashPointOutside = 闪点不在{ $flashAboveC }至{ $flashAtMostC } °C之间
supplementalFamily-not = 不适用于{ $physicalState }
supplementalFamily-notSoldGeneralPublic = 不向一般公众销售
supplementalFamily-plantProtectionProduct = EUH401：植物保护产品
supplementalFamily-productNotStated = 未说明产品为{ $purpose }
supplementalFamily-share = { $names }：{ $share }% { $sign } { $limit }%
supplementalFamily-statementSays = 其自身的说明已表明：{ $hazardClass }
supplementalFamily-whetherFlashPointNotStated = 未说明是否有闪点

supplementalOtherHazard-noStatementLaw = { $kind }：该法规无此说明

supplementalProperty-acuteInhalationToxicityComesWhose = 急性吸入毒性来自{ $names }，其作用机制为腐蚀性
supplementalProperty-acuteInhalationToxicityTested = 其急性吸入毒性已经试验
supplementalProperty-bearer = { $name }（{ $share }%）
supplementalProperty-borneNoLimitSetMixtures = { $names }具有该特性；对混合物未规定限值，因此须对产品判定该特性
supplementalProperty-cannotInhaled = 不会被吸入
supplementalProperty-corrosiveSkinMayInhaledNot = 腐蚀皮肤，可能被吸入，且未经吸入试验
supplementalProperty-corrosiveSkinWhetherMayInhaled = 腐蚀皮肤；未说明是否可能被吸入
supplementalProperty-limit = 1.2.5的限值
supplementalProperty-makesUpProductBears = 产品全部为{ $term }，该物质具有该特性
supplementalProperty-noStatementLawMore = 该法规已无此说明
supplementalProperty-notBeside = 有{ $codes }时不使用
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }：仅适用于分类为危险的产品，而本品不是
supplementalProperty-predictedEffectSkin = 预计对皮肤的影响
supplementalProperty-productFoundProperty = 已发现产品具有该特性
supplementalProperty-share = { $names } { $share }% { $sign } { $limit }%（{ $why }）
supplementalProperty-takenOverUntilTestShows = 在试验证明并非如此之前沿用
supplementalProperty-testShowedProductDoesNot = 试验表明产品不具有该特性

supplementalSensitiser-belowLimitElicitation = 低于其引发限值
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204或EUH205已说明（附件II，2.8）
supplementalSensitiser-labelNamesAnnexIiSecond = 标签上已列出其名称（附件II，2.8，第二段）
supplementalSensitiser-limit = 限值{ $limit }%
supplementalSensitiser-limit2 = 限值{ $anyLimit }%
supplementalSensitiser-limitElicitation = EUH208：{ $names }达到引发限值
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210：混合物未分类，但含有{ $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208：没有达到引发限值且未以其他方式列出的致敏物
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210：不适用于供一般公众使用的混合物，尽管本品含有{ $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = 混合物中{ $percent }%为对水生环境危害未知的组分
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = 混合物中{ $percent }%为急性毒性未知的组分（{ $routes }）

takenOver-takenOverUntilTestShows = { $code }，在试验证明并非如此之前沿用：{ $compared }。

targetOrgansOfSubstance-compared = { $code }：{ $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = { $exposure }的数据
targetOrgansOfSubstance-days = { $days }天
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days }天过短，无法据以推算针对{ $days2 }天制定的指导值
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = 有效应，{ $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = 高于{ $dose } { $unit }的效应，{ $route }
targetOrgansOfSubstance-lengthStudyNotStated = 未注明试验期限
targetOrgansOfSubstance-noEffect = 无效应，{ $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = 直至{ $dose }无效应；限值
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }：可靠的人类证据
targetOrgansOfSubstance-studyExposureLeastDays = 至少28天的{ $exposure }试验
targetOrgansOfSubstance-timesDays = （{ $days }天，乘以{ $factor }，{ $paragraph }）

testData-described = { $lead }：{ $result }（{ $method }；{ $source }）
testData-doesNotTakeAwayIngredients = { $test }不能取消由组分分类得出的结果
testData-dose = { $method }：{ $kind } { $amount } { $unit }
testData-knownClassMixture = 混合物的已知分类
testData-overridesCalculation = { $test }优先于计算
testData-reviewMixture = 供应商对分类的审查
testData-testMixture = 对混合物的试验

testResult-by = { $summary }（{ $method }；{ $source }）
testResult-testOfManual = { $manual }，{ $test }

testedClass-availableOxygenTestSeriesH = 有效氧，以及{ $manual }第二部分的试验系列A至H
testedClass-burningRateTestN = { $manual }的燃烧速率试验N.1
testedClass-burningRateTestPartV = { $manual }第五部分51.4的燃烧速率试验
testedClass-corrosionTestPartIii = { $manual }第三部分37.4的腐蚀试验C.1
testedClass-manual = 联合国《试验和标准手册》
testedClass-nameStrengthNotClassList = { $names }：按名称和浓度，在危险货物一览表中不属于该类别（{ $sources }）。
testedClass-notCalculatedMixturesNeededBecause = 对混合物不进行计算；由于{ $names }，需要：{ $test }。
testedClass-share = { $name } { $share }%
testedClass-testN = { $manual }的试验N.3
testedClass-testN2 = { $manual }的试验N.2
testedClass-testN3 = { $manual }的试验N.4
testedClass-testN4 = { $manual }的试验N.5
testedClass-testO = { $manual }的试验O.2
testedClass-testOO = { $manual }的试验O.1或O.3
testedClass-testSeriesHPartIi = { $manual }第二部分的试验系列A至H
testedClass-testSeriesPartI = { $manual }第一部分的试验系列1至8
testedClass-tooLittlePropertyBulk = { $names } { $sum }% < { $raisedFrom }%：含量过低，不足以使整体具有该特性。

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = 部分爆轰，或缓慢爆燃，或在封闭条件下加热时显示中等效应
thermalTests-detonationCavitatedState = 空化状态下的爆轰
thermalTests-explosiveLiableThermalExplosionPackage = 具有爆炸性，且在包装件中可能发生热爆炸
thermalTests-explosivePowerSeriesF = 爆炸力（系列F）
thermalTests-explosiveYetNotPackaged = 具有爆炸性，但在包装件中不具有
thermalTests-heatDecomposition = Self-react.：分解热{ $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = 在空化状态下不爆轰，也不爆燃，无效应或效应微弱，无爆炸力或爆炸力弱
thermalTests-neitherDetonatesNorDeflagratesLow = 既不爆轰也不爆燃，在封闭条件下加热时无效应或效应微弱
thermalTests-noEffectTestThermallyStable = 所有试验均无效应，且热稳定
thermalTests-packagedDetonatesDeflagratesRapidly = 在包装件中爆轰或迅速爆燃
thermalTests-sadtPackage = Self-react.：50 kg包装件的SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C
thermalTests-sadtPackage2 = 50 kg包装件的SADT
thermalTests-sadtPackagedProductTemperatureControl = 包装产品的SADT，用于控温
thermalTests-testsPackagedProductSeriesB = 包装产品的试验（系列B、D和G）
thermalTests-type = { $prefix } { $type }型：{ $because }

transport-with = 兼

transportPictograms-transportLabelTellsSame = 运输标签{ $label }已表明相同内容

trophicLevel-aboveWaterSolubilityPhysicalEffect = 高于水中溶解度{ $solubility } mg/l，为物理效应
trophicLevel-algae = 藻类
trophicLevel-compared = { $kind } { $species } { $value } mg/l（{ $source }）
trophicLevel-crustacea = 甲壳纲动物
trophicLevel-exact = 准确的{ $kind }，{ $group }
trophicLevel-fish = 鱼类
trophicLevel-growthRateErc50StandsAbove = 生长率（ErC50）优先于藻类的其他终点，该表的注2
trophicLevel-lowestValueTrophicLevelDecides = 以该营养级的最低值为准
trophicLevel-nothingSeenUpWaterSolubility = 直至水中溶解度{ $solubility } mg/l未观察到效应
trophicLevel-takenWaterSolubility = 取水中溶解度{ $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = 高于水中溶解度的效应是毒性效应还是物理效应，{ $group }

unknownInWater-hazards = { $name }对水生环境的危害
viscous-notSubject = 不受管制
viscous-notSubjectMarkingLabellingTesting = 不受包装件的标记、标签和试验规定约束
viscous-viscousFlashPointAboveSolvent = 黏性，23 °C时{ $viscosity23 } mm2/s，闪点高于{ $flashAboveC } °C，溶剂分离{ $solventSeparationPercent }%低于{ $mostSeparatedPercent }%：容器不超过{ $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = 黏性：6 mm流出时间{ $found } s >= { $seconds } s，溶剂分离{ $solventSeparationPercent }% < { $mostSeparatedPercent }%：容器不超过{ $litres } l时{ $frees }
viscous-viscousSolvent = 黏性，23 °C时{ $viscosity23 } mm2/s，溶剂分离{ $solventSeparationPercent }%低于{ $mostSeparatedPercent }%：容器不超过{ $receptacleLitres } l

withdrawn-annulled = 已被普通法院撤销（T-279/20，普遍有效），公告C/2025/6670
withdrawn-too-late = (EU) 2020/217号条例适用过晚，未成为大不列颠法律（HSE，2024年6月）
