hello = مرحبًا،
buttonFails = إذا لم يعمل الزر، فافتح هذا العنوان:
invoiceAttached = فاتورتك مرفقة كملف PDF. وتجدها أيضًا في حسابك ضمن «حسابي».
thanks = شكرًا على طلبك { $order }. دفعت { $amount }.
confirmation-subject = يرجى تأكيد عنوان بريدك الإلكتروني
confirmation-text = شكرًا على إنشاء حسابك في GoSDS. يرجى تأكيد أن عنوان البريد الإلكتروني هذا لك.
confirmation-button = تأكيد عنوان البريد الإلكتروني
confirmation-closing = الرابط صالح لمدة { $duration } ويعمل مرة واحدة. إذا لم تنشئ حسابًا، فلا يلزمك فعل أي شيء.
resetPassword-subject = تعيين كلمة مرور جديدة
resetPassword-text = طلب شخص ما، ونرجو أنه أنت، تعيين كلمة مرور جديدة لحسابك في GoSDS.
resetPassword-closing = الرابط صالح لمدة { $duration } ويعمل مرة واحدة. إذا لم تطلب ذلك، فستبقى كلمة مرورك كما هي.
accountExport-subject = بياناتك جاهزة
accountExport-text = طلبت جميع بيانات حسابك في GoSDS، وقد جُمعت في ملف واحد.
accountExport-button = الانتقال إلى الملف
accountExport-closing = سجّل الدخول لتنزيله. وهو متاح لمدة { $duration }.
passwordChanged-subject = تم تغيير كلمة مرورك
passwordChanged-text = تم تغيير كلمة مرور حسابك في GoSDS، وأُغلقت جميع الجلسات الأخرى.
passwordChanged-closing = إذا كنت أنت من فعل ذلك، فلا يلزمك فعل أي شيء. وإلا فعيّن كلمة مرور جديدة الآن: عندها لن يبقى أحد مسجّل الدخول.
newDevice-subject = تسجيل دخول من جهاز جديد
newDevice-text = سجّل شخص ما الدخول إلى حسابك في GoSDS في ⁦{ $moment } UTC⁩، من { $browser } على { $system }.
newDevice-textWithAddress = سجّل شخص ما الدخول إلى حسابك في GoSDS في ⁦{ $moment } UTC⁩، من { $browser } على { $system }، عنوان IP: { $address }.
newDevice-browser = متصفح غير معروف
newDevice-system = نظام غير معروف
newDevice-advice = إذا كنت أنت من فعل ذلك، فلا يلزمك فعل أي شيء. وإلا فأغلق تلك الجلسة وغيّر كلمة مرورك.
newDevice-button = عرض جلساتك
newDevice-closing = يمكنك إيقاف هذه الرسائل في إعدادات حسابك.
promoLink-sheets = صحائف بيانات السلامة المجانية لك
promoLink-reports = تجربتك المجانية لوحدة البحث
promoLink-text = طلب شخص ما، ونرجو أنه أنت، عرض GoSDS المجاني لعنوان البريد الإلكتروني هذا.
promoLink-byPhone = يقود الرابط إلى صفحة ترسل رمزًا إلى هاتفك برسالة SMS.
promoLink-given = سبق أن استفاد عنوان البريد الإلكتروني هذا من العرض. يسجّل الرابط دخولك؛ وعند الدفع ترى ما تبقى منه.
promoLink-givesSheets =
    { NUMBER($quantity) ->
        [zero] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك، دون صحائف بيانات سلامة مجانية.
        [one] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك صحيفة بيانات سلامة واحدة مجانًا.
        [two] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك صحيفتي بيانات سلامة مجانًا.
        [few] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } صحائف بيانات سلامة مجانًا.
        [many] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } صحيفة بيانات سلامة مجانًا.
        *[other] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } صحيفة بيانات سلامة مجانًا.
    }
promoLink-givesReports =
    { NUMBER($quantity) ->
        [zero] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك، دون تقارير مجانية من وحدة البحث.
        [one] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك تقريرًا واحدًا من وحدة البحث مجانًا.
        [two] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك تقريرين من وحدة البحث مجانًا.
        [few] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } تقارير من وحدة البحث مجانًا.
        [many] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } تقريرًا من وحدة البحث مجانًا.
        *[other] يؤكد الرابط عنوان بريدك الإلكتروني ويفتح حسابك ويمنحك { NUMBER($quantity) } تقرير من وحدة البحث مجانًا.
    }
