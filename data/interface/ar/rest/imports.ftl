title-sheet = استيراد صحيفة
title-ingredients = استيراد المكونات
title-file = استيراد المكونات: { $name }
title-pasted = استيراد المكونات: صفوف ملصقة
source-failed = { $reason } لم تتغير صحيفتك.
source-ingredients = المكونات: ملف Excel ‏(⁦.xlsx⁩) أو ملف نصي (⁦.csv⁩)
source-sheet = صحيفة سابقة: ملف PDF الخاص بها أو ملف SDScom XML
source-drop = أفلت الملف هنا أو اختره. يُقرأ الملف على هذا الجهاز ولا يُرسل إلى أي مكان.
source-choose = اختيار ملف
source-paste = أو لصق الصفوف
source-pasteHint = منسوخة من Excel أو صفحة ويب أو نص: مكون واحد في كل سطر مع نسبته.
source-read = قراءة هذه الصفوف
columns-heading = الأعمدة
columns-titles = عناوين الأعمدة موجودة في
columns-noTitles = لا صف
columns-row = الصف { $line }: { $cells }
columns-unnamed = العمود { $number }
columns-empty = فارغ
role-skip = غير مطلوب
role-name = الاسم
role-cas = رقم CAS
role-ec = رقم EC
role-registration = رقم REACH
role-share = النسبة
role-from = الحد الأدنى للنسبة
role-to = الحد الأعلى للنسبة
role-unit = وحدة النسبة
role-role = الوظيفة
found-heading = في الملف أيضاً
found-field = { $field }: { $value }
found-same = تذكر الصحيفة القيمة نفسها.
found-replaces = تحل محل «{ $old }».
taken =
    { NUMBER($count) ->
        [zero] لم يؤخذ أي صف من الملف.
        [one] أُخذ صف واحد من الملف.
        [two] أُخذ صفان من الملف.
        [few] أُخذت { NUMBER($count) } صفوف من الملف.
        [many] أُخذ { NUMBER($count) } صفاً من الملف.
        *[other] أُخذ { NUMBER($count) } صف من الملف.
    }
match-later = يُبحث عنه بعد الاستيراد
match-pending = جارٍ البحث
match-several = توجد عدة نتائج: اختر إحداها لاحقاً
match-none = غير موجود في الفهرس
rows-region = صفوف الملف
rows-caption = الصفوف التي فُهمت
rows-take = الأخذ
rows-takeThis = أخذ الصف { $line }، { $name }
rows-line = الصف
rows-lineNumber = الصف { $line }
rows-name = الاسم
rows-number = رقم CAS أو EC
rows-share = النسبة
rows-catalogue = في الفهرس
rows-written = في الملف: { $written }
rows-more = عرض المزيد من الصفوف ({ NUMBER($more) } من { NUMBER($all) })
rows-left =
    { NUMBER($count) ->
        [zero] تؤخذ جميع الصفوف
        [one] صف واحد لا يؤخذ
        [two] صفان لا يؤخذان
        [few] { NUMBER($count) } صفوف لا تؤخذ
        [many] { NUMBER($count) } صفاً لا تؤخذ
        *[other] { NUMBER($count) } صف لا تؤخذ
    }
note-about = ورد في الملف «حوالي». ويؤخذ العدد على أنه دقيق.
note-balance = هذا هو الباقي من 100 %.
note-scaled = حُوّلت تناسبياً كي يبلغ مجموع الصفوف 100 %.
note-converted = حُوّلت إلى نسبة مئوية.
note-cas-wrong = خانة التحقق في رقم CAS هذا غير صحيحة.
note-several-cas = توجد عدة أرقام CAS. أدخل الرقم الصحيح لاحقاً.
note-no-share = لا توجد نسبة.
fault-no-name = لا يوجد اسم ولا رقم.
fault-total = هذا هو المجموع وليس مكوناً.
fault-not-a-share = النسبة ليست عدداً ولا نطاقاً ولا حداً مثل ⁦<5⁩.
fault-ambiguous-number = يمكن قراءة النسبة بطريقتين: فقد يدل الفاصل على كسر عشري أو على الآلاف. اكتبها من دون فاصل.
fault-backwards = تبدأ النسبة بالعدد الأكبر.
fault-negative = النسبة أقل من 0.
fault-over-100 = النسبة أكبر من 100 %.
fault-too-small = النسبة أقل من ⁦‎0.000001 %⁩.
fault-zero = النسبة تساوي 0.
fault-date = تحتوي الخلية على تاريخ. يحوّل Excel النطاقات مثل ⁦5-10⁩ إلى تواريخ: اكتب النطاق كنص.
fault-no-value = تحتوي الخلية على صيغة من دون نتيجتها. افتح الملف في Excel واحفظه.
fault-error = صيغة الخلية تعطي خطأ.
fault-merged = النسبة في خلية تمتد على عدة صفوف. أعطِ كل صف نسبته.
fault-rest-unknown = لم يبق شيء من 100 %، أو توجد نسبة أخرى هي باقٍ أيضاً.
fault-parts-range = لا تُحوّل الأجزاء الوزنية إلى نسب مئوية إلا إذا كان كل منها عدداً واحداً.
fault-mixed-units = لا يمكن الجمع بين الأوزان والنسب المئوية في تركيبة واحدة.
preview-table = ورقة العمل في المصنف
preview-tableName =
    { NUMBER($count) ->
        [zero] { $name } (بلا صفوف)
        [one] { $name } (صف واحد)
        [two] { $name } (صفان)
        [few] { $name } ({ NUMBER($count) } صفوف)
        [many] { $name } ({ NUMBER($count) } صفاً)
        *[other] { $name } ({ NUMBER($count) } صف)
    }
