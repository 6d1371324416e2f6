acuteStudy-cannotConvertedWithoutMolarMass = { $unit } molar kütle olmadan dönüştürülemez
acuteStudy-converted = { $unit }, 25 °C’de { $molarMass } g/mol ve { $molarVolume } l/mol ile dönüştürülmüştür
acuteStudy-exposureTimeStudy = çalışmanın maruz kalma süresi ({ $route })
acuteStudy-hDivided = 1 h değeri bölü { $divisor }, { $paragraph }
acuteStudy-hours = , { $exposureHours } h
acuteStudy-judgedPpmvNearlyGas = gaz fazına yakın buhar olarak ppmV ile değerlendirilmiştir, { $place }
acuteStudy-molarMassConvert = { $unit } dönüşümü için molar kütle
acuteStudy-named = { $kind } { $of }: { $value } { $unit }{ $time } ({ $source })
acuteStudy-notHigherAtFourHours = { $hours } h: 4 h değeri daha yüksek değildir; yalnızca 1 h değeri dönüştürülür, { $paragraph }
acuteStudy-notLowerAtFourHours = { $hours } h: 4 h değeri daha düşük değildir; yalnızca 1 h değeri dönüştürülür, { $paragraph }
acuteStudy-timeExposureNotStated = maruz kalma süresi belirtilmemiştir
acuteStudy-times = { $unit } çarpı { $factor }

acuteToxicity-acuteToxicityInhalationDustMist = Solunum yoluyla akut toksisite, toz veya sis
acuteToxicity-acuteToxicityInhalationGas = Solunum yoluyla akut toksisite, gaz
acuteToxicity-acuteToxicityInhalationVapour = Solunum yoluyla akut toksisite, buhar
acuteToxicity-acuteToxicityMouth = Ağız yoluyla akut toksisite
acuteToxicity-acuteToxicitySkin = Cilt yoluyla akut toksisite
acuteToxicity-belowCutOff = %{ $share }, eşik değerin (%{ $cutOff }) altındadır, { $relevanceParagraph }
acuteToxicity-estimate = { $routeNames }: { $found } { $estimate } { $unit }{ $unknown }, { $verdict }
acuteToxicity-makesUpProductAte = ürün tümüyle şu maddedir: { $name }, ATE
acuteToxicity-mixtureEstimate = ATEmix
acuteToxicity-noIngredientAddsEstimate = { $routeNames }: hiçbir bileşen tahmine katkıda bulunmamaktadır{ $unknown }
acuteToxicity-notClassified = sınıflandırılmamıştır, > { $limit } { $unit }
acuteToxicity-unknown = toksisitesi bilinmemektedir, { $below }
acuteToxicity-unknown2 = , %{ $unknownShare } kadarının toksisitesi bilinmemektedir

acuteToxicityIngredient-above = { $kind } { $min } { $unit }, üst sınırın ({ $highest } { $unit2 }) üzerindedir
acuteToxicityIngredient-categoryConverted = Kategori { $category }, dönüştürülmüş değer { $ate } { $unit }, { $pointEstimatesParagraph }
acuteToxicityIngredient-limitDoseCategoryMore = { $kind } > { $min } { $unit }, Kategori 4 sınır dozu veya üzeri
acuteToxicityIngredient-limitDoseWithoutSignsAcute = akut toksisite belirtisi görülmeyen sınır doz

acuteToxicityOfSubstance-aboveSaturatedVapourConcentrationPartly = 20 °C’deki doymuş buhar konsantrasyonunun ({ $saturated } mg/l) üzerinde, dolayısıyla kısmen sis, { $place }
acuteToxicityOfSubstance-acuteToxicity = Akut toksisite, { $route }: { $whenOpen }{ $found } { $unit }, { $verdict }{ $open }
acuteToxicityOfSubstance-acuteToxicityNoStudyCan = Akut toksisite, { $route }: kullanılabilir çalışma yoktur
acuteToxicityOfSubstance-exactValue = kesin değer, { $route }
acuteToxicityOfSubstance-lc50Dust = toz LC50 değeri
acuteToxicityOfSubstance-lc50Gas = gaz LC50 değeri
acuteToxicityOfSubstance-lc50H = 4 h LC50 değeri
acuteToxicityOfSubstance-lc50VapourMist = buhar veya sis LC50 değeri
acuteToxicityOfSubstance-ld50Dermal = LD50, cilt yolu
acuteToxicityOfSubstance-ld50Oral = LD50, ağız yolu
acuteToxicityOfSubstance-lowestValidValuePreferredSpecies = tercih edilen türün geçerli en düşük değeri belirleyicidir
acuteToxicityOfSubstance-notClassifiedUp = üst sınıra kadar sınıflandırılmamıştır: { $limit } { $unit }
acuteToxicityOfSubstance-open = ; kesinleşmemiştir
acuteToxicityOfSubstance-preferredSpecies = tercih edilen tür: { $names }, { $place }
acuteToxicityOfSubstance-shareMistVapourStudy = buhar çalışmasındaki sis payı
acuteToxicityOfSubstance-toxicityAbove = { $ready } { $unit } üzerindeki toksisite, { $route }
acuteToxicityOfSubstance-validStudy = geçerli bir çalışma, { $route }

additivity-belowCutOff = %{ $upper }, eşik değerin (%{ $lowest }) altındadır, { $paragraph }
additivity-butRowMixturesWithoutIngredient = , ancak bu satır başka kategoriden bileşeni olmayan karışımlar içindir
additivity-noIngredientClassRelevant = Bu sınıfta dikkate alınması gereken bileşen yoktur.
additivity-quotients = { $code }: { $what } { $found } { $sign } { $limit }{ $barred }
additivity-shares = { $code }: { $what } %{ $found } { $sign } %{ $limit }{ $barred }
additivity-sharesDividedTheirLimitsAdd = oranların kendi sınırlarına bölümlerinin toplamı
additivity-specificLimit = özel konsantrasyon sınırı %{ $limit }, { $paragraph }
additivity-sum = toplam
additivity-weightedSum = ağırlıklı toplam

adoption-categoryNotAdopted = { $names }: kategori benimsenmemiştir
adoption-classNotAdopted = { $hazardClass }: sınıf benimsenmemiştir

aerosol-chemicalHeatCombustion = kimyasal yanma ısısı: { $names }
aerosol-chemicalHeatCombustion2 = Kimyasal yanma ısısı { $heat } kJ/g
aerosol-compared = Aerosol { $category }: { $because }
aerosol-flammableComponents = %{ $most } alevlenir bileşen
aerosol-flammableComponentsNoTestEntered = %{ $most } alevlenir bileşen veya 20 kJ/g; test girilmemiştir
aerosol-heatCombustion = { $flammable } ≥ %85 ve yanma ısısı ≥ { $extremeHeatFrom } kJ/g
aerosol-heatCombustion2 = { $flammable } ≤ %1 ve yanma ısısı < { $heatFrom } kJ/g

aerosolOutcome-aerosolDispenser = aerosol kabı { $division }
aerosolOutcome-categoryAerosol = aerosolün kategorisi
aerosolOutcome-entryAerosol = bu aerosol için bir kayıt
aerosolOutcome-stillSettledCategoryAerosol = Belirlenmesi gereken: aerosolün kategorisi: { $missing }

aerosolTests-and = { $flame }: ≥ { $highFlameCm } cm ve ≥ { $shortS } s
aerosolTests-and2 = { $flame }: ≥ { $flameCm } cm ve ≥ { $longS } s
aerosolTests-and3 = { $flame }: ≥ { $flameCm } cm ve ≥ { $shortS } s
aerosolTests-below = { $flame }: { $flameCm } cm veya { $shortS } s altında
aerosolTests-deflagrationDensity = deflagrasyon yoğunluğu { $density } g/m³ ≤ { $deflagrationGPerM3 } g/m³
aerosolTests-enclosedSpaceIgnitionTest = kapalı alanda tutuşma testi
aerosolTests-flame = { $duration } s süreyle { $height } cm alev
aerosolTests-heatCombustion = yanma ısısı ≥ 20 kJ/g
aerosolTests-ignition = tutuşma mesafesi { $distance } cm ≥ { $farCm } cm
aerosolTests-ignition2 = tutuşma mesafesi { $distance } cm ≥ { $nearCm } cm
aerosolTests-noIgnitionMore = { $nearCm } cm veya daha fazla mesafede tutuşma yok{ $whenDone }
aerosolTests-noneLimitsEnclosedSpace = {" "}ve kapalı alan sınırlarından hiçbiri karşılanmıyor
aerosolTests-timeEquivalent = süre eşdeğeri { $time } s/m³ ≤ { $timeEquivalentSPerM3 } s/m³

annexViNotes-alloyReleasesMostUgNi = EN 1811’e göre haftada en fazla 0,5 ug Ni/cm2 salan alaşım
annexViNotes-chromateIonsDissolvedWater = suda çözünmüş kromat iyonları
annexViNotes-freeMonomer = serbest monomer
annexViNotes-fullRefiningHistoryKnownSubstance = rafinasyon geçmişinin tamamı bilinmekte ve üretildiği madde kanserojen değildir
annexViNotes-lengthWeightedGeometricMeanDiameter = uzunluk ağırlıklı geometrik ortalama çap eksi iki standart hata 6 um üzerindedir
annexViNotes-lessBenzeneEc = %0,1’den az benzen (EC 200-753-7)
annexViNotes-lessBenzoPyreneEc = %0,005’ten az benzo[a]piren (EC 200-028-5)
annexViNotes-lessButadieneEc = %0,1’den az 1,3-bütadien (EC 203-450-8)
annexViNotes-lessDimethylSulphoxideExtractIp = IP 346’ya göre %3’ten az dimetil sülfoksit ekstraktı
annexViNotes-lessReleasableFormaldehydeMost = en fazla %0,1’den az salınabilir formaldehit
annexViNotes-lessReleasableFormaldehydeMost2 = en fazla %1’den az salınabilir formaldehit
annexViNotes-metallicElement = metalik element
annexViNotes-noPowderMoreParticlesUm = 10 um veya daha küçük partiküller halinde bu maddeden %1 veya daha fazla içeren toz değildir
annexViNotes-lessRespirableDust = ürünün %1’inden azı bu maddenin solunabilir tozudur (EN 17289)
annexViNotes-oneBiopersistenceIntraperitonealLongTerm = notta belirtilen biyokalıcılık, intraperitoneal veya uzun süreli solunum testlerinden biri
annexViNotes-testFormPlacedMarketLacks = teste göre piyasaya arz edilen şekil fiziksel zararlılık taşımamaktadır

