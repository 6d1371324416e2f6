acuteStudy-cannotConvertedWithoutMolarMass = モル質量がないため{ $unit }から換算できない
acuteStudy-converted = { $unit }から換算（25 °Cで{ $molarMass } g/mol、{ $molarVolume } l/mol）
acuteStudy-exposureTimeStudy = 試験のばく露時間（{ $route }）
acuteStudy-hDivided = 1 hの値を{ $divisor }で除した、{ $paragraph }
acuteStudy-hours = 、{ $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = 気体に近い蒸気としてppmVで判定、{ $place }
acuteStudy-molarMassConvert = { $unit }から換算するためのモル質量
acuteStudy-named = { $kind } { $of }：{ $value } { $unit }{ $time }（{ $source }）
acuteStudy-notHigherAtFourHours = { $hours } h：4 hの値はこれより高くならない。換算するのは1 hの値だけである、{ $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h：4 hの値はこれより低くならない。換算するのは1 hの値だけである、{ $paragraph }
acuteStudy-timeExposureNotStated = ばく露時間の記載がない
acuteStudy-times = { $unit }に{ $factor }を乗じた

acuteToxicity-acuteToxicityInhalationDustMist = 急性毒性（吸入：粉じん及びミスト）
acuteToxicity-acuteToxicityInhalationGas = 急性毒性（吸入：気体）
acuteToxicity-acuteToxicityInhalationVapour = 急性毒性（吸入：蒸気）
acuteToxicity-acuteToxicityMouth = 急性毒性（経口）
acuteToxicity-acuteToxicitySkin = 急性毒性（経皮）
acuteToxicity-belowCutOff = { $share }%はカットオフ値{ $cutOff }%未満、{ $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }：{ $found } { $estimate } { $unit }{ $unknown }、{ $verdict }
acuteToxicity-makesUpProductAte = 製品は全て{ $name }からなる、ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }：推定値に算入される成分はない{ $unknown }
acuteToxicity-notClassified = 区分に該当しない、> { $limit } { $unit }
acuteToxicity-unknown = 毒性が未知、{ $below }
acuteToxicity-unknown2 = 、{ $unknownShare }%は毒性が未知

acuteToxicityIngredient-above = { $kind } { $min } { $unit }は{ $highest } { $unit2 }を超える
acuteToxicityIngredient-categoryConverted = 区分{ $category }を{ $ate } { $unit }に換算、{ $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }、区分4の限度用量以上
acuteToxicityIngredient-limitDoseWithoutSignsAcute = 限度用量で急性毒性の徴候なし

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = 20 °Cの飽和蒸気濃度{ $saturated } mg/lを超えるため一部はミスト、{ $place }
acuteToxicityOfSubstance-acuteToxicity = 急性毒性、{ $route }：{ $whenOpen }{ $found } { $unit }、{ $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = 急性毒性、{ $route }：使用できる試験がない
acuteToxicityOfSubstance-exactValue = 正確な値（{ $route }）
acuteToxicityOfSubstance-lc50Dust = 粉じんのLC50
acuteToxicityOfSubstance-lc50Gas = 気体のLC50
acuteToxicityOfSubstance-lc50H = 4 hのLC50
acuteToxicityOfSubstance-lc50VapourMist = 蒸気又はミストのLC50
acuteToxicityOfSubstance-ld50Dermal = LD50、経皮
acuteToxicityOfSubstance-ld50Oral = LD50、経口
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = 優先される動物種の有効な最低値による
acuteToxicityOfSubstance-notClassifiedUp = { $limit } { $unit }まで区分に該当しない
acuteToxicityOfSubstance-open = ；未確定
acuteToxicityOfSubstance-preferredSpecies = 優先される動物種：{ $names }、{ $place }
acuteToxicityOfSubstance-shareMistVapourStudy = 蒸気試験におけるミストの割合
acuteToxicityOfSubstance-toxicityAbove = { $ready } { $unit }を超える毒性（{ $route }）
acuteToxicityOfSubstance-validStudy = 有効な試験（{ $route }）

additivity-belowCutOff = { $upper }%はカットオフ値{ $lowest }%未満、{ $paragraph }
additivity-butRowMixturesWithoutIngredient = 、ただしこの行は他の区分の成分を含まない混合物に適用される
additivity-noIngredientClassRelevant = このクラスで考慮すべき成分はない。
additivity-quotients = { $code }：{ $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }：{ $what } { $found }% { $sign } { $limit }%{ $barred }
additivity-sharesDividedTheirLimitsAdd = 各成分の濃度をその濃度限界で除した値の合計
additivity-specificLimit = 特定濃度限界{ $limit }%、{ $paragraph }
additivity-sum = 合計
additivity-weightedSum = 加重合計

adoption-categoryNotAdopted = { $names }：この区分は採用されていない
adoption-classNotAdopted = { $hazardClass }：この危険有害性クラスは採用されていない

aerosol-chemicalHeatCombustion = { $names }の化学燃焼熱
aerosol-chemicalHeatCombustion2 = 化学燃焼熱 { $heat } kJ/g
aerosol-compared = Aerosol { $category }：{ $because }
aerosol-flammableComponents = 可燃性／引火性成分{ $most }%
aerosol-flammableComponentsNoTestEntered = 可燃性／引火性成分{ $most }%又は20 kJ/g、試験結果の入力なし
aerosol-heatCombustion = { $flammable } ≥ 85%、かつ燃焼熱 ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1%、かつ燃焼熱 < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = エアゾール噴霧器、{ $division }
aerosolOutcome-categoryAerosol = エアゾールの区分
aerosolOutcome-entryAerosol = このエアゾールに対応する品名
aerosolOutcome-stillSettledCategoryAerosol = 未確定：エアゾールの区分：{ $missing }

aerosolTests-and = { $flame }：≥ { $highFlameCm } cm、かつ ≥ { $shortS } s
aerosolTests-and2 = { $flame }：≥ { $flameCm } cm、かつ ≥ { $longS } s
aerosolTests-and3 = { $flame }：≥ { $flameCm } cm、かつ ≥ { $shortS } s
aerosolTests-below = { $flame }：{ $flameCm } cm未満又は{ $shortS } s未満
aerosolTests-deflagrationDensity = 爆燃密度{ $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = 密閉空間着火試験
aerosolTests-flame = 火炎高さ{ $height } cm、火炎持続時間{ $duration } s
aerosolTests-heatCombustion = 燃焼熱 ≥ 20 kJ/g
aerosolTests-ignition = 着火距離{ $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = 着火距離{ $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = { $nearCm } cm以上の距離で着火なし{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = 、密閉空間の限界値のいずれにも該当しない
aerosolTests-timeEquivalent = 時間当量{ $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = EN 1811による溶出量が週0.5 ug Ni/cm2以下の合金
annexViNotes-chromateIonsDissolvedWater = 水に溶解したクロム酸イオン
annexViNotes-freeMonomer = 遊離モノマー
annexViNotes-fullRefiningHistoryKnownSubstance = 精製の履歴が全て既知で、原料物質が発がん性物質でない
annexViNotes-lengthWeightedGeometricMeanDiameter = 長さ加重幾何平均径から標準誤差の2倍を引いた値が6 umを超える
annexViNotes-lessBenzeneEc = ベンゼン（EC 200-753-7）が0.1%未満
annexViNotes-lessBenzoPyreneEc = ベンゾ[a]ピレン（EC 200-028-5）が0.005%未満
annexViNotes-lessButadieneEc = 1,3-ブタジエン（EC 203-450-8）が0.1%未満
annexViNotes-lessDimethylSulphoxideExtractIp = IP 346によるジメチルスルホキシド抽出物が3%未満
annexViNotes-lessReleasableFormaldehydeMost = 放出され得るホルムアルデヒドが最大でも0.1%未満
annexViNotes-lessReleasableFormaldehydeMost2 = 放出され得るホルムアルデヒドが最大でも1%未満
annexViNotes-metallicElement = 金属元素
annexViNotes-noPowderMoreParticlesUm = 10 um以下の粒子としてこの物質を1%以上含む粉末でない
annexViNotes-lessRespirableDust = 製品中のこの物質の吸入性（レスピラブル）粉じんが1%未満（EN 17289）
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = 注に掲げる生体内持続性試験、腹腔内試験又は長期吸入試験のいずれか
annexViNotes-testFormPlacedMarketLacks = 試験により、上市される形態はその物理化学的危険性を有しない

aquaticOfSubstance-acute = 急性
aquaticOfSubstance-acuteAquaticToxicity = 水生生物に対する急性毒性
aquaticOfSubstance-aquaticToxicity = 水生生物に対する毒性
aquaticOfSubstance-bioaccumulationUnknown = 生体蓄積性が不明
aquaticOfSubstance-but = { $summary }、ただし{ $why }
aquaticOfSubstance-chronic = 慢性
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m }（{ $of }）
aquaticOfSubstance-level = { $code }：{ $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l、限界値{ $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = 溶解した状態で毒性なし、限界値{ $limit } mg/l
aquaticOfSubstance-notClassified = 区分に該当しない
aquaticOfSubstance-ofGroup = { $what }、{ $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = 急速分解性があり、生体蓄積性はない
aquaticOfSubstance-toxicityAbove = { $concentration } mg/lを超える毒性、{ $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = 無機物質の環境中での変化

aspiration-allThin = Asp. Tox. 1：製品は40 °Cにおける動粘性率が{ $mm2PerS } mm2/s以下の液体からなる
aspiration-compared = Asp. Tox. 1：{ $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1：製品は全て{ $name }からなり、この区分に分類されている
aspiration-mistNoPool = Asp. Tox. 1：ミストとして噴霧され、口腔内に液だまりを生じない
aspiration-notGiven = Asp. Tox. 1：{ $viscosityName }の記載がない

aspirationOfSubstance-aspToxExpertJudgement = 専門家の判断によりAsp. Tox. 2（{ $expertConcern }）
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1、炭化水素
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1、炭化水素であることが示されていない
aspirationOfSubstance-cm3 = （{ $dynamic } mPa s / { $density } g/cm3）
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1：ヒトでの証拠、{ $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = 誤えん有害性（区分2）に関する専門家の判断
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1：気体は誤えんされない
aspirationOfSubstance-kinematicViscosity = 動粘性率{ $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1：{ $viscosity }の記載がない
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1：炭化水素でなく、ヒトでの証拠もない
aspirationOfSubstance-whetherSubstanceHydrocarbon = 当該物質が炭化水素かどうか

bridging-principleApplies = この原則は次のクラスに適用される：{ $name }
bridging-principleDoesNotApply = この原則は次のクラスに適用されない：{ $name }

bridgingConditions-activeIngredientsLieBetweenTheir = 有効成分の濃度が、試験された混合物における濃度の間にある
bridgingConditions-allButPropellantThereSame = 噴射剤以外は全て、試験された混合物と同じ比率である
bridgingConditions-allElseThereSameProportions = その他は全て、試験された混合物と同じ比率である
bridgingConditions-allOtherIngredientsSameShares = 他の成分の濃度が全て同じである
bridgingConditions-allThreeMixturesSameIngredients = 三つの混合物の成分が同じである
bridgingConditions-aspirationToxicantsMakeUpMore = 誤えん有害性物質が{ $aspirationKeepsPercent }%以上を占める
bridgingConditions-beyond = （範囲外：{ $beyond }）
bridgingConditions-bothBatchesSameIngredients = 両方の製造バッチの成分が同じである
bridgingConditions-bothBatchesStatedMadeUnder = 両方の製造バッチが同じ供給者により、又はその管理下で製造されたと記載されている
bridgingConditions-bothMixturesSameIngredients = 両方の混合物の成分が同じである
bridgingConditions-bothTestedMixturesSameCategory = 試験された二つの混合物が、このクラスの同じ区分にある
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent }の区分が、元の成分のうち最も有害性の低いものより重くない
bridgingConditions-everyIngredientAssessed = 全ての成分が評価されている
bridgingConditions-everyShareStaysWithinBandwidth = 全ての濃度が表1.2の変動幅の範囲内にある{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = 噴霧の有害性が高くならないことの証拠：{ $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId }が未試験の混合物の成分である
bridgingConditions-ingredientsTheirMixtures = { $replacedId }と{ $replacementId }がそれぞれの混合物の成分である
bridgingConditions-met = 満たす
bridgingConditions-noIngredientAddedLeftOut = 成分の追加も除去もない
bridgingConditions-noVariationWouldChangeHazard = 有害性を変える変動は知られていない
bridgingConditions-none = なし
bridgingConditions-notMet = 満たさない
bridgingConditions-propellantIngredientAerosol = 噴射剤がエアゾールの成分である
bridgingConditions-propellantStatedNotAffectHazard = 噴射剤が噴霧時の有害性に影響しないと記載されている
bridgingConditions-sameCategoryClass = { $replacement }と{ $replaced }が、このクラスの同じ区分にある
bridgingConditions-share = { $replacement }の濃度が{ $replaced }と同じである
bridgingConditions-statedNotAffectHazardOthers = { $diluent }が他の成分の有害性に影響しないと記載されている
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement }が他の成分の有害性に影響しないと記載されている
bridgingConditions-testedMixtureMostSevereCategory = 試験された混合物が最も重い区分又は細区分にある
bridgingConditions-thereMoreNoneLessIngredients = その区分の成分が増えており、減ったものはない
bridgingConditions-thereMoreTestedMixture = { $diluent }の濃度が試験された混合物より高い

bySpecificLimits-belowSpecificLimits = 特定濃度限界未満
bySpecificLimits-notReached = { $texts }。
bySpecificLimits-reached = { $code }：{ $texts }。
bySpecificLimits-specificLimit = 特定濃度限界{ $lower }%

chemicalFamily-aldehydes = アルデヒド類
chemicalFamily-alkylphenols = アルキルフェノール類
chemicalFamily-amines = アミン類
chemicalFamily-chloroformates = クロロホルメート類
chemicalFamily-chlorosilanes = クロロシラン類
chemicalFamily-isocyanates = イソシアネート類
chemicalFamily-mercaptans = メルカプタン類
chemicalFamily-nitriles = ニトリル類
chemicalFamily-organometallic = 有機金属物質
chemicalFamily-terpenes = テルペン炭化水素類

chemicalUnderPressure-approvalChemicalsUnderPressureThese = 承認：これらの危険有害性をもつ加圧下化学品に対応する品名がない
chemicalUnderPressure-chemicalHeatCombustion = { $withoutHeat }の化学燃焼熱
chemicalUnderPressure-chemicalUnderPressure = 加圧下化学品
chemicalUnderPressure-compared = Chem. Press. { $category }：{ $because }
chemicalUnderPressure-flammableComponents = 可燃性／引火性成分{ $most }%、{ $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = 混合物は加圧下化学品であり、このクラスに代わってそのクラスに分類される。
chemicalUnderPressure-mixtureNotSaidLiquidSolid = 混合物が加圧された液体又は固体であるとの記載がない。
chemicalUnderPressure-unknownHeatCombustion = 燃焼熱が不明

chooseEntry-allFlammableIngredientsChemicalGroup = 可燃性／引火性成分が全てこの化学グループに属する
chooseEntry-allOfGroup = 危険な成分が全てこの化学グループに属する
chooseEntry-collectiveEntry = 包括品名：{ $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = 危険な成分が全て次の一群に属する：{ $family }
chooseEntry-productDeclared = 製品は次のとおり申告されている：{ $kind }
chooseEntry-properties = 、{ $properties }
chooseEntry-reactionAndNature = { $reaction }・{ $nature }

classVerdicts-assignmentClass = クラス{ $own }への割当て
classVerdicts-compared = { $standing }；{ $summary }
classVerdicts-doesNotApply = 該当しない
classVerdicts-namedOtherwise = クラス{ $own }：該当しない。{ $names }は危険物リストで品名により別のクラスに属する
classVerdicts-notJudged = クラス{ $own }：判定していない
classVerdicts-notKnown = 不明
classVerdicts-standing = クラス{ $own }：{ $met }
classVerdicts-unjudged = { $name }：{ $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = 揮発性：ADR 2.2.61.1.8の蒸気の判定基準を満たすものとした

classifyForTransport-approvalTypeNotAcceptedCarriage = 承認：タイプAの輸送は認められない
classifyForTransport-class = クラス{ $own }：{ $text }
classifyForTransport-environmentallyHazardous = 環境有害性：{ $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = 環境有害性があり、他のクラスに該当しない
classifyForTransport-open = { $standing }：{ $missing }
classifyForTransport-physicalState = 物理状態
classifyForTransport-solutionNamedListAboveAnother = { $step }の溶液は、別の濃度を超えるものだけが危険物リストに品名で収載されている
classifyForTransport-stillSettled = 未確定：{ $summary }
classifyForTransport-toxicInhalationZone = 吸入毒性、ゾーン{ $zone }

combustible-combustibleLiquidNotRegulatedPackagings = 可燃性液体：450リットル以下の容器では規制されない。ばら積みではNA 1993、COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = 引火点{ $min } °C >= { $reclassFrom } °C：道路及び鉄道では可燃性液体に再分類でき、その場合450リットル以下の容器では規制されない

common-acuteTox = Acute Tox. { $category }、≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = 承認：容器等級Iの内容物は認められない
common-bcfLogKow = BCF又はlog Kow
common-bracketed = { $text }（{ $detail }）
common-colon = { $head }：{ $text }
common-doesNotCountClass = { $hazards }はこのクラスでは算入しない
common-entryCombinationHazards = この危険性の組合せに対応する品名
common-kinematicViscosity = 40 °Cにおける動粘性率
common-mandatory = 必須
common-noIngredientClassifiedClass = このクラスに分類される成分はない。
common-notClassified = 区分に該当しない
common-notReliable = 信頼性がない：{ $unreliable }
common-optional = 任意
common-productIdentifier = 製品特定名
common-rapidlyDegradable = 急速分解性あり
common-recommended = 推奨
common-share = { $name } { $share }% { $sign } { $limit }%
common-solidNoKinematicViscosityMeet = Asp. Tox. 1：固体には判定基準の対象となる動粘性率がない
common-text = { $text }
common-wholeComposition = 全組成

corrosion-aloneReachesLimit = { $outcome }：{ $reached }が単独で濃度限界に達する
corrosion-doesNotReach = { $atMost }又は{ $atLeast }に達しない
corrosion-extremeButLowAcidAlkaline = 極端な値であるが、酸又はアルカリの予備が小さいことが示されている
corrosion-extremeButSettled = 極端な値であるが、この濃度における皮膚及び眼への作用は調和された分類により定まっている：{ $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1：混合物が{ $code }であり、眼を損傷するとみなされる
corrosion-noNonAdditiveIngredientReaches = { $outcome }：単独で{ $atLeast }%に達する非加成の成分はない
corrosion-nonAdditiveJudgedAlone = 非加成：単独で判定
corrosion-nonAdditiveJudgedAlone2 = { $upper }% < { $limit }%（非加成：単独で判定）
corrosion-ph = { $severe }：pH { $value }：{ $summary }
corrosion-reachesHighest = { $limit }以上である
corrosion-reachesLowest = { $limit }以下である

corrosiveGas-byLc50 = { $text }：腐食性あり
corrosiveGas-corrosiveSkin = 皮膚腐食性
corrosiveGas-lc50CorrosiveComponentsM3M3 = 腐食性成分のLC50 { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }：腐食性なし

corrosivePackingGroup-corrosiveSkinButSubCategory = クラス8：皮膚腐食性があるが、容器等級を決める細区分が不明
corrosivePackingGroup-corrosivesGroupI = 容器等級Iの腐食性物質{ $first }% >= { $groupI }%
corrosivePackingGroup-corrosivesGroupI2 = 容器等級Iの腐食性物質{ $first }% >= { $traceOfGroupI }%
corrosivePackingGroup-corrosivesGroupsIIi = 容器等級I及びIIの腐食性物質{ $second }% >= { $groupII }%
corrosivePackingGroup-corrosivesGroupsIIi2 = 容器等級I及びIIの腐食性物質{ $second }% < { $groupII }%
corrosivePackingGroup-packingGroup = クラス8：{ $hazards }は容器等級{ $own }
corrosivePackingGroup-packingGroup2 = クラス8：{ $summary }、容器等級{ $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = { $name }の細区分1A、1B又は1C
corrosivePackingGroup-subCategory1a1b1c2 = 細区分1A、1B又は1C

degradability-aquaticEnvironmentDays = 水環境中で28日間に{ $inEnvironmentPercent }% ≥ { $percent }%
degradability-below = { $found } < { $required }%
degradability-days = 28日間に{ $percent }%（{ $basis }） ≥ { $basis2 }%、{ $window }
degradability-days2 = 28日間に{ $percent }%（{ $basis }）
degradability-days3 = 28日間に{ $inEnvironmentPercent }% < { $inEnvironmentPercent2 }%
degradability-noDataDegradation = 分解性のデータがない
degradability-noDayWindowMultiConstituents = 多成分物質には10日間ウィンドウを適用しない
degradability-noTestResult = 試験結果がない
degradability-notRapidlyDegradable = 急速分解性なし
degradability-notShownWithinDayWindow = { $found }、10日間ウィンドウ内であることが示されていない
degradability-oxygenOrCo2 = 酸素又はCO2
degradability-rapidlyDegradable = 急速分解性あり
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = 出典の結論による
degradability-withinDayWindow = 10日間ウィンドウ内

elevatedTemperature-carried = 輸送温度{ $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = 輸送温度{ $carried } °C、引火点{ $min } °C以上（hot-flammable）
elevatedTemperature-carriedNeitherLiquidNorSolid = クラス9：輸送温度{ $carried } °C、100 °C以上の液体でも240 °C以上の固体でもない

environment-environmentallyHazardous = 環境有害性：{ $codes }；{ $summary }
environment-environmentallyHazardousNeitherAcuteNor = 環境有害性：Acute 1にも、Chronic 1又は2にも該当しない
environment-environmentallyHazardousNoClassOwn = 環境有害性：独立したクラスはない。海洋汚染物質は品名で収載され、船舶輸送及びばら積みで規制される
environment-environmentallyHazardousNotKnown = 環境有害性：不明
environment-environmentallyHazardousNothingElse = 環境有害性のみ：{ $says }
environment-freeByRoadAndRail = 道路及び鉄道では適用除外、船舶及び航空機では規制対象
environment-freeByRoadAndRailInPackagings = 道路及び鉄道では500 kg又は500 l以下の容器包装及びIBC容器で適用除外
environment-freeInSmallInnerPackagings = 内装容器当たり5 l又は5 kg以下は適用除外

evidenceOnly-by = { $verdict }（{ $method }による）、{ $source }
evidenceOnly-evidenceCarcinogenicity = 発がん性の証拠
evidenceOnly-evidenceEffectsViaLactation = 授乳に対する又は授乳を介した影響の証拠
evidenceOnly-evidenceEndocrineDisruptionEnvironment = 内分泌かく乱作用（環境）の証拠
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = 内分泌かく乱作用（ヒト健康）の証拠
evidenceOnly-evidenceGermCellMutagenicity = 生殖細胞変異原性の証拠
evidenceOnly-evidenceNarcoticEffects = 麻酔作用の証拠
evidenceOnly-evidenceReproductiveToxicity = 生殖毒性の証拠
evidenceOnly-evidenceRespiratorySensitisation = 呼吸器感作性の証拠
evidenceOnly-evidenceRespiratoryTractIrritation = 気道刺激性の証拠

explosiveEntry-explosiveTests = 試験により{ $own }の火薬類

explosiveTests-classificationExplosive = 爆発物としての分類
explosiveTests-correctedBurningRate = Desen. Expl. { $number }：補正燃焼速度{ $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4：補正燃焼速度{ $rate } kg/min < { $third } kg/min
explosiveTests-division = 等級{ $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = 試験シリーズ5～7による等級
explosiveTests-divisionTestSeriesGave = Expl. { $number }：試験シリーズ5～7により得られた等級
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1：包装から取り出した爆発物は、その危険性が示されない限り大量爆発するものとみなす（表2.1.2の注1）
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1：等級のない爆発物、又は等級が適用される形態にない爆発物
explosiveTests-heatDecomposition = Desen. Expl.：分解熱{ $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.：大量爆発するか、又は1200 kg/minより速く燃焼するため、爆発物である
explosiveTests-noExplosiveTestSeries = Expl.：試験シリーズ1及び2により爆発物でない
explosiveTests-notShownMeetCategories2b = Expl. 2A：{ $named }、区分2B及び2Cの要件を満たすことが示されていない
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1：試験シリーズ3において、等級を割り当てるには不安定すぎる又は敏感すぎる
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.：試験シリーズ3において不安定すぎる又は敏感すぎる
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }：{ $named }、高危険事象なし

exposure-repeated = 反復ばく露
exposure-single = 単回ばく露

extremePh-phDoesNotReach = { $code }：pH { $ph }は{ $atMost }又は{ $atLeast }に達しない
extremePh-phReaches = { $code }：pH { $ph }は{ $whenSide }に達する
extremePh-phReserve = pH - 予備/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + 予備/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ；酸／アルカリの予備により裏付けられる：{ $compared }
extremePh-reserveSuggestsLessOtherData = ；酸／アルカリの予備はより弱い作用を示唆する（{ $compared }）。他のデータによる確認を要する
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary }（{ $animalsCount }匹中{ $needed }匹が必要）
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2：角膜 ≥ 1、虹彩 ≥ 1、結膜発赤 ≥ 2又は結膜浮腫 ≥ 2が{ $positiveCount }匹
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }：角膜 ≥ 1、虹彩 ≥ 1、結膜発赤 ≥ 2又は結膜浮腫 ≥ 2が{ $positiveCount }匹
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1：角膜混濁 ≥ 3又は虹彩炎 > 1.5が{ $severe }匹
eyeOfSubstance-dataSeriousEyeDamageEye = 眼に対する重篤な損傷性及び眼刺激性のデータ
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1：21日以内に回復しない影響が{ $animalsCount }匹中{ $lasting }匹
eyeOfSubstance-reversalWithinDaysEye = 21日以内の回復、眼
eyeOfSubstance-scoresThreeAnimalsEye = 動物3匹の評点、眼
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1：当該物質が{ $code }であり、眼を損傷するとみなされる

finding-noDataNeeded = データなし。必要なもの：{ $needed }。
finding-studiesNotReliable = { $studiesCount }件中{ $leftCount }件の試験は信頼性がない

flammable-compared = クラス3：{ $summary }
flammable-ethanolWaterMassVolumeNot = エタノール水溶液、{ $share }% <= { $mostEthanol }%（質量）、24%（体積）：適用を受けない
flammable-flashPointAbove = 引火点{ $flash } °C、{ $flash2 } °Cを超える
flammable-flashPointAboveDoesNot = 引火点{ $flash } °C、{ $sustaining } °Cを超える、燃焼を継続しない
flammable-initialBoilingPointCPacking = { $summary }；初留点{ $boiling } °C <= { $boiling2 } °C：容器等級I

flammableGas-compositionDoesNotPropagateFlame = 組成は{ $blend }であり、試験で火炎を伝ぱしない（{ $source }）
flammableGas-flammabilityTestIsoEn = ISO 10156又はEN 1839による可燃性試験
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = 混合物の{ $rest }%が申告されていない
flammableGas-nitrogenEquivalentSharesOverTci = 可燃性ガス：窒素当量に換算した濃度をTciで除した値の合計は{ $value } { $sign }
flammableGas-noEquivalency = ISO 10156に{ $name }の窒素当量係数の記載がない
flammableGas-noTci = ISO 10156に{ $name }のTciの記載がない
flammableGas-nobodyClassified = 可燃性ガス：{ $missing }が分類されていない
flammableGas-nobodyClassified2 = { $name }が分類されていない
flammableGas-oxidisingGasBesideFlammableOnes = { $name }は可燃性ガスと共存する酸化性ガスであり、ISO 10156では試験を要する
flammableGas-partlyHalogenatedAboveBesideMore = { $name }は部分的にハロゲン化されており、可燃性ガスが0.25%を超え、これが0.5%を超える場合、計算は適用できない
flammableGas-tci = Tci { $flammableFrom }%{ $origin }
flammableGas-tciNotListedTaken = Tciの記載がなく、{ $leastFlammable }%とした
flammableGas-tciTestIso = { $name }のTci、又はISO 10156による試験

flammableGasCategory-calculatedLowerFlammabilityLimit = ；計算による可燃下限は{ $limit }%
flammableGasCategory-chemicalStabilitySectionUnManual = 国連試験方法及び判定基準のマニュアル第35節による化学的安定性（{ $name }のため）
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2：可燃性の成分が全て区分2である
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A：可燃下限が6%を超えることも、基本燃焼速度が10 cm/s未満であることも測定されていない{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B：区分1Aの可燃性成分がない
flammableGasCategory-pyrophoricGases = 自然発火性ガス：自然発火性ガス{ $pyrophoric }% > 1%

flammableLiquid-flashPoint = 引火点
flammableLiquid-flashPointAgainst = { $outcome }：引火点{ $flash } °C、判定基準{ $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3：引火点{ $flashPointC } °C > { $aboveC } °C、燃焼を継続しない
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.：引火点の記載がなく、{ $names }のため判定に必要である
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3：引火点{ $flashPointC } °Cの軽油、{ $fromC }～{ $toC } °Cの範囲
flammableLiquid-initialBoilingPoint = 初留点
flammableLiquid-initialBoilingPointAgainst = 、初留点{ $boiling } °C、判定基準 ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.：製品は全て{ $name }からなり、この区分に分類されている
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.：混合物は液体でない（物理状態：{ $physicalState }）
flammableLiquid-noFlashPointFound = Flam. Liq.：試験で沸点まで引火点が認められなかった
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.：引火性液体である成分はない
flammableLiquid-notGiven = 記載なし

gasOutcome-byClass = { $hazardClass }：{ $met }；{ $summary }
gasOutcome-compared = クラス2：{ $hazards }；{ $why }
gasOutcome-compressed = 圧縮
gasOutcome-gas = { $written }の{ $state }ガス
gasOutcome-gasBelowKpaNeitherLiquefied = クラス2：20 °Cで200 kPa未満の2.2のガス、液化も深冷液化もされていない：適用を受けない
gasOutcome-howGasBelowKpaCarried = 200 kPa未満のガスの輸送方法
gasOutcome-inState = { $why }、{ $state }
gasOutcome-lc50OneHourUpM3 = 1時間のLC50がAcute Tox. 3の上限5000 ml/m3以下：毒性あり
gasOutcome-liquefied = 液化
gasOutcome-listNamesMixture = 危険物リストにこの混合物が収載されている：{ $found }
gasOutcome-notClassified = 区分に該当しない
gasOutcome-notToxicLc50OneHour = 毒性なし：1時間のLC50が5000 ml/m3を超える
gasOutcome-refrigerated = 深冷液化
gasOutcome-stateGas = ガスの状態
gasOutcome-toxicAndCorrosive = { $toxic }；{ $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }：エアゾール噴霧器に{ $group }ガスが入っている
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas：エアゾール噴霧器に高圧ガスが入っているが、種類が不明
gasUnderPressure-compared = Press. Gas (Comp.)：{ $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas：{ $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.)：{ $text } > { $compressedUpToC } °C、全ての成分についても同じ
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas：{ $names }の臨界温度が不明のため、グループは未確定
gasUnderPressure-howGasPackedCompressedLiquefied = ガスの充填状態（圧縮、液化、深冷液化又は溶解）
gasUnderPressure-moleWeightedCriticalTemperature = モル分率で加重した臨界温度{ $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas：20 °Cで200 kPa（ゲージ圧）未満で充填され、液化されていない
gasUnderPressure-packedGas = { $code }：{ $packedGas }ガスとして充填
gasUnderPressure-rest = 残余
gasUnderPressure-takenGas = Press. Gas (Comp.)：{ $open }、気体として扱う
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C、ただし{ $permanent }%はどの圧力でも気体のまま：グループは充填方法による

gasWithOxygen-oxidisingGasSetAsideAir = 可燃性ガス：酸化性ガスを空気として除くと、濃度をTciで除した値の合計は{ $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = 可燃性ガス：濃度を可燃下限で除した値の合計は{ $value } < 1、したがって混合物は空気との可燃範囲をもたない

goodsProperty-acidic = 酸性
goodsProperty-basic = 塩基性
goodsProperty-inorganic = 無機
goodsProperty-organic = 有機

hazardStatements-for = { $own }による
hazardStatements-joined = { $value }に統合
hazardStatements-joins = { $value }及び{ $value2 }を統合
hazardStatements-says = { $by }に示されている
hazardStatements-withDetail = { $code }（{ $details }）

individual-allEntries = { $name }の全エントリー
individual-below = { $found }% < { $limit }%
individual-belowWithNote = { $found }% < { $limit }%（{ $note }）
individual-everyIngredientClassReleasedNote = このクラスの成分は全て注により除外される
individual-noIngredient = { $outcome }：0% < { $limit }%、{ $codes }の成分はない
individual-noRowClassCategoryThese = このクラスには、これらの成分の区分に対応する行がない。
individual-specificLimit = 特定濃度限界{ $specific }%、{ $paragraph }
individual-specificLimitDoesNotLift = 特定濃度限界{ $specific }%は一般の濃度限界を引き上げない、{ $paragraph }
individual-sum = 合計{ $found }%、{ $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }：欧州の{ $entry }はここでは法令でなく、供給者自身の分類を採用する（{ $counting }）
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }：調和分類の{ $entry }は試験による確認を要し、供給者の{ $supplier }を採用する
ingredientInForce-harmonisedCounts = { $name }：調和分類の{ $entry }を採用する{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }：調和分類のエントリーはこのクラスを含まず、供給者の{ $supplier }を採用する
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }：調和分類の{ $entry }は最低限の分類である。供給者のデータから{ $supplier }となり、これを採用する
ingredientInForce-noEntryClass = このクラスのエントリーなし
ingredientInForce-supplierDoesNot = ；供給者の{ $supplier }は採用しない

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3、飽和蒸気{ $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = クラス6.1：{ $text }：LC50の{ $volatility }倍以上、かつLC50が{ $lc50 } ml/m3以下、容器等級{ $packingGroup }
inhalation-noPackingGroupVapour = クラス6.1：{ $text }：蒸気による容器等級なし
inhalation-poisonousInhalationHazardZoneLc50 = 吸入毒性、危険ゾーン{ $zone }：LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = 供給される塊状又はポリマーの形態では誰にも害を及ぼさない。安全データシートに記載する
labelScope-leftOff = { $code }：{ $why }
labelScope-needNotLabelledAerosolsSealed = エアゾール及び密封された噴霧装置では表示を要しない
labelScope-notAdopted = 採用されていない

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min }～{ $max }

metalCorrosionStrength-measuredPh = 測定されたpH { $min }～{ $max }
metalCorrosionStrength-solid = 固体
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found }% < { $limit }%：金属を腐食するには少なすぎる（{ $why }）。

missingAssessments-below = { $upper }%は{ $cutOff }未満
missingAssessments-cutOff = カットオフ値{ $lowestCutOff }%
missingAssessments-notClassifiedAnybodyButBelow = 分類されていないが、{ $cutOff }未満である。

namedEntry-contains = { $name }を含む
namedEntry-formNamedList = この形態の{ $only }は危険物リストに品名で収載されている
namedEntry-less = { $share }%未満
namedEntry-more = { $share }%超
namedEntry-notLess = { $share }%以上
namedEntry-notMore = { $share }%以下
namedEntry-onlyDangerousIngredientClassOwn = { $only }が唯一の危険な成分であり、クラスはその品名のクラスと同じである
namedEntry-product = 製品は{ $single }である
namedEntry-productNamedList = 製品は危険物リストに品名で収載されている
namedEntry-solution = { $name }溶液、{ $lower }、{ $upper }
namedMixture-provisionExempts = 国連番号{ $un }の特別規定により、この組成の物品は適用を除外される

namedIngredients-contributes = { $codes }に寄与する
namedIngredients-everyClassNameAlreadyNames = { $why }；各クラスに既に名称があり、{ $most }名称で足りる

notesInForce-mixtureBeing = 混合物の物理状態：{ $physicalState }
notesInForce-solidPaste = 申告された形態：ペースト
notesInForce-solidPiece = 申告された形態：一体の固形物
notesInForce-releasesShown = { $paragraph }により除外：{ $condition }；証拠：{ $evidence }
notesInForce-weightCounts = 質量の{ $countedFraction }%を{ $part }として算入、{ $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.：活性酸素量{ $oxygen }% ≤ { $limit }%、過酸化水素{ $peroxide }%
organicPeroxide-peroxygenGroups = 過酸化基の数{ $peroxygenGroups }、{ $molarMass } g/mol

otherHazard-combustible-dust = 可燃性粉じん
otherHazard-health = 健康有害性
otherHazard-physical = 物理化学的危険性
otherHazard-simple-asphyxiant = 単純窒息性ガス

otherTests-chemicallyUnstable = 化学的に不安定、{ $instability }
otherTests-compared = Met. Corr. 1：{ $measured }、> 6.25
otherTests-compared2 = Met. Corr.：{ $measured }、≤ 6.25
otherTests-corrosionRateAluminium = アルミニウムの侵食度
otherTests-corrosionRateSteel = 鋼の侵食度
otherTests-flammableTest = Flam. Gas { $id }：試験で可燃性、{ $measured }
otherTests-limitsBurningVelocity = 限界{ $lowerLimit }～{ $upperLimit }%、基本燃焼速度{ $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = 可燃下限及び可燃上限
otherTests-notFlammableTest = Flam. Gas：試験で可燃性なし
otherTests-oxidisingPowerTest = Ox. Gas 1：試験で酸化能力{ $power }% > { $oxidisingPowerAbove }%
otherTests-oxidisingPowerTest2 = Ox. Gas：試験で酸化能力{ $power }% ≤ { $oxidisingPowerAbove }%
otherTests-steelAluminiumYear = 年間の侵食度：鋼{ $steel } mm、アルミニウム{ $aluminium } mm
otherTests-test = Flam. Gas 1A：試験で{ $what }

oxidationTests-againstReferenceMixture = { $prefix } { $index }：{ $found } { $unit }、標準混合物は{ $reference } { $unit2 }
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1：セルロースとの混合物が自然発火する
oxidationTests-slowerEveryReferenceMixture = { $prefix }：全ての標準混合物より遅い

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }、試験なし
oxidisingGas-nitrogenEquivalencyKk = { $name }の窒素当量係数Kk
oxidisingGas-nobodyClassified = 酸化性ガス：{ $missing }が分類されていない
oxidisingGas-oxidisingPower = Ox. Gas 1：酸化能力{ $power }% { $sign } { $oxidisingPowerAbove }%

ozoneOfSubstance-notAbove = ≤
ozoneOfSubstance-ozoneDepletionPotential = オゾン破壊係数
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1：オゾン破壊係数{ $found } { $sign } 0（{ $source }）

packedGas-compressed = 圧縮
packedGas-dissolved = 溶解
packedGas-liquefied = 液化
packedGas-refrigerated = 深冷液化

peroxideEntry-classType = { $code }：タイプによりクラス{ $own }
peroxideEntry-compared = { $found }：{ $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT不明
peroxideEntry-subsidiary = 副次危険性：{ $hazards }
peroxideEntry-temperatureControlled = 温度管理
peroxideEntry-upTemperatureControlledEntryApplies = { $limit } °C以下では温度管理を要する品名を適用する

persistenceOfSubstance-allHalfLivesBelow = 半減期は全て基準未満
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = 生物蓄積性
persistenceOfSubstance-chronicAquaticValuesHealthClasses = 慢性水生毒性値、及び毒性とみなされる健康有害性クラス
persistenceOfSubstance-halfLivesWaterSedimentSoil = 水、底質及び土壌における半減期
persistenceOfSubstance-in = { $medium }：{ $days }日 > { $limit }日
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = 移動性
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = 不明
persistenceOfSubstance-notToxic = 毒性なし
persistenceOfSubstance-persistent = 難分解性
persistenceOfSubstance-toxic = 毒性
persistenceOfSubstance-veryBioaccumulative = 極めて高い生物蓄積性
persistenceOfSubstance-veryMobile = 極めて高い移動性
persistenceOfSubstance-veryPersistent = 極めて高い難分解性

persistenceTable-freshEstuarineWater = 淡水又は汽水
persistenceTable-freshEstuarineWaterSediment = 淡水又は汽水の底質
persistenceTable-marineSediment = 海洋の底質
persistenceTable-marineWater = 海水
persistenceTable-soil = 土壌

physicalOfSubstance-flammabilityRangeAirTestIso = 空気中の可燃範囲、又はISO 10156による試験
physicalOfSubstance-notCalculatedNeeded = 計算しない。必要なもの：{ $test }。
physicalOfSubstance-oxidisingPowerTestIso = 酸化能力、又はISO 10156による試験

physicalOutcome-aerosol = エアゾール
physicalOutcome-classDoesNotApplyMixture = このクラスは物理状態が{ $stateNames }である混合物には適用されない。
physicalOutcome-gas = 気体
physicalOutcome-liquid = 液体
physicalOutcome-makesUpProduct = 製品は全て{ $name }からなり、その分類は{ $written }である。
physicalOutcome-solid = 固体

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = 金属腐食性だけであり、消費者用に包装されている
pictogramPrecedence-moreSevereCategorySpecificTarget = 特定標的臓器毒性（単回ばく露）のより重い区分にGHS08がある
pictogramPrecedence-notAcuteToxicityBesideGhs06 = GHS06があるとき、急性毒性には使用しない
pictogramPrecedence-notBesideGhs06 = GHS06があるとき、使用しない
pictogramPrecedence-notSkinEyeIrritationBeside = GHS05があるとき、皮膚刺激性又は眼刺激性には使用しない
pictogramPrecedence-notSkinSensitisationIrritationBeside = 呼吸器感作性によるGHS08があるとき、皮膚感作性又は刺激性には使用しない
pictogramPrecedence-optionalWhereGhs01Applies = GHS01が適用されるとき、任意

pictograms-for = { $own }による{ $whenEuropean }
pictograms-for2 = { $own }による：{ $why }
pictograms-optionalBesideGhs02Ghs06E = ；GHS02又はGHS06があるとき、任意（CLP第26条(1)(e)）

precautionCandidates-only = { $hazards }については、{ $condition }に限る

precautionConditions-bulkMassesTemperatureSpecified = 温度が規定されている大量の場合
precautionConditions-categoryOthersVolatileMayGenerate = 区分1の場合、及びその他で揮発性があり爆発性雰囲気を形成するおそれのある場合
precautionConditions-ifAntidoteSpecificMeasureRequired = 解毒剤又は特別な処置が直ちに必要な場合
precautionConditions-ifDustCloudsCanOccur = 粉じん雲が生じ得る場合
precautionConditions-ifElectrostaticallySensitive = 静電気に敏感な場合
precautionConditions-ifExplosiveMechanicallySensitive = 爆発物が機械的刺激に敏感な場合
precautionConditions-ifBreathedInAnyForm = 製品の粉じん、煙、ガス、ミスト、蒸気又はスプレーを吸入するおそれのある場合
precautionConditions-ifProductIsNoGas = 製品が気体でない場合
precautionConditions-ifInhalableParticlesDustsMists = 使用中に吸入され得る粉じん又はミストの粒子が発生するおそれのある場合
precautionConditions-ifLiquidVolatileMayGenerate = 液体が揮発性で爆発性雰囲気を形成するおそれのある場合
precautionConditions-ifReleaseEnvironmentNotIntended = 環境への放出が意図した用途でない場合
precautionConditions-ifSubstanceMixtureVolatileMay = 物質又は混合物が揮発性で有害な雰囲気を形成するおそれのある場合
precautionConditions-ifWaterIncreasesRisk = 水がリスクを増大させる場合
precautionConditions-outsideTransportableCylindersPackedP200 = モデル規則のP200により充填された輸送用シリンダー以外の場合
precautionConditions-packagingsNeedNotVented = 通気を要しない容器の場合
precautionConditions-temperatureSupplierSpecifiesNotKnown = 供給者の指定する温度がある場合（ここでは不明）

precautions-chosenBySupplier = 供給者が選択；{ $why }
precautions-for = { $hazards }による
precautions-leftOutBySupplier = 供給者が省略；{ $why }
precautions-redundantBeside = { $kept }があるため重複

precedence-goesBeforePackingGroup = { $main }が{ $others }に優先する；容器等級{ $packingGroup }

productKind-adhesive = 接着剤
productKind-alcoholic-beverage = アルコール飲料
productKind-aviation-fuel = 航空燃料
productKind-coating = コーティング溶液
productKind-disinfectant = 消毒剤
productKind-fertiliser = 肥料
productKind-gas-cartridge = ガスカートリッジ
productKind-lead-battery = 鉛蓄電池
productKind-lithium-ion-battery = リチウムイオン電池
productKind-lithium-metal-battery = リチウム金属電池
productKind-flavour-extract = 香味又は芳香用エキス
productKind-paint = 塗料
productKind-paint-related = 塗料関連物質
productKind-perfumery = 香料製品
productKind-pesticide = 農薬
productKind-petroleum-distillate = 石油留分
productKind-printing-ink = 印刷インキ
productKind-printing-ink-related = 印刷インキ関連物質
productKind-refrigerant = 冷媒ガス
productKind-resin-solution = 樹脂溶液
productKind-sealed-lead-battery = 液漏れのない鉛蓄電池
productKind-wood-preservative = 木材防腐剤

propose-entry = UN { $un } { $name }：{ $why }
propose-noPackingGroup = なし
propose-provision = UN { $un }：{ $says }
propose-unCarriageProhibited = UN { $un }：輸送は禁止されている
propose-unNotSubjectLawMode = UN { $un }はこの輸送モードの規則の適用を受けない。他の輸送モードでは規制される
propose-unPackingGroupMode = UN { $un }：この輸送モードでは{ $own }、容器等級{ $packingGroup }

provision-144 = アルコール濃度24容量%以下の水溶液は適用を受けない
provision-145 = 容量250 l以下の容器に入った容器等級IIIの飲料は適用を受けない
provision-188 = 小型の電池は大きさ、試験及び包装の条件の下で適用を受けない
provision-216 = 遊離した液体が見えない限り、危険物でない固体を引火性液体と混合できる
provision-217 = 遊離した液体が見えない限り、危険物でない固体を毒性液体と混合できる
provision-335 = 遊離した液体が見えない限り、危険物でない固体を環境有害液体と混合できる；10 ml以下の密封小袋は適用を受けない
provision-354 = 吸入毒性
provision-363 = 燃料を含むエンジン及び機械には別の条件がある
provision-375 = 5 l又は5 kg以下の単一容器又は内装容器では他の規定の適用を受けない
provision-376 = 損傷した又は欠陥のある電池には別の条件がある
provision-386 = 抑制剤又は温度管理により輸送期間中十分に安定化されている

purpose-adhesive = 接着剤
purpose-brazing-or-soldering = ろう接用材料
purpose-cement = セメント
purpose-paint-or-varnish = 塗料又はワニス
purpose-plant-protection = 植物保護製品

reducePrecautions-beyondSixSince = { $why }；6を超える理由：{ $why2 }（CLP第28条(3)）
reducePrecautions-for = { $levelWords }（{ $hazards }による）
reducePrecautions-highlyRecommended = 強く推奨
reducePrecautions-lawPrescribes = 法令の定めによる
reducePrecautions-nothingElseLabelSays = ラベルの他の記載では示されていない
reducePrecautions-safetyDataSheetNotLabel = 安全データシート用であり、ラベル用でない
reducePrecautions-severityHazardNeeds = 危険有害性の重大さのため必要
reducePrecautions-specialCaseOnlyNothingKnown = 特別な場合に限る（ここでは情報がない）
reducePrecautions-statementsMoreWeightLabel = より重要な注意書きがラベルにある；{ $why }

route-dermal = 経皮
route-dust-mist = 粉じん及びミスト
route-gas = 気体
route-oral = 経口
route-vapour = 蒸気

safetyNet-acuteToxicitySeenSolution = 溶解した状態で急性毒性が認められた
safetyNet-acuteToxicityUpWaterSolubility = 水溶解度までの急性毒性
safetyNet-chronicValuesAllLevelsAbove = 全ての栄養段階の慢性値が{ $noecAbove } mg/l又は溶解度を超える
safetyNet-compared = Aquatic Chronic 4：{ $summary }
safetyNet-needed = 必要なもの：{ $missing }
safetyNet-notBioaccumulating = 生体蓄積性はない
safetyNet-waterSolubility = 水溶解度{ $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = 水溶解度
safetyNet-waterSolubilityNoAcuteToxicity = 水溶解度{ $solubility } mg/l、その濃度まで急性毒性なし、急速分解性なし、生体蓄積性あり

sensitisationOfSubstance-animalsResponding = { $respondingPercent }%の動物が反応 < { $limit }%
sensitisationOfSubstance-animalsRespondingInduction = 誘導濃度{ $inductionPercent }%で{ $respondingPercent }%の動物が反応
sensitisationOfSubstance-dataSkinSensitisation = 皮膚感作性のデータ
sensitisationOfSubstance-positiveWithoutPotencyNoSub = 陽性。強さが不明のため細区分なし
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = 試験は陰性
sensitisationOfSubstance-unknown = 不明

signalWord-excludesWarning = ；{ $warning }の「警告」は除かれる
signalWord-for = { $danger }による{ $excluded }
signalWord-for2 = { $warning }による
signalWord-noCategoryClassificationSignalWord = 注意喚起語のある区分はない

skinOfSubstance-dataSkinCorrosionIrritation = 皮膚腐食性及び皮膚刺激性のデータ
skinOfSubstance-dataSkinStandAbovePh = { $summary }；皮膚のデータがpHに優先する
skinOfSubstance-exposureSkinH = 皮膚への4 hのばく露
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2：観察終了時まで続く炎症が{ $animalsCount }匹中{ $inflamed }匹
skinOfSubstance-meanScoreAnimalsNeeded = { $code }：平均評点 ≥ { $atLeast }が{ $animalsCount }匹中{ $positive }匹（{ $needed }匹が必要）
skinOfSubstance-needed = Skin Irrit. 2：必要なもの：{ $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1：{ $longest } minのばく露で皮膚の破壊なし
skinOfSubstance-scoresErythemaOedema = 紅斑及び浮腫の評点
skinOfSubstance-scoresThreeAnimalsSkin = 動物3匹の評点、皮膚
skinOfSubstance-seenAfterH = 、{ $seenAfterHours } h後に観察
skinOfSubstance-skinDestroyedAfterExposure = { $code }：{ $minutes } minのばく露で皮膚の破壊{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2：平均評点 ≥ 2.3の動物が{ $animalsCount }匹中で不足（最高{ $highest }、{ $needed }匹が必要）

smallPackage-euh201aMayStandPackagesLess = 125 ml未満の包装ではEUH201Aに代えることができる
smallPackage-innerPackagingUpResearchAnalysis = 研究又は分析用の10 ml以下の内装容器、外装に完全なラベルあり
smallPackage-solublePackagingUpFullyLabelled = 25 ml以下の水溶性包装、外装に完全なラベルあり
smallPackage-up = 125 ml以下、{ $names }による

smallPackageRules-containersTooSmallWholeLabel = 完全なラベルには小さすぎる容器、合理的に実行可能な範囲で表示
smallPackageRules-containersUpMlUpLabel = 100 ml以下の容器。3 ml以下では使用中にラベルを外すことができる（5.4(2)）
smallPackageRules-fullLabelImmediateOuterPackage = 直近の外装に完全なラベルがある旨
smallPackageRules-initialSupplierIdentifier = 初期供給者の識別名
smallPackageRules-nameAddressTelephoneNumberSupplier = 供給者の名称、住所及び電話番号
smallPackageRules-nameTelephoneNumberSupplier = 供給者の名称及び電話番号
smallPackageRules-pictogramHazardStatement = 絵表示又は危険有害性情報
smallPackageRules-signalWord = 注意喚起語
smallPackageRules-upWhereLabelWouldInterfere = 3 ml以下でラベルが使用の妨げとなる場合。外装に完全なラベルあり
smallPackageRules-upWhereNoFullLabel = 100 ml以下で完全なラベルを貼れない場合。外装に完全なラベルあり

solidTests-burningTime = 燃焼時間
solidTests-burningTimeAgainstRateAgainst = 燃焼時間{ $time } s（判定基準 < 45 s）、燃焼速度{ $rate } mm/s（判定基準 > 2.2 mm/s）
solidTests-burningTimeBurningRate = 燃焼時間又は燃焼速度
solidTests-compared = Flam. Sol.：{ $measured }
solidTests-cubeDoesNotHeat = Self-heat.：100 mm立方体試料は140 °Cで発熱しない
solidTests-cubeHeats = Self-heat. 2：100 mm立方体試料が140 °Cで発熱し、かつ{ $because }
solidTests-cubeHeats2 = Self-heat. 1：25 mm立方体試料が140 °Cで発熱する
solidTests-doesNotIgniteWithinFive = Pyr. Sol.：5分以内に発火しない
solidTests-fireDoesNotSpread = Flam. Sol.：燃え広がらない
solidTests-gasSetFreeIgnitesItself = Water-react. 1：発生したガスが自然発火する
solidTests-hour = Water-react. 2：1時間に{ $found } l/kg ≥ 20 l/kg
solidTests-hour2 = Water-react. 3：1時間に{ $found } l/kg > 1 l/kg
solidTests-hour3 = Water-react.：1時間に{ $found } l/kg ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1：5分以内にろ紙を発火又は炭化させる
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1：不活性担体上で空気に接触して5分以内に発火する
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1：空気に接触して5分以内に発火する
solidTests-minute = Water-react. 1：1分間に{ $minute } l/kg ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.：ろ紙を発火も炭化もさせない
solidTests-noBurningTime = Flam. Sol.：燃焼時間がない
solidTests-noneConditionsTable = Self-heat.：表2.11.1のどの条件にも該当しない
solidTests-packagesHold = 包装の容量{ $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }：金属粉末、燃焼時間{ $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.：金属粉末、燃焼時間{ $time } s > 600 s
solidTests-resultCube = 25 mm立方体試料の140 °Cでの結果
solidTests-resultCube2 = 100 mm立方体試料の100 °Cでの結果
solidTests-resultCube3 = 100 mm立方体試料の120 °Cでの結果
solidTests-too = 100 °Cでも発熱
solidTests-tooPackages = 120 °Cでも発熱、包装の容量{ $litres } l > 450 l
solidTests-volumeLargestPackage = 最大の包装の容積
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1：{ $measured }、湿潤部分が火炎の伝ぱを阻止しない
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2：{ $measured }、湿潤部分が火炎の伝ぱを4分間以上阻止する
solidTests-whetherWettedZoneStopsFire = 湿潤部分が火炎の伝ぱを阻止するかどうか

state-aerosol = エアゾール
state-gas = 気体
state-liquid = 液体
state-solid = 固体

strengthTable-above = 国連番号{ $un }（{ $percent }%超）
strengthTable-chlorineAbove = 国連番号{ $un }（有効塩素{ $percent }%超）
strengthTable-class8Alone = 国連番号{ $un } { $name }：クラス8のみ
strengthTable-entry = 国連番号{ $un }
strengthTable-from = 国連番号{ $un }（{ $percent }%以上）
strengthTable-list = 国連モデル規則3.2 危険物リスト、{ $entries }
strengthTable-reference = { $manual }34.4.2、試験O.2の標準物質（{ $percent }%）
strengthTable-upTo = 国連番号{ $un }（{ $percent }%以下）

suggest-ofIngredient = 成分{ $name }の品名であり、製品の品名でない

supplementalFamily-besideHalogenatedHydrocarbon = ハロゲン化炭化水素と共に{ $figures } > { $above }%
supplementalFamily-doesNotReachLimit = { $share }%は限界値に達しない
supplementalFamily-flammableSubstances = 引火性物質{ $shown }%
supplementalFamily-flashPointOutside = 引火点が{ $flashAboveC }～{ $flashAtMostC } °Cの範囲外
supplementalFamily-not = 物理状態が{ $physicalState }の場合は対象外
supplementalFamily-notSoldGeneralPublic = 一般公衆には販売されない
supplementalFamily-plantProtectionProduct = EUH401：植物保護製品
supplementalFamily-productNotStated = 製品が{ $purpose }であるとの記載がない
supplementalFamily-share = { $names }：{ $share }% { $sign } { $limit }%
supplementalFamily-statementSays = そのクラスの情報に示されている：{ $hazardClass }
supplementalFamily-whetherFlashPointNotStated = 引火点があるかどうかの記載がない

supplementalOtherHazard-noStatementLaw = { $kind }：この法令には該当する文言がない

supplementalProperty-acuteInhalationToxicityComesWhose = 急性吸入毒性は{ $names }に由来し、その機序は腐食性である
supplementalProperty-acuteInhalationToxicityTested = 急性吸入毒性は試験済みである
supplementalProperty-bearer = { $name }（{ $share }%）
supplementalProperty-borneNoLimitSetMixtures = { $names }がこの特性をもつ。混合物の限界値は定められていないため、製品について判定する
supplementalProperty-cannotInhaled = 吸入されない
supplementalProperty-corrosiveSkinMayInhaledNot = 皮膚腐食性があり、吸入されるおそれがあり、吸入試験は行われていない
supplementalProperty-corrosiveSkinWhetherMayInhaled = 皮膚腐食性がある。吸入されるおそれの有無の記載がない
supplementalProperty-limit = 1.2.5の限界値
supplementalProperty-makesUpProductBears = 製品は全て{ $term }からなり、この特性をもつ
supplementalProperty-noStatementLawMore = この法令にはもはや該当する文言がない
supplementalProperty-notBeside = { $codes }があるとき、使用しない
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }：危険有害性に分類される製品だけに適用され、本製品は該当しない
supplementalProperty-predictedEffectSkin = 予測される皮膚への影響
supplementalProperty-productFoundProperty = 製品にこの特性が認められた
supplementalProperty-share = { $names } { $share }% { $sign } { $limit }%（{ $why }）
supplementalProperty-takenOverUntilTestShows = 試験により否定されるまで適用
supplementalProperty-testShowedProductDoesNot = 試験により、製品がこの特性をもたないことが示された

supplementalSensitiser-belowLimitElicitation = 惹起の濃度限界未満
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204又はEUH205に示されている（附属書II、2.8）
supplementalSensitiser-labelNamesAnnexIiSecond = ラベルに名称が記載されている（附属書II、2.8、第2段落）
supplementalSensitiser-limit = 濃度限界{ $limit }%
supplementalSensitiser-limit2 = 濃度限界{ $anyLimit }%
supplementalSensitiser-limitElicitation = EUH208：惹起の濃度限界以上の{ $names }
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210：混合物は分類されないが、{ $names }を含む
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208：他の方法で名称が示されていない、惹起の濃度限界以上の感作性物質はない
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210：{ $names }を含むが、一般公衆用の混合物には適用しない

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = 混合物の{ $percent }%は水生環境有害性が未知の成分からなる
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = 混合物の{ $percent }%は急性毒性が未知の成分からなる（{ $routes }）

takenOver-takenOverUntilTestShows = { $code }、試験により否定されるまで適用：{ $compared }。

targetOrgansOfSubstance-compared = { $code }：{ $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = { $exposure }のデータ
targetOrgansOfSubstance-days = { $days }日
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days }日は、{ $days2 }日について定められたガイダンス値を外挿するには短すぎる
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = 影響あり、{ $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = { $dose } { $unit }を超える影響、{ $route }
targetOrgansOfSubstance-lengthStudyNotStated = 試験期間の記載がない
targetOrgansOfSubstance-noEffect = 影響なし、{ $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = { $dose }まで影響なし、限界値
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }：ヒトでの信頼できる証拠
targetOrgansOfSubstance-studyExposureLeastDays = 28日以上の{ $exposure }試験
targetOrgansOfSubstance-timesDays = （{ $days }日のため{ $factor }倍、{ $paragraph }）

testData-described = { $lead }：{ $result }（{ $method }；{ $source }）
testData-doesNotTakeAwayIngredients = { $test }により、成分の分類から導かれる結果は取り消されない
testData-dose = { $method }：{ $kind } { $amount } { $unit }
testData-knownClassMixture = 混合物の既知の分類
testData-overridesCalculation = { $test }が計算に優先する
testData-reviewMixture = 供給者による分類の見直し
testData-testMixture = 混合物の試験

testResult-by = { $summary }（{ $method }；{ $source }）
testResult-testOfManual = { $manual }、{ $test }

testedClass-availableOxygenTestSeriesH = 活性酸素量、及び{ $manual }第II部の試験シリーズA～H
testedClass-burningRateTestN = { $manual }の燃焼速度試験N.1
testedClass-burningRateTestPartV = { $manual }第V部51.4の燃焼速度試験
testedClass-corrosionTestPartIii = { $manual }第III部37.4の腐食試験C.1
testedClass-manual = 国連試験方法及び判定基準のマニュアル
testedClass-nameStrengthNotClassList = { $names }：品名及び濃度により、危険物リストではこのクラスに属さない（{ $sources }）。
testedClass-notCalculatedMixturesNeededBecause = 混合物については計算しない。{ $names }のため必要なもの：{ $test }。
testedClass-share = { $name } { $share }%
testedClass-testN = { $manual }の試験N.3
testedClass-testN2 = { $manual }の試験N.2
testedClass-testN3 = { $manual }の試験N.4
testedClass-testN4 = { $manual }の試験N.5
testedClass-testO = { $manual }の試験O.2
testedClass-testOO = { $manual }の試験O.1又はO.3
testedClass-testSeriesHPartIi = { $manual }第II部の試験シリーズA～H
testedClass-testSeriesPartI = { $manual }第I部の試験シリーズ1～8
testedClass-tooLittlePropertyBulk = { $names } { $sum }% < { $raisedFrom }%：全体としてこの特性をもつには少なすぎる。

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = 部分的に爆ごうするか、緩やかに爆燃するか、又は密閉下の加熱で中程度の反応を示す
thermalTests-detonationCavitatedState = 空気泡の存在下での爆ごう
thermalTests-explosiveLiableThermalExplosionPackage = 爆発性であり、包装された状態で熱爆発を起こしやすい
thermalTests-explosivePowerSeriesF = 爆発力（シリーズF）
thermalTests-explosiveYetNotPackaged = 爆発性であるが、包装された状態ではそうでない
thermalTests-heatDecomposition = Self-react.：分解熱{ $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = 空気泡の存在下で爆ごうせず、爆燃もせず、反応は弱いか又はなく、爆発力は小さいか又はない
thermalTests-neitherDetonatesNorDeflagratesLow = 爆ごうも爆燃もせず、密閉下の加熱で反応は弱いか又はない
thermalTests-noEffectTestThermallyStable = 全ての試験で反応がなく、熱的に安定
thermalTests-packagedDetonatesDeflagratesRapidly = 包装された状態で爆ごうするか又は急速に爆燃する
thermalTests-sadtPackage = Self-react.：50 kgの輸送物のSADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C
thermalTests-sadtPackage2 = 50 kgの輸送物のSADT
thermalTests-sadtPackagedProductTemperatureControl = 温度管理のための、包装された製品のSADT
thermalTests-testsPackagedProductSeriesB = 包装された製品の試験（シリーズB、D及びG）
thermalTests-type = { $prefix } タイプ{ $type }：{ $because }

transport-with = 及び

transportPictograms-transportLabelTellsSame = 輸送のラベル{ $label }が同じ内容を示す

trophicLevel-aboveWaterSolubilityPhysicalEffect = 水溶解度{ $solubility } mg/lを超えており、物理的な影響
trophicLevel-algae = 藻類
trophicLevel-compared = { $kind } { $species } { $value } mg/l（{ $source }）
trophicLevel-crustacea = 甲殻類
trophicLevel-exact = 正確な{ $kind }、{ $group }
trophicLevel-fish = 魚類
trophicLevel-growthRateErc50StandsAbove = 生長速度（ErC50）は藻類の他のエンドポイントに優先する、表の注2
trophicLevel-lowestValueTrophicLevelDecides = 栄養段階の最低値による
trophicLevel-nothingSeenUpWaterSolubility = 水溶解度{ $solubility } mg/lまで影響が認められない
trophicLevel-takenWaterSolubility = 水溶解度{ $solubility } mg/lとした
trophicLevel-whetherEffectAboveWaterSolubility = 水溶解度を超える影響が毒性によるか物理的なものか、{ $group }

unknownInWater-hazards = { $name }の水生環境有害性
viscous-notSubject = 適用を受けない
viscous-notSubjectMarkingLabellingTesting = 輸送物の表示、標札及び試験の規定の適用を受けない
viscous-viscousFlashPointAboveSolvent = 粘性、23 °Cで{ $viscosity23 } mm2/s、引火点{ $flashAboveC } °C超、溶剤分離{ $solventSeparationPercent }%（{ $mostSeparatedPercent }%未満）：容器{ $receptacleLitres } l以下
viscous-viscousFlowTimeThroughSolvent = 粘性：6 mmの流下時間{ $found } s >= { $seconds } s、溶剤分離{ $solventSeparationPercent }% < { $mostSeparatedPercent }%：{ $litres } l以下の容器では{ $frees }
viscous-viscousSolvent = 粘性、23 °Cで{ $viscosity23 } mm2/s、溶剤分離{ $solventSeparationPercent }%（{ $mostSeparatedPercent }%未満）：容器{ $receptacleLitres } l以下

withdrawn-annulled = 一般裁判所により取り消し（T-279/20、対世効）、通知C/2025/6670
withdrawn-too-late = 規則(EU) 2020/217は適用が遅く、英国法にならなかった（HSE、2024年6月）
