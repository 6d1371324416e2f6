classes-acute = Akut toksisite
classes-skin = Cilt aşınması/tahrişi
classes-eye = Ciddi göz hasarı/tahrişi
classes-sensitisation = Solunum yolları veya cilt hassaslaşması
classes-mutagenicity = Eşey hücre mutajenitesi
classes-carcinogenicity = Kanserojenite
classes-reproduction = Üreme sistemi toksisitesi
classes-single = BHOT - tek maruz kalma
classes-repeated = BHOT - tekrarlı maruz kalma
classes-aspiration = Aspirasyon zararı

notMet = Mevcut verilere göre sınıflandırma kriterleri karşılanmamaktadır.
lackOfData = Veri eksikliği nedeniyle sınıflandırılmamıştır.
lackingFor = Karışımın %{ $share } kadarı için veri yoktur ({ $names }).
unstated = belirtilmeyen bileşenler
lackingOf = Verisi bulunmayan bileşenler: { $names }.
judged = Değerlendirilmiş ve bu sınıfta sınıflandırılmamış olanlar: { $names }.
inconclusive = Sınıflandırılmamıştır: veriler sonuca varmak için yetersizdir ({ $names }).
impossible = Sınıflandırılmamıştır: verilerin elde edilmesi teknik olarak mümkün değildir ({ $why }).
viscous = 40 °C’de kinematik viskozite: { $found } mm²/s > { $limit } mm²/s.
notJudged = Bilgi eksikliği nedeniyle değerlendirilemez ({ $missing }).
notAdopted = Bu sınıf ülkenin mevzuatında yer almamaktadır.
reviewed = Sınıflandırma gözden geçirilirken tedarikçi tarafından belirlendi ({ $evidence }).
tested = Ürünün test sonucu ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 saat)
units-vapour = mg/l (4 saat)
units-dust-mist = mg/l (4 saat)

dataCaption = Bileşenlerin akut toksisitesi
columnName = Madde
columnRoute = Maruz kalma yolu
columnValue = Değer
columnSpecies = Tür
columnSource = Kaynak
noData = Bilinen ölçülmüş değer yoktur.
endpoint = { $kind } { $value } { $unit }

routesLead = Olası maruz kalma yolları
routeInhalation = Soluma
routeSkin = Cilt teması
routeEyes = Göz teması
routeIngestion = Yutma
delayed = Gecikmiş etkiler
immediate = Ani etkiler
chronic = Kronik etkiler
noneKnown = Bilinen yoktur.
interactive = Bilinen etkileşimli etki yoktur.
interactiveNitrosamine = İkincil aminler ve nitritler birlikte nitrozaminler oluşturur.

endocrine = 11.2.1 Endokrin bozucu özellikler
other = 11.2.2 Diğer bilgiler
endocrineNone = %0,1 veya üzerindeki bileşenlerin hiçbiri insan sağlığını etkileyen endokrin bozucu özellikleri nedeniyle REACH Aday Listesinde yer almamaktadır (baskı: { EDITION($edition) }).
endocrineFound = %0,1 veya üzerinde insan sağlığı için endokrin bozucular: { $names }.
defatting = Uzun süreli veya tekrarlı temas cildin yağını alır ve dermatite yol açabilir.
noOther = Başka bilgi yoktur.

listingsCaption = %0,1 veya üzerindeki bileşenler
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = %0,1 veya üzerindeki bileşenlerin hiçbiri NTP Report on Carcinogens listesinde yer almamaktadır (baskı: { EDITION($ntp) }) ve OSHA tarafından kanserojen olarak düzenlenmemiştir (29 CFR 1910, Subpart Z, baskı: { EDITION($osha) }).
notListed = Listede yok