aquaticOfSubstance-acute = akut
aquaticOfSubstance-acuteAquaticToxicity = akut sucul toksisite
aquaticOfSubstance-aquaticToxicity = sucul toksisite
aquaticOfSubstance-bioaccumulationUnknown = biyobirikim bilinmemektedir
aquaticOfSubstance-but = { $summary }, ancak { $why }
aquaticOfSubstance-chronic = kronik
aquaticOfSubstance-compared = { $concentration } mg/l ≤ { $limit } mg/l
aquaticOfSubstance-compared2 = { $concentration } mg/l > { $limit } mg/l
aquaticOfSubstance-factor = M = { $m } ({ $of })
aquaticOfSubstance-level = { $code }: { $group } { $comparison }
aquaticOfSubstance-limit = > { $concentration } mg/l, sınır { $limit } mg/l
aquaticOfSubstance-noToxicitySolutionLimit = çözeltide toksisite yok, sınır { $limit } mg/l
aquaticOfSubstance-notClassified = Sınıflandırılmamıştır
aquaticOfSubstance-ofGroup = { $what }, { $group }
aquaticOfSubstance-rapidlyDegradableNotBioaccumulating = hızlı bozunabilir ve biyobirikimli değildir
aquaticOfSubstance-toxicityAbove = { $concentration } mg/l üzerindeki toksisite, { $group }
aquaticOfSubstance-transformationInorganicSubstanceEnvironment = inorganik maddenin çevredeki dönüşümü

aspiration-allThin = Asp. Tox. 1: ürün, 40 °C’deki kinematik viskozitesi en fazla { $mm2PerS } mm2/s olan sıvılardan oluşmaktadır
aspiration-compared = Asp. Tox. 1: { $viscosityName } { $viscosity } mm2/s { $sign } { $mm2PerS } mm2/s
aspiration-makesUpProductClassified = Asp. Tox. 1: { $name } ürünün tamamını oluşturur ve bu şekilde sınıflandırılmıştır
aspiration-mistNoPool = Asp. Tox. 1: sis hâlinde püskürtülür; ağızda sıvı birikintisi oluşmaz
aspiration-notGiven = Asp. Tox. 1: { $viscosityName } belirtilmemiştir

aspirationOfSubstance-aspToxExpertJudgement = uzman görüşüne göre Asp. Tox. 2 ({ $expertConcern })
aspirationOfSubstance-aspToxHydrocarbon = Asp. Tox. 1, hidrokarbon
aspirationOfSubstance-aspToxNotShownHydrocarbon = Asp. Tox. 1, hidrokarbon olduğu gösterilmemiştir
aspirationOfSubstance-cm3 = {" "}({ $dynamic } mPa s / { $density } g/cm3)
aspirationOfSubstance-evidenceHumans = Asp. Tox. 1: insanlardaki kanıt, { $humanEvidence }
aspirationOfSubstance-expertJudgementAspirationHazardCategory = aspirasyon zararına ilişkin uzman görüşü (Kategori 2)
aspirationOfSubstance-gasCannotAspirated = Asp. Tox. 1: gaz aspire edilemez
aspirationOfSubstance-kinematicViscosity = kinematik viskozite { $value } mm2/s{ $how } { $sign } { $atMost } mm2/s
aspirationOfSubstance-notGiven = Asp. Tox. 1: { $viscosity } belirtilmemiştir
aspirationOfSubstance-notHydrocarbonNoEvidenceHumans = Asp. Tox. 1: hidrokarbon değildir ve insanlarda kanıt yoktur
aspirationOfSubstance-whetherSubstanceHydrocarbon = maddenin hidrokarbon olup olmadığı

bridging-principleApplies = ilke şu sınıf için geçerlidir: { $name }
bridging-principleDoesNotApply = ilke şu sınıf için geçerli değildir: { $name }

bridgingConditions-activeIngredientsLieBetweenTheir = etkin bileşenlerin oranları, test edilmiş karışımlardaki oranlarının arasındadır
bridgingConditions-allButPropellantThereSame = itici gaz dışındaki her şey test edilmiş karışımdaki ile aynı oranlardadır
bridgingConditions-allElseThereSameProportions = diğer her şey test edilmiş karışımdaki ile aynı oranlardadır
bridgingConditions-allOtherIngredientsSameShares = diğer tüm bileşenlerin oranları aynıdır
bridgingConditions-allThreeMixturesSameIngredients = üç karışımın bileşenleri aynıdır
bridgingConditions-aspirationToxicantsMakeUpMore = aspirasyon zararı olan maddelerin oranı %{ $aspirationKeepsPercent } veya daha fazladır
bridgingConditions-beyond = {" "}(aralık dışında: { $beyond })
bridgingConditions-bothBatchesSameIngredients = her iki partinin bileşenleri aynıdır
bridgingConditions-bothBatchesStatedMadeUnder = her iki partinin aynı tedarikçi tarafından veya onun kontrolünde üretildiği belirtilmiştir
bridgingConditions-bothMixturesSameIngredients = her iki karışımın bileşenleri aynıdır
bridgingConditions-bothTestedMixturesSameCategory = test edilmiş her iki karışım sınıfın aynı kategorisindedir
bridgingConditions-classifiedNoMoreSeverelyLeast = { $diluent }, en az zararlı özgün bileşenden daha ciddi sınıflandırılmamıştır
bridgingConditions-everyIngredientAssessed = her bileşen değerlendirilmiştir
bridgingConditions-everyShareStaysWithinBandwidth = her oran Tablo 1.2 aralığındadır{ $names }
bridgingConditions-evidenceSprayNotMoreHazardous = püskürtülen halin daha zararlı olmadığına dair kanıt: { $evidence }
bridgingConditions-ingredientUntestedMixture = { $diluentId }, test edilmemiş karışımın bileşenidir
bridgingConditions-ingredientsTheirMixtures = { $replacedId } ve { $replacementId } kendi karışımlarının bileşenidir
bridgingConditions-met = karşılanmaktadır
bridgingConditions-noIngredientAddedLeftOut = hiçbir bileşen eklenmemiş veya çıkarılmamıştır
bridgingConditions-noVariationWouldChangeHazard = zararı değiştirecek bilinen bir değişkenlik yoktur
bridgingConditions-none = yok
bridgingConditions-notMet = karşılanmamaktadır
bridgingConditions-propellantIngredientAerosol = itici gaz aerosolün bileşenidir
bridgingConditions-propellantStatedNotAffectHazard = itici gazın püskürtmede zararı etkilemediği belirtilmiştir
bridgingConditions-sameCategoryClass = { $replacement } ve { $replaced } sınıfın aynı kategorisindedir
bridgingConditions-share = { $replacement } ve { $replaced } aynı orandadır
bridgingConditions-statedNotAffectHazardOthers = { $diluent } için diğerlerinin zararını etkilemediği belirtilmiştir
bridgingConditions-statedNotAffectHazardOthers2 = { $replacement } için diğerlerinin zararını etkilemediği belirtilmiştir
bridgingConditions-testedMixtureMostSevereCategory = test edilmiş karışım en ciddi kategori veya alt kategoridedir
bridgingConditions-thereMoreNoneLessIngredients = bu kategorideki bileşenlerin oranı artmış, hiçbirininki azalmamıştır
bridgingConditions-thereMoreTestedMixture = { $diluent } oranı test edilmiş karışımdakinden yüksektir

bySpecificLimits-belowSpecificLimits = kendi özel konsantrasyon sınırlarının altında
bySpecificLimits-notReached = { $texts }.
bySpecificLimits-reached = { $code }: { $texts }.
bySpecificLimits-specificLimit = özel konsantrasyon sınırı %{ $lower }

chemicalFamily-aldehydes = aldehitler
chemicalFamily-alkylphenols = alkilfenoller
chemicalFamily-amines = aminler
chemicalFamily-chloroformates = kloroformatlar
chemicalFamily-chlorosilanes = klorosilanlar
chemicalFamily-isocyanates = izosiyanatlar
chemicalFamily-mercaptans = merkaptanlar
chemicalFamily-nitriles = nitriller
chemicalFamily-organometallic = organometal maddeler
chemicalFamily-terpenes = terpen hidrokarbonları

chemicalUnderPressure-approvalChemicalsUnderPressureThese = onay: bu zararlara sahip basınç altındaki kimyasallar için kayıt yoktur
chemicalUnderPressure-chemicalHeatCombustion = kimyasal yanma ısısı: { $withoutHeat }
chemicalUnderPressure-chemicalUnderPressure = basınç altındaki kimyasal
chemicalUnderPressure-compared = Chem. Press. { $category }: { $because }
chemicalUnderPressure-flammableComponents = %{ $most } alevlenir bileşen ve { $warmth }
chemicalUnderPressure-heat = { $heat } kJ/g
chemicalUnderPressure-mixtureChemicalUnderPressureTakes = Karışım basınç altındaki bir kimyasaldır; bu sınıfın yerine o sınıf geçer.
chemicalUnderPressure-mixtureNotSaidLiquidSolid = Karışımın basınç altında sıvı veya katı olduğu belirtilmemiştir.
chemicalUnderPressure-unknownHeatCombustion = bilinmeyen yanma ısısı

chooseEntry-allFlammableIngredientsChemicalGroup = alevlenir bileşenlerin tümü bu kimyasal gruptandır
chooseEntry-allOfGroup = tehlikeli bileşenlerin tümü bu kimyasal gruptandır
chooseEntry-collectiveEntry = toplu kayıt: { $hazards }{ $whenProperties }
chooseEntry-everyDangerousIngredientOne = tehlikeli bileşenlerin her biri şu aileden biridir: { $family }
chooseEntry-productDeclared = ürün şu şekilde beyan edilmiştir: { $kind }
chooseEntry-properties = , { $properties }
chooseEntry-reactionAndNature = { $reaction }, { $nature }

classVerdicts-assignmentClass = Sınıf { $own } kapsamına alma
classVerdicts-compared = { $standing }; { $summary }
classVerdicts-doesNotApply = geçerli değil
classVerdicts-namedOtherwise = Sınıf { $own }: geçerli değil; { $names } adına göre tehlikeli mallar listesinde başka bir sınıftadır
classVerdicts-notJudged = Sınıf { $own }: değerlendirilmemiştir
classVerdicts-notKnown = bilinmiyor
classVerdicts-standing = Sınıf { $own }: { $met }
classVerdicts-unjudged = { $name }: { $hazardClass }
classVerdicts-volatilityVapourCriterionAdrTaken = uçuculuk: ADR 2.2.61.1.8 buhar ölçütü karşılanmış sayılmıştır

