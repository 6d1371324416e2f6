hint = ما هو المنتج في نظام EuPCS، والاستخدام الرئيسي أولًا. تتوقف عليه القوانين وقيد النقل التي تذكرها الصحيفة.
search = البحث بالرمز أو الاسم
nothing = لم يُعثر على شيء
looksLike = يبدو أنه { $categories }.
alsoSuggests = يشير الاستخدام أيضًا إلى { $categories }.
confirm = تأكيد
add = إضافة
