notAdopted = 该国法规未采用危害水生环境的分类。
dataCaption = 组分的水生毒性
columnName = 物质
columnGroup = 生物
columnValue = 数值
columnDuration = 试验时间
columnSource = 来源

groups-fish = 鱼类
groups-crustacea = 甲壳纲动物
groups-algae = 藻类
groups-other = 其他

organism = { $group }（{ $species }）
value = { $endpoint } { $value } mg/L
hours = { $hours } h
days = { $days } d
mFactors = { $name }：{ $factors }。
noValues = 未知数值的组分：{ $names }。

readily = { $name }：易快速生物降解。
notReadily = { $name }：不易快速生物降解。
inorganic = { $name }：生物降解性不适用于无机物。
kowInorganic = { $name }：log Kow不适用于无机物。
logKow = { $name }：log Kow { $value }
bcf = BCF { $value }
lowPotential = 生物累积潜力低
highPotential = 具有生物累积潜力
bioaccumulates = { $data }。
betweenFacts = ，
soluble = { $name }：水中溶解度{ $value } mg/L。
solubleInGrams = { $name }：水中溶解度{ $value } g/L。
miscible = { $name }：与水混溶，在土壤中可能具有迁移性。
gasInAir = { $name }：以气体形式在空气中扩散，预计不会被土壤吸附。

pbtFound = 含有浓度不低于0.1%的PBT或vPvB物质：{ $names }。
pbtInorganic = REACH附件XIII的PBT和vPvB标准不适用于无机物。
pbtNone = 浓度不低于0.1%的组分均未因PBT或vPvB特性列入REACH候选清单（{ EDITION($edition) }版）。
endocrineFound = 浓度不低于0.1%的环境内分泌干扰物：{ $names }。
endocrineNone = 浓度不低于0.1%的组分均未因影响环境的内分泌干扰特性列入REACH候选清单（{ EDITION($edition) }版）。
mobileFound = 含有浓度不低于0.1%的PMT或vPvM物质：{ $names }。
ozoneFound = 危害臭氧层：{ $names }。
ozoneNone = 各组分均未被分类为危害臭氧层。
phShift = 大量进入水体会改变其pH值，危害水生生物。
