general = Genel
inhalation = Soluma
skin = Cilt teması
eyes = Göz teması
ingestion = Yutma
protection = İlk yardım yapanların korunması

showSheet = Şüphe halinde veya belirtiler devam ederse doktora başvurun ve bu güvenlik bilgi formunu gösterin.
leaveArea = Kişiyi tehlike bölgesinden çıkarın. Sıcak ve sakin tutun.
unconscious = Bilinci kapalı kişiye asla ağızdan bir şey vermeyin. Bilinci kapalı ama soluyan kişiyi yan yatış (koma) pozisyonuna getirin.
observe = Belirtiler saatler sonra ortaya çıkabilir: en az 48 saat tıbbi gözetim altında tutun.
exposedConcerned = Maruz kalındıysa veya bundan kuşku duyuluyorsa: tıbbi tavsiye alın.

freshAir = Kişiyi temiz havaya çıkarın ve rahatça nefes alabileceği bir pozisyonda dinlendirin.
inhalationUnwell = Kişi kendini iyi hissetmezse tıbbi tavsiye alın.
inhalationDoctor = Kişi kendini iyi hissetmezse ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın.
inhalationEmergency = Hemen ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın. Nefes alma güçlüğünde, yalnızca eğitimli personel tarafından oksijen verin.
inhalationSensitised = Solunum ile ilgili belirtiler varsa hemen ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın.
artificialRespiration = Solunum durursa ağızdan ağza değil, cihazla suni solunum yapın.
inhalationCorrosive = Hemen ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın: solunan ürün solunum yollarını yakabilir ve gecikmeli akciğer ödemine yol açabilir.
inhalationSuffocation = Hemen doktor çağırın. Solunum zayıfsa veya durmuşsa: suni solunum; oksijeni yalnızca eğitimli personel verir.

skinOff = Kirlenmiş giysileri çıkarın.
skinBrush = Önce gevşek parçacıkları ciltten silkeleyin.
skinWash = Cildi bol su ve sabun ile yıkayın.
skinWashAgain = Kirlenmiş giysileri tekrar kullanmadan önce yıkayın.
skinIrritation = Tahriş veya kaşıntı oluşursa tıbbi tavsiye alın.
skinCorrosive = Kirlenmiş tüm giysileri hemen çıkarın. Cildi akan su altında en az 20 dakika durulayın. Yanıklar hemen doktor tarafından tedavi edilmelidir: tedavi edilmeyen yanıklar zor iyileşir.
skinToxic = Belirti olmasa bile hemen ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın.
skinGas = Gazın kendisi için özel önlem gerekmez.
skinCold = Donmuş bölgeleri ılık su ile çözün. Ovalamayın. Doktor çağırın.

eyesRinse = Göz kapaklarını açık tutarak akan su ile birkaç dakika durulayın. Kolayca yapılabiliyorsa kontakt lensleri çıkarın.
eyesGas = Su ile birkaç dakika durulayın. Kaçan soğuk gazla temastan sonra göz doktoruna başvurun.
eyesIrritation = Tahriş devam ederse tıbbi tavsiye alın.
eyesDamage = Göz kapaklarını açık tutarak hemen akan su ile en az 20 dakika durulayın. Kolayca yapılabiliyorsa kontakt lensleri çıkarın. Göz doktoruna giderken durulamaya devam edin.
eyesLye = Alkali ürünler gözün derinine işler: her saniye önemlidir.

mouthRinse = Ağzı su ile çalkalayın.
noVomiting = KUSTURMAYIN.
vomitingDanger = Kusma kendiliğinden olursa, akciğerlere bir şey kaçmaması için başı aşağıda tutun.
ingestionUnwell = Kişi kendini iyi hissetmezse ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın.
ingestionEmergency = Hemen ZEHİR DANIŞMA MERKEZİNİ veya doktoru arayın.
ingestionCorrosive = Yalnızca bilinci açıksa en fazla bir bardak su içirin. Nötralize etmeye çalışmayın.
ingestionGas = Gaz için yutma olası bir maruz kalma yolu değildir.