classifyForTransport-approvalTypeNotAcceptedCarriage = onay: Tip A taşımaya kabul edilmez
classifyForTransport-class = Sınıf { $own }: { $text }
classifyForTransport-environmentallyHazardous = çevreye zararlı: { $missing }
classifyForTransport-environmentallyHazardousNoOtherClass = çevreye zararlı ve başka bir sınıfta değil
classifyForTransport-open = { $standing }: { $missing }
classifyForTransport-physicalState = fiziksel hal
classifyForTransport-solutionNamedListAboveAnother = { $step } çözeltisi listede yalnızca başka bir derişimin üzerinde adıyla yer alır
classifyForTransport-stillSettled = Belirlenmesi gereken: { $summary }
classifyForTransport-toxicInhalationZone = soluma ile toksik, bölge { $zone }

combustible-combustibleLiquidNotRegulatedPackagings = Yanıcı sıvı: 450 litreye kadar ambalajlarda mevzuata tabi değildir; dökme halde NA 1993, COMBUSTIBLE LIQUID, N.O.S., III
combustible-flashPointCMayReclassed = Parlama noktası { $min } °C >= { $reclassFrom } °C: karayolu ve demiryolunda yanıcı sıvı olarak yeniden sınıflandırılabilir; bu durumda 450 litreye kadar ambalajlarda muaftır

common-acuteTox = Acute Tox. { $category }, ≤ { $limit } { $unit }
common-approvalContentsPackingGroupI = onay: ambalajlama grubu I içeriğe izin verilmez
common-bcfLogKow = BCF veya log Kow
common-bracketed = { $text } ({ $detail })
common-colon = { $head }: { $text }
common-doesNotCountClass = { $hazards } bu sınıfta dikkate alınmaz
common-entryCombinationHazards = bu zarar birleşimi için bir kayıt
common-kinematicViscosity = 40 °C’de kinematik viskozite
common-mandatory = zorunlu
common-noIngredientClassifiedClass = Hiçbir bileşen bu sınıfta sınıflandırılmamıştır.
common-notClassified = sınıflandırılmamıştır
common-notReliable = güvenilir değil: { $unreliable }
common-optional = isteğe bağlı
common-productIdentifier = ürün kimliği
common-rapidlyDegradable = hızlı bozunabilir
common-recommended = tavsiye edilir
common-share = { $name } %{ $share } { $sign } %{ $limit }
common-solidNoKinematicViscosityMeet = Asp. Tox. 1: katının kriteri karşılayabilecek bir kinematik viskozitesi yoktur
common-text = { $text }
common-wholeComposition = bileşimin tamamı

corrosion-aloneReachesLimit = { $outcome }: sınıra tek başına ulaşan: { $reached }
corrosion-doesNotReach = { $atMost } veya { $atLeast } değerine ulaşmamaktadır
corrosion-extremeButLowAcidAlkaline = uç değerdir, ancak düşük asit veya alkali rezervi gösterilmiştir
corrosion-extremeButSettled = uç değerdir, ancak bu orandaki cilt ve göz etkisini uyumlaştırılmış sınıflandırma belirler: { $names }
corrosion-mixtureConsideredDamageEye = Eye Dam. 1: karışım { $code } olduğundan göze hasar verdiği kabul edilir
corrosion-noNonAdditiveIngredientReaches = { $outcome }: toplanabilir olmayan hiçbir bileşen tek başına %{ $atLeast } oranına ulaşmamaktadır
corrosion-nonAdditiveJudgedAlone = toplanabilir değil: tek başına değerlendirilir
corrosion-nonAdditiveJudgedAlone2 = %{ $upper } < %{ $limit } (toplanabilir değil: tek başına değerlendirilir)
corrosion-ph = { $severe }: pH { $value }, { $summary }
corrosion-reachesHighest = { $limit } veya üzerindedir
corrosion-reachesLowest = { $limit } veya altındadır

corrosiveGas-byLc50 = { $text }: aşındırıcı
corrosiveGas-corrosiveSkin = cildi aşındırıcı
corrosiveGas-lc50CorrosiveComponentsM3M3 = aşındırıcı bileşenlerin LC50 değeri { $mixtureLc50 } ml/m3 { $sign } { $corrosiveUpTo } ml/m3
corrosiveGas-notByLc50 = { $text }: aşındırıcı değil

corrosivePackingGroup-corrosiveSkinButSubCategory = Sınıf 8: cildi aşındırıcıdır, ancak ambalajlama grubunu belirleyen alt kategori bilinmemektedir
corrosivePackingGroup-corrosivesGroupI = grup I aşındırıcılar %{ $first } >= %{ $groupI }
corrosivePackingGroup-corrosivesGroupI2 = grup I aşındırıcılar %{ $first } >= %{ $traceOfGroupI }
corrosivePackingGroup-corrosivesGroupsIIi = grup I ve II aşındırıcılar %{ $second } >= %{ $groupII }
corrosivePackingGroup-corrosivesGroupsIIi2 = grup I ve II aşındırıcılar %{ $second } < %{ $groupII }
corrosivePackingGroup-packingGroup = Sınıf 8: { $hazards }, ambalajlama grubu { $own }
corrosivePackingGroup-packingGroup2 = Sınıf 8: { $summary }, ambalajlama grubu { $packingGroup }
corrosivePackingGroup-subCategory1a1b1c = alt kategori 1A, 1B veya 1C: { $name }
corrosivePackingGroup-subCategory1a1b1c2 = alt kategori 1A, 1B veya 1C

degradability-aquaticEnvironmentDays = sucul ortamda 28 günde %{ $inEnvironmentPercent } ≥ %{ $percent }
degradability-below = { $found } < %{ $required }
degradability-days = 28 günde %{ $percent } ({ $basis }) ≥ %{ $basis2 }, { $window }
degradability-days2 = 28 günde %{ $percent } ({ $basis })
degradability-days3 = 28 günde %{ $inEnvironmentPercent } < %{ $inEnvironmentPercent2 }
degradability-noDataDegradation = bozunma verisi yoktur
degradability-noDayWindowMultiConstituents = çok bileşenli maddeler için 10 günlük pencere aranmaz
degradability-noTestResult = test sonucu yoktur
degradability-notRapidlyDegradable = Hızlı bozunabilir değildir
degradability-notShownWithinDayWindow = { $found }, 10 günlük pencere içinde gösterilmemiştir
degradability-oxygenOrCo2 = oksijen veya CO2
degradability-rapidlyDegradable = Hızlı bozunabilir
degradability-ratio = BOİ5/KOİ { $bod5PerCod } { $sign } { $ratio }
degradability-sourceConcludes = kaynağının vardığı sonuca göre
degradability-withinDayWindow = 10 günlük pencere içinde

elevatedTemperature-carried = { $carried } °C sıcaklıkta taşınır >= { $fromC } °C
elevatedTemperature-carriedAboveFlashPointHot = { $carried } °C sıcaklıkta, parlama noktasında ({ $min } °C) veya üzerinde taşınır (hot-flammable)
elevatedTemperature-carriedNeitherLiquidNorSolid = Sınıf 9: { $carried } °C sıcaklıkta taşınır, ne 100 °C ve üzeri sıvı ne de 240 °C ve üzeri katıdır

environment-environmentallyHazardous = Çevreye zararlı: { $codes }; { $summary }
environment-environmentallyHazardousNeitherAcuteNor = Çevreye zararlı: ne Acute 1 ne de Chronic 1 veya 2
environment-environmentallyHazardousNoClassOwn = Çevreye zararlı: kendi sınıfı yoktur; deniz kirleticiler adlarıyla listelenir, gemide ve dökme halde mevzuata tabidir
environment-environmentallyHazardousNotKnown = Çevreye zararlı: bilinmiyor
environment-environmentallyHazardousNothingElse = Çevreye zararlı, başka zararı yok: { $says }
environment-freeByRoadAndRail = karayolu ve demiryolunda serbest; gemi ve uçakta düzenlemeye tabi
environment-freeByRoadAndRailInPackagings = karayolu ve demiryolunda 500 kg veya l’ye kadar ambalajlarda ve IBC’lerde serbesttir
environment-freeInSmallInnerPackagings = iç ambalaj başına 5 l veya 5 kg’a kadar serbesttir

evidenceOnly-by = { $verdict }, yöntem: { $method }, { $source }
evidenceOnly-evidenceCarcinogenicity = kanserojenite kanıtı
evidenceOnly-evidenceEffectsViaLactation = emzirme üzerine veya emzirme yoluyla etkilere ilişkin kanıt
evidenceOnly-evidenceEndocrineDisruptionEnvironment = çevre için endokrin bozuculuk kanıtı
evidenceOnly-evidenceEndocrineDisruptionHumanHealth = insan sağlığı için endokrin bozuculuk kanıtı
evidenceOnly-evidenceGermCellMutagenicity = eşey hücre mutajenitesi kanıtı
evidenceOnly-evidenceNarcoticEffects = narkotik etki kanıtı
evidenceOnly-evidenceReproductiveToxicity = üreme sistemi toksisitesi kanıtı
evidenceOnly-evidenceRespiratorySensitisation = solunum yolu hassaslaştırıcılığı kanıtı
evidenceOnly-evidenceRespiratoryTractIrritation = solunum yolu tahrişi kanıtı

explosiveEntry-explosiveTests = testlerine göre { $own } patlayıcısı

explosiveTests-classificationExplosive = patlayıcı olarak sınıflandırma
explosiveTests-correctedBurningRate = Desen. Expl. { $number }: düzeltilmiş yanma hızı { $rate } kg/min ≥ { $from } kg/min
explosiveTests-correctedBurningRate2 = Desen. Expl. 4: düzeltilmiş yanma hızı { $rate } kg/min < { $third } kg/min
explosiveTests-division = Bölüm { $division }{ $compatibilityGroup }
explosiveTests-divisionTestSeries = test serisi 5 – 7’ye göre bölüm
explosiveTests-divisionTestSeriesGave = Expl. { $number }: test serisi 5 – 7 ile belirlenen bölüm
explosiveTests-explosiveOutPackagingCountsMass = Expl. 1.1: ambalajından çıkarılmış patlayıcı, zararı gösterilmedikçe kütlesel patlayan sayılır (Tablo 2.1.2, not 1)
explosiveTests-explosiveWithoutDivisionOutConfiguration = Expl. 1: bölümü olmayan veya bölümünün geçerli olduğu düzenin dışındaki patlayıcı
explosiveTests-heatDecomposition = Desen. Expl.: bozunma ısısı { $heat } J/g < { $heatFrom } J/g
explosiveTests-massExplodesBurnsFasterExplosive = Desen. Expl.: kütlesel patlar veya 1200 kg/min hızından hızlı yanar; bu nedenle patlayıcıdır
explosiveTests-noExplosiveTestSeries = Expl.: test serisi 1 ve 2’ye göre patlayıcı değildir
explosiveTests-notShownMeetCategories2b = Expl. 2A: { $named }, Kategori 2B ve 2C koşullarını karşıladığı gösterilmemiştir
explosiveTests-tooUnstableTooSensitiveTest = Expl. 1: test serisi 3’e göre bölüm verilemeyecek kadar kararsız veya hassas
explosiveTests-tooUnstableTooSensitiveTest2 = Unst. Expl.: test serisi 3’e göre aşırı kararsız veya aşırı hassas
explosiveTests-withoutHighHazardEvent = Expl. { $whenS }: { $named }, yüksek zararlı olay yok

