intro = خواص المنتج كما يُورَّد. القيمة عدد واحد، أو تبدأ بإحدى العلامتين ⁦<⁩ أو ⁦>⁩، أو نطاق مثل ⁦120-140⁩. وما تتركه فارغاً يُطبع «غير متاح».
heading-appearance = الحالة والمظهر
heading-temperatures = درجات الحرارة
heading-flow = الكثافة والبخار والانسياب
heading-explosive = حدود الانفجار
heading-exposure = التعرض
heading-unclassified = أخطار غير مصنفة في موضع آخر
more-heading = خواص أخرى
more-intro = يطلب الوضع المتقدم أيضاً نقطة الانصهار وضغط البخار ودرجتي حرارة الاشتعال الذاتي والتحلل ومعدل التبخر والوزن الجزيئي وقيم DNEL وPNEC وأسطراً للسمية والبيئة، ويضيف مراجعة التصنيف. ويبقى ما كتبته.
more-button = إظهار جميع الخواص
exposureIntro = اختياري: قيم إلى جانب حدود التعرض المهني التي تأخذها الصحيفة من الفهرس، مكون واحد في كل سطر؛ والقفازات التي جرى اختبارها.
unclassifiedIntro = اختياري: أخطار معروفة لا تشملها أي رتبة، بنص بطاقة الوسم.
combustibleDust = يُورَّد غباراً قابلاً للاحتراق: تشتعل جسيماته أو تنفجر عندما تتعلق في الهواء
limits-osha = تأخذ الصحيفة حدود OSHA من الفهرس. أدخل قيم حدود العتبة (TLV) الصادرة عن ACGIH، أو اذكر أنه لا توجد.
limits-notHeld = لا يتضمن الفهرس { $list }: راجع حدودها.
limits-countryNotHeld = لا يتضمن الفهرس قائمة البلد: راجع حدودها.
limits-partlyHeld = لا يتضمن الفهرس { $list } كاملة: راجع حدودها.
limits-held = تأخذ الصحيفة حدود { $list } من الفهرس. اكتب حدود المكونات التي تسميها المراجعة.
hint-biologicalLimits = المادة والمؤشر والقيمة ووقت أخذ العينة.
hint-dnel = من تقرير السلامة الكيميائية أو صحيفة المورّد: الفئة وسبيل التعرض والمدة والتأثير والقيمة.
hint-pnec = بحسب الوسط البيئي: المياه العذبة ومياه البحر والرواسب والتربة.
hint-gloves = بدلاً من القفازات التي تختارها الصحيفة: المادة والسماكة، ثم زمن النفاذ والاختبار.
hint-particles = الحجم الوسيط ونطاقه، والشكل، وقابلية إثارة الغبار؛ وهل توجد أشكال نانوية.
hint-storageTemperature = ما تسمح به: ⁦5-30⁩، أو 30 بمعنى ما لا يتجاوز 30. لازم للبيروكسيدات وللمنتجات الأخرى التي تتحلل من تلقاء نفسها.
hint-carriageTemperature = فقط إذا كان المنتج يُنقل ساخناً، كالأسفلت أو الكبريت.
hint-viscosity = الكينماتية، عند ⁦40 °C⁩.
hint-partitionCoefficient = للمادة الواحدة. أما المخلوط فعادةً لا معامل له.
hint-upperExplosiveLimit = بين 0.1 و99.9 %.
hint-packedGas = يحدد مجموعة الغازات تحت الضغط.
notStated = غير مذكور
unitOf = { $name }، الوحدة
solution-ph = الرقم الهيدروجيني للمحلول
solution-at = عند %
state-Gas = غاز
state-Liquid = سائل
state-Solid = صلب
state-Aerosol = أيروسول
solubility-miscible = يمتزج
solubility-soluble = ذواب
solubility-partlyMiscible = يمتزج جزئياً
solubility-slightlySoluble = قليل الذوبان
solubility-immiscible = لا يمتزج
solubility-insoluble = غير ذواب
solubility-reactsWithWater = يتفاعل مع الماء
appearance-clearColourless = سائل رائق عديم اللون
appearance-clearColoured = سائل رائق ملون
appearance-opaque = سائل معتم
appearance-emulsion = مستحلب
appearance-suspension = معلق
appearance-paste = عجينة
appearance-gel = هلام
appearance-powder = مسحوق
appearance-granules = حبيبات
appearance-crystals = بلورات
appearance-flakes = رقائق
appearance-block = كتلة صلبة
appearance-compressedGas = غاز مضغوط
appearance-liquefiedGas = غاز مسيل
appearance-ownText = إدخال المستخدم
packing-compressed = غاز مضغوط
packing-liquefied = غاز مسيل
packing-refrigerated = غاز مسيل مبرد
packing-dissolved = غاز مذاب
packing-unpressurised = أقل من ⁦200 kPa⁩ (مقياسي) عند ⁦20 °C⁩
unit-air = الهواء = 1
unit-butylAcetate = خلات البوتيل = 1
unit-ether = الإيثر = 1
unit-volume = % حجماً
unit-notApplicable = لا ينطبق
unit-notAvailable = غير متاح
tests-title = نتائج الاختبارات
tests-none = لم يُدخل شيء
tests-count =
    { NUMBER($count) ->
        [zero] لا اختبارات
        [one] اختبار واحد
        [two] اختباران
        [few] { NUMBER($count) } اختبارات
        [many] { NUMBER($count) } اختباراً
        *[other] { NUMBER($count) } اختبار
    }
