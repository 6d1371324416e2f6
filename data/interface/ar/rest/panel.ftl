why = لماذا؟
whyOf = لماذا؟ { $name }
whyLabel = لماذا؟ البطاقة
whyTransport = لماذا؟ النقل
tabs = التصنيف المباشر
tab-hazards = الأخطار
tab-findings = الملاحظات
tab-sheet = الصحيفة
tab-precautions = بيانات P
tab-what-if = ماذا لو
tab-markets = الأسواق
counted = { $name } { NUMBER($count) }
failed = تعذر تحميل التصنيف المباشر.
updating = جارٍ تحميل بيانات آخر تغيير أجريته…
outdated = غير محدَّث: تعذر تصنيف آخر تغيير أجريته.
leftOut = لا يُحتسب حتى تصححه، إذ لا يمكن أن تكون هذه القيمة لأي منتج: { $fields }.
accepted-given = <strong>قُبل:</strong> { $reason }
accepted-leave = تركه معلقاً مع ذكر السبب
accepted-leaveThis = تركه معلقاً مع ذكر السبب: { $message }
accepted-change = تغيير السبب
accepted-changeThis = تغيير السبب: { $message }
accepted-label = سبب بقائه معلقاً
accepted-hint = عدد الأحرف المطلوب: { NUMBER($count) } على الأقل. يُحفظ السبب مع الصحيفة ويُطبع في التقرير.
table = جدول
change-none = لا تتغير أي رتبة.
change-line = { $name }: { $before } ← <strong>{ $after }</strong>
verdict-incomplete = لم يُحسم بعد
verdict-not-classified = غير مصنف
verdict-not-adopted = غير معتمدة
copy-label = نسخ هذه الصحيفة لبلد آخر
copy-placeholder = اختيار بلد
copy-make = إنشاء نسخة
copy-makeFor = إنشاء نسخة للبلد: { $country }
copy-done = هذه هي النسخة
copy-doneText = أُعدت للبلد: { $country }. تجد الصحيفة الأولى في «الصحائف».
differs-notAdopted = الرتبة غير معتمدة في: { $markets }.
differs-onlyIn = السوق { $own } لم تعتمد هذه الرتبة. وهي معتمدة في: { $markets }.
differs-renamed = للخطر نفسه اسم آخر في: { $markets }.
differs-rules = <strong>{ $market }</strong>: الرتبة مختلفة:
differs-why =
    { NUMBER($count) ->
        [zero] لماذا؟ لا تختلف أي سوق
        [one] لماذا؟ تختلف سوق واحدة
        [two] لماذا؟ تختلف سوقان
        [few] لماذا؟ تختلف { NUMBER($count) } أسواق
        [many] لماذا؟ تختلف { NUMBER($count) } سوقاً
        *[other] لماذا؟ تختلف { NUMBER($count) } سوق
    }
differs-whyIn =
    { NUMBER($count) ->
        [zero] لماذا؟ لا تختلف أي سوق: { $name }
        [one] لماذا؟ تختلف سوق واحدة: { $name }
        [two] لماذا؟ تختلف سوقان: { $name }
        [few] لماذا؟ تختلف { NUMBER($count) } أسواق: { $name }
        [many] لماذا؟ تختلف { NUMBER($count) } سوقاً: { $name }
        *[other] لماذا؟ تختلف { NUMBER($count) } سوق: { $name }
    }
findings-law = ما يطلبه القانون
findings-chemist = ما يطلبه الكيميائي المدقق
findings-nice = مستحسن
findings-open =
    { NUMBER($count) ->
        [zero] يمكنك دفع ثمن الصحيفة.
        [one] يمكنك دفع ثمن الصحيفة عندما تُملأ النقطة التي يطلبها القانون أو يُكتب سببها.
        [two] يمكنك دفع ثمن الصحيفة عندما تُملأ كل نقطة يطلبها القانون أو يُكتب سببها.
        [few] يمكنك دفع ثمن الصحيفة عندما تُملأ كل نقطة يطلبها القانون أو يُكتب سببها.
        [many] يمكنك دفع ثمن الصحيفة عندما تُملأ كل نقطة يطلبها القانون أو يُكتب سببها.
        *[other] يمكنك دفع ثمن الصحيفة عندما تُملأ كل نقطة يطلبها القانون أو يُكتب سببها.
    }
