caption = Bileşenler
columnName = Adı
columnIdentifiers = Kimlik bilgileri
columnConcentration = Konsantrasyon (ağırlıkça %)
columnConcentrationGas = Konsantrasyon (hacimce %)
columnClassification = Sınıflandırma
columnLimits = Özel konsantrasyon sınırları, M-faktörleri ve ATE
cas = CAS { $number }
ec = EC { $number }
index = İndeks { $number }
confidential = Kimliği gizli tutulmuştur
notClassified = Sınıflandırılmamıştır
notAssessed = Değerlendirilmemiştir
otherwiseNotAssessed = diğer sınıflarda değerlendirilmemiştir
limitFrom = { $outcome }: C { $from } %{ $lower }
limitBelow = { $outcome }: C { $to } %{ $upper }
limitBetween = { $outcome }: %{ $lower } { $from } C { $to } %{ $upper }
mAcute = M (akut) = { $factor }
mChronic = M (kronik) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (ölçülmüş)
ateConverted = { $estimate } (Kategori { $category } değerinden dönüştürülmüş)
ateEitherForm = Her iki tahmin de sayılır: buhar mı sis mi olarak solunduğu bilinmemektedir
mAssumed = { $factor } (varsayılan)
noLimits = Yok
isMixture = ürün bir karışımdır
isSubstance = ürün bir maddedir
remainder = Listelenmeyen bileşenler sınıflandırılmamıştır veya belirtilmesi gereken konsantrasyonun altında bulunmaktadır.
nothingToName = Bu bölümde belirtilmesi gereken bileşen yoktur.
wholeStatements = H ifadelerinin tam metni 16. bölümde yer almaktadır.
byHand = { $name }: sınıflandırma bu formun tedarikçisi tarafından verilmiştir ({ $source }).
notes = Ek VI notları: { $notes }.
tradeSecret = Gizli olarak işaretlenen bir bileşenin kesin kimyasal kimliği veya kesin konsantrasyonu ticari sır olarak saklı tutulmaktadır.
claim = Hazardous Materials Information Review Act (HMIRA) uyarınca muafiyet
claimFiled = Muafiyet başvurusunun tarihi: { $date }; kayıt numarası: { $number }.
claimGranted = Muafiyet kararının tarihi: { $date }; kayıt numarası: { $number }.
shareWithheld = { $share } (gerçek konsantrasyon ticari sır olarak saklı tutulmaktadır)
alternativeName = { $name }: { $law } uyarınca alternatif kimyasal ad; kabul tarihi: { $date }, numara: { $number }.