exposure-repeated = tekrarlı
exposure-single = tek

extremePh-phDoesNotReach = { $code }: pH { $ph }, { $atMost } veya { $atLeast } değerine ulaşmamaktadır
extremePh-phReaches = { $code }: pH { $ph }, { $whenSide } değerine ulaşmaktadır
extremePh-phReserve = pH - rezerv/{ $dividedBy } = { $found } { $sign } { $acidAtMost }
extremePh-phReserve2 = pH + rezerv/{ $dividedBy } = { $found } { $sign } { $alkaliAtLeast }
extremePh-reserveConfirms = ; rezerv bunu doğrulamaktadır: { $compared }
extremePh-reserveSuggestsLessOtherData = ; rezerv daha zayıf etkiye işaret etmektedir ({ $compared }), bunun başka verilerle doğrulanması gerekir
extremePh-withReserve = { $summary }{ $reserve }

eyeOfSubstance-animalsNeeded = { $summary } (gereken hayvan sayısı: { $needed } / { $animalsCount })
eyeOfSubstance-corneaIrisRednessChemosis = Eye Irrit. 2: kornea ≥ 1, iris ≥ 1, kızarıklık ≥ 2 veya kemozis ≥ 2, hayvan sayısı: { $positiveCount }
eyeOfSubstance-corneaIrisRednessChemosis2 = { $code }: kornea ≥ 1, iris ≥ 1, kızarıklık ≥ 2 veya kemozis ≥ 2, hayvan sayısı: { $positiveCount }
eyeOfSubstance-cornealOpacityIritis = Eye Dam. 1: kornea opaklığı ≥ 3 veya iritis > 1,5, hayvan sayısı: { $severe }
eyeOfSubstance-dataSeriousEyeDamageEye = ciddi göz hasarı ve göz tahrişi verileri
eyeOfSubstance-effectsNotReversedWithinDays = Eye Dam. 1: 21 gün içinde geri dönmeyen etkiler, hayvan sayısı: { $lasting } / { $animalsCount }
eyeOfSubstance-reversalWithinDaysEye = 21 gün içinde geri dönüş, göz
eyeOfSubstance-scoresThreeAnimalsEye = üç hayvanın puanları, göz
eyeOfSubstance-substanceConsideredDamageEye = Eye Dam. 1: madde { $code } olduğundan göze hasar verdiği kabul edilir

finding-noDataNeeded = Veri yok; gereken: { $needed }.
finding-studiesNotReliable = güvenilir olmayan çalışmalar: { $leftCount } / { $studiesCount }

flammable-compared = Sınıf 3: { $summary }
flammable-ethanolWaterMassVolumeNot = Suda etanol, kütlece %{ $share } <= %{ $mostEthanol } (hacimce %24): tabi değil
flammable-flashPointAbove = parlama noktası { $flash } °C, { $flash2 } °C üzerinde
flammable-flashPointAboveDoesNot = parlama noktası { $flash } °C, { $sustaining } °C üzerinde, yanmayı sürdürmez
flammable-initialBoilingPointCPacking = { $summary }; başlangıç kaynama noktası { $boiling } °C <= { $boiling2 } °C: ambalajlama grubu I

flammableGas-compositionDoesNotPropagateFlame = Bileşim { $blend } bileşimidir; testte alevi yaymaz ({ $source })
flammableGas-flammabilityTestIsoEn = ISO 10156 veya EN 1839’a göre alevlenirlik testi
flammableGas-kk = Kk { $kk }{ $origin }
flammableGas-mixtureNotDeclared = karışımın %{ $rest } kadarı beyan edilmemiştir
flammableGas-nitrogenEquivalentSharesOverTci = Alevlenir gazlar: azot eşdeğeri oranların Tci değerlerine bölümlerinin toplamı { $value } { $sign }
flammableGas-noEquivalency = ISO 10156 listesinde azot eşdeğeri yoktur: { $name }
flammableGas-noTci = ISO 10156 listesinde Tci yoktur: { $name }
flammableGas-nobodyClassified = Alevlenir gazlar: kimsenin sınıflandırmadığı bileşenler: { $missing }
flammableGas-nobodyClassified2 = kimse sınıflandırmamıştır: { $name }
flammableGas-oxidisingGasBesideFlammableOnes = { $name }, alevlenir gazların yanında oksitleyici gazdır; ISO 10156 bunu teste bırakır
flammableGas-partlyHalogenatedAboveBesideMore = { $name } kısmen halojenlidir; %0,25’ten fazla alevlenir gazın yanında %0,5’in üzerinde hesaplama geçerli değildir
flammableGas-tci = Tci %{ $flammableFrom }{ $origin }
flammableGas-tciNotListedTaken = Tci listede yok, %{ $leastFlammable } olarak alınmıştır
flammableGas-tciTestIso = Tci ({ $name }) veya ISO 10156’ya göre test

flammableGasCategory-calculatedLowerFlammabilityLimit = ; hesaplanan alt alevlenirlik sınırı %{ $limit }
flammableGasCategory-chemicalStabilitySectionUnManual = BM Testler ve Kriterler El Kitabı bölüm 35’e göre kimyasal kararlılık, nedeni: { $name }
flammableGasCategory-everyFlammableIngredientCategory = Flam. Gas 2: alevlenir bileşenlerin tümü Kategori 2’dedir
flammableGasCategory-neitherLowerLimitAboveNor = Flam. Gas 1A: ne %6’nın üzerinde alt sınır ne de 10 cm/s altında yanma hızı ölçülmüştür{ $text }
flammableGasCategory-noFlammableIngredientCategory1a = Flam. Gas 1B: hiçbir alevlenir bileşen Kategori 1A’da değildir
flammableGasCategory-pyrophoricGases = Piroforik gaz: %{ $pyrophoric } piroforik gaz > %1

flammableLiquid-flashPoint = parlama noktası
flammableLiquid-flashPointAgainst = { $outcome }: parlama noktası { $flash } °C, sınır { $flashLimit } °C{ $boilingPart }
flammableLiquid-flashPointCombustionNotSustained = Flam. Liq. 3: parlama noktası { $flashPointC } °C > { $aboveC } °C ve yanma sürmemektedir
flammableLiquid-flashPointNotGivenMatters = Flam. Liq.: parlama noktası belirtilmemiştir ve şu bileşenler nedeniyle önemlidir: { $names }
flammableLiquid-gasOilFlashPoint = Flam. Liq. 3: parlama noktası { $flashPointC } °C olan gaz yağı (motorin), aralık { $fromC } – { $toC } °C
flammableLiquid-initialBoilingPoint = başlangıç kaynama noktası
flammableLiquid-initialBoilingPointAgainst = , başlangıç kaynama noktası { $boiling } °C, sınır ≤ { $boilingAtMostC } °C
flammableLiquid-makesUpProductClassified = Flam. Liq.: { $name } ürünün tamamını oluşturur ve bu şekilde sınıflandırılmıştır
flammableLiquid-mixtureNoLiquidBut = Flam. Liq.: karışım sıvı değildir; fiziksel hal: { $physicalState }
flammableLiquid-noFlashPointFound = Flam. Liq.: deney, kaynama noktasına kadar parlama noktası bulmadı
flammableLiquid-noIngredientFlammableLiquid = Flam. Liq.: hiçbir bileşen alevlenir sıvı değildir
flammableLiquid-notGiven = belirtilmemiştir

gasOutcome-byClass = { $hazardClass }: { $met }; { $summary }
gasOutcome-compared = Sınıf 2: { $hazards }; { $why }
gasOutcome-compressed = sıkıştırılmış
gasOutcome-gas = { $state } gaz, { $written }
gasOutcome-gasBelowKpaNeitherLiquefied = Sınıf 2: 20 °C’de 200 kPa altında, sıvılaştırılmamış ve soğutulmamış 2.2 gazı: tabi değil
gasOutcome-howGasBelowKpaCarried = 200 kPa altındaki gazın nasıl taşınacağı
gasOutcome-inState = { $why }, { $state }
gasOutcome-lc50OneHourUpM3 = bir saatlik LC50, Acute Tox. 3 üst sınırı olan 5000 ml/m3 değerine kadar: toksik
gasOutcome-liquefied = sıvılaştırılmış
gasOutcome-listNamesMixture = liste karışımı adıyla belirtir: { $found }
gasOutcome-notClassified = sınıflandırılmamıştır
gasOutcome-notToxicLc50OneHour = toksik değil: bir saatlik LC50 5000 ml/m3 üzerinde
gasOutcome-refrigerated = soğutulmuş sıvılaştırılmış
gasOutcome-stateGas = gazın hali
gasOutcome-toxicAndCorrosive = { $toxic }; { $corrosion }

gasUnderPressure-aerosolDispenserHoldsGas = { $code }: aerosol kabı { $group } gaz içermektedir
gasUnderPressure-aerosolDispenserHoldsGasUnder = Press. Gas: aerosol kabı basınç altında gaz içermektedir, hangisi olduğu bilinmemektedir
gasUnderPressure-compared = Press. Gas (Comp.): { $text } ≤ { $compressedUpToC } °C
gasUnderPressure-compared2 = Press. Gas: { $open }
gasUnderPressure-everyIngredient = Press. Gas (Liq.): { $text } > { $compressedUpToC } °C, her bileşende olduğu gibi
gasUnderPressure-groupOpenBecauseNoCritical = Press. Gas: kritik sıcaklık bilinmediğinden grup belirsizdir: { $names }
gasUnderPressure-howGasPackedCompressedLiquefied = gazın ambalajlanma şekli: sıkıştırılmış, sıvılaştırılmış, soğutulmuş veya çözünmüş
gasUnderPressure-moleWeightedCriticalTemperature = mol ağırlıklı kritik sıcaklık { $criticalC } °C
gasUnderPressure-packedBelowKpaGaugeNot = Press. Gas: 20 °C’de 200 kPa (gösterge) altında ambalajlanmış ve sıvılaştırılmamış
gasUnderPressure-packedGas = { $code }: { $packedGas } gaz olarak ambalajlanmış
gasUnderPressure-rest = geri kalanı
gasUnderPressure-takenGas = Press. Gas (Comp.): { $open }, gaz halinde kabul edilmiştir
gasUnderPressure-yetStayGaseousPressureGroup = { $text } > { $compressedUpToC } °C, ancak %{ $permanent } kadarı her basınçta gaz kalır: grup dolum şekline bağlıdır

