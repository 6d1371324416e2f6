pageTitle = المراقبة
heading = المراقبة
link = المراقبة
intro = عندما تصدر طبعة أحدث من قائمة تنظيمية، أو تدخل قاعدة حيز التنفيذ، نقارنها بمنتجاتك وبصحائفك المنشورة. إليك ما يمسه كل تغيير.
none = لم يمس أي تغيير صحائفك بعد.
groups = تُقارن القوائم بأرقام CAS. أما المدخلات التي تذكر مجموعة بلا أرقام فلا تُنسب إلى مكوناتك.
more =
    { NUMBER($count) ->
        [zero] لا تغييرات أخرى.
        [one] تغيير سابق واحد غير معروض.
        [two] تغييران سابقان غير معروضين.
        [few] { NUMBER($count) } تغييرات سابقة غير معروضة.
        [many] { NUMBER($count) } تغييرًا سابقًا غير معروض.
        *[other] { NUMBER($count) } تغيير سابق غير معروض.
    }
published = صحيفة منشورة
draft = غير منشورة
replaced = نُشرت نسخة أحدث.
since = منذ { DAY($day) }
list = { $title }: طبعة { $later } بعد { $earlier }
law = قاعدة نافذة من { DAY($day) }
ofData = تغيرت قيمة أحد المكونات بحكم القانون
newOnList = أصبح في القائمة: { $entry }
offList = لم يعد في القائمة. قبل ذلك: { $entry }
changedOnList = تغير المدخل من «{ $before }» إلى «{ $after }»
entryOnly = مدرج
entryFrom = { $entry }، ابتداءً من { $percent } %
entryAbove = { $entry }، فوق { $percent } %
sheetSame = الصحيفة نفسها تبقى كما هي.
madeAnew = تأخذ المسودة بالطبعة الجديدة تلقائيًا. راجعها قبل نشرها.
notCompared = لا يمكننا مقارنة الصحيفة المنشورة. راجع الأقسام 2 و3 و8 و15.
publishedNow = لو أُعدت الصحيفة المنشورة اليوم من جديد لتغير فيها:
label = تتغير بطاقة الوسم.
labelSame = تبقى بطاقة الوسم كما هي.
details = عرض ما يتغير
detailsOf = عرض ما يتغير في { $name }
open = فتح الصحيفة
openNamed = فتح الصحيفة: { $name }
orders = الانتقال إلى حسابي
settings = تختار في إعدادات حسابك هل نبلغك بالبريد الإلكتروني.
unread = جديد
read = وضع علامة مقروء
readNamed = وضع علامة مقروء: { $name }
readAll = وضع علامة مقروء على الكل
mark =
    { NUMBER($count) ->
        [zero] لا تغييرات
        [one] تغيير واحد
        [two] تغييران
        [few] { NUMBER($count) } تغييرات
        [many] { NUMBER($count) } تغييرًا
        *[other] { NUMBER($count) } تغيير
    }
markOf =
    { NUMBER($count) ->
        [zero] لا تغييرات في القوائم أو القانون تمس { $name }
        [one] تغيير واحد في القوائم أو القانون يمس { $name }
        [two] تغييران في القوائم أو القانون يمسان { $name }
        [few] { NUMBER($count) } تغييرات في القوائم أو القانون تمس { $name }
        [many] { NUMBER($count) } تغييرًا في القوائم أو القانون يمس { $name }
        *[other] { NUMBER($count) } تغيير في القوائم أو القانون يمس { $name }
    }
mail-subject =
    { NUMBER($count) ->
        [zero] تغيير لا يمس صحائف بيانات السلامة لديك
        [one] تغيير يمس إحدى صحائف بيانات السلامة لديك
        [two] تغيير يمس صحيفتين من صحائف بيانات السلامة لديك
        [few] تغيير يمس { NUMBER($count) } من صحائف بيانات السلامة لديك
        [many] تغيير يمس { NUMBER($count) } من صحائف بيانات السلامة لديك
        *[other] تغيير يمس { NUMBER($count) } من صحائف بيانات السلامة لديك
    }
mail-list = صدرت طبعة أحدث من القائمة «{ $title }»: { $edition }.
mail-law = دخلت قواعد جديدة حيز التنفيذ حتى { DAY($day) }.
mail-touches =
    { NUMBER($count) ->
        [zero] لا تمس أي صحيفة في حسابك:
        [one] تمس صحيفة واحدة في حسابك:
        [two] تمس صحيفتين في حسابك:
        [few] تمس { NUMBER($count) } صحائف في حسابك:
        [many] تمس { NUMBER($count) } صحيفة في حسابك:
        *[other] تمس { NUMBER($count) } صحيفة في حسابك:
    }
mail-more =
    { NUMBER($count) ->
        [zero] ولا غيرها
        [one] وواحدة أخرى
        [two] واثنتان أخريان
        [few] و{ NUMBER($count) } أخرى
        [many] و{ NUMBER($count) } أخرى
        *[other] و{ NUMBER($count) } أخرى
    }
mail-button = الاطلاع على ما يتغير
mail-closing = يمكنك إيقاف هذه الرسائل في إعدادات حسابك.
