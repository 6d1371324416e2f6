pageTitle = FeedBack
heading = كيف كانت تجربتك؟
intro = أخبرنا برأيك في GoSDS. لن يستغرق ذلك أكثر من نصف دقيقة.
about = أخبرنا برأيك في GoSDS. آخر صحيفة اشتريتها هي صحيفة { $product }.
question-raiting1 = ما مدى جودة الصحائف؟
question-raiting2 = ما مدى سهولة إعداد صحيفة؟
question-raiting3 = ما احتمال أن تستخدم GoSDS مرة أخرى؟
stars =
    { NUMBER($count) ->
        [zero] بلا نجوم
        [one] نجمة واحدة
        [two] نجمتان
        [few] { NUMBER($count) } نجوم
        [many] { NUMBER($count) } نجمة
        *[other] { NUMBER($count) } نجمة
    }
missing = اختر من نجمة واحدة إلى خمس نجوم.
comment-label = تعليق
comment-usual = راضٍ للغاية
send = إرسال
thanks = شكرًا على رأيك
kept = نقرأ كل إجابة.
back = العودة إلى GoSDS
