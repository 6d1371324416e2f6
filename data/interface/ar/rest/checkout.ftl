title = الدفع
leave-title = هل تريد الرجوع؟
leave-yes = الرجوع
leave-no = البقاء هنا
leave-text = ستغادر هذه الصحيفة وتبدأ صحيفة جديدة. تبقى الصحيفة محفوظة كما هي، ويمكنك فتحها مجددًا بنقرة واحدة. لا يُفقد سوى مستندها، وتنشئه المعاينة من جديد. تُعاد حالة الدفع إلى بدايتها، ولا يسري بعد ذلك خصم اللغات المتعددة.
payFirst-title = الدفع مطلوب
payFirst-text = يُرجى الدفع قبل الحصول على المستند النهائي.

order-heading = طلبك
order-country = البلد
order-language = اللغة
order-label = بطاقة الوسم
order-materialNumber = رقم المادة
order-dataFields = حقول البيانات: { NUMBER($count) }
order-discount = الخصم
order-endOfDiscount = نهاية الخصم
order-percent = { NUMBER($percent) }%
order-price = السعر
order-paid = المدفوع
order-advice =
    { NUMBER($count) ->
        [zero] لا يطلب الكيميائي المدقق أي نقطة أخرى. يمكنك الدفع.
        [one] يطلب الكيميائي المدقق نقطة أخرى. يمكنك الدفع من دونها.
        [two] يطلب الكيميائي المدقق نقطتين أخريين. يمكنك الدفع من دونهما.
        [few] يطلب الكيميائي المدقق { NUMBER($count) } نقاط أخرى. يمكنك الدفع من دونها.
        [many] يطلب الكيميائي المدقق { NUMBER($count) } نقطة أخرى. يمكنك الدفع من دونها.
        *[other] يطلب الكيميائي المدقق { NUMBER($count) } نقطة أخرى. يمكنك الدفع من دونها.
    }
order-seeAdvice = عرض التفاصيل
line-firstLanguage = صحيفة بيانات السلامة
line-furtherLanguage = صحيفة بيانات السلامة، لغة إضافية
line-chemistSheet = صحيفة بيانات السلامة من إعداد كيميائي
line-internal = صحيفة بيانات السلامة، للاستخدام الداخلي
line-discount = الخصم
line-promo = الرمز الترويجي
line-searchAll = تقرير بجميع القوائم
line-searchIndustries = تقرير للقطاعات المختارة
line-searchLists = تقرير بالقوائم المختارة
line-er = خدمة الاستجابة للطوارئ
line-erFor = خدمة الاستجابة للطوارئ، { $years }
line-notOffered = غير متاحة، ولا تُحتسب
line-held = سبق شراؤها لهذا المنتج، ولا تُحتسب مجددًا
terms-seller = البائع
terms-tax = الضريبة
terms-noTax = لا تُضاف ضريبة
terms-taxIncluded = { NUMBER($percent) }%، مشمولة
terms-receipt = الإيصال
terms-receiptTo = بالبريد الإلكتروني مع الصحيفة إلى { $email }
terms-receiptToYou = بالبريد الإلكتروني مع الصحيفة إلى عنوانك
terms-refund = رد المبلغ
terms-refundText = نصحح كل صحيفة خاطئة بسبب منا أو نرد ثمنها.
terms-refundTextEr = نصحح كل صحيفة خاطئة بسبب منا أو نرد ثمنها. لا يُرد ثمن خدمة الاستجابة للطوارئ.

faults-heading = قبل الدفع
faults-text =
    { NUMBER($count) ->
        [zero] لا توجد نقاط قانونية مفتوحة.
        [one] توجد نقطة قانونية واحدة مفتوحة. أكمل الناقص أو اكتب سبب بقائها مفتوحة.
        [two] توجد نقطتان قانونيتان مفتوحتان. أكمل الناقص أو اكتب سبب بقائهما مفتوحتين.
        [few] توجد { NUMBER($count) } نقاط قانونية مفتوحة. أكمل الناقص أو اكتب سبب بقائها مفتوحة.
        [many] توجد { NUMBER($count) } نقطة قانونية مفتوحة. أكمل الناقص أو اكتب سبب بقائها مفتوحة.
        *[other] توجد { NUMBER($count) } نقطة قانونية مفتوحة. أكمل الناقص أو اكتب سبب بقائها مفتوحة.
    }
faults-toFindings = الانتقال إلى الملاحظات

