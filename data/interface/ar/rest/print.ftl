title = الطباعة
intro = صحيفتك مدفوعة ولا تحمل علامة مائية.
download = تنزيل
print = طباعة
label = بطاقة الوسم
data = البيانات
finished-heading = اكتملت جميع الخطوات، لقد انتهيت
finished-kept = تجد الصحيفة وفاتورتها في <link>حسابي</link>.
finished-newSheet = صحيفة جديدة
finished-feedback = أخبرنا برأيك
viewer-forPrinting = صحيفة بيانات السلامة الخاصة بك، للطباعة
mail-label = البريد الإلكتروني
mail-hint = افصل بين العناوين المتعددة بفاصلة لاتينية (,).
mail-send = إرسال بالبريد الإلكتروني
mail-sent = تم إرسال البريد الإلكتروني.
mail-wrong = يُرجى إدخال عناوين بريد إلكتروني صالحة. المطلوب تصحيحه: { $addresses }
form-xml = XML (SDScom)
form-json = JSON مع التعليل
form-html = HTML
form-text = نص عادي
page-open = صفحة ويب للهواتف
page-withdraw = سحب صفحة الويب
page-withdrawn = سُحبت صفحة الويب.
page-notWithdrawn = تعذر سحب صفحة الويب.
page-title = هل تريد سحب صفحة الويب؟
page-yes = سحب
page-no = إبقاء
page-warning = سيتوقف عمل الرمز الموجود على هذه الصحيفة وعلى كل نسخة مطبوعة أو مرسلة منها. لا يمكن التراجع عن ذلك.
package-title = بطاقة وسم العبوة
package-setting = جارٍ إعداد بطاقة الوسم
package-download = تنزيل بطاقة الوسم
package-picture = بطاقة الوسم كما ستُطبع
field-capacity = سعة العبوة (لتر)
field-capacityHint = مثل 0.5
field-quantity = الكمية الاسمية
field-quantityHint = كما تُطبع: ⁦5 l⁩
field-size = حجم بطاقة الوسم
field-width = العرض (mm)
field-height = الارتفاع (mm)
field-language = اللغة الثانية
field-noLanguage = لا شيء
field-isReduced = لا يمكن تثبيت بطاقة كاملة: حذف ما يسمح القانون بحذفه
field-isBesideTransport = تحمل العبوة بطاقات النقل: حذف ما تبيّنه تلك البطاقات
field-paper = الورق
field-count = عدد البطاقات
field-start = الموضع الأول
field-startHint = يبدأ العد من 1
field-margin = الهامش (mm)
field-gap = المسافة بين البطاقات (mm)
field-hasCutMarks = علامات القص
size-package = الحجم المناسب لهذه العبوة
size-own = حجم آخر
paper-label = بطاقة واحدة في صفحة مستقلة
paper-a4 = عدة بطاقات على ورق A4
paper-letter = عدة بطاقات على ورق US Letter
languages-country = لغات البلد: { $country }
languages-others = لغات أخرى
fault-capacity = أدخل عدد اللترات كرقم واحد أكبر من 0.
fault-size = أدخل قيمة من 20 إلى ⁦500 mm⁩.
fault-count = أدخل عددًا صحيحًا من 1 إلى 1000.
fault-start = أدخل عددًا صحيحًا لا يقل عن 1.
fault-space = أدخل قيمة من 0 إلى ⁦50 mm⁩.
fault-other = تحقق من هذه القيمة.
result-measures = ⁦{ NUMBER($width) } × { NUMBER($height) } mm⁩؛ ارتفاع حرف x الصغير ⁦{ NUMBER($letter) } mm⁩، والرسوم التخطيطية مربعات طول ضلعها ⁦{ NUMBER($pictogram) } mm⁩.
result-fit =
    { NUMBER($count) ->
        [zero] لا تتسع الصفحة لأي بطاقة.
        [one] تتسع الصفحة لبطاقة واحدة.
        [two] تتسع الصفحة لبطاقتين.
        [few] تتسع الصفحة لعدد { NUMBER($count) } بطاقات.
        [many] تتسع الصفحة لعدد { NUMBER($count) } بطاقة.
        *[other] تتسع الصفحة لعدد { NUMBER($count) } بطاقة.
    }
result-future = اعتبارًا من { $date } يجب أن يكون ارتفاع حرف x الصغير ⁦{ NUMBER($letter) } mm⁩ ({ $paragraph }): تتيح ذلك بطاقة أكبر.
result-element = { $value } ({ $paragraph })
result-leftOff = المحذوف: { $elements }.
result-missing = يطلب القانون أكثر مما تبيّنه البطاقة: { $elements }.
result-noCapacity = أدخل سعة العبوة: تتحدد الأحجام على البطاقة بناءً عليها.
result-paperTooSmall = لا تتسع الورقة لبطاقة بهذا الحجم.
result-tooSmall = لا تتسع البطاقة لكل المحتوى، حتى بأصغر حروف يسمح بها القانون.
result-belowMinimum = يطلب القانون بطاقة أكبر على عبوة كهذه ({ $paragraph }).
result-mayOmit = يسمح لك القانون بحذف ما يلي: { $elements }.
result-useSize = استخدام ⁦{ NUMBER($width) } × { NUMBER($height) } mm⁩
element-productName = اسم المنتج
element-companyName = اسم المورّد
element-street = عنوان المورّد
element-telephone = رقم هاتف المورّد
element-quantity = الكمية الاسمية، ما لم تبيّنها العبوة في موضع آخر
