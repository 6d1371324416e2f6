pageTitle = GoGAL
notAvailable = غير متاح
unnamed = لا يُعرف له اسم
structure = البنية الكيميائية: { $name }
onLists =
    { NUMBER($count) ->
        [zero] لا تذكرها أي قائمة هنا.
        [one] تذكرها قائمة واحدة.
        [two] تذكرها قائمتان.
        [few] تذكرها { NUMBER($count) } قوائم.
        [many] تذكرها { NUMBER($count) } قائمة.
        *[other] تذكرها { NUMBER($count) } قائمة.
    }
search-heading = البحث عن المواد الكيميائية
search-label = ابحث بالاسم أو برقم CAS
search-help = أو رقم EC أو UN أو CW أو InChI أو InChIKey أو SMILES أو الصيغة
search-button = بحث
search-missing = أدخل اسمًا أو رقم CAS.
search-none = لم يُعثر على شيء لـ «{ $pattern }».
search-noneHelp = لا ترد الأسماء التجارية للمخاليط في الفهرس غالبًا. يذكر القسم 3 من صحيفة بيانات السلامة للمورّد المواد الكيميائية مع أرقامها.
search-count =
    { NUMBER($count) ->
        [100] أفضل 100 نتيجة
        [zero] لا مواد
        [one] مادة واحدة
        [two] مادتان
        [few] { NUMBER($count) } مواد
        [many] { NUMBER($count) } مادة
        *[other] { NUMBER($count) } مادة
    }
search-pages = صفحات النتائج
search-wrongDigit = { $cas } ليس رقم CAS: يجب أن يكون الرقم الأخير { $expected }.
search-loading = يجري تحميل المواد الكيميائية. يستغرق ذلك نحو نصف دقيقة بعد التشغيل الأول.
loadStage-rows = تُقرأ المواد الكيميائية والقوائم: تم { NUMBER($percent) } % من التحميل الأول. تتابع هذه الصفحة تلقائيًا.
loadStage-indexes = يجري إعداد البحث: تم { NUMBER($percent) } % من التحميل الأول. تتابع هذه الصفحة تلقائيًا.
search-extent = { NUMBER($chemicals) } مادة، و{ NUMBER($lists) } قائمة فيها { NUMBER($memberships) } مدخلًا
met-as = عُثر عليها باسم «{ $name }»
met-within = يرد «{ $name }» في النص الذي كتبته
met-alike = تهجئة قريبة: «{ $name }»
met-formula = قُرئ كصيغة كيميائية
met-structure = قُرئ كبنية كيميائية (SMILES)
met-skeleton = الذرات والروابط نفسها، لكن الكيمياء الفراغية أو النظائر أو الشحنة مختلفة
fact-cas = رقم CAS
fact-ec = رقم EC
fact-cw = رقم CW
fact-formula = الصيغة
fact-molarMass = الكتلة المولية
fact-un = رقم الأمم المتحدة
fact-class = فئة البضائع الخطرة
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = أسماء أخرى
fact-more =
    { NUMBER($count) ->
        [zero] ولا غيرها
        [one] واسم آخر
        [two] واسمان آخران
        [few] و{ NUMBER($count) } أسماء أخرى
        [many] و{ NUMBER($count) } اسمًا آخر
        *[other] و{ NUMBER($count) } اسم آخر
    }
fact-computed = { $key } (محسوب من البنية)
chemical-back = العودة إلى البحث
chemical-lists = القوائم التنظيمية
chemical-none = لا تذكر أي قائمة هنا هذه المادة. والقوائم الجزئية أو القديمة لا تدل على أنها غير مدرجة.
chemical-filter = إظهار القوائم التي تحوي
chemical-mayBeOn =
    { NUMBER($count) ->
        [zero] لا مجموعة في قائمة أخرى قد تشملها بحسب عنصرها.
        [one] قد تشملها بحسب عنصرها مجموعة في قائمة أخرى واحدة.
        [two] قد تشملها بحسب عنصرها مجموعات في قائمتين أخريين.
        [few] قد تشملها بحسب عنصرها مجموعات في { NUMBER($count) } قوائم أخرى.
        [many] قد تشملها بحسب عنصرها مجموعات في { NUMBER($count) } قائمة أخرى.
        *[other] قد تشملها بحسب عنصرها مجموعات في { NUMBER($count) } قائمة أخرى.
    }