protectSelf = İlk yardım yapanlar kendi korunmalarına dikkat eder ve 8. bölümdeki donanımı kullanır.
protectToxic = İlk yardım yapanlar ürünü solumaktan kaçınır ve kirlenmiş havada solunum koruyucu kullanır.
protectSuffocation = Havada oksijen eksikliği olabilecek yere yardıma yalnızca bağımsız solunum cihazıyla girin.

symptomsInhalation = Soluma sonrasında
symptomsSkin = Cilt temasından sonra
symptomsEyes = Göz temasından sonra
symptomsIngestion = Yutma sonrasında
symptomsLong = Uzun süreli veya tekrarlı maruz kalma sonrasında
noSymptoms = Bilinen özel bir belirti yoktur.
burnsSkin = Yanma tarzında ağrı, kızarıklık, su toplaması ve cildin tahribi.
rednessSkin = Kızarıklık, kaşıntı ve ağrı.
elicitedSkin = Önceden duyarlılaşmış kişilerde: bu düşük konsantrasyonda bile kaşıntılı döküntü.
drySkin = Tekrarlı temastan sonra kuru ve çatlamış cilt.
allergySkin = Temastan saatler veya günler sonra ortaya çıkabilen ve her yeni temasta tekrarlayan kaşıntılı döküntü.
absorbedSkin = Ciltten emilir: yutma için tanımlanan zehirlenme belirtileri ortaya çıkabilir.
burnsEyes = Şiddetli ağrı, sulanma, kornea bulanıklığı; körlük olasıdır.
rednessEyes = Kızarıklık, sulanma ve ağrı.
burnsMouth = Ağız, boğaz, yemek borusu ve midede yanıklar; delinme olasıdır.
poisoningSevere = Ağır zehirlenme belirtileri: bulantı, kusma, kramplar, bilinç ve solunum bozukluğu.
poisoning = Bulantı, kusma, mide ağrısı ve baş dönmesi.
aspiration = Ürün akciğerlere kaçarsa öksürük ve boğulma hissi; saatler içinde kimyasal zatürre gelişebilir.
irritatedAirways = Öksürük, boğaz ağrısı ve göğüste sıkışma.
asthma = Hırıltı, nefes darlığı ve astım; gecikmeli olarak ve çok düşük konsantrasyonlarda bile tekrar görülebilir.
narcosis = Baş ağrısı, baş dönmesi, uyuşukluk, bulantı; yüksek konsantrasyonlarda bilinç kaybı.
toxicInhaled = Nefes darlığı, baş ağrısı, bulantı; belirtiler gecikebilir.
suffocation = Yüksek konsantrasyonlarda, çoğu kez uyarı olmadan boğulma: baş dönmesi, ardından bilinç kaybı.
frostbite = Kaçan sıvılaştırılmış gaz nedeniyle donma.
organs = Hasar gören organlar: { $organs }.
organsUnnamed = Organ hasarı.
cancer = Yıllar sonra kanser gelişebilir.
cancerSuspected = Yıllar sonra kansere yol açma şüphesi var.
genetic = Genetik hasar olasıdır veya şüphesi vardır.
reproduction = Üreme veya doğmamış çocuk zarar görebilir.

treatSymptoms = Belirtilere göre tedavi edin.
doctorCorrosive = Yanıklar: durulamaya devam edin, steril pansumanla kapatın. Yutmadan sonra delinme tehlikesi nedeniyle endoskopi yapılmadan mide yıkamayın.
doctorAspiration = Aspirasyon tehlikesi: mide yıkama yalnızca endotrakeal entübasyon altında. Kimyasal zatürre yönünden izleyin.
doctorLungs = Akciğer ödemi yönünden en az 48 saat izleyin; inhale kortikosteroid düşünün.
doctorAsthma = Astımı veya ürüne karşı bilinen alerjisi olan kişilerde solunum izlenmelidir.
eyeWash = İşyerinin yakınında göz duşu ve acil durum duşu bulundurun.
