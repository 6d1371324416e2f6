hint = واصفات الاستخدام في REACH، تُطبع في القسم 1.2.
none = لم يُختر شيء
choose = اختيار استخدامات REACH
title = استخدامات REACH
search = البحث بالرمز أو بالكلمات
all = واصفات الاستخدام
nothing = لم يُعثر على شيء.
chosen =
    { NUMBER($count) ->
        [zero] لم يُختر أي استخدام
        [one] اختير استخدام واحد
        [two] اختير استخدامان
        [few] اختيرت { NUMBER($count) } استخدامات
        [many] اختير { NUMBER($count) } استخدامًا
        *[other] اختير { NUMBER($count) } استخدام
    }
cancel = إلغاء
take = استخدام هذه
list-SU = قطاعات الاستخدام (SU)
list-PC = فئات المنتجات (PC)
list-PROC = فئات العمليات (PROC)
list-ERC = فئات الانطلاق في البيئة (ERC)
list-AC = فئات السلع (AC)