preview-tableLeft = ورقة العمل «{ $name }»: { $reason }
preview-encoding = ترميز أحرف الملف
preview-encodingHint = لا يذكر الملف ترميز أحرفه. اختر ترميزاً آخر إذا ظهرت الأحرف على نحو خاطئ.
preview-understood = الصفوف المفهومة: { NUMBER($count) }، المختارة منها: { NUMBER($chosen) }
preview-nothing = لم يُعثر على أي مكون. حدد أعلاه ما تحتويه الأعمدة.
preview-onlyNames = لا يحتوي أي صف على نسبة أو رقم. تحقق من أن هذه أسماء مكونات.
preview-tooMany = الحد الأقصى لمكونات الصحيفة { NUMBER($limit) }، وعددها هنا { NUMBER($count) }. اختر صفوفاً أقل.
preview-restBeside = إذا أضفت هذه الصفوف، يكون الباقي ما تتركه هي والصفوف الموجودة في النموذج من 100 %.
preview-use =
    { NUMBER($count) ->
        [zero] استخدام الصفوف المختارة
        [one] استخدام هذا الصف
        [two] استخدام هذين الصفين
        [few] استخدام هذه الصفوف ({ NUMBER($count) })
        [many] استخدام هذه الصفوف ({ NUMBER($count) })
        *[other] استخدام هذه الصفوف ({ NUMBER($count) })
    }
preview-add =
    { NUMBER($count) ->
        [zero] إضافة الصفوف المختارة
        [one] إضافة هذا الصف
        [two] إضافة هذين الصفين
        [few] إضافة هذه الصفوف ({ NUMBER($count) })
        [many] إضافة هذه الصفوف ({ NUMBER($count) })
        *[other] إضافة هذه الصفوف ({ NUMBER($count) })
    }
preview-replace =
    { NUMBER($count) ->
        [zero] استبدال المكونات بالصفوف المختارة
        [one] استبدال المكونات بهذا الصف
        [two] استبدال المكونات بهذين الصفين
        [few] استبدال المكونات بهذه الصفوف ({ NUMBER($count) })
        [many] استبدال المكونات بهذه الصفوف ({ NUMBER($count) })
        *[other] استبدال المكونات بهذه الصفوف ({ NUMBER($count) })
    }
encoding-utf-8 = ⁦Unicode (UTF-8)⁩
encoding-utf-16le = ⁦Unicode (UTF-16)⁩
encoding-utf-16be = ⁦Unicode (UTF-16)⁩، البايت الأعلى أولاً
encoding-windows-1252 = أوروبا الغربية
encoding-windows-1250 = أوروبا الوسطى
encoding-windows-1251 = السيريلية
encoding-windows-1254 = التركية
encoding-windows-1256 = العربية
encoding-shift_jis = اليابانية
encoding-gb18030 = الصينية
encoding-big5 = الصينية التقليدية
encoding-euc-kr = الكورية
unit-label = الأعداد التي بلا وحدة هي
unit-sum = مجموع الأعداد { NUMBER($sum) }.
unit-sumAsk = مجموع الأعداد { NUMBER($sum) }. حدد ما تمثله.
unit-placeholder = تحديد ما تمثله الأعداد
unit-missed = حدد ما تمثله الأعداد.
unit-percent = نسب مئوية
unit-parts = أجزاء وزنية تُحوّل تناسبياً إلى 100 %
unit-fraction = كسور من 1
unit-ppm = ⁦ppm (mg/kg)⁩
unit-ppb = ⁦ppb (µg/kg)⁩
unit-per-mille = في الألف ⁦(g/kg)⁩
sheet-changedPdf = عُدّل ملف PDF هذا بعد إنشائه. قد يختلف ما يعرضه عن البيانات التي يحملها، وهي التي تُقرأ هنا.
sheet-product = المنتج
sheet-company = الشركة
sheet-country = البلد
sheet-language = اللغة
sheet-notInFile = غير موجود في الملف
sheet-ingredients =
    { NUMBER($count) ->
        [zero] لا مكونات
        [one] مكون واحد
        [two] مكونان
        [few] { NUMBER($count) } مكونات
        [many] { NUMBER($count) } مكوناً
        *[other] { NUMBER($count) } مكون
    }
