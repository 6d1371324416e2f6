acuteStudy-cannotConvertedWithoutMolarMass = لا يمكن التحويل من { $unit } دون الكتلة المولية
acuteStudy-converted = حُوّل من { $unit } بقيمة { $molarMass } g/mol و { $molarVolume } l/mol عند 25 °C
acuteStudy-exposureTimeStudy = مدة التعرض في الدراسة ({ $route })
acuteStudy-hDivided = قيمة 1 h مقسومة على { $divisor }، { $paragraph }
acuteStudy-hours = ، { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = قُيّم بوحدة ppmV بوصفه بخاراً قريباً من الحالة الغازية، { $place }
acuteStudy-molarMassConvert = الكتلة المولية للتحويل من { $unit }
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: القيمة عند 4 h ليست أعلى؛ لا تحوّل إلا قيمة 1 h، { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: القيمة عند 4 h ليست أدنى؛ لا تحوّل إلا قيمة 1 h، { $paragraph }
acuteStudy-timeExposureNotStated = مدة التعرض غير مذكورة
acuteStudy-times = { $unit } مضروبة في { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = السمية الحادة باستنشاق الغبار أو الضباب
acuteToxicity-acuteToxicityInhalationGas = السمية الحادة باستنشاق الغاز
acuteToxicity-acuteToxicityInhalationVapour = السمية الحادة باستنشاق البخار
acuteToxicity-acuteToxicityMouth = السمية الحادة عن طريق الفم
acuteToxicity-acuteToxicitySkin = السمية الحادة عن طريق الجلد
acuteToxicity-belowCutOff = { $share } % أقل من القيمة الفاصلة { $cutOff } %، { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }، { $verdict }
acuteToxicity-makesUpProductAte = يتكون المنتج كله من { $name }، ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: لا يدخل أي مكون في التقدير{ $unknown }
acuteToxicity-notClassified = غير مصنف، > { $limit } { $unit }
acuteToxicity-unknown = السمية غير معروفة، { $below }
acuteToxicity-unknown2 = ، { $unknownShare } % غير معروفة السمية

acuteToxicityIngredient-above = { $kind } { $min } { $unit } أعلى من { $highest } { $unit2 }
acuteToxicityIngredient-categoryConverted = الفئة { $category } محوّلة إلى { $ate } { $unit }، { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }، الجرعة الحدية للفئة 4 أو أكثر
acuteToxicityIngredient-limitDoseWithoutSignsAcute = الجرعة الحدية دون علامات سمية حادة

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = أعلى من تركيز البخار المشبع { $saturated } mg/l عند 20 °C، أي أنه ضباب جزئياً، { $place }
acuteToxicityOfSubstance-acuteToxicity = السمية الحادة، { $route }: { $whenOpen }{ $found } { $unit }، { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = السمية الحادة، { $route }: لا يمكن استخدام أي دراسة
acuteToxicityOfSubstance-exactValue = القيمة الدقيقة ({ $route })
acuteToxicityOfSubstance-lc50Dust = LC50 للغبار
acuteToxicityOfSubstance-lc50Gas = LC50 للغاز
acuteToxicityOfSubstance-lc50H = LC50 عند 4 h
acuteToxicityOfSubstance-lc50VapourMist = LC50 للبخار أو الضباب
acuteToxicityOfSubstance-ld50Dermal = LD50، عن طريق الجلد
acuteToxicityOfSubstance-ld50Oral = LD50، عن طريق الفم
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = يؤخذ بأدنى قيمة صالحة للنوع المفضل
acuteToxicityOfSubstance-notClassifiedUp = غير مصنف حتى { $limit } { $unit }
acuteToxicityOfSubstance-open = ؛ لم يحسم بعد
acuteToxicityOfSubstance-preferredSpecies = الأنواع المفضلة: { $names }، { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = نسبة الضباب في دراسة البخار
acuteToxicityOfSubstance-toxicityAbove = السمية فوق { $ready } { $unit } ({ $route })
acuteToxicityOfSubstance-validStudy = دراسة صالحة ({ $route })

additivity-belowCutOff = { $upper } % أقل من القيمة الفاصلة { $lowest } %، { $paragraph }
additivity-butRowMixturesWithoutIngredient = ، لكن هذا السطر مخصص للمخاليط التي لا تحتوي على مكون من فئة أخرى
additivity-noIngredientClassRelevant = لا يوجد مكون ذو صلة من هذه الرتبة.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } { $found } % { $sign } { $limit } %{ $barred }
additivity-sharesDividedTheirLimitsAdd = مجموع النسب مقسومة على حدودها
additivity-specificLimit = حد التركيز النوعي { $limit } %، { $paragraph }
additivity-sum = المجموع
additivity-weightedSum = المجموع المرجح

adoption-categoryNotAdopted = { $names }: الفئة غير معتمدة
adoption-classNotAdopted = { $hazardClass }: الرتبة غير معتمدة

aerosol-chemicalHeatCombustion = حرارة الاحتراق الكيميائية: { $names }
aerosol-chemicalHeatCombustion2 = حرارة الاحتراق الكيميائية { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = { $most } % مكونات لهوبة
aerosol-flammableComponentsNoTestEntered = { $most } % مكونات لهوبة أو 20 kJ/g، ولم يدرج أي اختبار
aerosol-heatCombustion = { $flammable } ≥ 85 % وحرارة الاحتراق ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ 1 % وحرارة الاحتراق < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = عبوة أيروسول { $division }
aerosolOutcome-categoryAerosol = فئة الأيروسول
aerosolOutcome-entryAerosol = بند لهذا الأيروسول
aerosolOutcome-stillSettledCategoryAerosol = ما زال يتعين تحديد فئة الأيروسول: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm و ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm و ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm و ≥ { $shortS } s
aerosolTests-below = { $flame }: أقل من { $flameCm } cm أو { $shortS } s
aerosolTests-deflagrationDensity = كثافة الاحتراق الخاطف { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = اختبار الاشتعال في حيز مغلق
aerosolTests-flame = لهب بارتفاع { $height } cm لمدة { $duration } s
aerosolTests-heatCombustion = حرارة الاحتراق ≥ 20 kJ/g
aerosolTests-ignition = اشتعال على مسافة { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = اشتعال على مسافة { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = لا اشتعال على مسافة { $nearCm } cm أو أكثر{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}ولم يبلغ أي من حدود الحيز المغلق
aerosolTests-timeEquivalent = المكافئ الزمني { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = سبيكة لا تطلق أكثر من 0.5 ug Ni/cm2 في الأسبوع وفق EN 1811
annexViNotes-chromateIonsDissolvedWater = أيونات الكرومات الذائبة في الماء
annexViNotes-freeMonomer = مونومر حر
annexViNotes-fullRefiningHistoryKnownSubstance = تاريخ التكرير الكامل معروف، والمادة التي أنتج منها ليست مسرطنة
annexViNotes-lengthWeightedGeometricMeanDiameter = المتوسط الهندسي للقطر المرجح بالطول مطروحاً منه ضعف الخطأ المعياري أكبر من 6 um
annexViNotes-lessBenzeneEc = أقل من 0.1 % من البنزين (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = أقل من 0.005 % من بنزو[a]بيرين (EC 200-028-5)
annexViNotes-lessButadieneEc = أقل من 0.1 % من 1,3-بوتادايين (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = أقل من 3 % من مستخلص ثنائي ميثيل سلفوكسيد وفق IP 346
annexViNotes-lessReleasableFormaldehydeMost = أقل من 0.1 % على الأكثر من الفورمالدهيد القابل للانطلاق
annexViNotes-lessReleasableFormaldehydeMost2 = أقل من 1 % على الأكثر من الفورمالدهيد القابل للانطلاق
annexViNotes-metallicElement = عنصر فلزي
annexViNotes-noPowderMoreParticlesUm = ليس مسحوقاً يحتوي على 1 % أو أكثر منه في جسيمات بحجم 10 um أو أقل
annexViNotes-lessRespirableDust = أقل من 1 % من المنتج غبار منه قابل للوصول إلى الرئتين (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = أحد اختبارات الملاحظة: الثبات البيولوجي أو داخل الصفاق أو الاستنشاق طويل الأمد
annexViNotes-testFormPlacedMarketLacks = بحسب الاختبار، لا يتسم الشكل المطروح في السوق بالخطر الفيزيائي

aquaticOfSubstance-acute = حاد
aquaticOfSubstance-acuteAquaticToxicity = السمية المائية الحادة
aquaticOfSubstance-aquaticToxicity = السمية المائية
aquaticOfSubstance-bioaccumulationUnknown = التراكم البيولوجي غير معروف
aquaticOfSubstance-but = { $summary }، لكن { $why }
aquaticOfSubstance-chronic = مزمن
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l، الحد { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = لا سمية في المحلول، الحد { $limit } mg/l
aquaticOfSubstance-notClassified = غير مصنف
aquaticOfSubstance-ofGroup = { $what }، { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = سريع التحلل وغير متراكم بيولوجياً
aquaticOfSubstance-toxicityAbove = السمية فوق { $concentration } mg/l، { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = تحول المادة غير العضوية في البيئة

aspiration-allThin = Asp. Tox. 1: يتكون المنتج من سوائل لا تزيد لزوجتها الحركية عند 40 °C على { $mm2PerS } mm2/s
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: يتكون المنتج كله من { $name } وهو مصنف كذلك
aspiration-mistNoPool = Asp. Tox. 1: يُرش على هيئة رذاذ لا يتجمع سائلاً في الفم
aspiration-notGiven = Asp. Tox. 1: لم تذكر { $viscosityName }

aspirationOfSubstance-aspToxExpertJudgement = Asp. Tox. 2 بحسب رأي الخبراء ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1، هيدروكربون
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1، لم يثبت أنه هيدروكربون
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: أدلة لدى الإنسان، { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = رأي الخبراء في خطر السمية بالشفط (الفئة 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: لا يمكن شفط الغاز
aspirationOfSubstance-kinematicViscosity = اللزوجة الكينماتية { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: لم تذكر { $viscosity }
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: ليس هيدروكربوناً ولا توجد أدلة لدى الإنسان
aspirationOfSubstance-whetherSubstanceHydrocarbon = ما إذا كانت المادة هيدروكربوناً

bridging-principleApplies = ينطبق المبدأ على الرتبة: { $name }
bridging-principleDoesNotApply = لا ينطبق المبدأ على الرتبة: { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = نسب المكونات الفعالة تقع بين نسبها في المخاليط المختبرة
bridgingConditions-allButPropellantThereSame = كل ما عدا المادة الدافعة موجود بنفس النسب كما في المخلوط المختبر
bridgingConditions-allElseThereSameProportions = كل ما عدا ذلك موجود بنفس النسب كما في المخلوط المختبر
bridgingConditions-allOtherIngredientsSameShares = نسب جميع المكونات الأخرى متساوية
bridgingConditions-allThreeMixturesSameIngredients = للمخاليط الثلاثة المكونات نفسها
bridgingConditions-aspirationToxicantsMakeUpMore = تشكل المواد السامة بالشفط { $aspirationKeepsPercent } % أو أكثر
bridgingConditions-beyond = {" "}(خارج النطاق: { $beyond })
bridgingConditions-bothBatchesSameIngredients = للدفعتين المكونات نفسها
bridgingConditions-bothBatchesStatedMadeUnder = ذُكر أن المورّد نفسه صنع الدفعتين أو أنهما صُنعتا تحت إشرافه
bridgingConditions-bothMixturesSameIngredients = للمخلوطين المكونات نفسها
bridgingConditions-bothTestedMixturesSameCategory = المخلوطان المختبران في الفئة نفسها من الرتبة
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent } ليس مصنفاً تصنيفاً أشد من تصنيف أقل المكونات الأصلية خطورة
bridgingConditions-everyIngredientAssessed = قُيّم كل مكون
bridgingConditions-everyShareStaysWithinBandwidth = كل نسبة تبقى ضمن نطاق الجدول 1.2{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = الدليل على أن الرذاذ ليس أشد خطورة: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId } مكون من مكونات المخلوط غير المختبر
bridgingConditions-ingredientsTheirMixtures = { $replacedId } و { $replacementId } مكونان في مخلوطيهما
bridgingConditions-met = مستوفى
bridgingConditions-noIngredientAddedLeftOut = لم يضف أي مكون ولم يحذف
bridgingConditions-noVariationWouldChangeHazard = لا يعرف أي تباين من شأنه أن يغير الخطر
bridgingConditions-none = لا يوجد
bridgingConditions-notMet = غير مستوفى
bridgingConditions-propellantIngredientAerosol = المادة الدافعة من مكونات الأيروسول
bridgingConditions-propellantStatedNotAffectHazard = ذُكر أن المادة الدافعة لا تؤثر في الخطر عند الرش
bridgingConditions-sameCategoryClass = { $replacement } و { $replaced } في الفئة نفسها من الرتبة
bridgingConditions-share = نسبة { $replacement } مساوية لنسبة { $replaced }
bridgingConditions-statedNotAffectHazardOthers = ذُكر أن { $diluent } لا يؤثر في خطر المكونات الأخرى
bridgingConditions-statedNotAffectHazardOthers2 = ذُكر أن { $replacement } لا يؤثر في خطر المكونات الأخرى
bridgingConditions-testedMixtureMostSevereCategory = المخلوط المختبر في أشد فئة أو فئة فرعية
bridgingConditions-thereMoreNoneLessIngredients = زادت مكونات تلك الفئة ولم ينقص أي منها
bridgingConditions-thereMoreTestedMixture = نسبة { $diluent } أعلى مما في المخلوط المختبر

bySpecificLimits-belowSpecificLimits = أقل من حدود تركيزه النوعية
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = حد التركيز النوعي { $lower } %

chemicalFamily-aldehydes = الألدهيدات
chemicalFamily-alkylphenols = ألكيل الفينولات
chemicalFamily-amines = الأمينات
chemicalFamily-chloroformates = الكلوروفورمات
chemicalFamily-chlorosilanes = الكلوروسيلانات
chemicalFamily-isocyanates = الإيزوسيانات
chemicalFamily-mercaptans = المركبتانات
chemicalFamily-nitriles = النتريلات
chemicalFamily-organometallic = المواد العضوية المعدنية
chemicalFamily-terpenes = الهيدروكربونات التربينية

chemicalUnderPressure-approvalChemicalsUnderPressureThese = موافقة: لا يوجد بند للمواد الكيميائية تحت الضغط التي لها هذه الأخطار
chemicalUnderPressure-chemicalHeatCombustion = حرارة الاحتراق الكيميائية: { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = مادة كيميائية تحت الضغط
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = { $most } % مكونات لهوبة و { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = المخلوط مادة كيميائية تحت الضغط، وهذا التصنيف يحل محل هذه الرتبة.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = لم يذكر أن المخلوط سائل أو صلب تحت الضغط.
chemicalUnderPressure-unknownHeatCombustion = حرارة احتراق غير معروفة

chooseEntry-allFlammableIngredientsChemicalGroup = جميع المكونات اللهوبة من هذه المجموعة الكيميائية
chooseEntry-allOfGroup = جميع المكونات الخطرة من هذه المجموعة الكيميائية
chooseEntry-collectiveEntry = بند جماعي: { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = كل مكون خطر ينتمي إلى: { $family }
chooseEntry-productDeclared = صُرح بأن المنتج { $kind }
chooseEntry-properties = ، { $properties }
chooseEntry-reactionAndNature = { $reaction } { $nature }

classVerdicts-assignmentClass = الإدراج في الرتبة { $own }
classVerdicts-compared = { $standing }؛ { $summary }
classVerdicts-doesNotApply = لا ينطبق
classVerdicts-namedOtherwise = الرتبة { $own }: لا تنطبق؛ { $names } من رتبة أخرى بحسب الاسم في قائمة البضائع الخطرة
classVerdicts-notJudged = الرتبة { $own }: لم تقيم
classVerdicts-notKnown = غير معروف
classVerdicts-standing = الرتبة { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = التطاير: عُدّ معيار البخار في ADR 2.2.61.1.8 مستوفى

classifyForTransport-approvalTypeNotAcceptedCarriage = موافقة: النوع A غير مقبول للنقل
classifyForTransport-class = الرتبة { $own }: { $text }
classifyForTransport-environmentallyHazardous = خطر بيئياً: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = خطر بيئياً ولا ينتمي إلى رتبة أخرى
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = الحالة الفيزيائية
classifyForTransport-solutionNamedListAboveAnother = محلول { $step } مذكور بالاسم في القائمة فوق تركيز آخر فقط
classifyForTransport-stillSettled = ما زال يتعين تحديد ما يلي: { $summary }
classifyForTransport-toxicInhalationZone = سام بالاستنشاق، المنطقة { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = سائل قابل للاحتراق: غير خاضع للتنظيم في العبوات حتى 450 لتراً؛ وفي النقل السائب NA 1993، COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = نقطة الوميض { $min } °C >= { $reclassFrom } °C: يجوز إعادة تصنيفه سائلاً قابلاً للاحتراق في النقل البري والسككي، ويعفى عندئذ في العبوات حتى 450 لتراً

common-acuteTox = Acute Tox. { $category }، ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = موافقة: لا يسمح بمحتويات من مجموعة التعبئة I
common-bcfLogKow = BCF أو log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards } لا يحتسب في هذه الرتبة
common-entryCombinationHazards = بند لهذه المجموعة من الأخطار
common-kinematicViscosity = اللزوجة الكينماتية عند 40 °C
common-mandatory = إلزامي
common-noIngredientClassifiedClass = لا يوجد مكون مصنف في هذه الرتبة.
common-notClassified = غير مصنف
common-notReliable = غير موثوق: { $unreliable }
common-optional = اختياري
common-productIdentifier = معرّف المنتج
common-rapidlyDegradable = سريع التحلل
common-recommended = موصى به
common-share = { $name } { $share } % { $sign } { $limit } %
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: ليس للمادة الصلبة لزوجة كينماتية تستوفي المعيار
common-text = { $text }
common-wholeComposition = التركيب الكامل

corrosion-aloneReachesLimit = { $outcome }: ما يبلغ الحد بمفرده: { $reached }
corrosion-doesNotReach = لا يبلغ { $atMost } أو { $atLeast }
corrosion-extremeButLowAcidAlkaline = قيمة قصوى، لكن ثبت أن الاحتياطي الحمضي أو القلوي منخفض
corrosion-extremeButSettled = قيمة قصوى، لكن التصنيف المنسق يحدد تأثيره على الجلد والعينين بهذه النسبة: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: المخلوط { $code }، ويعد لذلك متلفاً للعين
corrosion-noNonAdditiveIngredientReaches = { $outcome }: لا يبلغ أي مكون غير قابل للجمع { $atLeast } % بمفرده
corrosion-nonAdditiveJudgedAlone = غير قابل للجمع: يقيم بمفرده
corrosion-nonAdditiveJudgedAlone2 = { $upper } % < { $limit } % (غير قابل للجمع: يقيم بمفرده)
corrosion-ph = { $severe }: pH { $value } { $summary }
corrosion-reachesHighest = لا يقل عن { $limit }
corrosion-reachesLowest = لا يزيد على { $limit }

corrosiveGas-byLc50 = { $text }: أكال
corrosiveGas-corrosiveSkin = أكال للجلد
corrosiveGas-lc50CorrosiveComponentsM3M3 = LC50 للمكونات الأكالة { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: غير أكال

corrosivePackingGroup-corrosiveSkinButSubCategory = الرتبة 8: أكال للجلد، لكن الفئة الفرعية التي تحدد مجموعة التعبئة غير معروفة
corrosivePackingGroup-corrosivesGroupI = مواد أكالة من المجموعة I { $first } % >= { $groupI } %
corrosivePackingGroup-corrosivesGroupI2 = مواد أكالة من المجموعة I { $first } % >= { $traceOfGroupI } %
corrosivePackingGroup-corrosivesGroupsIIi = مواد أكالة من المجموعتين I و II { $second } % >= { $groupII } %
corrosivePackingGroup-corrosivesGroupsIIi2 = مواد أكالة من المجموعتين I و II { $second } % < { $groupII } %
corrosivePackingGroup-packingGroup = الرتبة 8: { $hazards }، مجموعة التعبئة { $own }
corrosivePackingGroup-packingGroup2 = الرتبة 8: { $summary }، مجموعة التعبئة { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = الفئة الفرعية 1A أو 1B أو 1C: { $name }
corrosivePackingGroup-subCategory1a1b1c2 = الفئة الفرعية 1A أو 1B أو 1C

degradability-aquaticEnvironmentDays = { $inEnvironmentPercent } % في البيئة المائية خلال 28 يوماً ≥ { $percent } %
degradability-below = { $found } < { $required } %
degradability-days = { $percent } % ({ $basis }) خلال 28 يوماً ≥ { $basis2 } %، { $window }
degradability-days2 = { $percent } % ({ $basis }) خلال 28 يوماً
degradability-days3 = { $inEnvironmentPercent } % خلال 28 يوماً < { $inEnvironmentPercent2 } %
degradability-noDataDegradation = لا توجد بيانات عن التحلل
degradability-noDayWindowMultiConstituents = لا تشترط نافذة الأيام 10 للمواد المتعددة المكونات
degradability-noTestResult = لا توجد نتيجة اختبار
degradability-notRapidlyDegradable = ليس سريع التحلل
degradability-notShownWithinDayWindow = { $found }، لم يثبت ضمن نافذة الأيام 10
degradability-oxygenOrCo2 = الأكسجين أو CO2
degradability-rapidlyDegradable = سريع التحلل
degradability-ratio = BOD5/COD { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = حسب استنتاج مصدره
degradability-withinDayWindow = ضمن نافذة الأيام 10

elevatedTemperature-carried = ينقل عند { $carried } °C >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = ينقل عند { $carried } °C، أي عند نقطة وميضه { $min } °C أو أعلى منها (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = الرتبة 9: ينقل عند { $carried } °C، وليس سائلاً عند 100 °C فأعلى ولا صلباً عند 240 °C فأعلى

environment-environmentallyHazardous = خطر بيئياً: { $codes }؛ { $summary }
environment-environmentallyHazardousNeitherAcuteNor = خطر بيئياً: لا Acute 1 ولا Chronic 1 أو 2
environment-environmentallyHazardousNoClassOwn = خطر بيئياً: لا توجد رتبة خاصة به؛ الملوثات البحرية مدرجة بالاسم وتخضع للتنظيم في السفن وفي النقل السائب
environment-environmentallyHazardousNotKnown = خطر بيئياً: غير معروف
environment-environmentallyHazardousNothingElse = خطر بيئياً ولا شيء غير ذلك: { $says }
environment-freeByRoadAndRail = معفى في النقل البري وبالسكك الحديدية؛ وخاضع للتنظيم بالسفن والطائرات
environment-freeByRoadAndRailInPackagings = معفى في النقل البري وبالسكك الحديدية في عبوات حتى 500 كغ أو ل وفي الحاويات الوسيطة
environment-freeInSmallInnerPackagings = معفى حتى 5 ل أو 5 كغ لكل عبوة داخلية

evidenceOnly-by = { $verdict } بناءً على { $method }، { $source }
evidenceOnly-evidenceCarcinogenicity = أدلة على السرطنة
evidenceOnly-evidenceEffectsViaLactation = أدلة على التأثيرات على الإرضاع أو عن طريقه
evidenceOnly-evidenceEndocrineDisruptionEnvironment = أدلة على اضطراب الغدد الصماء المؤثر في البيئة
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = أدلة على اضطراب الغدد الصماء المؤثر في صحة الإنسان
evidenceOnly-evidenceGermCellMutagenicity = أدلة على إطفار الخلايا الجنسية
evidenceOnly-evidenceNarcoticEffects = أدلة على التأثيرات المخدرة
evidenceOnly-evidenceReproductiveToxicity = أدلة على السمية التناسلية
evidenceOnly-evidenceRespiratorySensitisation = أدلة على التحسس التنفسي
evidenceOnly-evidenceRespiratoryTractIrritation = أدلة على تهيج الجهاز التنفسي

explosiveEntry-explosiveTests = متفجر { $own } بحسب اختباراته

explosiveTests-classificationExplosive = التصنيف ضمن المتفجرات
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: معدل الاحتراق المصحح { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: معدل الاحتراق المصحح { $rate } kg/min < { $third } kg/min
explosiveTests-division = الشعبة { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = الشعبة بحسب مجموعات الاختبار من 5 إلى 7
explosiveTests-divisionTestSeriesGave = Expl. { $number }: الشعبة التي أعطتها مجموعات الاختبار من 5 إلى 7
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: المتفجر خارج عبوته يعد ذا انفجار شامل ما لم يثبت خطره (الملاحظة 1 على الجدول 2.1.2)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: متفجر بلا شعبة أو خارج الترتيب الذي تنطبق عليه شعبته
explosiveTests-heatDecomposition = Desen. Expl.: حرارة التحلل { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: ينفجر انفجاراً شاملاً أو يحترق بأسرع من 1200 kg/min، فهو إذن متفجر
explosiveTests-noExplosiveTestSeries = Expl.: ليس متفجراً بحسب مجموعتي الاختبار 1 و 2
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }، لم يثبت استيفاء شروط الفئتين 2B و 2C
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: شديد عدم الاستقرار أو الحساسية في مجموعة الاختبار 3 بحيث لا تحدد له شعبة
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: شديد عدم الاستقرار أو الحساسية في مجموعة الاختبار 3
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }، دون حدث عالي الخطورة

exposure-repeated = التعرض المتكرر
exposure-single = التعرض المفرد

extremePh-phDoesNotReach = { $code }: pH { $ph } لا يبلغ { $atMost } أو { $atLeast }
extremePh-phReaches = { $code }: pH { $ph } يبلغ { $whenSide }
extremePh-phReserve = pH - الاحتياطي/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + الاحتياطي/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ؛ والاحتياطي يؤكد ذلك: { $compared }
extremePh-reserveSuggestsLessOtherData = ؛ ويشير الاحتياطي إلى تأثير أقل ({ $compared })، ويجب أن تؤكده بيانات أخرى
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (عدد الحيوانات اللازم: { $needed } من { $animalsCount })
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: القرنية ≥ 1 أو القزحية ≥ 1 أو الاحمرار ≥ 2 أو وذمة الملتحمة ≥ 2، عدد الحيوانات: { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: القرنية ≥ 1 أو القزحية ≥ 1 أو الاحمرار ≥ 2 أو وذمة الملتحمة ≥ 2، عدد الحيوانات: { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: عتامة القرنية ≥ 3 أو التهاب القزحية > 1.5، عدد الحيوانات: { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = بيانات عن تلف العين الشديد وتهيج العين
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: تأثيرات لم تزل خلال 21 يوماً، عدد الحيوانات: { $lasting } من { $animalsCount }
eyeOfSubstance-reversalWithinDaysEye = الشفاء خلال 21 يوماً، العين
eyeOfSubstance-scoresThreeAnimalsEye = درجات ثلاثة حيوانات، العين
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: المادة { $code }، وتعد لذلك متلفة للعين

finding-noDataNeeded = لا توجد بيانات؛ المطلوب: { $needed }.
finding-studiesNotReliable = دراسات غير موثوقة: { $leftCount } من { $studiesCount }

flammable-compared = الرتبة 3: { $summary }
flammable-ethanolWaterMassVolumeNot = إيثانول في الماء، { $share } % <= { $mostEthanol } % وزناً (24 % حجماً): لا يخضع للأحكام
flammable-flashPointAbove = نقطة الوميض { $flash } °C، أعلى من { $flash2 } °C
flammable-flashPointAboveDoesNot = نقطة الوميض { $flash } °C، أعلى من { $sustaining } °C، لا يديم الاحتراق
flammable-initialBoilingPointCPacking = { $summary }؛ نقطة بدء الغليان { $boiling } °C <= { $boiling2 } °C: مجموعة التعبئة I

flammableGas-compositionDoesNotPropagateFlame = التركيب هو { $blend }، ولا ينشر اللهب في الاختبار ({ $source })
flammableGas-flammabilityTestIsoEn = اختبار اللهوبية وفق ISO 10156 أو EN 1839
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = { $rest } % من المخلوط غير مصرح به
flammableGas-nitrogenEquivalentSharesOverTci = غازات لهوبة: مجموع النسب المكافئة للنيتروجين مقسومة على Tci هو { $value } { $sign }
flammableGas-noEquivalency = لا يذكر ISO 10156 مكافئ النيتروجين: { $name }
flammableGas-noTci = لا يذكر ISO 10156 قيمة Tci: { $name }
flammableGas-nobodyClassified = غازات لهوبة: مكونات لم يصنفها أحد: { $missing }
flammableGas-nobodyClassified2 = لم يصنفه أحد: { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name } غاز مؤكسد إلى جانب غازات لهوبة، ويترك ISO 10156 ذلك للاختبار
flammableGas-partlyHalogenatedAboveBesideMore = { $name } مهلجن جزئياً، ولا يصح الحساب فوق 0.5 % منه مع أكثر من 0.25 % من غاز لهوب
flammableGas-tci = Tci { $flammableFrom } %{ $origin }
flammableGas-tciNotListedTaken = Tci غير مدرجة، أخذت بقيمة { $leastFlammable } %
flammableGas-tciTestIso = Tci للمكون { $name }، أو اختبار وفق ISO 10156

flammableGasCategory-calculatedLowerFlammabilityLimit = ؛ الحد الأدنى المحسوب للهوبية هو { $limit } %
flammableGasCategory-chemicalStabilitySectionUnManual = الاستقرار الكيميائي وفق القسم 35 من دليل الأمم المتحدة للاختبارات والمعايير، بسبب { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: جميع المكونات اللهوبة من الفئة 2
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: لم يقس حد أدنى أعلى من 6 % ولا سرعة احتراق أقل من 10 cm/s{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: لا يوجد مكون لهوب من الفئة 1A
flammableGasCategory-pyrophoricGases = غاز تلقائي الاشتعال: { $pyrophoric } % من الغازات التلقائية الاشتعال > 1 %

flammableLiquid-flashPoint = نقطة الوميض
flammableLiquid-flashPointAgainst = { $outcome }: نقطة الوميض { $flash } °C مقابل { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: نقطة الوميض { $flashPointC } °C > { $aboveC } °C ولا يدوم الاحتراق
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: نقطة الوميض غير مذكورة، وهي مهمة بسبب { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: زيت غاز نقطة وميضه { $flashPointC } °C، من { $fromC } إلى { $toC } °C
flammableLiquid-initialBoilingPoint = نقطة بدء الغليان
flammableLiquid-initialBoilingPointAgainst = ، نقطة بدء الغليان { $boiling } °C مقابل ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: يتكون المنتج كله من { $name } وهو مصنف كذلك
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: المخلوط ليس سائلاً؛ حالته الفيزيائية: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: لم يجد الاختبار نقطة وميض حتى نقطة الغليان
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: لا يوجد مكون هو سائل لهوب
flammableLiquid-notGiven = غير مذكورة

gasOutcome-byClass = { $hazardClass }: { $met }؛ { $summary }
gasOutcome-compared = الرتبة 2: { $hazards }؛ { $why }
gasOutcome-compressed = مضغوط
gasOutcome-gas = غاز { $state } من { $written }
gasOutcome-gasBelowKpaNeitherLiquefied = الرتبة 2: غاز من 2.2 أقل من 200 kPa عند 20 °C، غير مسيل وغير مبرد: لا يخضع للأحكام
gasOutcome-howGasBelowKpaCarried = كيفية نقل غاز أقل من 200 kPa
gasOutcome-inState = { $why }، { $state }
gasOutcome-lc50OneHourUpM3 = LC50 لساعة واحدة لا تزيد على 5000 ml/m3، وهو الحد الأعلى لـ Acute Tox. 3: سام
gasOutcome-liquefied = مسيل
gasOutcome-listNamesMixture = تذكر القائمة المخلوط: { $found }
gasOutcome-notClassified = غير مصنف
gasOutcome-notToxicLc50OneHour = غير سام: LC50 لساعة واحدة أعلى من 5000 ml/m3
gasOutcome-refrigerated = مسيل مبرد
gasOutcome-stateGas = حالة الغاز
gasOutcome-toxicAndCorrosive = { $toxic }؛ { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: تحتوي عبوة الأيروسول على غاز { $group }
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: تحتوي عبوة الأيروسول على غاز تحت الضغط، ولا يعرف أي غاز هو
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C، كما في كل مكون
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: المجموعة غير محسومة لأن درجة الحرارة الحرجة غير معروفة: { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = طريقة تعبئة الغاز: مضغوط أو مسيل أو مبرد أو مذاب
gasUnderPressure-moleWeightedCriticalTemperature = درجة الحرارة الحرجة المرجحة بالمول { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: معبأ عند أقل من 200 kPa (مقياس) عند 20 °C وغير مسيل
gasUnderPressure-packedGas = { $code }: معبأ كغاز { $packedGas }
gasUnderPressure-rest = الباقي
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }، اعتبر غازاً
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C، ومع ذلك يبقى { $permanent } % غازياً تحت أي ضغط: تتوقف المجموعة على طريقة الملء

gasWithOxygen-oxidisingGasSetAsideAir = غازات لهوبة: بعد استبعاد الغاز المؤكسد بوصفه هواء، مجموع النسب مقسومة على Tci هو { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = غازات لهوبة: مجموع النسب مقسومة على الحدود الدنيا للهوبية هو { $value } < 1، فليس للمخلوط مدى لهوبية مع الهواء

goodsProperty-acidic = حمضي
goodsProperty-basic = قاعدي
goodsProperty-inorganic = غير عضوي
goodsProperty-organic = عضوي

hazardStatements-for = بسبب { $own }
hazardStatements-joined = مدمج في { $value }
hazardStatements-joins = يدمج { $value } و { $value2 }
hazardStatements-says = يعبر عنه { $by }
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = جميع البنود: { $name }
individual-below = { $found } % < { $limit } %
individual-belowWithNote = { $found } % < { $limit } % ({ $note })
individual-everyIngredientClassReleasedNote = كل مكون من هذه الرتبة معفى بموجب ملاحظة
individual-noIngredient = { $outcome }: 0 % < { $limit } %، لا يوجد مكون مصنف { $codes }
individual-noRowClassCategoryThese = لا يوجد سطر من هذه الرتبة لفئة هذه المكونات.
individual-specificLimit = حد التركيز النوعي { $specific } %، { $paragraph }
individual-specificLimitDoesNotLift = حد التركيز النوعي { $specific } % لا يرفع الحد العام، { $paragraph }
individual-sum = المجموع { $found } %، { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: التصنيف الأوروبي { $entry } ليس قانوناً هنا؛ ويعتد بتصنيف المورّد نفسه ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: التصنيف المنسق { $entry } يجب تأكيده بالاختبار؛ ويعتد بتصنيف المورّد { $supplier }
ingredientInForce-harmonisedCounts = { $name }: يعتد بالتصنيف المنسق { $entry }{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: البند المنسق لا يشمل هذه الرتبة؛ ويعتد بتصنيف المورّد { $supplier }
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: التصنيف المنسق { $entry } هو الحد الأدنى؛ وتؤدي بيانات المورّد إلى { $supplier } وبه يعتد
ingredientInForce-noEntryClass = لا يوجد بند في هذه الرتبة
ingredientInForce-supplierDoesNot = ؛ ولا يعتد بتصنيف المورّد { $supplier }

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3، البخار المشبع { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = الرتبة 6.1: { $text }: لا يقل عن LC50 مضروبة في { $volatility }، وقيمة LC50 لا تزيد على { $lc50 } ml/m3، مجموعة التعبئة { $packingGroup }
inhalation-noPackingGroupVapour = الرتبة 6.1: { $text }: لا توجد مجموعة تعبئة بحسب البخار
inhalation-poisonousInhalationHazardZoneLc50 = سام بالاستنشاق، منطقة الخطر { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = لا يضر أحداً في شكله الكتلي أو البوليمري المورد؛ وتذكره صحيفة بيانات السلامة
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = لا يلزم وسمه على الأيروسولات ووحدات الرش المحكمة الإغلاق
labelScope-notAdopted = غير معتمد

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } – { $max }

metalCorrosionStrength-measuredPh = عند قيمة pH مقيسة من { $min } إلى { $max }
metalCorrosionStrength-solid = في مادة صلبة
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } { $found } % < { $limit } %: قليل جداً لإحداث تآكل الفلزات { $why }.

missingAssessments-below = { $upper } % أقل من { $cutOff }
missingAssessments-cutOff = القيمة الفاصلة { $lowestCutOff } %
missingAssessments-notClassifiedAnybodyButBelow = لم يصنفه أحد، لكنه أقل من { $cutOff }.

namedEntry-contains = يحتوي على { $name }
namedEntry-formNamedList = { $only } بهذا الشكل مذكور بالاسم في القائمة
namedEntry-less = أقل من { $share } %
namedEntry-more = أكثر من { $share } %
namedEntry-notLess = لا يقل عن { $share } %
namedEntry-notMore = لا يزيد على { $share } %
namedEntry-onlyDangerousIngredientClassOwn = { $only } هو المكون الخطر الوحيد، والرتبة هي رتبة بنده
namedEntry-product = المنتج هو { $single }
namedEntry-productNamedList = المنتج مذكور بالاسم في القائمة
namedEntry-solution = محلول { $name }، { $lower } و { $upper }
namedMixture-provisionExempts = يعفي حكم خاص برقم الأمم المتحدة { $un } البضائع ذات هذا التركيب

namedIngredients-contributes = يسهم في { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }؛ لكل رتبة اسم بالفعل، ويكفي عدد { $most } من الأسماء

notesInForce-mixtureBeing = الحالة الفيزيائية للمخلوط: { $physicalState }
notesInForce-solidPaste = الشكل المذكور: معجون
notesInForce-solidPiece = الشكل المذكور: قطعة صلبة واحدة
notesInForce-releasesShown = معفى بموجب { $paragraph }: { $condition }؛ الدليل: { $evidence }
notesInForce-weightCounts = { $countedFraction } % من وزنه يحتسب بوصفه { $part }، { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: الأكسجين المتاح { $oxygen } % ≤ { $limit } % مع { $peroxide } % من فوق أكسيد الهيدروجين
organicPeroxide-peroxygenGroups = عدد مجموعات فوق الأكسيد { $peroxygenGroups }، { $molarMass } g/mol

otherHazard-combustible-dust = غبار قابل للاحتراق
otherHazard-health = خطر صحي
otherHazard-physical = خطر فيزيائي
otherHazard-simple-asphyxiant = خانق بسيط

otherTests-chemicallyUnstable = غير مستقر كيميائياً، { $instability }
otherTests-compared = Met. Corr. 1: { $measured }، > 6.25
otherTests-compared2 = Met. Corr.: { $measured }، ≤ 6.25
otherTests-corrosionRateAluminium = معدل تآكل الألومنيوم
otherTests-corrosionRateSteel = معدل تآكل الفولاذ
otherTests-flammableTest = Flam. Gas { $id }: لهوب في الاختبار، { $measured }
otherTests-limitsBurningVelocity = الحدان من { $lowerLimit } إلى { $upperLimit } %، سرعة الاحتراق { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = الحدان الأدنى والأعلى للهوبية
otherTests-notFlammableTest = Flam. Gas: غير لهوب في الاختبار
otherTests-oxidisingPowerTest = Ox. Gas 1: قدرة الأكسدة { $power } % > { $oxidisingPowerAbove } % في الاختبار
otherTests-oxidisingPowerTest2 = Ox. Gas: قدرة الأكسدة { $power } % ≤ { $oxidisingPowerAbove } % في الاختبار
otherTests-steelAluminiumYear = الفولاذ { $steel } والألومنيوم { $aluminium } mm في السنة
otherTests-test = Flam. Gas 1A: { $what } في الاختبار

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit } مقابل { $reference } { $unit2 } للمخلوط المرجعي
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: المخلوط مع السليولوز يشتعل تلقائياً
oxidationTests-slowerEveryReferenceMixture = { $prefix }: أبطأ من جميع المخاليط المرجعية

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }، لم يختبر
oxidisingGas-nitrogenEquivalencyKk = مكافئ النيتروجين Kk: { $name }
oxidisingGas-nobodyClassified = غازات مؤكسدة: مكونات لم يصنفها أحد: { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: قدرة الأكسدة { $power } % { $sign } { $oxidisingPowerAbove } %

ozoneOfSubstance-notAbove = ≤
ozoneOfSubstance-ozoneDepletionPotential = إمكانية استنفاد الأوزون
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: إمكانية استنفاد الأوزون { $found } { $sign } 0 ({ $source })

packedGas-compressed = مضغوط
packedGas-dissolved = مذاب
packedGas-liquefied = مسيل
packedGas-refrigerated = مسيل مبرد

peroxideEntry-classType = { $code }: الرتبة { $own } بحسب نوعه
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT غير معروفة
peroxideEntry-subsidiary = خطر إضافي: { $hazards }
peroxideEntry-temperatureControlled = خاضع لضبط درجة الحرارة
peroxideEntry-upTemperatureControlledEntryApplies = حتى { $limit } °C ينطبق البند الخاضع لضبط درجة الحرارة

persistenceOfSubstance-allHalfLivesBelow = جميع أعمار النصف أقل من الحد
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = التراكم البيولوجي
persistenceOfSubstance-chronicAquaticValuesHealthClasses = قيم السمية المائية المزمنة ورتب الخطورة الصحية التي تعد سمية
persistenceOfSubstance-halfLivesWaterSedimentSoil = أعمار النصف في الماء والرواسب والتربة
persistenceOfSubstance-in = { $medium }: { $days } d > { $limit } d
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = الحركية
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = غير معروف
persistenceOfSubstance-notToxic = غير سام
persistenceOfSubstance-persistent = الثبات
persistenceOfSubstance-toxic = السمية
persistenceOfSubstance-veryBioaccumulative = التراكم البيولوجي الشديد
persistenceOfSubstance-veryMobile = الحركية الشديدة
persistenceOfSubstance-veryPersistent = الثبات الشديد

persistenceTable-freshEstuarineWater = المياه العذبة أو مياه مصبات الأنهار
persistenceTable-freshEstuarineWaterSediment = رواسب المياه العذبة أو مياه مصبات الأنهار
persistenceTable-marineSediment = الرواسب البحرية
persistenceTable-marineWater = مياه البحر
persistenceTable-soil = التربة

physicalOfSubstance-flammabilityRangeAirTestIso = مدى اللهوبية في الهواء، أو اختبار وفق ISO 10156
physicalOfSubstance-notCalculatedNeeded = لا يحسب؛ المطلوب: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = قدرة الأكسدة، أو اختبار وفق ISO 10156

physicalOutcome-aerosol = أيروسول
physicalOutcome-classDoesNotApplyMixture = لا تنطبق الرتبة على مخلوط حالته الفيزيائية: { $stateNames }.
physicalOutcome-gas = غاز
physicalOutcome-liquid = سائل
physicalOutcome-makesUpProduct = يتكون المنتج كله من { $name }، وتصنيفه { $written }.
physicalOutcome-solid = صلب

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = أكال للفلزات فقط، معبأ لاستخدام المستهلك
pictogramPrecedence-moreSevereCategorySpecificTarget = لفئة أشد من السمية لأعضاء مستهدفة محددة - التعرض المفرد الرسم GHS08
pictogramPrecedence-notAcuteToxicityBesideGhs06 = لا يستخدم للسمية الحادة مع GHS06
pictogramPrecedence-notBesideGhs06 = لا يستخدم مع GHS06
pictogramPrecedence-notSkinEyeIrritationBeside = لا يستخدم لتهيج الجلد أو العين مع GHS05
pictogramPrecedence-notSkinSensitisationIrritationBeside = لا يستخدم للتحسس الجلدي أو التهيج مع GHS08 الخاص بالتحسس التنفسي
pictogramPrecedence-optionalWhereGhs01Applies = اختياري عند انطباق GHS01

pictograms-for = بسبب { $own }{ $whenEuropean }
pictograms-for2 = بسبب { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ؛ اختياري مع GHS02 أو GHS06 (CLP المادة 26(1)(e))

precautionCandidates-only = من أجل { $hazards }، فقط { $condition }

precautionConditions-bulkMassesTemperatureSpecified = للكتل السائبة التي حددت لها درجة حرارة
precautionConditions-categoryOthersVolatileMayGenerate = للفئة 1، ولغيرها إذا كان متطايراً وقد يولد جواً متفجراً
precautionConditions-ifAntidoteSpecificMeasureRequired = إذا لزم ترياق أو تدبير محدد على الفور
precautionConditions-ifDustCloudsCanOccur = إذا أمكن أن تتكون سحب غبار
precautionConditions-ifElectrostaticallySensitive = إذا كان حساساً للكهرباء الساكنة
precautionConditions-ifExplosiveMechanicallySensitive = إذا كان المتفجر حساساً ميكانيكياً
precautionConditions-ifBreathedInAnyForm = إذا أمكن استنشاق غبار المنتج أو دخانه أو غازه أو ضبابه أو أبخرته أو رذاذه
precautionConditions-ifProductIsNoGas = إذا لم يكن المنتج غازا
precautionConditions-ifInhalableParticlesDustsMists = إذا أمكن أن تتكون أثناء الاستخدام جسيمات غبار أو ضباب قابلة للاستنشاق
precautionConditions-ifLiquidVolatileMayGenerate = إذا كان السائل متطايراً وقد يولد جواً متفجراً
precautionConditions-ifReleaseEnvironmentNotIntended = إذا لم يكن الانطلاق في البيئة هو الاستخدام المقصود
precautionConditions-ifSubstanceMixtureVolatileMay = إذا كانت المادة أو المخلوط من المتطايرات وقد يتولد جو خطر
precautionConditions-ifWaterIncreasesRisk = إذا كان الماء يزيد المخاطر
precautionConditions-outsideTransportableCylindersPackedP200 = خارج الأسطوانات القابلة للنقل المعبأة وفق P200 من اللائحة التنظيمية النموذجية
precautionConditions-packagingsNeedNotVented = في العبوات التي لا يلزم تنفيسها
precautionConditions-temperatureSupplierSpecifiesNotKnown = بدرجة الحرارة التي يحددها المورّد، وهي غير معروفة هنا

precautions-chosenBySupplier = اختاره المورّد؛ { $why }
precautions-for = بسبب { $hazards }
precautions-leftOutBySupplier = حذفه المورّد؛ { $why }
precautions-redundantBeside = زائد مع { $kept }

precedence-goesBeforePackingGroup = { $main } له الأسبقية على { $others }؛ مجموعة التعبئة { $packingGroup }

productKind-adhesive = مادة لاصقة
productKind-alcoholic-beverage = مشروب كحولي
productKind-aviation-fuel = وقود طائرات
productKind-coating = محلول تغليف
productKind-disinfectant = مطهر
productKind-fertiliser = سماد
productKind-gas-cartridge = خرطوشة غاز
productKind-lead-battery = بطارية رصاص حمضية
productKind-lithium-ion-battery = بطارية أيونات الليثيوم
productKind-lithium-metal-battery = بطارية فلز الليثيوم
productKind-flavour-extract = خلاصة للنكهة أو الرائحة
productKind-paint = طلاء
productKind-paint-related = مادة متصلة بالطلاء
productKind-perfumery = منتج عطور
productKind-pesticide = مبيد آفات
productKind-petroleum-distillate = ناتج تقطير النفط
productKind-printing-ink = حبر طباعة
productKind-printing-ink-related = مادة متصلة بحبر الطباعة
productKind-refrigerant = غاز تبريد
productKind-resin-solution = محلول راتنج
productKind-sealed-lead-battery = بطارية رصاص حمضية غير قابلة للانسكاب
productKind-wood-preservative = مادة حافظة للأخشاب

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = لا توجد
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: النقل محظور
propose-unNotSubjectLawMode = UN { $un } لا يخضع لقواعد وسيلة النقل هذه؛ وتنظمه قواعد وسائل أخرى
propose-unPackingGroupMode = UN { $un }: في وسيلة النقل هذه { $own }، مجموعة التعبئة { $packingGroup }

provision-144 = المحاليل المائية التي لا تتجاوز 24 % من الكحول بالحجم لا تخضع للأحكام
provision-145 = المشروبات من مجموعة التعبئة III في أوعية حتى 250 ل لا تخضع للأحكام
provision-188 = الخلايا والبطاريات الصغيرة لا تخضع للأحكام بشروط الحجم والاختبار والتعبئة
provision-216 = يجوز خلط المواد الصلبة غير الخطرة بسوائل لهوبة ما دام لا يظهر سائل حر
provision-217 = يجوز خلط المواد الصلبة غير الخطرة بسوائل سامة ما دام لا يظهر سائل حر
provision-335 = يجوز خلط المواد الصلبة غير الخطرة بسوائل خطرة على البيئة ما دام لا يظهر سائل حر؛ الأكياس المغلقة حتى 10 مل لا تخضع للأحكام
provision-354 = سام بالاستنشاق
provision-363 = للمحركات والآلات المحتوية على وقود شروط خاصة بها
provision-375 = في العبوات المفردة أو الداخلية حتى 5 ل أو 5 كغ لا يخضع لأي حكم آخر
provision-376 = للخلايا والبطاريات التالفة أو المعيبة شروط خاصة بها
provision-386 = مثبت بمثبط أو بضبط درجة الحرارة بمقدار يكفي مدة الرحلة

purpose-adhesive = مادة لاصقة
purpose-brazing-or-soldering = مادة لحام
purpose-cement = إسمنت
purpose-paint-or-varnish = طلاء أو ورنيش
purpose-plant-protection = منتج لوقاية النباتات

reducePrecautions-beyondSixSince = { $why }؛ زيادة على ستة، والسبب: { $why2 } (CLP المادة 28(3))
reducePrecautions-for = { $levelWords } بسبب { $hazards }
reducePrecautions-highlyRecommended = موصى به بشدة
reducePrecautions-lawPrescribes = ينص عليه القانون
reducePrecautions-nothingElseLabelSays = لا شيء آخر على بطاقة الوسم يعبر عنه
reducePrecautions-safetyDataSheetNotLabel = مخصص لصحيفة بيانات السلامة لا لبطاقة الوسم
reducePrecautions-severityHazardNeeds = تقتضيه شدة الخطر
reducePrecautions-specialCaseOnlyNothingKnown = لحالة خاصة فقط لا يعرف عنها شيء هنا
reducePrecautions-statementsMoreWeightLabel = توجد على بطاقة الوسم بيانات أهم؛ { $why }

route-dermal = عن طريق الجلد
route-dust-mist = غبار وضباب
route-gas = غاز
route-oral = عن طريق الفم
route-vapour = بخار

safetyNet-acuteToxicitySeenSolution = لوحظت سمية حادة في المحلول
safetyNet-acuteToxicityUpWaterSolubility = السمية الحادة حتى الذوبانية في الماء
safetyNet-chronicValuesAllLevelsAbove = القيم المزمنة لجميع المستويات أعلى من { $noecAbove } mg/l أو من الذوبانية
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = المطلوب: { $missing }
safetyNet-notBioaccumulating = غير متراكم بيولوجياً
safetyNet-waterSolubility = الذوبانية في الماء { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = الذوبانية في الماء
safetyNet-waterSolubilityNoAcuteToxicity = الذوبانية في الماء { $solubility } mg/l، لا سمية حادة حتى هذا التركيز، ليس سريع التحلل، متراكم بيولوجياً

sensitisationOfSubstance-animalsResponding = استجابة { $respondingPercent } % من الحيوانات < { $limit } %
sensitisationOfSubstance-animalsRespondingInduction = استجابة { $respondingPercent } % من الحيوانات، تركيز الحث: { $inductionPercent } %
sensitisationOfSubstance-dataSkinSensitisation = بيانات عن التحسس الجلدي
sensitisationOfSubstance-positiveWithoutPotencyNoSub = إيجابي، ولا فئة فرعية دون معرفة القوة
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = كانت نتيجة الاختبار سلبية
sensitisationOfSubstance-unknown = غير معروف

signalWord-excludesWarning = ؛ يستبعد كلمة تحذير الخاصة بـ { $warning }
signalWord-for = بسبب { $danger }{ $excluded }
signalWord-for2 = بسبب { $warning }
signalWord-noCategoryClassificationSignalWord = لا توجد فئة في التصنيف لها كلمة تنبيه

skinOfSubstance-dataSkinCorrosionIrritation = بيانات عن تآكل الجلد وتهيجه
skinOfSubstance-dataSkinStandAbovePh = { $summary }؛ بيانات الجلد مقدمة على pH
skinOfSubstance-exposureSkinH = تعريض الجلد لمدة 4 h
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: التهاب حتى نهاية المراقبة، عدد الحيوانات: { $inflamed } من { $animalsCount }
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: متوسط الدرجات ≥ { $atLeast }، عدد الحيوانات: { $positive } من { $animalsCount } (اللازم { $needed })
skinOfSubstance-needed = Skin Irrit. 2: المطلوب: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: لا إتلاف للجلد خلال { $longest } min من التعرض
skinOfSubstance-scoresErythemaOedema = درجات الحمامى والوذمة
skinOfSubstance-scoresThreeAnimalsSkin = درجات ثلاثة حيوانات، الجلد
skinOfSubstance-seenAfterH = ، لوحظ بعد { $seenAfterHours } h
skinOfSubstance-skinDestroyedAfterExposure = { $code }: إتلاف الجلد بعد { $minutes } min من التعرض{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: عدد الحيوانات بمتوسط درجات ≥ 2.3 غير كاف، المجموع { $animalsCount } (الأعلى { $highest }، اللازم { $needed })

smallPackage-euh201aMayStandPackagesLess = يجوز أن يحل EUH201A محله على العبوات الأقل من 125 ml
smallPackage-innerPackagingUpResearchAnalysis = عبوة داخلية حتى 10 ml للبحث أو التحليل، داخل عبوة خارجية موسومة بالكامل
smallPackage-solublePackagingUpFullyLabelled = عبوة ذوابة حتى 25 ml داخل عبوة خارجية موسومة بالكامل
smallPackage-up = حتى 125 ml، بسبب { $names }

smallPackageRules-containersTooSmallWholeLabel = أوعية أصغر من أن تتسع لبطاقة الوسم الكاملة، بالقدر الممكن عملياً ضمن المعقول
smallPackageRules-containersUpMlUpLabel = أوعية حتى 100 ml؛ وحتى 3 ml يجوز نزع بطاقة الوسم أثناء الاستخدام (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = أن بطاقة الوسم الكاملة موجودة على العبوة الخارجية المباشرة
smallPackageRules-initialSupplierIdentifier = معرّف المورّد الأول
smallPackageRules-nameAddressTelephoneNumberSupplier = اسم المورّد وعنوانه ورقم هاتفه
smallPackageRules-nameTelephoneNumberSupplier = اسم المورّد ورقم هاتفه
smallPackageRules-pictogramHazardStatement = رسم تخطيطي أو بيان خطورة
smallPackageRules-signalWord = كلمة التنبيه
smallPackageRules-upWhereLabelWouldInterfere = حتى 3 ml، حيث تعيق بطاقة الوسم الاستخدام؛ والعبوة الخارجية موسومة بالكامل
smallPackageRules-upWhereNoFullLabel = حتى 100 ml، حيث لا يمكن تثبيت بطاقة وسم كاملة؛ والعبوة الخارجية موسومة بالكامل

solidTests-burningTime = زمن الاحتراق
solidTests-burningTimeAgainstRateAgainst = زمن الاحتراق { $time } s مقابل < 45 s، المعدل { $rate } mm/s مقابل > 2.2 mm/s
solidTests-burningTimeBurningRate = زمن الاحتراق أو معدل الاحتراق
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: مكعب 100 mm لا يسخن ذاتياً عند 140 °C
solidTests-cubeHeats = Self-heat. 2: مكعب 100 mm يسخن ذاتياً عند 140 °C، وكذلك: { $because }
solidTests-cubeHeats2 = Self-heat. 1: مكعب 25 mm يسخن ذاتياً عند 140 °C
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: لا يشتعل خلال خمس دقائق
solidTests-fireDoesNotSpread = Flam. Sol.: النار لا تنتشر
solidTests-gasSetFreeIgnitesItself = Water-react. 1: الغاز المنطلق يشتعل تلقائياً
solidTests-hour = Water-react. 2: { $found } l/kg في الساعة ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: { $found } l/kg في الساعة > 1 l/kg
solidTests-hour3 = Water-react.: { $found } l/kg في الساعة ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: يشعل ورق الترشيح أو يفحمه خلال خمس دقائق
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: يشتعل على مادة حاملة خاملة خلال خمس دقائق من تلامسه مع الهواء
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: يشتعل خلال خمس دقائق من تلامسه مع الهواء
solidTests-minute = Water-react. 1: { $minute } l/kg في الدقيقة ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: لا يشعل ورق الترشيح ولا يفحمه
solidTests-noBurningTime = Flam. Sol.: لا يوجد زمن احتراق
solidTests-noneConditionsTable = Self-heat.: لا ينطبق أي من شروط الجدول 2.11.1
solidTests-packagesHold = سعة العبوات { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: مسحوق فلز، احترق خلال { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: مسحوق فلز، احترق خلال { $time } s > 600 s
solidTests-resultCube = نتيجة مكعب 25 mm عند 140 °C
solidTests-resultCube2 = نتيجة مكعب 100 mm عند 100 °C
solidTests-resultCube3 = نتيجة مكعب 100 mm عند 120 °C
solidTests-too = عند 100 °C أيضاً
solidTests-tooPackages = عند 120 °C أيضاً، في عبوات سعتها { $litres } l > 450 l
solidTests-volumeLargestPackage = حجم أكبر عبوة
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }، والمنطقة المبللة لا توقف النار
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }، والمنطقة المبللة توقف النار لمدة 4 دقائق على الأقل
solidTests-whetherWettedZoneStopsFire = ما إذا كانت المنطقة المبللة توقف النار

state-aerosol = أيروسول
state-gas = غاز
state-liquid = سائل
state-solid = صلب

strengthTable-above = UN { $un } (أكثر من { $percent } %)
strengthTable-chlorineAbove = UN { $un } (أكثر من { $percent } % من الكلور المتاح)
strengthTable-class8Alone = UN { $un } { $name }: الرتبة 8 وحدها
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } ({ $percent } % أو أكثر)
strengthTable-list = لائحة الأمم المتحدة التنظيمية النموذجية، 3.2، قائمة البضائع الخطرة، { $entries }
strengthTable-reference = { $manual }، 34.4.2، مرجع الاختبار O.2 ({ $percent } %)
strengthTable-upTo = UN { $un } (حتى { $percent } %)

suggest-ofIngredient = بند المكون { $name } وليس بند المنتج

supplementalFamily-besideHalogenatedHydrocarbon = { $figures } > { $above } % مع هيدروكربون مهلجن
supplementalFamily-doesNotReachLimit = { $share } % لا يبلغ الحد
supplementalFamily-flammableSubstances = مواد لهوبة { $shown } %
supplementalFamily-flashPointOutside = نقطة الوميض خارج المدى من { $flashAboveC } إلى { $flashAtMostC } °C
supplementalFamily-not = لا ينطبق على الحالة الفيزيائية: { $physicalState }
supplementalFamily-notSoldGeneralPublic = لا يباع للجمهور العام
supplementalFamily-plantProtectionProduct = EUH401: منتج لوقاية النباتات
supplementalFamily-productNotStated = لم يذكر أن المنتج { $purpose }
supplementalFamily-share = { $names }: { $share } % { $sign } { $limit } %
supplementalFamily-statementSays = يعبر عنه بيان الرتبة نفسها: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = لم يذكر ما إذا كانت له نقطة وميض

supplementalOtherHazard-noStatementLaw = { $kind }: لا يوجد بيان بذلك في هذا القانون

supplementalProperty-acuteInhalationToxicityComesWhose = السمية الحادة بالاستنشاق ناتجة عن { $names }، وآليتها التأكل
supplementalProperty-acuteInhalationToxicityTested = اختبرت سميته الحادة بالاستنشاق
supplementalProperty-bearer = { $name } ({ $share } %)
supplementalProperty-borneNoLimitSetMixtures = ما يحمل الخاصية: { $names }؛ لا يوجد حد للمخاليط، لذا تقيم الخاصية على المنتج
supplementalProperty-cannotInhaled = لا يمكن استنشاقه
supplementalProperty-corrosiveSkinMayInhaledNot = أكال للجلد، وقد يستنشق، ولم يختبر بالاستنشاق
supplementalProperty-corrosiveSkinWhetherMayInhaled = أكال للجلد؛ لم يذكر ما إذا كان قد يستنشق
supplementalProperty-limit = حد 1.2.5
supplementalProperty-makesUpProductBears = يتكون المنتج كله من { $term } وهو يحمل هذه الخاصية
supplementalProperty-noStatementLawMore = لم يعد هذا البيان وارداً في هذا القانون
supplementalProperty-notBeside = لا يستخدم مع { $codes }
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: للمنتجات المصنفة على أنها خطرة فقط، وهذا المنتج ليس كذلك
supplementalProperty-predictedEffectSkin = التأثير المتوقع على الجلد
supplementalProperty-productFoundProperty = تبين أن للمنتج هذه الخاصية
supplementalProperty-share = { $names } { $share } % { $sign } { $limit } % ({ $why })
supplementalProperty-takenOverUntilTestShows = مأخوذة من المكون إلى أن يثبت اختبار خلاف ذلك
supplementalProperty-testShowedProductDoesNot = أثبت اختبار أن المنتج ليست له هذه الخاصية

supplementalSensitiser-belowLimitElicitation = أقل من حد استثارة التحسس
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = يعبر عنه EUH204 أو EUH205 (المرفق الثاني، 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = مذكور بالاسم على بطاقة الوسم (المرفق الثاني، 2.8، الفقرة الثانية)
supplementalSensitiser-limit = الحد { $limit } %
supplementalSensitiser-limit2 = الحد { $anyLimit } %
supplementalSensitiser-limitElicitation = EUH208: { $names } ابتداءً من حد استثارة التحسس
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: المخلوط غير مصنف، لكنه يحتوي على { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: لا توجد مادة محسسة ابتداءً من حد استثارة التحسس لم تذكر بطريقة أخرى
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: لا يستخدم للمخاليط المخصصة للجمهور العام، وإن كان هذا المخلوط يحتوي على { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = تتكون نسبة { $percent } % من المخلوط من مكونات ذات أخطار غير معروفة على البيئة المائية
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = تتكون نسبة { $percent } % من المخلوط من مكونات ذات سمية حادة غير معروفة ({ $routes })

takenOver-takenOverUntilTestShows = { $code }، مأخوذ من المكون إلى أن يثبت اختبار خلاف ذلك: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = بيانات عن { $exposure }
targetOrgansOfSubstance-days = { $days } d
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } d أقصر من أن تعدل على أساسها القيم التوجيهية الموضوعة لمدة { $days2 } d
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = تأثير، { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = تأثيرات فوق { $dose } { $unit }، { $route }
targetOrgansOfSubstance-lengthStudyNotStated = مدة الدراسة غير مذكورة
targetOrgansOfSubstance-noEffect = لا تأثير، { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = لا تأثير حتى { $dose }؛ الحد
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: أدلة موثوقة لدى الإنسان
targetOrgansOfSubstance-studyExposureLeastDays = دراسة لا تقل مدتها عن 28 يوماً ({ $exposure })
targetOrgansOfSubstance-timesDays = {" "}(مضروباً في { $factor } لمدة { $days } d، { $paragraph })

testData-described = { $lead }: { $result } ({ $method }؛ { $source })
testData-doesNotTakeAwayIngredients = { $test } لا يلغي ما يؤدي إليه تصنيف المكونات
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = التصنيف المعروف للمخلوط
testData-overridesCalculation = { $test } مقدم على الحساب
testData-reviewMixture = مراجعة المورّد للتصنيف
testData-testMixture = اختبار المخلوط

testResult-by = { $summary } ({ $method }؛ { $source })
testResult-testOfManual = { $manual }، { $test }

testedClass-availableOxygenTestSeriesH = الأكسجين المتاح، ومجموعات الاختبار من A إلى H ({ $manual }، الجزء II)
testedClass-burningRateTestN = اختبار معدل الاحتراق N.1 ({ $manual })
testedClass-burningRateTestPartV = اختبار معدل الاحتراق ({ $manual }، الجزء V، 51.4)
testedClass-corrosionTestPartIii = اختبار التآكل C.1 ({ $manual }، الجزء III، 37.4)
testedClass-manual = دليل الأمم المتحدة للاختبارات والمعايير
testedClass-nameStrengthNotClassList = { $names }: ليس من هذه الرتبة بحسب الاسم والتركيز في قائمة البضائع الخطرة ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = لا يحسب للمخاليط؛ مطلوب بسبب { $names }: { $test }.
testedClass-share = { $name } { $share } %
testedClass-testN = الاختبار N.3 ({ $manual })
testedClass-testN2 = الاختبار N.2 ({ $manual })
testedClass-testN3 = الاختبار N.4 ({ $manual })
testedClass-testN4 = الاختبار N.5 ({ $manual })
testedClass-testO = الاختبار O.2 ({ $manual })
testedClass-testOO = الاختبار O.1 أو O.3 ({ $manual })
testedClass-testSeriesHPartIi = مجموعات الاختبار من A إلى H ({ $manual }، الجزء II)
testedClass-testSeriesPartI = مجموعات الاختبار من 1 إلى 8 ({ $manual }، الجزء I)
testedClass-tooLittlePropertyBulk = { $names } { $sum } % < { $raisedFrom } %: قليل جداً لتكون الخاصية للكل.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = يتفجر جزئياً، أو يحترق احتراقاً خاطفاً بطيئاً، أو له تأثير متوسط عند التسخين في حيز مغلق
thermalTests-detonationCavitatedState = التفجر في حالة التجويف
thermalTests-explosiveLiableThermalExplosionPackage = متفجر ومعرض لانفجار حراري في العبوة
thermalTests-explosivePowerSeriesF = القدرة الانفجارية (المجموعة F)
thermalTests-explosiveYetNotPackaged = متفجر، لكن ليس في شكله المعبأ
thermalTests-heatDecomposition = Self-react.: حرارة التحلل { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = لا يتفجر في حالة التجويف ولا يحترق احتراقاً خاطفاً، تأثيره منخفض أو معدوم، وقدرته الانفجارية منخفضة أو معدومة
thermalTests-neitherDetonatesNorDeflagratesLow = لا يتفجر ولا يحترق احتراقاً خاطفاً، وتأثيره منخفض أو معدوم عند التسخين في حيز مغلق
thermalTests-noEffectTestThermallyStable = لا تأثير في أي اختبار ومستقر حرارياً
thermalTests-packagedDetonatesDeflagratesRapidly = في شكله المعبأ يتفجر أو يحترق احتراقاً خاطفاً سريعاً
thermalTests-sadtPackage = Self-react.: SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C لعبوة 50 kg
thermalTests-sadtPackage2 = SADT لعبوة 50 kg
thermalTests-sadtPackagedProductTemperatureControl = SADT للمنتج المعبأ، لضبط درجة حرارته
thermalTests-testsPackagedProductSeriesB = اختبارات على المنتج المعبأ (المجموعات B و D و G)
thermalTests-type = { $prefix } النوع { $type }: { $because }

transport-with = مع

transportPictograms-transportLabelTellsSame = بطاقة خطر النقل { $label } تعبر عن الشيء نفسه

trophicLevel-aboveWaterSolubilityPhysicalEffect = أعلى من الذوبانية في الماء { $solubility } mg/l، تأثير فيزيائي
trophicLevel-algae = طحالب
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = قشريات
trophicLevel-exact = القيمة الدقيقة { $kind }، { $group }
trophicLevel-fish = أسماك
trophicLevel-growthRateErc50StandsAbove = معدل النمو (ErC50) مقدم على نقاط النهاية الأخرى للطحالب، الملاحظة 2 على الجدول
trophicLevel-lowestValueTrophicLevelDecides = يؤخذ بأدنى قيمة للمستوى الغذائي
trophicLevel-nothingSeenUpWaterSolubility = لم يلاحظ شيء حتى الذوبانية في الماء { $solubility } mg/l
trophicLevel-takenWaterSolubility = أخذت بقيمة الذوبانية في الماء { $solubility } mg/l
trophicLevel-whetherEffectAboveWaterSolubility = ما إذا كان التأثير فوق الذوبانية في الماء ساماً أم فيزيائياً، { $group }

unknownInWater-hazards = أخطار { $name } على البيئة المائية
viscous-notSubject = لا يخضع للأحكام
viscous-notSubjectMarkingLabellingTesting = لا يخضع لأحكام وضع العلامات والوسم واختبار الطرود
viscous-viscousFlashPointAboveSolvent = لزج، { $viscosity23 } mm2/s عند 23 °C، نقطة الوميض أعلى من { $flashAboveC } °C، انفصال المذيب { $solventSeparationPercent } % أقل من { $mostSeparatedPercent } %: أوعية حتى { $receptacleLitres } l
viscous-viscousFlowTimeThroughSolvent = لزج: زمن التدفق { $found } s >= { $seconds } s عبر 6 mm، انفصال المذيب { $solventSeparationPercent } % < { $mostSeparatedPercent } %: { $frees } في أوعية حتى { $litres } l
viscous-viscousSolvent = لزج، { $viscosity23 } mm2/s عند 23 °C، انفصال المذيب { $solventSeparationPercent } % أقل من { $mostSeparatedPercent } %: أوعية حتى { $receptacleLitres } l

withdrawn-annulled = ألغته المحكمة العامة، T-279/20، بأثر يسري على الجميع؛ الإشعار C/2025/6670
withdrawn-too-late = طُبقت اللائحة (EU) 2020/217 بعد فوات أوان إدراجها في قانون بريطانيا العظمى (HSE، يونيو 2024)