gasWithOxygen-oxidisingGasSetAsideAir = Alevlenir gazlar: oksitleyici gaz hava olarak ayrıldığında oranların Tci değerlerine bölümlerinin toplamı { $value } ≤ 1
gasWithOxygen-sharesOverLowerFlammabilityLimits = Alevlenir gazlar: oranların alt alevlenirlik sınırlarına bölümlerinin toplamı { $value } < 1, bu nedenle karışımın hava ile alevlenirlik aralığı yoktur

goodsProperty-acidic = asidik
goodsProperty-basic = bazik
goodsProperty-inorganic = inorganik
goodsProperty-organic = organik

hazardStatements-for = nedeni: { $own }
hazardStatements-joined = { $value } içinde birleştirilmiştir
hazardStatements-joins = { $value } ve { $value2 } ifadelerini birleştirir
hazardStatements-says = { $by } bunu ifade etmektedir
hazardStatements-withDetail = { $code } ({ $details })

individual-allEntries = { $name } için tüm kayıtlar
individual-below = %{ $found } < %{ $limit }
individual-belowWithNote = %{ $found } < %{ $limit } ({ $note })
individual-everyIngredientClassReleasedNote = sınıfın bütün bileşenleri bir not uyarınca muaftır
individual-noIngredient = { $outcome }: %0 < %{ $limit }, hiçbir bileşen { $codes } değildir
individual-noRowClassCategoryThese = Bu sınıfın hiçbir satırı bu bileşenlerin kategorisi için değildir.
individual-specificLimit = özel konsantrasyon sınırı %{ $specific }, { $paragraph }
individual-specificLimitDoesNotLift = özel konsantrasyon sınırı %{ $specific } genel sınırı yükseltmez, { $paragraph }
individual-sum = toplam %{ $found }, { $why }

ingredientInForce-europeanNotLawHereSupplier = { $name }: Avrupa’daki { $entry } burada yasal olarak geçerli değildir; tedarikçinin kendi sınıflandırması geçerlidir ({ $counting })
ingredientInForce-harmonisedConfirmedTestingSupplierCounts = { $name }: uyumlaştırılmış { $entry } testle doğrulanmalıdır; tedarikçinin { $supplier } sınıflandırması geçerlidir
ingredientInForce-harmonisedCounts = { $name }: uyumlaştırılmış { $entry } geçerlidir{ $other }
ingredientInForce-harmonisedEntryDoesNotCover = { $name }: uyumlaştırılmış kayıt bu sınıfı kapsamamaktadır; tedarikçinin { $supplier } sınıflandırması geçerlidir
ingredientInForce-harmonisedMinimumSupplierDataLead = { $name }: uyumlaştırılmış { $entry } asgari sınıflandırmadır; tedarikçinin verileri { $supplier } sonucunu verir ve bu geçerlidir
ingredientInForce-noEntryClass = bu sınıfta kayıt yok
ingredientInForce-supplierDoesNot = ; tedarikçinin { $supplier } sınıflandırması geçerli değildir

inhalation-lc50M3SaturatedVapourM3 = LC50 { $lc50 } ml/m3, doymuş buhar { $saturated } ml/m3
inhalation-leastTimesLc50UpM3 = Sınıf 6.1: { $text }: LC50 değerinin en az { $volatility } katı ve bu değer en çok { $lc50 } ml/m3, ambalajlama grubu { $packingGroup }
inhalation-noPackingGroupVapour = Sınıf 6.1: { $text }: buhara göre ambalajlama grubu yok
inhalation-poisonousInhalationHazardZoneLc50 = Soluma ile toksik, zarar bölgesi { $zone }: LC50 { $lc50 } ml/m3 <= { $lc502 } ml/m3

labelScope-harmsNobodyMassiveFormPolymer = tedarik edilen masif halde veya polimer halinde kimseye zarar vermez; güvenlik bilgi formunda belirtilir
labelScope-leftOff = { $code } { $why }
labelScope-needNotLabelledAerosolsSealed = aerosollerde ve sızdırmaz püskürtme düzeneklerinde etiketlenmesi gerekmez
labelScope-notAdopted = benimsenmemiştir

measure-above = > { $min }
measure-below = < { $max }
measure-between = { $min } – { $max }

metalCorrosionStrength-measuredPh = ölçülen pH { $min } – { $max } iken
metalCorrosionStrength-solid = katıda
metalCorrosionStrength-tooLittleCorrodeMetals = { $names } %{ $found } < %{ $limit }: { $why } metalleri aşındırmak için çok azdır.

missingAssessments-below = %{ $upper }, { $cutOff } altındadır
missingAssessments-cutOff = eşik değerin (%{ $lowestCutOff })
missingAssessments-notClassifiedAnybodyButBelow = Kimse tarafından sınıflandırılmamıştır, ancak { $cutOff } altındadır.

namedEntry-contains = içerir: { $name }
namedEntry-formNamedList = { $only } bu şekliyle listede adıyla yer almaktadır
namedEntry-less = %{ $share } altında
namedEntry-more = %{ $share } üzerinde
namedEntry-notLess = en az %{ $share }
namedEntry-notMore = en çok %{ $share }
namedEntry-onlyDangerousIngredientClassOwn = tek tehlikeli bileşen { $only } maddesidir ve sınıf kendi kaydının sınıfıdır
namedEntry-product = ürün şudur: { $single }
namedEntry-productNamedList = ürün listede adıyla yer almaktadır
namedEntry-solution = { $name } çözeltisi, { $lower } ve { $upper }
namedMixture-provisionExempts = UN { $un } için bir özel hüküm bu bileşimdeki malları muaf tutar

namedIngredients-contributes = katkıda bulunduğu sınıflandırma: { $codes }
namedIngredients-everyClassNameAlreadyNames = { $why }; her sınıf için bir ad zaten vardır ve { $most } ad yeterlidir

notesInForce-mixtureBeing = karışımın fiziksel hali: { $physicalState }
notesInForce-solidPaste = belirtilen biçim: macun
notesInForce-solidPiece = belirtilen biçim: tek parça katı
notesInForce-releasesShown = { $paragraph } uyarınca muaftır: { $condition }; kanıt: { $evidence }
notesInForce-weightCounts = ağırlığının %{ $countedFraction } kadarı şu şekilde hesaba katılır: { $part }, { $paragraph }

organicPeroxide-availableOxygenHydrogenPeroxide = Org. Perox.: mevcut oksijen %{ $oxygen } ≤ %{ $limit }, hidrojen peroksit %{ $peroxide }
organicPeroxide-peroxygenGroups = peroksi grubu sayısı { $peroxygenGroups }, { $molarMass } g/mol

otherHazard-combustible-dust = yanıcı toz
otherHazard-health = sağlık zararlılığı
otherHazard-physical = fiziksel zararlılık
otherHazard-simple-asphyxiant = basit boğucu

otherTests-chemicallyUnstable = kimyasal olarak kararsız, { $instability }
otherTests-compared = Met. Corr. 1: { $measured }, > 6,25
otherTests-compared2 = Met. Corr.: { $measured }, ≤ 6,25
otherTests-corrosionRateAluminium = alüminyumda aşınma hızı
otherTests-corrosionRateSteel = çelikte aşınma hızı
otherTests-flammableTest = Flam. Gas { $id }: testte alevlenir, { $measured }
otherTests-limitsBurningVelocity = sınırlar %{ $lowerLimit } – %{ $upperLimit }, yanma hızı { $burningVelocityCmPerS } cm/s
otherTests-lowerUpperFlammabilityLimit = alt ve üst alevlenirlik sınırı
otherTests-notFlammableTest = Flam. Gas: testte alevlenir değil
otherTests-oxidisingPowerTest = Ox. Gas 1: testte oksitleme gücü %{ $power } > %{ $oxidisingPowerAbove }
otherTests-oxidisingPowerTest2 = Ox. Gas: testte oksitleme gücü %{ $power } ≤ %{ $oxidisingPowerAbove }
otherTests-steelAluminiumYear = yılda çelik { $steel } ve alüminyum { $aluminium } mm
otherTests-test = Flam. Gas 1A: testte { $what }

oxidationTests-againstReferenceMixture = { $prefix } { $index }: { $found } { $unit }, referans karışım { $reference } { $unit2 }
oxidationTests-mixtureCelluloseIgnitesItself = { $prefix } 1: selüloz ile karışım kendiliğinden tutuşur
oxidationTests-slowerEveryReferenceMixture = { $prefix }: bütün referans karışımlardan daha yavaş

oxidisingGas-ci = Ci { $ci }{ $origin }
oxidisingGas-ciNotTested = Ci { $ci }, test edilmemiş
oxidisingGas-nitrogenEquivalencyKk = azot eşdeğeri Kk: { $name }
oxidisingGas-nobodyClassified = Oksitleyici gazlar: kimsenin sınıflandırmadığı bileşenler: { $missing }
oxidisingGas-oxidisingPower = Ox. Gas 1: oksitleme gücü %{ $power } { $sign } %{ $oxidisingPowerAbove }

ozoneOfSubstance-notAbove = ≤
ozoneOfSubstance-ozoneDepletionPotential = ozon tüketme potansiyeli
ozoneOfSubstance-ozoneDepletionPotential2 = Ozone 1: ozon tüketme potansiyeli { $found } { $sign } 0 ({ $source })

packedGas-compressed = sıkıştırılmış
packedGas-dissolved = çözünmüş
packedGas-liquefied = sıvılaştırılmış
packedGas-refrigerated = soğutulmuş sıvılaştırılmış

peroxideEntry-classType = { $code }: tipine göre Sınıf { $own }
peroxideEntry-compared = { $found }: { $end }
peroxideEntry-sadt = SADT { $sadt } °C { $sign } { $limit } °C
peroxideEntry-sadtNotKnown = SADT bilinmiyor
peroxideEntry-subsidiary = ikincil tehlike: { $hazards }
peroxideEntry-temperatureControlled = sıcaklık kontrollü
peroxideEntry-upTemperatureControlledEntryApplies = { $limit } °C sıcaklığa kadar sıcaklık kontrollü kayıt geçerlidir

