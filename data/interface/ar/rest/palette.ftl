label = البحث عن خانة أو خطوة أو صحيفة أو إجراء
placeholder = خانة أو خطوة أو صحيفة أو إجراء
results = النتائج
count =
    { NUMBER($count) ->
        [zero] لا توجد نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { NUMBER($count) } نتائج
        [many] { NUMBER($count) } نتيجة
        *[other] { NUMBER($count) } نتيجة
    }
nothing = لا توجد نتائج
tryAnother = لا توجد نتائج. جرّب كلمة أخرى.
noSheets = تعذر تحميل صحائفك الأخرى.
kind-action = إجراء
kind-step = خطوة
kind-field = خانة
kind-sheet = صحيفة
kind-page = صفحة
page-open = الصحيفة المفتوحة
page-sheets = صحائفك
action-lightColours = استخدام الألوان الفاتحة
action-darkColours = استخدام الألوان الداكنة
action-keys = عرض قائمة المفاتيح
action-settings = فتح إعدادات الصحيفة
action-import = استيراد مكونات أو صحيفة سابقة
action-advanced = الانتقال إلى الوضع المتقدم
action-simple = الانتقال إلى الوضع المبسط
action-new = بدء صحيفة جديدة
action-panelWindow = فتح اللوحة في نافذة مستقلة
action-nextBest = الانتقال إلى الخانة الأنفع: { $field }
tab-hazards = عرض الأخطار
tab-findings = عرض الملاحظات
tab-sheet = عرض الصحيفة المباشرة
tab-precautions = عرض بيانات P
tab-what-if = عرض حدود كل مكون: ماذا لو
tab-markets = مقارنة الأسواق
also-goTo = انتقال اذهب
also-scheme = داكن فاتح مظهر وضع
also-keys = لوحة المفاتيح اختصارات مساعدة
also-signOut = خروج مغادرة
also-import = csv xlsx excel pdf xml تحميل رفع لصق ملف
also-mode = مبسط بسيط متقدم خبير وضع
also-new = إنشاء ابدأ
also-panel = لوحة تصنيف مباشر
keysTitle = المفاتيح
where-everywhere = في كل مكان
where-form = في نموذج الصحيفة
where-ingredients = في جدول المكونات
where-panel = في اللوحة المباشرة
shortcut-palette = البحث عن خانة أو خطوة أو صحيفة أو إجراء
shortcut-keyboard-map = عرض قائمة المفاتيح هذه
shortcut-undo = التراجع عن آخر تعديل
shortcut-redo = إعادة التعديل
shortcut-next-step = الانتقال إلى الخطوة التالية
shortcut-field-help = عرض مساعدة الخانة أو إغلاقها
shortcut-sentences = الانتقال من خانة إلى جمل الصحيفة المتوقفة عليها، والعودة
shortcut-next-best = الانتقال إلى الخانة التي تحسم أكثر ما بقي مفتوحًا
shortcut-next-cell = أخذ أول نتيجة والانتقال إلى الخلية التالية
shortcut-leave-panel = العودة من الصفحة الكاملة إلى النموذج
