placeholder = الاسم أو رقم CAS
matches = النتائج في الفهرس
count =
    { NUMBER($count) ->
        [zero] لا نتائج في الفهرس
        [one] نتيجة واحدة في الفهرس
        [two] نتيجتان في الفهرس
        [few] { NUMBER($count) } نتائج في الفهرس
        [many] { NUMBER($count) } نتيجة في الفهرس
        *[other] { NUMBER($count) } نتيجة في الفهرس
    }
offline = أنت غير متصل بالشبكة. تظهر النتائج عند عودة الاتصال.
none = غير موجود في الفهرس. نحتفظ بما كتبته.
noHazard = لا رتبة خطورة
alike = كتابة متشابهة
alikeTo = كتابة متشابهة: { $name }
changing = ما الذي يتغير به…