findings-notYet = يظهر هنا ما ينقص خطوة خطوة أثناء ملء النموذج.
findings-nothing = لا ينقص شيء في الخطوات التي مررت بها.
findings-report = تقرير الصحيفة كاملة:
findings-reportAs = التقرير بصيغة { $format }
hazards-yourReview = مراجعتك
hazards-test = اختبار المنتج
hazards-byReview = تحسم مراجعتك هذه الرتبة بدلاً من الحساب: { $method }، { $source }.
hazards-byTest = بيانات الاختبار مقدَّمة على الحساب: { $method }، { $source }.
hazards-notYet = تظهر هنا كل رتبة خطورة للمنتج مع بيانها وقاعدتها وفقرتها.
hazards-minimum = هذا هو الحد الأدنى: قد يكون التصنيف أشد. ينقص: { $missing }
hazards-undecided = لم يُحسم بعد
hazards-missing = ينقص: <strong>{ $missing }</strong>
hazards-depend =
    { NUMBER($count) ->
        [zero] لا تتوقف عليه أي رتبة خطورة
        [one] تتوقف عليه رتبة خطورة واحدة
        [two] تتوقف عليه رتبتا خطورة
        [few] تتوقف عليه { NUMBER($count) } رتب خطورة
        [many] تتوقف عليه { NUMBER($count) } رتبة خطورة
        *[other] تتوقف عليه { NUMBER($count) } رتبة خطورة
    }
hazards-considered = بُحثت ولم تُبلغ ({ NUMBER($count) })
hazardData = بيانات خطورة { $name }
goods-notRegulated = غير خاضع للتنظيم كبضاعة خطرة
goods-notRegulatedByChoice = غير خاضع للتنظيم كبضاعة خطرة، باختيارك
goods-missing = النقل: لم يُحسم بعد. ينقص: { $missing }
goods-entry = ⁦UN { $un }⁩، الرتبة { $goodsClass }
goods-entryGroup = ⁦UN { $un }⁩، الرتبة { $goodsClass }، مجموعة التعبئة { $group }
goods-chosen = ⁦UN { $un }⁩، الرتبة { $goodsClass }، باختيارك
goods-chosenGroup = ⁦UN { $un }⁩، الرتبة { $goodsClass }، مجموعة التعبئة { $group }، باختيارك
goods-unknownShare = الأخطار على البيئة المائية غير معروفة لنسبة { $percent } % من المنتج.
label-notShown = <strong>{ $value } لا يظهر:</strong> { $why }
label-empty = تظهر هنا الرسوم التخطيطية وكلمة التنبيه ورقم الأمم المتحدة حالما يكون لأحد المكونات اسم ونسبة.
limit-from = ابتداءً من { $share } %
limit-above = فوق { $share } %
limit-justAbove = فوق { $share } % بقليل
limit-below = دون { $share } %
limit-atMost = { $share } % على الأكثر
limit-more = زيادة { $distance } نقطة مئوية
limit-less = نقص { $distance } نقطة مئوية
limit-line = <strong>{ $distance }</strong>، { $limit }
limit-counts = يُحتسب بنسبة { $share } %
limit-noMore = لا تشتد أي رتبة صحية أو بيئية مهما زادت الكمية المستخدمة.
limit-noLess = لا تخف أي رتبة مهما قلّت الكمية المستخدمة.
limit-without = من دونه
limit-withoutThis = من دونه: { $name }
limit-water = ماء بدلاً منه
limit-others = المكونات الأخرى بدلاً منه
limit-empty = تظهر الحدود هنا حالما تكون للمكونات أسماء ونسب.
limit-failed = تعذر حساب الحدود.
limit-working = جارٍ حساب الحدود
limit-heading = أقرب الحدود
limit-intro = أقرب نسبة تتغير عندها رتبة. ويعوض الماء الفرق. ويُحتسب النطاق بأسوأ قيمه. تبقى القيم المقيسة، مثل نقطة الوميض، كما هي؛ وقد تحتاج التركيبة الجديدة إلى قيم جديدة.
pages-note = تتبع الصفحات عند حفظ آخر تغيير أجريته.
pages-making = جارٍ إنشاء الصفحات
depends-none = <strong>{ $field }</strong>: لا تتوقف عليه أي جملة في الصحيفة بعد.
depends-one = <strong>{ $field }</strong>: تتوقف عليه جملة واحدة
depends-some = <strong>{ $field }</strong>: الجمل المتوقفة عليه، { NUMBER($at) } من { NUMBER($count) }
depends-previous = الجملة السابقة
depends-previousOf = الجملة السابقة المتوقفة على { $field }
depends-next = الجملة التالية
depends-nextOf = الجملة التالية المتوقفة على { $field }
depends-guide = اختر جملة للانتقال إلى خانتها.
depends-keys = اضغط F2 للانتقال من الخانة إلى جملها والعودة.
markets-class = الرتبة
markets-own = هذه الصحيفة
markets-table = الرتب حسب السوق
markets-showAll = عرض الرتب المتماثلة في كل مكان أيضاً
markets-same = جميع الأسواق تعطي هذا المنتج الرتب نفسها.
markets-empty = تظهر الأسواق هنا حالما تكون للمكونات أسماء ونسب.
markets-failed = تعذرت مقارنة الأسواق.
markets-working = جارٍ مقارنة الأسواق
next-label = التالي:
next-decides =
    { NUMBER($count) ->
        [zero] لا تحسم أي نقطة معلقة
        [one] تحسم نقطة معلقة واحدة
        [two] تحسم نقطتين معلقتين
        [few] تحسم { NUMBER($count) } نقاط معلقة
        [many] تحسم { NUMBER($count) } نقطة معلقة
        *[other] تحسم { NUMBER($count) } نقطة معلقة
    }