chemical-noneWith = لا توجد قائمة تحوي «{ $text }».
chemical-country = البلد
chemical-allCountries = كل البلدان
chemical-eu = الاتحاد الأوروبي
chemical-world = دولي
chemical-table = قوائم: { $country }، في جدول
substance-classes = التصنيف حسب السوق
substance-classesIntro = المادة وحدها، وفق القواعد الحالية لكل سوق. المصدر: { $source }. لا يُذكر صنف لم يقيّمه المصدر.
substance-noClasses = وفق ما هو معروف هنا، لا يصنّف أي سوق هذه المادة.
substance-statements = عبارات إلى جانب الأصناف
substance-values = الخصائص والسمية والبيئة
substance-property = الخاصية
substance-value = القيمة
substance-readily = سهل التحلل الحيوي
substance-notReadily = ليس سهل التحلل الحيوي
substance-limitDose = لا نفوق عند هذه الجرعة
column-list = القائمة
column-entry = المدخل
column-edition = الإصدار
column-listed = مدرجة
completeness-complete = القائمة كاملة لهذا الإصدار
completeness-partial = جزء من القائمة
completeness-old = إصدار أقدم
completeness-knowledge = تُقارن بالقانون
chemical-licence = الترخيص: { $licence }
search-toCheck = التحقق من قائمة مكونات كاملة
check-heading = المكونات في القوائم التنظيمية
check-intro = ألصق مكونات المنتج مع نسبها. سترى المادة التي يسميها كل سطر، والقوائم التي تذكرها هنا، وهل يبلغ المنتج حدودها.
check-label = المكونات، واحد في كل سطر
check-help = أرقام CAS أو EC أو CW أو رموز SMILES أو أسماء كاملة، مع النسبة المئوية إن كانت معروفة، مثل ⁦67-64-1; 10-20⁩. ‏1000 سطر على الأكثر
check-button = تحقق
checkFault-missing = أدخل اسمًا أو رقم CAS.
checkFault-tooMany = أدخل 1000 سطر على الأكثر.
checkFault-tooLong = يمكن أن يحتوي السطر على 300 حرف على الأكثر.
check-lines = الأسطر
check-lists = القوائم التي تذكرها
check-none = لا تذكر أي قائمة هنا أيًا منها. والقوائم الجزئية أو القديمة لا تدل على أنها غير مدرجة.
check-foundOf = عُثر على { NUMBER($found) } من { NUMBER($all) }
check-save = حفظ بصيغة CSV
verdict-found = عُثر عليه
verdict-several = عُثر عليه، الأشهر من بين عدة مواد
verdict-notFound = لم يُعثر عليه
verdict-wrongDigit = ليس رقم CAS: يجب أن يكون الرقم الأخير { $digit }
checkColumn-line = السطر
checkColumn-verdict = النتيجة
checkColumn-chemical = المادة
checkColumn-lists = القوائم
checkColumn-held = المدى
check-order = ترتيب النتائج
check-byIngredient = حسب المكون
check-byList = حسب القائمة
check-noneShown = لا شيء يطابق التصفية.
check-together = تُجمع الأسطر التي تسمي المادة نفسها.
check-notListed = غير مدرجة
check-notListedHelp = هذه القوائم كاملة وتذكر كل مادة برقمها: ما ليس فيها غير مدرج. ولا يقال شيء عن القوائم الأخرى.
check-notListedOn = { $name }: غير مدرجة في { NUMBER($count) } من القوائم الكاملة
check-pages = صفحات النتائج
check-verdicts = الحكم
check-allVerdicts = كل الأحكام
check-rows = عدد النتائج: { NUMBER($count) }
share-none = غير مذكورة
share-faulty = غير مفهومة
threshold-from = من { $percent } %
threshold-above = أكثر من { $percent } %
threshold-none = لا حد محفوظ كرقم
shareVerdict-above = فوق الحد: بُلغ الحد
shareVerdict-possible = المدى يبلغ الحد
shareVerdict-unknown = النسبة غير معروفة
shareVerdict-noThreshold = لا حد محفوظ: اقرأ القيد
shareVerdict-group = قد تشملها مجموعة: اقرأ القيد
shareVerdict-below = دون الحد: لم يُبلغ الحد
checkColumn-share = النسبة
checkColumn-threshold = الحد
checkColumn-shareVerdict = الحكم
lists-heading = القوائم التنظيمية
lists-intro = كل القوائم التي يعرفها البحث، مع إصدارها ومدى توفرها.
lists-all = كل القوائم التنظيمية
lists-entries = المدخلات
lists-pages = صفحات القوائم
lists-count =
    { NUMBER($count) ->
        [zero] لا قوائم
        [one] قائمة واحدة
        [two] قائمتان
        [few] { NUMBER($count) } قوائم
        [many] { NUMBER($count) } قائمة
        *[other] { NUMBER($count) } قائمة
    }
