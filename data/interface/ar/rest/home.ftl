pageTitle = الصحائف
heading = صحائفك
company = ملف الشركة
new = صحيفة جديدة
empty-heading = أنشئ أول صحيفة بيانات سلامة لك
empty-text = أدخل المنتج ومكوناته. ترى التصنيف وبطاقة التعريف والصحيفة أثناء الكتابة، ولا تدفع إلا بعد أن ترضى عنها.
noName = لا يوجد اسم منتج بعد
noCountry = لا يوجد بلد بعد
copyOf = نسخة من { $name }
state-draft = مسودة
state-paid = مدفوعة
state-changed = عُدّلت بعد الدفع
noPictogram = لا توجد صورة تخطيطية
open-unknown = لا يُعرف حتى تفتحها
open-nothing = لا شيء إلزامي معلّق
open-law =
    { NUMBER($count) ->
        [zero] لا متطلبات قانونية معلّقة
        [one] متطلب قانوني واحد معلّق
        [two] متطلبان قانونيان معلّقان
        [few] { NUMBER($count) } متطلبات قانونية معلّقة
        [many] { NUMBER($count) } متطلبًا قانونيًا معلّقًا
        *[other] { NUMBER($count) } متطلب قانوني معلّق
    }
open-advice =
    { NUMBER($count) ->
        [zero] لا اقتراحات
        [one] اقتراح واحد
        [two] اقتراحان
        [few] { NUMBER($count) } اقتراحات
        [many] { NUMBER($count) } اقتراحًا
        *[other] { NUMBER($count) } اقتراح
    }
duplicate = تكرار
duplicateNamed = تكرار { $name }
delete = حذف
deleteNamed = حذف { $name }
deleted = حُذفت «{ $name }».
undo = تراجع
undoNamed = تراجع: استعادة { $name }
day-saved = تاريخ الحفظ
day-published = تاريخ النشر
day-review = المراجعة قبل
column-product = المنتج
column-pictograms = الصور التخطيطية
column-country = البلد
column-language = اللغة
column-state = الحالة
column-open = ما هو معلّق
column-versions = الإصدارات
column-review = المراجعة قبل
column-saved = تاريخ الحفظ
column-actions = الإجراءات
table = صحائفك في جدول
view-label = عرض الصحائف على شكل
view-cards = بطاقات
view-table = جدول
search-label = بحث
search-placeholder = المنتج أو البلد أو اللغة
search-count =
    { NUMBER($all) ->
        [zero] لا صحائف
        [one] { NUMBER($found) } من صحيفة واحدة
        [two] { NUMBER($found) } من صحيفتين
        [few] { NUMBER($found) } من { NUMBER($all) } صحائف
        [many] { NUMBER($found) } من { NUMBER($all) } صحيفة
        *[other] { NUMBER($found) } من { NUMBER($all) } صحيفة
    }
search-none = لا توجد صحيفة تحتوي هذه الكلمات. جرّب جزءًا أقصر من الاسم.
search-all = عرض كل الصحائف
more = عرض { NUMBER($next) } أخرى من { NUMBER($all) }
sort-label = الترتيب حسب
sort-saved = آخر حفظ
sort-name = اسم المنتج
sort-country = البلد
sort-state = الحالة
sort-open = الأكثر نقاطًا معلّقة
sort-review = تاريخ المراجعة
versions-label = الإصدارات ({ NUMBER($count) })
versions-of = إصدارات { $name }
versions-loading = جارٍ تحميل الإصدارات
versions-none = لا يوجد إصدار منشور لهذه الصحيفة بعد. يُنشر إصدار عند الدفع.
versions-changes = في هذه الصحيفة تغييرات غير منشورة. يبدأ الإصدار الجديد بدونها.
versions-line = <strong>الإصدار { $version }</strong> بتاريخ { DAY($day) }، { $country }، { $language }
versions-latest = الأحدث
versions-superseded = استُبدل
versions-download = تنزيل
versions-downloadNamed = تنزيل الإصدار { $version } بتاريخ { DAY($day) }
versions-new = إصدار جديد
versions-newNamed = إصدار جديد من الإصدار { $version } بتاريخ { DAY($day) }
begin-more = قالب أو نسخة
begin-copy = نسخة من صحيفة سابقة
begin-sheet = الصحيفة
begin-copyIt = نسخها
begin-template = من قالب
begin-templateText = يبيّن القالب ما يهم أولًا لنوع من المنتجات. لا يملأ شيئًا: ما يقترحه تؤكده أنت.
begin-empty = صحيفة فارغة
team-share = مشاركة مع الفريق
team-shareNamed = مشاركة { $name } مع الفريق
team-by = الفريق: { $author }
team-own = الفريق: أنت
