notAdopted = لا تصنف قواعد البلد الأخطار على البيئة المائية.
dataCaption = السمية المائية للمكونات
columnName = المادة
columnGroup = الكائن
columnValue = القيمة
columnDuration = المدة
columnSource = المصدر

groups-fish = أسماك
groups-crustacea = قشريات
groups-algae = طحالب
groups-other = أخرى

organism = { $group } ({ $species })
value = { $endpoint } { $value } mg/l
hours = { $hours } h
days = { $days } d
mFactors = { $name }: { $factors }.
noValues = لا تعرف قيم للمواد التالية: { $names }.

readily = { $name }: سريع التحلل البيولوجي.
notReadily = { $name }: ليس سريع التحلل البيولوجي.
inorganic = { $name }: لا ينطبق التحلل البيولوجي على المواد غير العضوية.
kowInorganic = { $name }: لا ينطبق log Kow على المواد غير العضوية.
logKow = { $name }: log Kow { $value }
bcf = BCF { $value }
lowPotential = إمكانية منخفضة للتراكم البيولوجي
highPotential = إمكانية للتراكم البيولوجي
bioaccumulates = { $data }.
betweenFacts = ،{" "}
soluble = { $name }: الذوبانية في الماء { $value } mg/l.
solubleInGrams = { $name }: الذوبانية في الماء { $value } g/l.
miscible = { $name }: يمتزج بالماء وقد يكون متحركاً في التربة.
gasInAir = { $name }: ينتشر في الهواء على شكل غاز؛ ولا يتوقع امتزازه في التربة.

pbtFound = يحتوي بنسبة 0.1 % أو أكثر على مواد ذات خواص PBT أو vPvB: { $names }.
pbtInorganic = لا تنطبق معايير PBT وvPvB الواردة في المرفق الثالث عشر من REACH على المواد غير العضوية.
pbtNone = لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في قائمة المواد المرشحة في REACH (إصدار { EDITION($edition) }) بسبب خواص PBT أو vPvB.
endocrineFound = مواد مسببة لاضطراب الغدد الصماء في البيئة بنسبة 0.1 % أو أكثر: { $names }.
endocrineNone = لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في قائمة المواد المرشحة في REACH (إصدار { EDITION($edition) }) بسبب خواص مسببة لاضطراب الغدد الصماء تؤثر في البيئة.
mobileFound = يحتوي بنسبة 0.1 % أو أكثر على مواد ذات خواص PMT أو vPvM: { $names }.
ozoneFound = مواد خطرة على طبقة الأوزون: { $names }.
ozoneNone = لا يوجد مكون مصنف على أنه خطر على طبقة الأوزون.
phShift = تغير الكميات الكبيرة قيمة pH للمياه وتضر بالحياة المائية.
