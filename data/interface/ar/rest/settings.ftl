heading = إعدادات الحساب
save = حفظ
name-heading = اسمك
name-intro = يظهر اسمك في الفواتير. بيانات شركتك موجودة في <link>ملف الشركة</link>.
name-saved = تم حفظ اسمك.
password-heading = كلمة المرور
password-intro = يلزم إدخال كلمة المرور الحالية لتغييرها. إذا كنت لا تعرفها، <link>فعيّن كلمة جديدة بالبريد الإلكتروني</link>.
password-current = كلمة المرور الحالية
password-button = تغيير كلمة المرور
password-saved = تم تغيير كلمة المرور. أُغلقت جميع الجلسات الأخرى، وأرسلنا إليك رسالة إلكترونية.
sessions-heading = أماكن تسجيل دخولك
sessions-intro = أغلق ما لا تعرفه، ثم غيّر كلمة المرور.
sessions-device = { $browser } على { $system }
sessions-someBrowser = متصفح غير معروف
sessions-someSystem = نظام غير معروف
sessions-somewhere = غير معروف
sessions-this = (هذه الجلسة)
sessions-used = آخر استخدام { $time }، عنوان IP: { $place }
sessions-opened = تسجيل الدخول { $time }
sessions-close = إغلاق
sessions-closeNamed = إغلاق جلسة { $device }، آخر استخدام { $time }
sessions-closeOthers = إغلاق جميع الجلسات الأخرى
sessions-closed = تم الإغلاق.
languages-heading = اللغات
languages-intro = لكل صحيفة لغتها الخاصة، تختارها مع البلد.
languages-screens = لغة الشاشات
languages-byBrowser = حسب كل متصفح
languages-mails = لغة الرسائل والفواتير
languages-asScreens = مثل الشاشات
languages-saved = تم الحفظ.
mails-heading = الرسائل الإلكترونية
mails-intro = لا نرسل إعلانات. هذه جميع الرسائل التي نرسلها إليك.
mails-account = الروابط التي تطلبها، وتغييرات كلمة المرور
mails-orders = طلباتك: الصحائف والتقارير والفواتير وإشعارات الدائن وأسئلة الكيميائي
mails-renewal = خدمة الاستجابة للطوارئ التي تعذر تجديدها
mails-always = تُرسل دائمًا، لأن عقدك أو أمان حسابك يقتضي ذلك
mails-saved = تم الحفظ.
mails-newDevice = إعلامي بالبريد الإلكتروني عند تسجيل الدخول من جهاز جديد
mails-watch = إعلامي بالبريد الإلكتروني عندما تمس قائمة أو قاعدة جديدة إحدى صحائفي
data-heading = بياناتك
data-intro = ملف واحد يضم كل ما نحتفظ به عنك: الحساب والمسودات والصحائف والطلبات والفواتير، بصيغتي JSON وPDF. نعلمك بالبريد الإلكتروني عندما يصبح جاهزًا. أنت وحدك تستطيع تنزيله بعد تسجيل الدخول هنا.
data-button = جمع بياناتي
data-running = يجري جمع بياناتك. يمكنك مغادرة هذه الصفحة.
data-ready = ملفك جاهز. يبقى هنا حتى { $day }.
data-download = تنزيل
delete-heading = حذف الحساب
delete-intro = اجمع بياناتك أولًا. يجب أن تحتفظ بما تستند إليه صحائف بيانات السلامة مدة 10 سنوات على الأقل بعد آخر توريد للمنتج (اللائحة (EC) رقم ⁦1907/2006⁩، المادة ⁦36(1)⁩).
delete-goes = يُزال اسمك وبريدك وشركتك ومسوداتك وشعاراتك وجلساتك وآراؤك فورًا، ومن نسخنا الاحتياطية عند انتهاء مدتها.
delete-sheets =
    { NUMBER($count) ->
        [zero] لا تُزال أي صحيفة منشورة.
        [one] تُزال صحيفتك المنشورة. ولا تعود صفحتها العامة ورمز QR عليها يقودان إلى شيء.
        [two] تُزال صحيفتاك المنشورتان. ولا تعود صفحتاهما العامتان ورمزا QR عليهما تقود إلى شيء.
        [few] تُزال صحائفك المنشورة وعددها { NUMBER($count) }. ولا تعود صفحاتها العامة ورموز QR عليها تقود إلى شيء.
        [many] تُزال صحائفك المنشورة وعددها { NUMBER($count) }. ولا تعود صفحاتها العامة ورموز QR عليها تقود إلى شيء.
        *[other] تُزال صحائفك المنشورة وعددها { NUMBER($count) }. ولا تعود صفحاتها العامة ورموز QR عليها تقود إلى شيء.
    }
