heading = الاشتراكات
pageTitle = الاشتراك
notOffered = لا يمكنك حاليًا شراء خدمة الاستجابة للطوارئ على مدار الساعة. تعرض هذه الصفحة ما اشتريته.
number = في حالات الطوارئ اتصل بالرقم { $number }. هذا الرقم مذكور في صحائفك ويُجاب عليه ليلاً ونهارًا.
numberIn = في حالات الطوارئ اتصل بالرقم { $number }. هذا الرقم مذكور في صحائفك ويُجاب عليه ليلاً ونهارًا، باللغات: { $languages }.
none = لم تشترِ خدمة الاستجابة للطوارئ.
column-product = المنتج
column-number = رقم CW
column-type = النوع
column-price = السعر
column-bought = تاريخ الشراء
column-end = الانتهاء
type-subscription = اشتراك، يُدفع سنويًا
ended = انتهى في { $day }
type-single =
    { NUMBER($years) ->
        [zero] دفعة واحدة، أقل من سنة
        [one] دفعة واحدة، سنة واحدة
        [two] دفعة واحدة، سنتان
        [few] دفعة واحدة، { NUMBER($years) } سنوات
        [many] دفعة واحدة، { NUMBER($years) } سنة
        *[other] دفعة واحدة، { NUMBER($years) } سنة
    }
column-renewal = التجديد
column-invoices = الفواتير
invoiceNamed = فاتورة { $name }، { $day }
overdue = لم يُجدَّد: فشل الدفع. تنتهي الخدمة في { $day }.
payNow = ادفع الآن
payAtPayPal = ادفع لدى PayPal: سجّل الدخول هناك، وافتح «المدفوعات التلقائية»، واختر هذا الاشتراك.
notRenewed = لا يوجد
unsubscribe-button = إلغاء الاشتراك
unsubscribe-named = إلغاء الاشتراك: { $name }
unsubscribe-question = تكلف خدمة الاستجابة للطوارئ أقل من { $monthly } في الشهر. إلغاء الاشتراك يلغي تجديدك السنوي تلقائيًا. هل أنت متأكد من أنك تريد إلغاء الاشتراك؟
unsubscribe-yes = نعم
unsubscribe-no = لا
unsubscribe-done = تم إلغاء تجديدك السنوي. تستمر الخدمة حتى تاريخ انتهائها.
