notAdopted = Ülkenin mevzuatı sucul ortama yönelik zararlılıkları sınıflandırmamaktadır.
dataCaption = Bileşenlerin sucul toksisitesi
columnName = Madde
columnGroup = Organizma
columnValue = Değer
columnDuration = Süre
columnSource = Kaynak

groups-fish = Balık
groups-crustacea = Kabuklular
groups-algae = Algler
groups-other = Diğer

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } saat
days = { $days } gün
mFactors = { $name }: { $factors }.
noValues = Değeri bilinmeyen bileşenler: { $names }.

readily = { $name }: biyolojik olarak kolay bozunabilir.
notReadily = { $name }: biyolojik olarak kolay bozunabilir değildir.
inorganic = { $name }: biyolojik bozunma inorganik maddeler için geçerli değildir.
kowInorganic = { $name }: log Kow inorganik maddeler için geçerli değildir.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = biyobirikim potansiyeli düşük
highPotential = biyobirikim potansiyeli var
bioaccumulates = { $data }.
betweenFacts = ,{" "}
soluble = { $name }: suda çözünürlük { $value } mg/l.
solubleInGrams = { $name }: suda çözünürlük { $value } g/l.
miscible = { $name }: su ile karışır ve toprakta hareketli olabilir.
gasInAir = { $name }: gaz hâlinde havada dağılır; toprağa adsorpsiyon beklenmez.

pbtFound = %0,1 veya üzerinde PBT ya da vPvB özelliklerine sahip maddeler: { $names }.
pbtInorganic = REACH Ek XIII’teki PBT ve vPvB kriterleri inorganik maddelere uygulanmaz.
pbtNone = %0,1 veya üzerindeki bileşenlerin hiçbiri PBT veya vPvB özellikleri nedeniyle REACH Aday Listesinde yer almamaktadır (baskı: { EDITION($edition) }).
endocrineFound = %0,1 veya üzerinde çevre için endokrin bozucular: { $names }.
endocrineNone = %0,1 veya üzerindeki bileşenlerin hiçbiri çevreyi etkileyen endokrin bozucu özellikleri nedeniyle REACH Aday Listesinde yer almamaktadır (baskı: { EDITION($edition) }).
mobileFound = %0,1 veya üzerinde PMT ya da vPvM özelliklerine sahip maddeler: { $names }.
ozoneFound = Ozon tabakası için zararlı: { $names }.
ozoneNone = Bileşenlerin hiçbiri ozon tabakası için zararlı olarak sınıflandırılmamıştır.
phShift = Büyük miktarlar suların pH değerini değiştirir ve sucul yaşama zarar verir.