next-which = ما هي؟
next-whichOf = النقاط التي تحسمها الخانة التالية
next-how = أنشأنا الصحيفة بعدة إجابات معقولة. وتُحسم هذه النقاط مع كل منها.
next-transport = بند النقل
tools-blocked = حظر متصفحك النافذة
tools-blockedText = اسمح بنوافذ هذا الموقع في متصفحك، ثم أعد المحاولة.
tools-back = العودة إلى النموذج
tools-full = عرض اللوحة على الصفحة كلها
tools-window = فتح اللوحة في نافذة مستقلة
window-noForm = نموذج هذه الصحيفة غير مفتوح، لذا لم تعد هذه النافذة تتبعه.
window-openForm = فتح النموذج
window-title = الصحيفة المباشرة – GoSDS
precaution-shown = على البطاقة وفي الصحيفة ({ NUMBER($count) })
precaution-left = محذوفة ({ NUMBER($count) })
precaution-none = لا يوجد.
choice-undo = التراجع عن هذا الاختيار
choice-leaveOut = حذف
choice-show = إظهار
choice-of = { $act }: { $code }
filled-known = مُلئ من بيانات المنتج: { $places }
filled-assumed = مُلئ بالصيغة المعتادة: { $places }
filled-missing = ما زال مفتوحاً ويجب أن يملأه المورّد: { $places }
slot-wettingMedium = وسط الترطيب
slot-inertGas = غاز خامل
slot-exposureForms = أشكال التعرض
slot-washed = ما يُغسل
slot-protectiveEquipment = معدات الوقاية
slot-helper = جهة المساعدة الطبية
slot-treatment = العلاج
slot-washingAgent = مادة الغسل
slot-extinguishingMedia = وسائط الإطفاء
slot-storageRule = قاعدة التخزين
slot-corrosionResistantContainer = وعاء مقاوم للتآكل
slot-storageTemperature = درجة حرارة التخزين
slot-bulkMass = كتلة المادة السائبة
slot-bulkTemperature = درجة حرارة المادة السائبة
slot-transportDivision = شعبة النقل
slot-disposal = التخلص
slot-supplier = المورّد
reason-lower = <isolated>{ $share } %</isolated> (الحد الأدنى)
reason-upper = <isolated>{ $share } %</isolated> (الحد الأعلى)
reason-most = <isolated>{ $share } %</isolated> (أقصى ما تسمح به المكونات الأخرى)
reason-exact = <isolated>{ $share } %</isolated>
reason-found = القيمة <isolated>{ $value }</isolated>
reason-limit = الحد <isolated>{ $value }</isolated>
reason-region = المكونات المحتسبة
reason-counted = المحتسب
reason-share = النسبة
reason-weight = الترجيح
reason-as = بوصفه
reason-leftOut = غير محتسب
origin-catalogue = { $source }، لرقم CAS <isolated>{ $cas }</isolated>
origin-input = كما أدخلته.
view-text = نص بروابط
view-pages = صفحات A4
view-law = القوانين القادمة
swap-label = المادة البديلة عن { $name }
swap-hint = الاسم أو رقم CAS، ثلاثة أحرف على الأقل
swap-searching = جارٍ البحث…
swap-none = غير موجود في الفهرس.
swap-with = مع { $name } بدلاً منه
swap-open = استبداله
swap-openThis = استبداله: { $name }
try-from = ابتداءً من { $value }
try-above = فوق { $value }
try-changed = عُدّل: { $name }.
try-none = لا تتغير أي رتبة مهما كانت القيمة.
try-at = عند <strong>{ $value }</strong>، والقيمة الآن { $current }
try-atOpen = عند <strong>{ $value }</strong>. ولم تُذكر الآن قيمة واحدة.
try-slider = تجربة { $name }
try-input = القيمة المراد تجربتها، { $name }
try-sanitised = لا تشمل النسبة البديلة لهذا المكون هذه القيمة. غيّرها أيضاً، وإلا ذكرت الصحيفة نطاقاً خاطئاً.
try-apply = تطبيق
try-working = جارٍ حساب القيم
try-region = تجربة قيمة
try-subject = تجربة قيمة أخرى لـ
try-hint = يبقى كل ما عدا ذلك كما هو. ولا يتغير شيء قبل أن تضغط «تطبيق».