persistenceOfSubstance-allHalfLivesBelow = tüm yarılanma ömürleri sınırın altında
persistenceOfSubstance-bcf = BCF { $bcf } { $sign } { $limit }
persistenceOfSubstance-bioaccumulative = biyobirikimli
persistenceOfSubstance-chronicAquaticValuesHealthClasses = kronik sucul değerler ve toksik sayılan sağlık sınıfları
persistenceOfSubstance-halfLivesWaterSedimentSoil = su, sediman ve topraktaki yarılanma ömürleri
persistenceOfSubstance-in = { $medium }: { $days } gün > { $limit } gün
persistenceOfSubstance-logKoc = log Koc
persistenceOfSubstance-logKoc2 = log Koc { $logKoc } { $sign } { $limit }
persistenceOfSubstance-logKow = log Kow { $logKow } ≤ { $logKowScreen }
persistenceOfSubstance-mobile = hareketli
persistenceOfSubstance-noec = NOEC { $lowest } mg/l < { $noecBelow } mg/l
persistenceOfSubstance-notKnown = bilinmiyor
persistenceOfSubstance-notToxic = toksik değil
persistenceOfSubstance-persistent = kalıcı
persistenceOfSubstance-toxic = toksik
persistenceOfSubstance-veryBioaccumulative = çok biyobirikimli
persistenceOfSubstance-veryMobile = çok hareketli
persistenceOfSubstance-veryPersistent = çok kalıcı

persistenceTable-freshEstuarineWater = tatlı su veya haliç suyu
persistenceTable-freshEstuarineWaterSediment = tatlı su veya haliç suyu sedimanı
persistenceTable-marineSediment = deniz sedimanı
persistenceTable-marineWater = deniz suyu
persistenceTable-soil = toprak

physicalOfSubstance-flammabilityRangeAirTestIso = havada alevlenirlik aralığı veya ISO 10156’ya göre test
physicalOfSubstance-notCalculatedNeeded = Hesaplanmaz; gereken: { $test }.
physicalOfSubstance-oxidisingPowerTestIso = oksitleme gücü veya ISO 10156’ya göre test

physicalOutcome-aerosol = aerosol
physicalOutcome-classDoesNotApplyMixture = Bu sınıf, karışımın fiziksel hali için geçerli değildir: { $stateNames }.
physicalOutcome-gas = gaz
physicalOutcome-liquid = sıvı
physicalOutcome-makesUpProduct = { $name } ürünün tamamını oluşturur; sınıflandırma: { $written }.
physicalOutcome-solid = katı

pictogramPrecedence-corrosiveMetalsOnlyPackagedConsumer = yalnızca metaller için aşındırıcı, tüketici kullanımı için ambalajlanmış
pictogramPrecedence-moreSevereCategorySpecificTarget = belirli hedef organ toksisitesi, tek maruz kalmanın daha ciddi bir kategorisinde GHS08 vardır
pictogramPrecedence-notAcuteToxicityBesideGhs06 = GHS06 yanında akut toksisite için kullanılmaz
pictogramPrecedence-notBesideGhs06 = GHS06 yanında kullanılmaz
pictogramPrecedence-notSkinEyeIrritationBeside = GHS05 yanında cilt veya göz tahrişi için kullanılmaz
pictogramPrecedence-notSkinSensitisationIrritationBeside = solunum yolu hassaslaştırıcılığı için GHS08 yanında cilt hassaslaştırıcılığı veya tahriş için kullanılmaz
pictogramPrecedence-optionalWhereGhs01Applies = GHS01 kullanılıyorsa isteğe bağlı

pictograms-for = nedeni: { $own }{ $whenEuropean }
pictograms-for2 = nedeni: { $own }: { $why }
pictograms-optionalBesideGhs02Ghs06E = ; GHS02 veya GHS06 yanında isteğe bağlı (CLP Madde 26(1)(e))

precautionCandidates-only = { $hazards } için yalnızca { $condition }

precautionConditions-bulkMassesTemperatureSpecified = sıcaklığı belirlenmiş dökme kütlelerde
precautionConditions-categoryOthersVolatileMayGenerate = Kategori 1’de ve uçucu olup patlayıcı ortam oluşturabilen diğerlerinde
precautionConditions-ifAntidoteSpecificMeasureRequired = hemen panzehir veya özel bir önlem gerekiyorsa
precautionConditions-ifDustCloudsCanOccur = toz bulutları oluşabiliyorsa
precautionConditions-ifElectrostaticallySensitive = elektrostatik olarak hassassa
precautionConditions-ifExplosiveMechanicallySensitive = patlayıcı mekanik olarak hassassa
precautionConditions-ifBreathedInAnyForm = ürünün tozu, dumanı, gazı, sisi, buharı veya spreyi solunabiliyorsa
precautionConditions-ifProductIsNoGas = ürün bir gaz değilse
precautionConditions-ifInhalableParticlesDustsMists = kullanım sırasında solunabilir toz veya sis partikülleri oluşabiliyorsa
precautionConditions-ifLiquidVolatileMayGenerate = sıvı uçucuysa ve patlayıcı ortam oluşturabiliyorsa
precautionConditions-ifReleaseEnvironmentNotIntended = çevreye salım amaçlanan kullanım değilse
precautionConditions-ifSubstanceMixtureVolatileMay = madde veya karışım uçucuysa ve zararlı ortam oluşturabiliyorsa
precautionConditions-ifWaterIncreasesRisk = su riski artırıyorsa
precautionConditions-outsideTransportableCylindersPackedP200 = Model Yönetmelikler P200 uyarınca ambalajlanmış taşınabilir tüpler dışında
precautionConditions-packagingsNeedNotVented = havalandırma düzeneği gerekmeyen ambalajlarda
precautionConditions-temperatureSupplierSpecifiesNotKnown = tedarikçinin belirlediği ve burada bilinmeyen sıcaklıkla

precautions-chosenBySupplier = tedarikçi tarafından seçilmiştir; { $why }
precautions-for = nedeni: { $hazards }
precautions-leftOutBySupplier = tedarikçi tarafından çıkarılmıştır; { $why }
precautions-redundantBeside = { $kept } yanında gereksizdir

precedence-goesBeforePackingGroup = öncelik sırası: { $main }, ardından { $others }; ambalajlama grubu { $packingGroup }

productKind-adhesive = yapıştırıcı
productKind-alcoholic-beverage = alkollü içecek
productKind-aviation-fuel = havacılık yakıtı
productKind-coating = kaplama çözeltisi
productKind-disinfectant = dezenfektan
productKind-fertiliser = gübre
productKind-gas-cartridge = gaz kartuşu
productKind-lead-battery = kurşun akü
productKind-lithium-ion-battery = lityum iyon pil
productKind-lithium-metal-battery = lityum metal pil
productKind-flavour-extract = tat veya koku özütü
productKind-paint = boya
productKind-paint-related = boya ile ilgili malzeme
productKind-perfumery = parfümeri ürünü
productKind-pesticide = pestisit
productKind-petroleum-distillate = petrol distilatı
productKind-printing-ink = matbaa mürekkebi
productKind-printing-ink-related = matbaa mürekkebi ile ilgili malzeme
productKind-refrigerant = soğutucu gaz
productKind-resin-solution = reçine çözeltisi
productKind-sealed-lead-battery = dökülmeyen kurşun akü
productKind-wood-preservative = ahşap koruyucu

propose-entry = UN { $un } { $name }: { $why }
propose-noPackingGroup = yok
propose-provision = UN { $un }: { $says }
propose-unCarriageProhibited = UN { $un }: taşınması yasaktır
propose-unNotSubjectLawMode = UN { $un } bu taşıma türünün mevzuatına tabi değildir; diğer türlerde düzenlenir
propose-unPackingGroupMode = UN { $un }: bu taşıma türünde { $own }, ambalajlama grubu { $packingGroup }

provision-144 = hacimce en çok %24 alkol içeren sulu çözeltiler tabi değildir
provision-145 = 250 l’ye kadar kaplardaki ambalajlama grubu III içecekler tabi değildir
provision-188 = küçük piller ve bataryalar boyut, test ve ambalaj şartlarıyla tabi değildir
provision-216 = tehlikeli olmayan katılar, serbest sıvı görünmedikçe alevlenebilir sıvılarla karıştırılabilir
provision-217 = tehlikeli olmayan katılar, serbest sıvı görünmedikçe zehirli sıvılarla karıştırılabilir
provision-335 = tehlikeli olmayan katılar, serbest sıvı görünmedikçe çevreye zararlı sıvılarla karıştırılabilir; 10 ml’ye kadar mühürlü poşetler tabi değildir
provision-354 = solunduğunda zehirli
provision-363 = yakıt içeren motorlar ve makineler için ayrı şartlar vardır
provision-375 = 5 l veya 5 kg’a kadar tekli veya iç ambalajlarda başka hükme tabi değildir
provision-376 = hasarlı veya kusurlu piller ve bataryalar için ayrı şartlar vardır
provision-386 = inhibitör veya sıcaklık kontrolü ile yolculuk boyunca yetecek şekilde stabilize edilmiş

purpose-adhesive = yapıştırıcı
purpose-brazing-or-soldering = lehim malzemesi
purpose-cement = çimento
purpose-paint-or-varnish = boya veya vernik
purpose-plant-protection = bitki koruma ürünü

reducePrecautions-beyondSixSince = { $why }; altıdan fazla, nedeni: { $why2 } (CLP Madde 28(3))
reducePrecautions-for = { $levelWords }, nedeni: { $hazards }
reducePrecautions-highlyRecommended = kuvvetle tavsiye edilir
reducePrecautions-lawPrescribes = mevzuat zorunlu kılmaktadır
reducePrecautions-nothingElseLabelSays = etikette bunu ifade eden başka bir şey yoktur
reducePrecautions-safetyDataSheetNotLabel = etiket için değil, güvenlik bilgi formu için
reducePrecautions-severityHazardNeeds = zararın ciddiyeti gerektirmektedir
reducePrecautions-specialCaseOnlyNothingKnown = yalnızca hakkında burada bilgi bulunmayan özel bir durum için
reducePrecautions-statementsMoreWeightLabel = etikette daha önemli ifadeler vardır; { $why }

route-dermal = cilt yolu
route-dust-mist = toz ve sis
route-gas = gaz
route-oral = ağız yolu
route-vapour = buhar

safetyNet-acuteToxicitySeenSolution = akut toksisite çözeltide görülmüştür
safetyNet-acuteToxicityUpWaterSolubility = suda çözünürlüğe kadar akut toksisite
safetyNet-chronicValuesAllLevelsAbove = tüm düzeylerin kronik değerleri { $noecAbove } mg/l veya çözünürlük üzerinde
safetyNet-compared = Aquatic Chronic 4: { $summary }
safetyNet-needed = gereken: { $missing }
safetyNet-notBioaccumulating = biyobirikimli değil
safetyNet-waterSolubility = suda çözünürlük { $solubility } mg/l ≥ { $solubilityBelow } mg/l
safetyNet-waterSolubility2 = suda çözünürlük
safetyNet-waterSolubilityNoAcuteToxicity = suda çözünürlük { $solubility } mg/l, bu değere kadar akut toksisite yok, hızlı bozunabilir değil, biyobirikimli

