heading = الاشتراكات
pageTitle = الاشتراك
notOffered = لا يمكنك حاليًا شراء خدمة الاستجابة للطوارئ على مدار الساعة. تعرض هذه الصفحة ما اشتريته.
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
