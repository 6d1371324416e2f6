firstIssue = الإصدار { $version }: الإصدار الأول.
revised = يحل الإصدار { $version } محل جميع الإصدارات السابقة. ترد التغييرات في سجل تنقيحات الوثيقة.
replaces = يحل الإصدار { $version } محل الإصدار { $earlier } المؤرخ { $date }.
degree = نوع التنقيح
major = تنقيح جوهري.
minor = تنقيح طفيف: لا توجد معلومات جديدة عن الأخطار أو تدابير الحماية.

triggers-hazards = معلومات جديدة عن الأخطار ({ $paragraph }).
triggers-measures = معلومات جديدة تؤثر في تدابير الحماية ({ $paragraph }).
triggers-restriction = قيد لم يذكر في الإصدار السابق ({ $paragraph }).

duties-twelve-months = تقدم إلى كل من جرى توريد المنتج إليه خلال الأشهر الاثني عشر السابقة ({ $paragraph }).
duties-three-months = تضاف المعلومات الجديدة في غضون ثلاثة أشهر؛ وترفق الصحيفة بأول شحنة بعد ذلك ({ $paragraph }).
duties-ninety-days = يجب أن تتضمن الصحيفة البيانات الجديدة المهمة في غضون 90 يوماً؛ وإلى ذلك الحين يبلغ بها المشترون كتابةً ({ $paragraph }).
duties-next-supply = تقدم مع أول توريد بعد التعديل ({ $paragraph }).
duties-without-delay = تقدم دون تأخير ({ $paragraph }).

classesAdded = رتب الخطورة المضافة
classesRemoved = رتب الخطورة المحذوفة
changedParts = ما تغير
nothingChanged = الأقسام من 1 إلى 15 دون تغيير.
review = المراجعة التالية
reviewBy = { $date }: مرة واحدة على الأقل كل { NUMBER($years) ->
        [zero] { NUMBER($years) } سنة
        [one] سنة
        [two] سنتين
        [few] { NUMBER($years) } سنوات
        [many] { NUMBER($years) } سنة
       *[other] { NUMBER($years) } سنة
    } ({ $paragraph }).
reviewOnChange = عند توفر معلومات جديدة؛ ولا يحدد القانون مدة معينة ({ $paragraph }).
issued = تاريخ الإصدار
revision = تاريخ التنقيح
version = الإصدار
ruleSet = قواعد التصنيف
rulesOf = { $law } ({ $ruleSet })
noAbbreviations = لا تستخدم اختصارات تحتاج إلى شرح.
undated = بدون تاريخ
source = { $title } ({ $date }).
testSource = اختبار للمنتج: { $source } ({ $method }).
reviewSource = مراجعة التصنيف: { $source } ({ $method }).
dataSource = بيانات { $name }: { $source }.
noSources = لم تستخدم إلا بيانات المورّد نفسه.
methodsCaption = التصنيف وكيفية التوصل إليه
columnClass = الرتبة
columnMethod = الطريقة
columnBasis = الأساس
methodCalculation = حساب من المكونات
methodTest = اختبار للمنتج
methodReview = مراجعة المورّد للتصنيف
methodTakenOver = مأخوذ من المكوّن إلى أن يثبت اختبار خلاف ذلك
methodKnown = تصنيف معروف
methodProperty = خاصية مقيسة للمنتج
methodSubstance = تصنيف المادة
notClassified = المنتج غير مصنف.
translatedStatements = نص البيانات التالية ترجمة لم تقابل بنص رسمي باللغة العربية: { $codes }.
noStatements = لا يوجد بيان يلزم شرحه.
training = يدرب العاملون على أخطار المنتج وعلى تدابير الحماية الواردة في القسم 8 وعلى ما يجب عمله في حالات الطوارئ.