sensitisationOfSubstance-animalsResponding = tepki veren hayvan oranı %{ $respondingPercent } < %{ $limit }
sensitisationOfSubstance-animalsRespondingInduction = tepki veren hayvan oranı %{ $respondingPercent }, indüksiyon konsantrasyonu %{ $inductionPercent }
sensitisationOfSubstance-dataSkinSensitisation = cilt hassaslaştırıcılığı verileri
sensitisationOfSubstance-positiveWithoutPotencyNoSub = pozitif, ancak potens bilinmediğinden alt kategori yok
sensitisationOfSubstance-potency = { $value } { $unit } { $sign } { $limit }
sensitisationOfSubstance-testNegative = test negatiftir
sensitisationOfSubstance-unknown = bilinmiyor

signalWord-excludesWarning = ; Dikkat kelimesini dışlar: { $warning }
signalWord-for = nedeni: { $danger }{ $excluded }
signalWord-for2 = nedeni: { $warning }
signalWord-noCategoryClassificationSignalWord = sınıflandırmanın hiçbir kategorisinde uyarı kelimesi yoktur

skinOfSubstance-dataSkinCorrosionIrritation = cilt aşınması ve tahrişi verileri
skinOfSubstance-dataSkinStandAbovePh = { $summary }; cilt verileri pH değerinden önce gelir
skinOfSubstance-exposureSkinH = cildin 4 h maruz kalması
skinOfSubstance-inflammationEndObservationAnimals = Skin Irrit. 2: gözlem sonuna kadar iltihap, hayvan sayısı: { $inflamed } / { $animalsCount }
skinOfSubstance-meanScoreAnimalsNeeded = { $code }: ortalama puan ≥ { $atLeast }, hayvan sayısı: { $positive } / { $animalsCount } (gereken { $needed })
skinOfSubstance-needed = Skin Irrit. 2: gereken: { $scores }
skinOfSubstance-noDestructionSkinWithinExposure = Skin Corr. 1: { $longest } min maruz kalma süresinde ciltte tahribat yok
skinOfSubstance-scoresErythemaOedema = eritem ve ödem puanları
skinOfSubstance-scoresThreeAnimalsSkin = üç hayvanın puanları, cilt
skinOfSubstance-seenAfterH = , { $seenAfterHours } h sonra görülmüştür
skinOfSubstance-skinDestroyedAfterExposure = { $code }: { $minutes } min maruz kalmadan sonra ciltte tahribat{ $seen }
skinOfSubstance-tooFewAnimalsMeanScore = Skin Irrit. 2: ortalama puanı ≥ 2,3 olan hayvan sayısı yetersiz, toplam { $animalsCount } (en yüksek { $highest }, gereken { $needed })

smallPackage-euh201aMayStandPackagesLess = 125 ml altındaki ambalajlarda yerine EUH201A kullanılabilir
smallPackage-innerPackagingUpResearchAnalysis = araştırma veya analiz için 10 ml’ye kadar iç ambalaj, tam etiketli dış ambalaj içinde
smallPackage-solublePackagingUpFullyLabelled = 25 ml’ye kadar çözünür ambalaj, tam etiketli dış ambalaj içinde
smallPackage-up = 125 ml’ye kadar, { $names } için

smallPackageRules-containersTooSmallWholeLabel = etiketin tamamı için çok küçük kaplar, makul ölçüde uygulanabilir olduğu kadar
smallPackageRules-containersUpMlUpLabel = 100 ml’ye kadar kaplar; 3 ml’ye kadar etiket kullanım sırasında çıkarılabilir (5.4(2))
smallPackageRules-fullLabelImmediateOuterPackage = tam etiketin hemen dıştaki ambalajda bulunduğu
smallPackageRules-initialSupplierIdentifier = ilk tedarikçinin kimliği
smallPackageRules-nameAddressTelephoneNumberSupplier = tedarikçinin adı, adresi ve telefon numarası
smallPackageRules-nameTelephoneNumberSupplier = tedarikçinin adı ve telefon numarası
smallPackageRules-pictogramHazardStatement = bir zararlılık işareti veya zararlılık ifadesi
smallPackageRules-signalWord = uyarı kelimesi
smallPackageRules-upWhereLabelWouldInterfere = 3 ml’ye kadar, etiketin kullanımı engellediği durumda; dış ambalaj tam etiketlidir
smallPackageRules-upWhereNoFullLabel = 100 ml’ye kadar, tam etiketin takılamadığı durumda; dış ambalaj tam etiketlidir

solidTests-burningTime = yanma süresi
solidTests-burningTimeAgainstRateAgainst = yanma süresi { $time } s, sınır < 45 s; hız { $rate } mm/s, sınır > 2,2 mm/s
solidTests-burningTimeBurningRate = yanma süresi veya yanma hızı
solidTests-compared = Flam. Sol.: { $measured }
solidTests-cubeDoesNotHeat = Self-heat.: 100 mm küp 140 °C’de ısınmaz
solidTests-cubeHeats = Self-heat. 2: 100 mm küp 140 °C’de ısınır, ayrıca: { $because }
solidTests-cubeHeats2 = Self-heat. 1: 25 mm küp 140 °C’de ısınır
solidTests-doesNotIgniteWithinFive = Pyr. Sol.: beş dakika içinde tutuşmaz
solidTests-fireDoesNotSpread = Flam. Sol.: yangın yayılmaz
solidTests-gasSetFreeIgnitesItself = Water-react. 1: açığa çıkan gaz kendiliğinden tutuşur
solidTests-hour = Water-react. 2: saatte { $found } l/kg ≥ 20 l/kg
solidTests-hour2 = Water-react. 3: saatte { $found } l/kg > 1 l/kg
solidTests-hour3 = Water-react.: saatte { $found } l/kg ≤ 1 l/kg
solidTests-ignitesCharsFilterPaperWithin = Pyr. Liq. 1: beş dakika içinde süzgeç kâğıdını tutuşturur veya kömürleştirir
solidTests-ignitesInertCarrierWithinFive = Pyr. Liq. 1: inert taşıyıcı üzerinde havayla temastan sonra beş dakika içinde tutuşur
solidTests-ignitesWithinFiveMinutesContact = Pyr. Sol. 1: havayla temastan sonra beş dakika içinde tutuşur
solidTests-minute = Water-react. 1: dakikada { $minute } l/kg ≥ 10 l/kg
solidTests-neitherIgnitesNorCharsFilter = Pyr. Liq.: süzgeç kâğıdını ne tutuşturur ne de kömürleştirir
solidTests-noBurningTime = Flam. Sol.: yanma süresi yok
solidTests-noneConditionsTable = Self-heat.: Tablo 2.11.1 koşullarının hiçbiri karşılanmıyor
solidTests-packagesHold = ambalajların hacmi { $litres } l > 3000 l
solidTests-powderMetalBurnt = Flam. Sol. { $category }: metal tozu, yanma süresi { $time } s ≤ { $limit } s
solidTests-powderMetalBurnt2 = Flam. Sol.: metal tozu, yanma süresi { $time } s > 600 s
solidTests-resultCube = 140 °C’de 25 mm küpün sonucu
solidTests-resultCube2 = 100 °C’de 100 mm küpün sonucu
solidTests-resultCube3 = 120 °C’de 100 mm küpün sonucu
solidTests-too = 100 °C’de de ısınır
solidTests-tooPackages = 120 °C’de de ısınır, ambalaj hacmi { $litres } l > 450 l
solidTests-volumeLargestPackage = en büyük ambalajın hacmi
solidTests-wettedZoneDoesNotStop = Flam. Sol. 1: { $measured }, ıslatılmış bölge yangını durdurmaz
solidTests-wettedZoneStopsFireLeast = Flam. Sol. 2: { $measured }, ıslatılmış bölge yangını en az 4 dakika durdurur
solidTests-whetherWettedZoneStopsFire = ıslatılmış bölgenin yangını durdurup durdurmadığı

state-aerosol = aerosol
state-gas = gaz
state-liquid = sıvı
state-solid = katı

strengthTable-above = UN { $un } (%{ $percent }’den fazla)
strengthTable-chlorineAbove = UN { $un } (%{ $percent }’den fazla aktif klor)
strengthTable-class8Alone = UN { $un } { $name }: yalnızca sınıf 8
strengthTable-entry = UN { $un }
strengthTable-from = UN { $un } (%{ $percent } ve üzeri)
strengthTable-list = BM Model Düzenlemeleri, 3.2, Tehlikeli Mallar Listesi, { $entries }
strengthTable-reference = { $manual }, 34.4.2, O.2 testinin referansı (%{ $percent })
strengthTable-upTo = UN { $un } (%{ $percent }’e kadar)

suggest-ofIngredient = ürünün değil, bileşenin kaydı: { $name }

supplementalFamily-besideHalogenatedHydrocarbon = halojenli hidrokarbon yanında { $figures } > %{ $above }
supplementalFamily-doesNotReachLimit = %{ $share } sınıra ulaşmamaktadır
supplementalFamily-flammableSubstances = alevlenir maddeler %{ $shown }
supplementalFamily-flashPointOutside = parlama noktası { $flashAboveC } – { $flashAtMostC } °C aralığının dışında
supplementalFamily-not = bu fiziksel hal için değil: { $physicalState }
supplementalFamily-notSoldGeneralPublic = genel halka satılmamaktadır
supplementalFamily-plantProtectionProduct = EUH401: bitki koruma ürünü
supplementalFamily-productNotStated = ürünün şu olduğu belirtilmemiştir: { $purpose }
supplementalFamily-share = { $names }: %{ $share } { $sign } %{ $limit }
supplementalFamily-statementSays = kendi ifadesi bunu belirtmektedir: { $hazardClass }
supplementalFamily-whetherFlashPointNotStated = parlama noktası olup olmadığı belirtilmemiştir

supplementalOtherHazard-noStatementLaw = { $kind }: bu mevzuatın ifadesi değildir

supplementalProperty-acuteInhalationToxicityComesWhose = solunum yoluyla akut toksisitenin kaynağı { $names }; mekanizması aşındırıcılıktır
supplementalProperty-acuteInhalationToxicityTested = solunum yoluyla akut toksisitesi test edilmiştir
supplementalProperty-bearer = { $name } (%{ $share })
supplementalProperty-borneNoLimitSetMixtures = özelliği taşıyan: { $names }; karışımlar için sınır yoktur, bu nedenle özellik ürün üzerinde değerlendirilmelidir
supplementalProperty-cannotInhaled = solunamaz
supplementalProperty-corrosiveSkinMayInhaledNot = cildi aşındırıcı, solunabilir ve solunum yoluyla test edilmemiş
supplementalProperty-corrosiveSkinWhetherMayInhaled = cildi aşındırıcı; solunup solunamayacağı belirtilmemiştir
supplementalProperty-limit = 1.2.5 sınırı
supplementalProperty-makesUpProductBears = { $term } ürünün tamamını oluşturur ve bu özelliği taşır
supplementalProperty-noStatementLawMore = artık bu mevzuatın ifadesi değildir
supplementalProperty-notBeside = { $codes } yanında kullanılmaz
supplementalProperty-onlyProductsClassifiedHazardousOne = { $context }: yalnızca zararlı olarak sınıflandırılan ürünler için; bu ürün böyle değildir
supplementalProperty-predictedEffectSkin = ciltte öngörülen etki
supplementalProperty-productFoundProperty = ürünün bu özelliği taşıdığı saptanmıştır
supplementalProperty-share = { $names } %{ $share } { $sign } %{ $limit } ({ $why })
supplementalProperty-takenOverUntilTestShows = bir test aksini gösterene kadar devralınmıştır
supplementalProperty-testShowedProductDoesNot = bir test ürünün bu özelliği taşımadığını göstermiştir

