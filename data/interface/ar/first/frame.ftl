skip = الانتقال إلى المحتوى
home = GoSDS، الصفحة الرئيسية
main = التنقل الرئيسي
menu = القائمة
sheets = الصحائف
company = ملف الشركة
subscriptions = الاشتراكات
myAccount = حسابي
login = تسجيل الدخول
signOut = تسجيل الخروج
signOutFailed = تعذر تسجيل خروجك
find = بحث
language = لغة الواجهة
lightScheme = المظهر الفاتح
darkScheme = المظهر الداكن
notFound = غير موجود
goHome = الانتقال إلى GoSDS
dismiss = إخفاء
close = إغلاق
failed = حدث خطأ ما
tryAgain = إعادة المحاولة
error = خطأ
ok = موافق
unreachable = تعذر الوصول إلى الخادم. يُرجى التحقق من اتصالك وإعادة المحاولة.
partFailed = تعذر تحميل جزء من هذه الصفحة. ما كتبته محفوظ.
loading = جارٍ التحميل
pleaseSelect = يُرجى الاختيار
back = رجوع
next = التالي
nextKeys = Ctrl + Enter
discard-title = هل تريد تجاهل التغييرات؟
discard-yes = تجاهل
discard-no = متابعة التحرير
discard-text = ما غيّرته في مربع الحوار هذا غير محفوظ.
steps-title = الخطوات
steps-locked = مقفلة
steps-completed = مكتملة
steps-notOpen = لم تُفتح بعد
steps-review = المراجعة
steps-count = الخطوة { NUMBER($number) } من { NUMBER($all) }
steps-problems =
    { NUMBER($count) ->
        [zero] لا مشكلات
        [one] مشكلة واحدة
        [two] مشكلتان
        [few] { NUMBER($count) } مشكلات
        [many] { NUMBER($count) } مشكلة
        *[other] { NUMBER($count) } مشكلة
    }
stepState-locked = ، مقفلة
stepState-completed = ، مكتملة
stepState-notOpen = ، لم تُفتح بعد
stepState-freeSheets =
    { NUMBER($count) ->
        [zero] ، لا صحائف مجانية متبقية
        [one] ، صحيفة مجانية واحدة متبقية
        [two] ، صحيفتان مجانيتان متبقيتان
        [few] ، { NUMBER($count) } صحائف مجانية متبقية
        [many] ، { NUMBER($count) } صحيفة مجانية متبقية
        *[other] ، { NUMBER($count) } صحيفة مجانية متبقية
    }
stepState-problems =
    { NUMBER($count) ->
        [zero] ، لا مشكلات
        [one] ، مشكلة واحدة
        [two] ، مشكلتان
        [few] ، { NUMBER($count) } مشكلات
        [many] ، { NUMBER($count) } مشكلة
        *[other] ، { NUMBER($count) } مشكلة
    }
key-mod = Ctrl
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-or = أو