delete-services =
    { NUMBER($count) ->
        [zero] لا تنتهي أي خدمة استجابة للطوارئ.
        [one] تنتهي خدمة الاستجابة للطوارئ فورًا دون استرداد، ولا تُجدد.
        [two] تنتهي خدمتا الاستجابة للطوارئ فورًا دون استرداد، ولا تُجددان.
        [few] تنتهي خدمات الاستجابة للطوارئ وعددها { NUMBER($count) } فورًا دون استرداد، ولا تُجدد.
        [many] تنتهي خدمات الاستجابة للطوارئ وعددها { NUMBER($count) } فورًا دون استرداد، ولا تُجدد.
        *[other] تنتهي خدمات الاستجابة للطوارئ وعددها { NUMBER($count) } فورًا دون استرداد، ولا تُجدد.
    }
delete-kept = بحكم القانون نحتفظ بفواتيرك وإشعارات الدائن (وعددها { NUMBER($count) }) مع اسمك وشركتك وبريدك مدة { NUMBER($years) } من السنوات ({ $law }).
delete-numbers = تبقى أرقام طلباتك وصحائفك، ولا تُعطى لغيرك أبدًا.
delete-password = كلمة المرور لحذف الحساب
delete-button = حذف الحساب
delete-question = هل تريد حذف الحساب نهائيًا؟
delete-forEver = لا يمكن لأحد استعادته.
delete-keep = الإبقاء عليه
delete-done = تم حذف حسابك.
deleteObstacle-staff = لهذا الحساب صلاحيات موظفين. اطلب من مسؤول آخر سحبها، ثم احذفه.
deleteObstacle-order = هناك عملية دفع أو صحيفة لدى الكيميائي قيد التنفيذ. انتظر حتى تنتهي، ثم احذف الحساب.
developers-heading = الواجهة البرمجية العامة وخطافات الويب
developers-intro = مفاتيح لبرامجكم ونداءات نوجهها إليها ومثال.
developers-open = فتح
deleteObstacle-team = أنت المالك الوحيد لفريقك. اجعل عضوًا آخر مالكًا أو حلّ الفريق، ثم احذف الحساب.
team-heading = الفريق
team-intro = يتشارك أعضاء الفريق صحائفهم وملف الشركة. ما أنجزته قبل ذلك يبقى لك حتى تشاركه.
team-name = اسم الفريق
team-nameMissing = أدخل اسمًا.
team-found = إنشاء فريق
team-members = أعضاء { $name }
team-you = أنت
team-role = الدور
team-roleOf = دور { $email }
team-email = البريد الإلكتروني المدعو
team-emailFault = أدخل بريدًا إلكترونيًا.
team-invite = دعوة
team-invited = الدعوة في طريقها.
team-open = دعوات مفتوحة
team-until = صالحة حتى { DAY($day) }
team-revoke = إلغاء
team-revokeNamed = إلغاء دعوة { $email }
team-remove = إزالة
team-removeNamed = إزالة { $email }
team-removeText = ينتهي الوصول إلى صحائف الفريق فورًا. ما أُنجز للفريق يبقى معه.
team-leave = مغادرة الفريق
team-dissolve = حلّ الفريق
team-dissolveText = تعود كل صحيفة عندئذٍ إلى العضو المسؤول عنها، ولا يقرؤها غيره.
team-no = لا
teamRole-owner = مالك
teamRole-author = مؤلف
teamRole-reader = قارئ
team-roles = يدير المالك الفريق ويرى كل طلباته. يكتب المؤلف الصحائف ويدفع ثمنها وينشرها ويحذفها. ويقرؤها القارئ.
invitation-title = دعوة إلى فريق
invitation-text = أنت مدعو إلى الفريق «{ $team }». دورك: { $role }.
invitation-other = الدعوة لـ { $email }. سجّل الدخول بحساب ذلك العنوان ثم افتح الرابط من جديد.
invitation-accept = الانضمام إلى الفريق
invitation-signIn = سجّل الدخول أو أنشئ حسابًا بالعنوان الذي وصله البريد، ثم افتح الرابط من جديد.
invitation-signUp = إنشاء حساب
invitation-logIn = تسجيل الدخول
