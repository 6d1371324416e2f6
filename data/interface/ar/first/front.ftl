title = البداية
lead = GoSDS خدمة تُعدّ صحيفة بيانات السلامة لمنتجك انطلاقًا من مكوناته: مصنفًا وفق قانون بلدك، مع سبب كل سطر.
signUp = إنشاء حساب
logInTo = لديك حساب؟ سجّل الدخول إلى
product-heading = ممّ يتكون منتجك؟
product-make = إعداد الصحيفة
product-enterFirst = أدخل مكونًا أولًا.
product-account = الخطوة التالية هي إنشاء حساب. يبقى ما كتبته في هذا المتصفح ويُفتح بوصفه صحيفتك الأولى.
product-example = ملء بمثال
label-waiting = التصنيف في الطريق.
label-empty = أدخل مكونًا ونسبته. تظهر هنا الرسوم التخطيطية وكلمة التنبيه وبيانات الخطورة، ومع كل منها القاعدة التي تستند إليها.
row-list = المكونات
row-name = الاسم، المكون { $number }
row-proportion = النسبة المئوية، المكون { $number }
row-proportionExample = ⁦5-10⁩
row-remove = حذف المكون { $number }
row-add = إضافة مكون
row-most =
    { NUMBER($count) ->
        [zero] لا يمكنك تجربة أي مكون هنا. تتسع الصحيفة لأكثر من ذلك.
        [one] يمكنك هنا تجربة مكون واحد. تتسع الصحيفة لأكثر من ذلك.
        [two] يمكنك هنا تجربة مكونين. تتسع الصحيفة لأكثر من ذلك.
        [few] يمكنك هنا تجربة { NUMBER($count) } مكونات. تتسع الصحيفة لأكثر من ذلك.
        [many] يمكنك هنا تجربة { NUMBER($count) } مكونًا. تتسع الصحيفة لأكثر من ذلك.
        *[other] يمكنك هنا تجربة { NUMBER($count) } مكون. تتسع الصحيفة لأكثر من ذلك.
    }
fact-noCountry = النظام المنسق عالميًا للأمم المتحدة، دون بلد
fact-state = الحالة الفيزيائية
fact-notGiven = غير مذكورة
fact-flashPoint = نقطة الوميض، ⁦°C⁩
fact-ifMeasured = إن قيست
state-Liquid = سائل
state-Solid = صلب
state-Gas = غاز
state-Aerosol = أيروسول
sample-heading = تصفح صحيفة مكتملة
sample-text = أعدّ GoSDS هذه الصفحات لمنتج مُتخيَّل في المملكة العربية السعودية. وستبدو صحائفك هكذا، بشكل بلدك ولغته.
sample-asText = قراءة المثال نصًا
sample-pages = صفحات المثال
sample-before = الصفحة السابقة
sample-next = الصفحة التالية
sample-making = يجري إعداد المثال
sample-count = الصفحة { NUMBER($page) } من { NUMBER($all) }
sample-smaller = تصغير الصفحة
sample-larger = تكبير الصفحة
sample-percent = { NUMBER($percent) } %
sample-page = صفحة من المثال
sample-image = الصفحة { NUMBER($page) } من صحيفة المثال
sample-all = جميع صفحات المثال
sample-show = عرض الصفحة { NUMBER($page) }
price-heading = { PRICE($cents) } للصحيفة
price-text = تدفع بعد أن تطلع على الصحيفة كاملة وترضى عنها. تكلفة الصحيفة نفسها بلغة أخرى { PRICE($cents) }. لا حاجة إلى اشتراك.