sheet-lost = ما لا يؤخذ
sheet-open = فتحها صحيفة جديدة
lost-sentences = تُكتب جمل الأقسام من جديد مما تحتويه المسودة.
lost-tests = لا تُؤخذ نتائج الاختبارات والتصنيفات التي أُدخلت. أدخلها من جديد.
lost-unlisted = المكونات التي لا تذكرها الصحيفة لأن القانون لا يشترط ذكرها غير موجودة في الملف.
lost-share = بعض المكونات ليس لها نسبة مئوية. أدخلها.
lost-too-many = تذكر الصحيفة مكونات أكثر مما تتسع له الصحيفة هنا. وتُترك الأخيرة منها.
lost-other-sheets = يحتوي الملف على عدة صحائف. تُقرأ الأولى فقط.
foreign-picture = هذا الملف صورة.
foreign-word = هذا الملف مستند نصي.
foreign-open-document = هذا ملف OpenDocument. احفظه بصيغة XLSX أو CSV.
foreign-excel-binary = ملف Excel هذا بالصيغة الثنائية (.xlsb). احفظه بصيغة .xlsx ثم اختره مرة أخرى.
foreign-web-page = هذا الملف صفحة ويب أيًّا كان اسمه. افتحه في Excel واحفظه بصيغة .xlsx، أو انسخ صفوفه وألصقها هنا.
foreign-archive = هذا الملف أرشيف مضغوط. فك ضغطه أولاً.
foreign-program = هذا الملف برنامج.
foreign-other-xml = ملف XML هذا ليس بصيغة SDScom. صدّر الصحيفة بصيغة SDScom XML.
foreign-unknown = هذا النوع من الملفات لا يقرؤه الاستيراد.
refusal-empty = لا يوجد شيء في هذا الملف.
refusal-broken = هذا الملف تالف أو غير مكتمل. احفظه من جديد من مصدره، ثم اختره مرة أخرى.
refusal-encrypted = هذا الملف محمي بكلمة مرور. احفظه من دون كلمة المرور، ثم اختره مرة أخرى.
refusal-old-excel = هذا ملف Excel من قبل عام 2007 ‏(⁦.xls⁩). احفظه بصيغة ⁦.xlsx⁩، ثم اختره مرة أخرى.
refusal-no-text = لا يحتوي هذا الملف على نص. اختر ملف Excel ‏(⁦.xlsx⁩) أو ملفاً نصياً (⁦.csv⁩).
refusal-unsafe-xml = يعرّف هذا الملف كيانات خاصة به، وقراءته غير آمنة. احفظه من جديد من مصدره.
refusal-foreign-pdf = لا يحمل ملف PDF هذا بيانات صحيفة. لا يمكن فتح إلا ملف PDF أُنشئ هنا ودُفع ثمنه.
refusal-pdf-without-inputs = أُنشئ ملف PDF هذا قبل أن تحمل الصحائف البيانات المُدخلة. افتح الصحيفة من «الصحائف» بدلاً من ذلك.
refusal-too-slow = تستغرق قراءة هذا الملف وقتاً طويلاً. انسخ صفوف المكونات والصقها هنا.
limit-too-large = حجم هذا الملف أكبر من { NUMBER($limit) } ميغابايت. انسخ صفوف المكونات والصقها هنا.
limit-unpacks-too-large = حجم هذا الملف بعد فك الضغط أكبر من { NUMBER($limit) } ميغابايت. انسخ صفوف المكونات والصقها هنا.
limit-too-many-rows = عدد صفوف هذا الجدول يزيد على { NUMBER($limit) }. انسخ صفوف المكونات والصقها هنا.
limit-too-many-columns = عدد أعمدة هذا الجدول يزيد على { NUMBER($limit) }. انسخ صفوف المكونات والصقها هنا.