supplementalSensitiser-belowLimitElicitation = alerjik tepkiyi tetikleme sınırının altında
supplementalSensitiser-euh204Euh205SpeaksAnnexIi = EUH204 veya EUH205 bunu belirtmektedir (Ek II, 2.8)
supplementalSensitiser-labelNamesAnnexIiSecond = etikette adı yer almaktadır (Ek II, 2.8, ikinci paragraf)
supplementalSensitiser-limit = sınır %{ $limit }
supplementalSensitiser-limit2 = sınır %{ $anyLimit }
supplementalSensitiser-limitElicitation = EUH208: alerjik tepkiyi tetikleme sınırından itibaren { $names }
supplementalSensitiser-mixtureNotClassifiedButContains = EUH210: karışım sınıflandırılmamıştır, ancak şunları içerir: { $names }
supplementalSensitiser-noSensitiserLimitElicitationNot = EUH208: alerjik tepkiyi tetikleme sınırından itibaren, başka şekilde belirtilmeyen hassaslaştırıcı yok
supplementalSensitiser-notMixturesIntendedGeneralPublic = EUH210: genel halka yönelik karışımlar için değil, ancak bu karışım şunları içerir: { $names }

supplementalUnknown-mixtureConsistsComponentsUnknownHazards = karışımın %{ $percent } kadarı sucul ortam için zararları bilinmeyen bileşenlerden oluşmaktadır
supplementalUnknown-mixtureConsistsIngredientsUnknownAcute = karışımın %{ $percent } kadarı akut toksisitesi bilinmeyen bileşenlerden oluşmaktadır ({ $routes })

takenOver-takenOverUntilTestShows = { $code }, bir test aksini gösterene kadar devralınmıştır: { $compared }.

targetOrgansOfSubstance-compared = { $code }: { $found } { $limit } { $unit }{ $how }
targetOrgansOfSubstance-dataExposure = { $exposure } maruz kalma verileri
targetOrgansOfSubstance-days = { $days } gün
targetOrgansOfSubstance-daysTooShortStretchGuidance = { $days } gün, { $days2 } gün için belirlenen kılavuz değerleri uyarlamak için çok kısadır
targetOrgansOfSubstance-dose = { $dose } { $sign }
targetOrgansOfSubstance-effect = etki, { $route } { $dose } { $unit }
targetOrgansOfSubstance-effectsAbove = { $dose } { $unit } üzerindeki etkiler, { $route }
targetOrgansOfSubstance-lengthStudyNotStated = çalışmanın süresi belirtilmemiştir
targetOrgansOfSubstance-noEffect = etkisiz, { $route } { $dose } { $unit }
targetOrgansOfSubstance-noEffectUpLimit = { $dose } değerine kadar etki yok; sınır
targetOrgansOfSubstance-reliableEvidenceHumans = { $code }: insanlarda güvenilir kanıt
targetOrgansOfSubstance-studyExposureLeastDays = en az 28 günlük { $exposure } maruz kalma çalışması
targetOrgansOfSubstance-timesDays = {" "}({ $days } gün için çarpı { $factor }, { $paragraph })

testData-described = { $lead }: { $result } ({ $method }; { $source })
testData-doesNotTakeAwayIngredients = { $test } bileşenlerin sınıflandırmasından çıkan sonucu ortadan kaldırmaz
testData-dose = { $method }: { $kind } { $amount } { $unit }
testData-knownClassMixture = Karışımın bilinen sınıflandırması
testData-overridesCalculation = { $test } hesaplamanın yerine geçer
testData-reviewMixture = Sınıflandırmanın tedarikçi tarafından gözden geçirilmesi
testData-testMixture = Karışım üzerinde test

testResult-by = { $summary } ({ $method }; { $source })
testResult-testOfManual = { $manual }, { $test }

testedClass-availableOxygenTestSeriesH = mevcut oksijen ve test serisi A – H ({ $manual }, Kısım II)
testedClass-burningRateTestN = yanma hızı testi N.1 ({ $manual })
testedClass-burningRateTestPartV = yanma hızı testi ({ $manual }, Kısım V, 51.4)
testedClass-corrosionTestPartIii = aşınma testi C.1 ({ $manual }, Kısım III, 37.4)
testedClass-manual = BM Testler ve Kriterler El Kitabı
testedClass-nameStrengthNotClassList = { $names }: adına ve derişimine göre tehlikeli mallar listesinde bu sınıfta değildir ({ $sources }).
testedClass-notCalculatedMixturesNeededBecause = Karışımlar için hesaplanmaz; { $names } nedeniyle gereken: { $test }.
testedClass-share = { $name } %{ $share }
testedClass-testN = N.3 testi ({ $manual })
testedClass-testN2 = N.2 testi ({ $manual })
testedClass-testN3 = N.4 testi ({ $manual })
testedClass-testN4 = N.5 testi ({ $manual })
testedClass-testO = O.2 testi ({ $manual })
testedClass-testOO = O.1 veya O.3 testi ({ $manual })
testedClass-testSeriesHPartIi = test serisi A – H ({ $manual }, Kısım II)
testedClass-testSeriesPartI = test serisi 1 – 8 ({ $manual }, Kısım I)
testedClass-tooLittlePropertyBulk = { $names } %{ $sum } < %{ $raisedFrom }: bütünün bu özelliği göstermesi için çok azdır.

thermalTests-detonatesPartiallyDeflagratesSlowlyMedium = kısmen infilak eder veya yavaş deflagrasyona uğrar ya da kapalı ortamda ısıtıldığında orta derecede etki gösterir
thermalTests-detonationCavitatedState = kavitasyonlu halde infilak
thermalTests-explosiveLiableThermalExplosionPackage = patlayıcıdır ve ambalajında termal patlamaya yatkındır
thermalTests-explosivePowerSeriesF = patlama gücü (seri F)
thermalTests-explosiveYetNotPackaged = patlayıcıdır, ancak ambalajlanmış haliyle değil
thermalTests-heatDecomposition = Self-react.: bozunma ısısı { $heat } J/g < { $selfReactiveHeatFrom } J/g
thermalTests-neitherDetonatesCavitatedNorDeflagrates = kavitasyonlu halde infilak etmez, deflagrasyona uğramaz, etki düşük veya yok, patlama gücü düşük veya yok
thermalTests-neitherDetonatesNorDeflagratesLow = infilak etmez, deflagrasyona uğramaz, kapalı ortamda ısıtıldığında etki düşük veya yok
thermalTests-noEffectTestThermallyStable = hiçbir testte etki yok ve termal olarak kararlı
thermalTests-packagedDetonatesDeflagratesRapidly = ambalajlanmış haliyle infilak eder veya hızlı deflagrasyona uğrar
thermalTests-sadtPackage = Self-react.: 50 kg ambalaj için SADT { $sadtC } °C > { $selfReactiveSadtUpTo } °C
thermalTests-sadtPackage2 = 50 kg ambalajın SADT değeri
thermalTests-sadtPackagedProductTemperatureControl = ambalajlı ürünün sıcaklık kontrolü için SADT değeri
thermalTests-testsPackagedProductSeriesB = ambalajlı ürün üzerinde testler (seri B, D ve G)
thermalTests-type = { $prefix } tip { $type }: { $because }

transport-with = ile

transportPictograms-transportLabelTellsSame = taşıma etiketi { $label } aynı bilgiyi vermektedir

trophicLevel-aboveWaterSolubilityPhysicalEffect = suda çözünürlüğün ({ $solubility } mg/l) üzerinde, fiziksel etki
trophicLevel-algae = algler
trophicLevel-compared = { $kind } { $species } { $value } mg/l ({ $source })
trophicLevel-crustacea = kabuklular
trophicLevel-exact = kesin { $kind } değeri, { $group }
trophicLevel-fish = balık
trophicLevel-growthRateErc50StandsAbove = büyüme hızı (ErC50) alglere ilişkin diğer sonlanım noktalarından önce gelir, tablonun 2 numaralı notu
trophicLevel-lowestValueTrophicLevelDecides = trofik düzeyin en düşük değeri belirleyicidir
trophicLevel-nothingSeenUpWaterSolubility = suda çözünürlüğe ({ $solubility } mg/l) kadar etki görülmemiştir
trophicLevel-takenWaterSolubility = suda çözünürlük ({ $solubility } mg/l) olarak alınmıştır
trophicLevel-whetherEffectAboveWaterSolubility = suda çözünürlüğün üzerindeki etkinin toksik mi fiziksel mi olduğu, { $group }

unknownInWater-hazards = { $name }: sucul ortam için zararlar
viscous-notSubject = tabi değil
viscous-notSubjectMarkingLabellingTesting = ambalajların işaretlenmesi, etiketlenmesi ve test edilmesi hükümlerine tabi değil
viscous-viscousFlashPointAboveSolvent = viskoz, 23 °C’de { $viscosity23 } mm2/s, parlama noktası { $flashAboveC } °C üzerinde, çözücü ayrışması %{ $solventSeparationPercent } (sınır %{ $mostSeparatedPercent } altında): { $receptacleLitres } l hacme kadar kaplar
viscous-viscousFlowTimeThroughSolvent = Viskoz: 6 mm’den akış süresi { $found } s >= { $seconds } s, çözücü ayrışması %{ $solventSeparationPercent } < %{ $mostSeparatedPercent }: { $litres } l hacme kadar kaplarda { $frees }
viscous-viscousSolvent = viskoz, 23 °C’de { $viscosity23 } mm2/s, çözücü ayrışması %{ $solventSeparationPercent } (sınır %{ $mostSeparatedPercent } altında): { $receptacleLitres } l hacme kadar kaplar

withdrawn-annulled = Genel Mahkeme tarafından herkes için geçerli olarak iptal edilmiştir, T-279/20; C/2025/6670 sayılı duyuru
withdrawn-too-late = (AB) 2020/217 sayılı Tüzük, Büyük Britanya hukuku olmak için çok geç uygulanmıştır (HSE, Haziran 2024)
