pageTitle = كيميائي
heading = صحائف للكيميائيين
back = العودة إلى القائمة
open = مفتوحة
signed = موقعة
none = لا توجد صحيفة تنتظر كيميائيًا.
late = متأخرة
orderNumber = الطلب { $number }
dueOn = الاستحقاق { $day }
take = تولي هذه الصحيفة
handBack = إعادتها
findings = نتيجة الفحوص
noFinding = لم تجد الفحوص شيئًا.
sheet = الصحيفة
column-product = المنتج
column-order = الطلب
column-country = البلد
column-language = اللغة
column-paid = تاريخ الدفع
column-due = الاستحقاق
column-state = الحالة
state-queued = قيد الانتظار
state-mine = لديك
state-takenBy = لدى { $name }
state-signedBy = وقعها { $name }
edit-open = تعديل
edit-openNamed = تعديل: { $text }
edit-text = النص
edit-words = النص بعد الرمز { $code }
edit-signalWord = كلمة التنبيه
edit-absenceHint = لا يمكن إنشاء بطاقة وسم من نص في هذا السطر. استخدم «إضافة إلى بطاقة الوسم» في هذا الجزء، أو اطلب البيانات من المشتري.
edit-textMissing = أدخل النص أو احذف السطر.
edit-takeOut = حذف هذا السطر
edit-reason = السبب
edit-reasonHint = يمكن لمن يتلقى الصحيفة قراءته في بيانات ملف PDF.
edit-reasonMissing = أدخل سبب التغيير.
edit-because = السبب: { $reason }
edit-notYours = هذه الصحيفة ليست لديك الآن. يبقى ما كتبته هنا حتى تغادر الصفحة. تولَّ الصحيفة لحفظه.
edit-save = حفظ
edit-cancel = إلغاء
edit-asProposed = كما هو مقترح
signature-heading = توقيع الصحيفة
signature-intro = توقيعك ينشر الصحيفة. نرسلها إلى المشتري بالبريد الإلكتروني. لا يمكنك تغييرها بعد ذلك.
signature-name = اسمك
signature-missing = أدخل اسمك.
signature-sign = توقيع وإرسال
state-asked = بانتظار المشتري
question-heading = أسئلة إلى المشتري
question-label = السؤال
question-hint = نرسله بالبريد الإلكتروني. لا يمكن تعديل الصحيفة قبل وصول الجواب.
question-missing = أدخل السؤال.
question-ask = سؤال المشتري
question-waits = سُئل في { $day }. لا جواب بعد.
question-answered = الجواب: { $text }
byBuyer = أدخله المشتري.
signature-question = هل توقّع الصحيفة وترسلها؟
signature-openByLaw =
    { NUMBER($count) ->
        [zero] لا توجد نقطة قانونية مفتوحة.
        [one] نقطة قانونية واحدة مفتوحة. تُنشر الصحيفة كما هي.
        [two] نقطتان قانونيتان مفتوحتان. تُنشر الصحيفة كما هي.
        [few] { NUMBER($count) } نقاط قانونية مفتوحة. تُنشر الصحيفة كما هي.
        [many] { NUMBER($count) } نقطة قانونية مفتوحة. تُنشر الصحيفة كما هي.
        *[other] { NUMBER($count) } نقطة قانونية مفتوحة. تُنشر الصحيفة كما هي.
    }
signature-final = يصل المشتري الصحيفة بالبريد الإلكتروني. ولا يستطيع أحد تغييرها بعد ذلك.
addition-open = إضافة إلى بطاقة الوسم
addition-search = البحث بالرمز أو بالكلمات
addition-searchHint = ما ينص عليه القانون وليس على هذه البطاقة، مثل H315 أو EUH066 أو P280 أو التآكل.
addition-element = العنصر
addition-elementMissing = اختر عنصرًا.
addition-none = لا يوجد عنصر مطابق.
addition-more = توجد عناصر أخرى. اكتب المزيد من الرمز أو الكلمات.
addition-names = المواد التي تسميها العبارة
addition-namesMissing = أدخل المواد التي تسميها العبارة.
addition-add = إضافة
addition-added = أُضيف إلى بطاقة الوسم. السبب: { $reason }
addition-takeOff = إلغاء الإضافة
addition-takeOffNamed = إلغاء الإضافة: { $text }
