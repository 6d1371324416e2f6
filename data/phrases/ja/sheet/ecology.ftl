notAdopted = 当該国の規則では水生環境有害性を分類しない。
dataCaption = 成分の水生毒性
columnName = 物質
columnGroup = 生物
columnValue = 値
columnDuration = 期間
columnSource = 出典

groups-fish = 魚類
groups-crustacea = 甲殻類
groups-algae = 藻類
groups-other = その他

organism = { $group }（{ $species }）
value = { $endpoint } { $value } mg/L
hours = { $hours }時間
days = { $days }日
mFactors = { $name }：{ $factors }。
noValues = 値の情報が得られていない成分：{ $names }。

readily = { $name }：急速分解性あり（易分解性）。
notReadily = { $name }：急速分解性なし（難分解性）。
inorganic = { $name }：無機物質のため生分解性は該当しない。
kowInorganic = { $name }：無機物質のためlog Kowは該当しない。
logKow = { $name }：log Kow { $value }
bcf = BCF { $value }
lowPotential = 生体蓄積性は低い
highPotential = 生体蓄積性がある
bioaccumulates = { $data }。
betweenFacts = 、
soluble = { $name }：水への溶解度 { $value } mg/L。
solubleInGrams = { $name }：水への溶解度 { $value } g/L。
miscible = { $name }：水と混和し、土壌中を移動するおそれがある。
gasInAir = { $name }：気体として大気中に拡散し、土壌への吸着は予想されない。

pbtFound = PBT又はvPvBの特性を有する物質を0.1%以上含む：{ $names }。
pbtInorganic = REACH附属書XIIIのPBT及びvPvBの基準は無機物質には適用されない。
pbtNone = 0.1%以上の成分で、PBT又はvPvBの特性によりREACH候補リスト（{ EDITION($edition) }版）に収載されているものはない。
endocrineFound = 0.1%以上含まれる環境に対する内分泌かく乱物質：{ $names }。
endocrineNone = 0.1%以上の成分で、環境に影響する内分泌かく乱特性によりREACH候補リスト（{ EDITION($edition) }版）に収載されているものはない。
mobileFound = PMT又はvPvMの特性を有する物質を0.1%以上含む：{ $names }。
ozoneFound = オゾン層への有害性がある成分：{ $names }。
ozoneNone = オゾン層への有害性に分類される成分はない。
phShift = 多量に流出すると水域のpHを変化させ、水生生物に悪影響を及ぼす。
