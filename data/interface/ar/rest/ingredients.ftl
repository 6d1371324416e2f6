intro = اكتب ثلاثة أحرف على الأقل من الاسم أو رقم CAS. النسبة عدد واحد، أو نطاق مثل ⁦5-10⁩، أو تبدأ بإحدى العلامات ⁦<⁩ أو ⁦>⁩ أو ⁦<=⁩ أو ⁦>=⁩.
caption = المكونات ونسبها
column-name = الاسم
column-cas = رقم CAS
column-proportion = النسبة
column-registrationNumber = رقم REACH
column-sanitisedName = الاسم البديل
column-sanitisedProportion = النسبة البديلة
column-remove = حذف
cell-name = الاسم، المكون { $number }
cell-cas = رقم CAS، المكون { $number }
cell-proportion = النسبة المئوية، المكون { $number }
cell-remove = حذف المكون { $number }
cell-casExample = CAS
cell-proportionExample = مثال: ⁦5-10⁩
cell-orBalance = أو الباقي
cell-notFound = غادر الحقل ثم اختر «تصنيف يدوي» وأدخل الفئات الواردة في صحيفة بيانات المورّد.
cell-notFoundMixture = إذا كنت تعرف مكوّناته، فاختر «إنه مخلوط».
add = إضافة مكون
addTo = إضافة إلى { $name }
addToNumber = إضافة إلى المكون { $number }
import = استيراد ملف
total = المجموع <strong>{ $share } %</strong>
totalOfMaterial = من المادة الخام <strong>{ $share } %</strong>
totalWithBalance = من المادة الخام <strong>100 % مع الباقي</strong>
tip = اضغط Enter لأخذ أول نتيجة والانتقال إلى الخلية التالية. يمكنك لصق صفوف من Excel في خانة الاسم.
removed = حُذف المكون { $number }.
partsRemoved = حُذفت مكونات المكون { $number }.
paste-rows =
    { NUMBER($count) ->
        [zero] لم يُلصق أي صف.
        [one] لُصق صف واحد.
        [two] لُصق صفان.
        [few] لُصقت { NUMBER($count) } صفوف.
        [many] لُصق { NUMBER($count) } صفاً.
        *[other] لُصق { NUMBER($count) } صف.
    }
paste-replaced =
    { NUMBER($count) ->
        [zero] لم يُلصق أي صف، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
        [one] لُصق صف واحد، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
        [two] لُصق صفان، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
        [few] لُصقت { NUMBER($count) } صفوف، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
        [many] لُصق { NUMBER($count) } صفاً، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
        *[other] لُصق { NUMBER($count) } صف، والصفوف التي حلت محل ما كان موجوداً: { NUMBER($replaced) }.
    }
paste-tooManyForSheet = لم يتسع المكان لعدد { NUMBER($count) }: الحد الأقصى للصحيفة { NUMBER($max) }.
paste-tooManyForMaterial = لم يتسع المكان لعدد { NUMBER($count) }: الحد الأقصى للمادة الخام { NUMBER($max) }.
paste-notUnderstood =
    { NUMBER($count) ->
        [zero] لُصقت جميع الصفوف.
        [one] لم يُلصق صف واحد: لم تُفهم النسبة.
        [two] لم يُلصق صفان: لم تُفهم النسبة.
        [few] لم تُلصق { NUMBER($count) } صفوف: لم تُفهم النسبة.
        [many] لم يُلصق { NUMBER($count) } صفاً: لم تُفهم النسبة.
        *[other] لم يُلصق { NUMBER($count) } صف: لم تُفهم النسبة.
    }
mode-label = الوضع
mode-simple = مبسط
mode-advanced = متقدم
mode-simpleHint = يطلب الوضع المبسط ما تحتاج إليه معظم الصحائف.
mode-advancedHint = يعرض الوضع المتقدم جميع الخانات ويضيف مراجعة التصنيف. ويمكنك تخطي «البضائع الخطرة».
mode-emptied = الوضع المبسط. أُفرغت بيانات الصحيفة.
mode-title = هل تريد الانتقال إلى الوضع المبسط؟
mode-yes = الإفراغ والانتقال
mode-no = البقاء في الوضع المتقدم
mode-text = تُفقد جميع بيانات الوضع المتقدم. تُفرغ المكونات والخواص الفيزيائية وبيانات الاختبارات والسمية والتصنيف الذي روجع والبضائع الخطرة، مع ما ذكرته من أسباب واختيارات. ويبقى وصف المنتج والإضافات. ويمكنك التراجع عن ذلك.
family-label = العائلة الكيميائية، المكون { $number }
family-notConfirmed = غير مؤكدة
family-looksLike = يبدو أنها: { $family }.
family-confirm = تأكيد
family-confirmThis = تأكيد { $family }، المكون { $number }
status-withhold = الحفاظ على السرية
status-register = رقم REACH
status-mixture =
    { NUMBER($count) ->
        [zero] مخلوط بلا مكونات
        [one] مخلوط من مكون واحد
        [two] مخلوط من مكونين
        [few] مخلوط من { NUMBER($count) } مكونات
        [many] مخلوط من { NUMBER($count) } مكوناً
        *[other] مخلوط من { NUMBER($count) } مكون
    }