testMode = <strong>وضع الاختبار</strong> – لا يُخصم من أي بطاقة. لا تعمل إلا بطاقات الاختبار المنشورة التالية، مع أي تاريخ مستقبلي وأي رمز أمان:
testCard-paid = ينجح الدفع
testCard-securePaid = ⁦3-D Secure⁩ ثم ينجح الدفع
testCard-secureDeclined = ⁦3-D Secure⁩ ثم تُرفض البطاقة
testCard-declined = البطاقة مرفوضة
testCard-noFunds = الرصيد غير كافٍ
testCard-expired = البطاقة منتهية الصلاحية
ways = طرق الدفع
payPal-heading = PayPal
payPal-intro = توافق على الدفع في PayPal ثم تعود إلى هنا. لا يُخصم شيء قبل ذلك.
payPal-pay = دفع { PRICE($cents) } عبر PayPal
payPal-waiting = هناك دفعة مفتوحة في PayPal. وافق عليها هناك، أو ألغها لتدفع بطريقة أخرى.
payPal-pending = لم يُنهِ PayPal الدفع بعد. تعرض هذه الصفحة النتيجة عند وصولها.
payPal-continue = المتابعة في PayPal
payPal-cancel = إلغاء هذا الدفع
payPal-cancelled = لقد ألغيت الدفع في PayPal. لم يُخصم شيء.
payPal-declined = رفض PayPal الدفع. لم يُخصم شيء. يُرجى المحاولة مرة أخرى أو الدفع بالبطاقة.
card-heading = بطاقة الائتمان
card-holder = اسم حامل البطاقة
card-cardNumber = رقم البطاقة
card-cardExpiry = تاريخ الانتهاء
card-cardCvc = رمز الأمان (CVC/CVV)
card-pay = دفع { PRICE($cents) }
missing-holder = يُرجى إدخال اسم حامل البطاقة.
missing-holderCapital = يجب أن يبدأ اسم حامل البطاقة بحرف لاتيني كبير (A-Z).
missing-cardNumber = يُرجى إدخال رقم البطاقة كاملًا.
missing-cardExpiry = يُرجى إدخال الشهر والسنة.
missing-cardCvc = يُرجى إدخال رمز الأمان المدون على البطاقة.
refused-declined = لم يُقبل الدفع. يُرجى التحقق من بيانات الدفع
refused-token = تعذر إرسال بيانات البطاقة إلى Stripe.
refused-noAnswer = لم يرد مزود خدمة الدفع بعد.
refused-comeBack = يُرجى العودة بعد بضع دقائق. لن يُخصم من بطاقتك مرتين.
promo-heading = الرمز الترويجي
promo-code = الرمز
promo-apply = تطبيق الرمز
promo-own =
    { NUMBER($count) ->
        [zero] لم تتبقَّ لديك صحائف مجانية.
        [one] تبقت لديك صحيفة مجانية واحدة. اترك الحقل فارغًا لاستخدامها.
        [two] تبقت لديك صحيفتان مجانيتان. اترك الحقل فارغًا لاستخدام إحداهما.
        [few] تبقت لديك { NUMBER($count) } صحائف مجانية. اترك الحقل فارغًا لاستخدام واحدة منها.
        [many] تبقت لديك { NUMBER($count) } صحيفة مجانية. اترك الحقل فارغًا لاستخدام واحدة منها.
        *[other] تبقت لديك { NUMBER($count) } صحيفة مجانية. اترك الحقل فارغًا لاستخدام واحدة منها.
    }
promo-missing = يُرجى إدخال رمز ترويجي.
promo-invalid = الرمز الترويجي غير صالح
promo-clickNext = يُرجى النقر على «التالي» لتطبيق الرمز الترويجي
promo-restByCard = يُحتسب الرمز الترويجي بعد دفع الباقي بالبطاقة.
promo-applied = تم تطبيق الرمز الترويجي
promo-remove = إزالة الرمز
promo-closed = لا يمكن استخدام رمز ترويجي بهذا السعر.

free-heading = لا شيء للدفع
free-text = يغطي خصمك السعر كله. لا حاجة إلى بطاقة.
free-button = الحصول على الصحيفة

succeeded = تم الدفع بنجاح.
thanks = <strong>تم الدفع بنجاح.</strong> لم تعد الصحيفة تحمل علامة مائية، وقد أرسلناها إلى بريدك الإلكتروني. يُرجى الضغط على «التالي».
receipt-heading = الإيصال
receipt-orderNumber = رقم الطلب
receipt-paidOn = تاريخ الدفع
receipt-sentTo = أُرسل إلى
receipt-next = عبر «التالي» تصل إلى بطاقة الوسم وملفات البيانات والطباعة. تبقى الصحيفة محفوظة ضمن «الصحائف».
download = تنزيل
otherLanguage = الصحيفة نفسها بلغة أخرى
otherLanguageFor = الصحيفة نفسها بلغة أخرى، { PRICE($cents) }
chemist-thanks = شكرًا على الدفع. بعد اكتمال صحيفة بيانات السلامة سنرسل لك نسخة PDF إلى بريدك الإلكتروني.
chemist-sheet = صحيفة بيانات السلامة
chemist-later = بالبريد الإلكتروني بعد أن يوقعها الكيميائي
chemist-next = بالضغط على «التالي» تبدأ صحيفة جديدة. تجد هذا الطلب في «حسابي».

refusal-incomplete_number = رقم بطاقتك غير مكتمل.
refusal-invalid_number = رقم بطاقتك غير صالح.
refusal-incorrect_number = رقم بطاقتك غير صحيح.
refusal-incomplete_expiry = تاريخ انتهاء بطاقتك غير مكتمل.
refusal-invalid_expiry_month = تاريخ انتهاء بطاقتك غير صالح.
refusal-invalid_expiry_year = سنة انتهاء بطاقتك غير صالحة.
refusal-invalid_expiry_year_past = سنة انتهاء بطاقتك في الماضي.
refusal-expired_card = انتهت صلاحية بطاقتك.
refusal-incomplete_cvc = رمز أمان بطاقتك غير مكتمل.
refusal-invalid_cvc = رمز أمان بطاقتك غير صالح.
refusal-incorrect_cvc = رمز أمان بطاقتك غير صحيح.
refusal-insufficient_funds = رصيد بطاقتك غير كافٍ.
refusal-card_declined = رُفضت بطاقتك.
refusal-generic_decline = رُفضت بطاقتك.
refusal-processing_error = حدث خطأ أثناء معالجة بطاقتك. حاول مرة أخرى بعد قليل.