list-authority = الجهة
list-act = النص القانوني
list-validFrom = ساري المفعول من
list-validUntil = ساري المفعول حتى
list-read = تاريخ النسخة
list-renewed = التجديد
list-licence = الترخيص
list-source = المصدر
list-scope = ما تتضمنه وما لا تتضمنه
list-groups =
    { NUMBER($count) ->
        [zero] كل المدخلات لها أرقام مواد كيميائية.
        [one] مدخل واحد هو مجموعة أو ليس له هنا رقم مادة كيميائية: لا يُذكر أي المواد يشملها.
        [two] مدخلان هما مجموعتان أو ليس لهما هنا رقم مادة كيميائية: لا يُذكر أي المواد يشملانها.
        [few] { NUMBER($count) } مدخلات هي مجموعات أو ليس لها هنا رقم مادة كيميائية: لا يُذكر أي المواد تشملها.
        [many] { NUMBER($count) } مدخلًا هي مجموعات أو ليس لها هنا رقم مادة كيميائية: لا يُذكر أي المواد تشملها.
        *[other] { NUMBER($count) } مدخل هي مجموعات أو ليس لها هنا رقم مادة كيميائية: لا يُذكر أي المواد تشملها.
    }
list-entries = المدخلات
list-text = إظهار المدخلات التي تحتوي على
list-count =
    { NUMBER($count) ->
        [zero] لا مدخلات
        [one] مدخل واحد
        [two] مدخلان
        [few] { NUMBER($count) } مدخلات
        [many] { NUMBER($count) } مدخلًا
        *[other] { NUMBER($count) } مدخل
    }
list-noneWith = لا يوجد مدخل يحتوي على «{ $text }».
list-empty = ليس لهذا الإصدار مدخل هنا.
list-pages = صفحات المدخلات
list-editions = الإصدارات
list-oneEdition = يتوفر إصدار واحد. عند تحميل إصدار أحدث يُحفظ هذا الإصدار.
list-state = الحالة
listState-coming = يدخل حيز النفاذ لاحقًا
listState-served = في البحث الآن
listState-earlier = إصدار سابق
difference-editions = ما تغيّر بين إصدارين
difference-lists = الفرق عن قائمة أخرى
difference-from = من الإصدار
difference-to = إلى الإصدار
difference-find = البحث عن القائمة الأخرى
difference-another = اختيار قائمة أخرى
difference-against = بالمقارنة مع
difference-kind = ما يُعرض
difference-removed = محذوف: { NUMBER($count) }
difference-added = جديد: { NUMBER($count) }
difference-changed = معدّل: { NUMBER($count) }
difference-onlyFirst = في هذه القائمة فقط: { NUMBER($count) }
difference-onlySecond = في القائمة الأخرى فقط: { NUMBER($count) }
difference-both = في كلتيهما: { NUMBER($count) }
difference-none = لا شيء من هذا النوع.
difference-notNamed = غير مذكور
difference-notTold = ليست القائمتان كاملتين معًا ومعتمدتين على الأرقام وحدها: ما لا تذكره إحداهما قد يكون مدرجًا فيها مع ذلك.
difference-pages = صفحات الفرق