status-notMixture = ليس مخلوطاً
status-known = في الفهرس
status-knownNumber = في الفهرس، { $number }
status-byCas = في الفهرس، بحثاً برقم CAS
status-byCasNumber = في الفهرس، بحثاً برقم CAS، { $number }
status-notThis = ليس هذا
status-change = تغيير التصنيف
status-pending = جارٍ البحث…
status-offline = غير متصل: لم يُبحث عنه بعد
status-take = في الفهرس باسم
status-offer = هل هذا هو المقصود؟
status-none = غير موجود في الفهرس
status-failed = تعذر البحث عنه
status-use = استخدام { $name }
status-useCas = استخدام { $name } ({ $cas })
status-classify = تصنيف يدوي
status-split = إنه مخلوط
status-byHand = مصنف يدوياً: { $hazards }
status-byHandNotHazardous = مصنف يدوياً: غير خطر
status-edit = تحرير
hand-title = تصنيف { $name }
hand-titleUnnamed = تصنيف المكون
hand-assessed = جرى تقييمه وهو غير خطر
hand-known = هذا ما يتضمنه الفهرس. غيّر ما يذكره مصدرك على نحو مختلف، واذكر المصدر.
hand-missing = اختر تصنيفاً، أو اذكر أنه لا يوجد تصنيف.
hand-addHazard = إضافة رتبة خطورة وفئة
hand-supplemental = بيانات تكميلية
hand-count = المختار: { NUMBER($count) }
hand-searchHint = رمز مثل H315 أو كلمات مثل تآكل الجلد. تنقلك مفاتيح الأسهم في القائمة، ويأخذ مفتاح الإدخال النتيجة الوحيدة.
hand-nothingFound = لا شيء بهذا الاسم. ابحث عن رمز مثل H315 أو عن كلمة من البيان.
hand-removeAll = حذف هذا التصنيف
hand-cancel = إلغاء
hand-save = حفظ
hand-source = المصدر
hand-sourceHint = مثلاً صحيفة بيانات السلامة للمورّد مع تاريخها.
number-mAcute = المعامل M، حاد
number-mChronic = المعامل M، مزمن
number-ateOral = ATE عن طريق الفم، mg/kg
number-ateDermal = ATE عن طريق الجلد، mg/kg
number-ateVapour = ATE بخار، mg/l
number-ateDustMist = ATE غبار أو ضباب، mg/l
number-ateGas = ATE غاز، ppmV
limits-heading = حدود التركيز النوعية
limits-outcome = النتيجة
limits-from = من %
limits-below = أقل من %
limits-remove = حذف الحد { NUMBER($number) }
limits-add = إضافة حد
change-unknownShare = تبلغ الصفوف الأخرى 100 %: اذكر نسبته لترى ما الذي يتغير به
change-typedNone = بنسبة { $share } % منه: لا خطر جديد على الصحة أو البيئة. وتُقيَّم الأخطار الفيزيائية ببيانات المنتج نفسه.
change-leftNone = بنسبة { $share } % منه، أي ما تبقى: لا خطر جديد على الصحة أو البيئة. وتُقيَّم الأخطار الفيزيائية ببيانات المنتج نفسه.
change-typedGains = بنسبة { $share } % منه: { $gains }. وتُقيَّم الأخطار الفيزيائية ببيانات المنتج نفسه.
change-leftGains = بنسبة { $share } % منه، أي ما تبقى: { $gains }. وتُقيَّم الأخطار الفيزيائية ببيانات المنتج نفسه.
signal-Danger = كلمة التنبيه «خطر»
signal-Warning = كلمة التنبيه «تحذير»
note = الملاحظة { $note }، { $condition }: الدليل <hidden>(المكون { $number })</hidden>
fineDust = الغبار الدقيق، { $condition }: الدليل <hidden>(المكون { $number })</hidden>
noteExample = شهادة أو تقرير؛ اتركه فارغاً إن لم يوجد
secret-group = سري، المكون { $number }
secret-hint = تطبع الصحيفة هذه البيانات بدلاً من الاسم وأرقامه والنسبة.
secret-name = الاسم البديل<hidden>، المكون { $number }</hidden>
secret-nameExample = مثال: مذيب عطري
secret-proportion = النسبة البديلة<hidden>، المكون { $number }</hidden>
secret-proportionExample = مثال: ⁦10-30⁩
secret-approval = { $law }: يجب أن تقبل السلطة الاسم قبل استخدامه.
secret-approvalNumber = رقم الموافقة<hidden>، المكون { $number }</hidden>
secret-approvalNumberExample = الرقم
secret-approvalDate = تاريخ القبول<hidden>، المكون { $number }</hidden>
secret-claim = تشترط كندا تقديم طلب إعفاء. <link>إدخال رقم HMIRA</link>
secret-range = النطاق القانوني
secret-rangeOf = النطاق القانوني، المكون { $number }
registration-union = رقم تسجيل REACH<hidden>، المكوّن { $number }</hidden>
registration-british = رقم تسجيل UK REACH<hidden>، المكوّن { $number }</hidden>
cell-comesTo = أي { $share } %
columnHelp = مساعدة في الأعمدة
toLists = المقارنة بالقوائم التنظيمية