tests-rows =
    { NUMBER($count) ->
        [zero] لا صفوف
        [one] صف واحد
        [two] صفان
        [few] { NUMBER($count) } صفوف
        [many] { NUMBER($count) } صفاً
        *[other] { NUMBER($count) } صف
    }
tests-intro = الاختبارات التي أُجريت على هذا المنتج تحدد رتبة خطورته بدلاً من الحساب. يُحتسب الاختبار متى كانت له نتيجة وطريقة وتقرير. وإذا كنت تعرف الرتبة دون اختبار خاص بك فأضفها تحت «الرتبة معروفة» واذكر الوثيقة التي تثبت ذلك.
tests-add = إضافة اختبار
tests-option = { $name } ({ $methods })
tests-known = رتبة معروفة: { $name }
tests-ofSubject = { $test }: { $subject }
tests-remove = حذف
tests-removeThis = حذف { $name }
tests-removed = حُذف { $name }.
tests-unit = { $label }، { $unit }
tests-optional = { $label } (اختياري)
tests-doseHint = قيمة واحدة، أو نطاق مثل ⁦300-500⁩، أو العلامة ⁦>⁩ مع أعلى جرعة جرى اختبارها.
tests-valueHint = قيمة واحدة، أو نطاق مثل ⁦3-5⁩، أو إحدى العلامتين ⁦<⁩ أو ⁦>⁩ قبل القيمة.
tests-orNone = أو { $none }: { $meaning }.
tests-notClassified = غير مصنف: لم تُستوف المعايير
group-health = الصحة
group-environment = البيئة
group-physical = الأخطار الفيزيائية
group-known = الأخطار الفيزيائية: الرتبة معروفة
evidence-method = الطريقة
evidence-basis = ما يستند إليه
evidence-document = الوثيقة مع رقمها
evidence-report = التقرير أو المختبر
evidence-source = المصدر
evidence-date = التاريخ (اختياري)
evidence-reportExample = المختبر، رقم التقرير
evidence-sourceExample = صحيفة المورّد، تاريخها
toxicity-health = السمية
toxicity-environment = البيئة
toxicity-healthIntro = صف لكل دراسة. صف المنتج يحدد رتبته بدلاً من الحساب؛ وصف المكون الذي لم يصنفه أحد يعطي تقديره ورتبته. ويطبع القسم 11 كل صف.
toxicity-environmentIntro = صف لكل دراسة. قيم المكون الذي لم يصنفه أحد تؤدي، مع التحلل والتراكم البيولوجي، إلى رتبته ومعامله M. ويطبع القسم 12 كل صف.
toxicity-rowFor = الصف الخاص بـ
toxicity-test = الاختبار
toxicity-add = إضافة صف
toxicity-product = المنتج
toxicity-ingredient = المكون { $number }