promoLink-signIn = تسجيل الدخول
promoLink-getOffer = الحصول على العرض
promoLink-closing = الرابط صالح لمدة { $duration } ويعمل مرة واحدة. يسجّل دخول كل من يفتحه، فلا تشاركه مع أحد. إذا لم تطلب ذلك، فلا يلزمك فعل أي شيء.
document-subject = صحيفة بيانات السلامة: { $product }
document-text = يرسل إليك { $sender } صحيفة بيانات السلامة الخاصة بالمنتج { $product } ({ $company }). وهي مرفقة كملف PDF.
document-closing = أُرسلت هذه الرسالة عبر GoSDS بطلب من المستخدم المذكور أعلاه.
paidDocument-subject = صحيفة بيانات السلامة الخاصة بك: { $product }
paidDocument-text = صحيفة بيانات السلامة الخاصة بالمنتج { $product } مرفقة كملف PDF.
chemistOrder-subject = طلبك: { $product }
chemistOrder-text = يكتب كيميائي صحيفة بيانات السلامة الخاصة بالمنتج { $product }. وعند اكتمالها سنرسل إليك نسخة PDF بالبريد الإلكتروني.
chemistQuestion-subject = سؤال عن طلبك { $order }
chemistQuestion-text = لدى الكيميائي الذي يكتب صحيفة بيانات السلامة الخاصة بالمنتج { $product } سؤال:
chemistQuestion-waits = الصحيفة في انتظار إجابتك.
chemistQuestion-button = الإجابة عن السؤال
chemistQuestion-closing = سجّل الدخول للإجابة. يرجى عدم الرد على هذه الرسالة: لا يقرؤها أحد.
signedSheet-text = اكتملت صحيفة بيانات السلامة الخاصة بك. صحيفة بيانات السلامة الخاصة بالمنتج { $product } مرفقة كملف PDF.
signedSheet-signed = وقّعها { $name }. وتجدها أيضًا في حسابك في GoSDS ضمن «حسابي».
signedSheet-closing = تخص هذه الرسالة طلبك { $order }.
paidReport-subject = تقريرك: { $chemical }
paidReport-text = التقرير عن { $chemical } جاهز للتنزيل. وتجده أيضًا في حسابك ضمن «حسابي».
paidReport-button = فتح التقرير
paidReport-closing = فاتورتك مرفقة كملف PDF.
creditNote-subject = استرداد مبلغ طلبك { $order }
creditNote-text = أعدنا { $amount } من طلبك { $order } إلى الحساب الذي دُفع منه.
creditNote-attached = الإشعار الدائن مرفق كملف PDF.
creditNote-closing = قد يستغرق البنك بضعة أيام حتى يُظهر المبلغ.
renewalInvoice-subject = تم تجديد خدمة الاستجابة للطوارئ: { $product }
renewalInvoice-text = تم تجديد خدمة الاستجابة للطوارئ للمنتج { $product } ({ $number }) لمدة عام. دفعت { $amount }، الطلب { $order }.
renewalInvoice-until = وهي مدفوعة حتى { $day }.
renewalInvoice-closing = فاتورتك مرفقة كملف PDF. وتجدها أيضًا في حسابك في GoSDS ضمن «الاشتراكات»، حيث يمكنك إنهاء التجديد.
overdueRenewal-subject = لم يتم تجديد خدمة الاستجابة للطوارئ: { $product }
overdueRenewal-text = تعذّر علينا خصم السعر السنوي لخدمة الاستجابة للطوارئ للمنتج { $product } ({ $number }).
overdueRenewal-until = يجيب الرقم المذكور في صحيفة بيانات السلامة عن هذا المنتج حتى { $day }. ادفع قبل ذلك اليوم للاحتفاظ به.
overdueRenewal-atPayPal = ادفع لدى PayPal: سجّل الدخول هناك، وافتح «المدفوعات التلقائية»، واختر هذا الاشتراك.
overdueRenewal-button = ادفع الآن
overdueRenewal-closing = تجد هذه الخدمة أيضًا في حسابك في GoSDS ضمن «الاشتراكات».
emergency-number = يجيب هاتف الطوارئ { $number } عن هذا المنتج ليلًا ونهارًا.
emergency-numberIn = يجيب هاتف الطوارئ { $number } عن هذا المنتج ليلًا ونهارًا، باللغات: { $languages }.
emergency-until = وهو مدفوع حتى { $day }.
teamInvitation-subject = دعوة إلى فريق
teamInvitation-text = يدعوك { $email } إلى فريق على GoSDS. يتشارك أعضاؤه صحائف بيانات السلامة.
teamInvitation-account = تحتاج إلى حساب في GoSDS بهذا البريد الإلكتروني. إن لم يكن لديك حساب فأنشئه أولًا ثم افتح الرابط.
teamInvitation-button = عرض الدعوة
teamInvitation-closing = الرابط صالح لمدة { $duration } ويعمل مرة واحدة. إن كنت لا تريد الانضمام فلا يلزمك فعل شيء.
fewCodes-subject = رموز الرسائل القصيرة على وشك النفاد
fewCodes-text = أُرسل { $sent } من الرموز برسائل قصيرة خلال يوم واحد، وبقي { $left } حتى نهاية هذا اليوم. بعد ذلك لا يمكن تأكيد أي هاتف، ولا يحصل المستخدمون الجدد على العرض.
fewCodes-advice = إذا كنتم لا تتوقعون هذا الإقبال فقد يكون أحدهم يسيء استخدام الرموز. راجعوا فاتورة مزوّد الرسائل القصيرة والعناوين في سجل الخدمة.
fewCodes-button = الانتقال إلى الإدارة
fewCodes-closing = تصلكم هذه الرسالة لأنكم من المسؤولين.
webhookOff-subject = أُوقف خطاف ويب
webhookOff-text = تعذّر علينا الوصول إلى هذا العنوان عدة مرات متتالية، أو طلب عدم إرسال أحداث أخرى: { $url }. لم نعد نرسل إليه شيئًا.
webhookOff-button = الانتقال إلى خطافات الويب
webhookOff-closing = عندما يجيب من جديد شغّلوه هناك. ويمكن إعادة إرسال ما لم يُسلَّم.
