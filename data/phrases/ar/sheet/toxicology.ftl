classes-acute = السمية الحادة
classes-skin = تآكل/تهيج الجلد
classes-eye = تلف العين الشديد/تهيج العين
classes-sensitisation = التحسس التنفسي أو الجلدي
classes-mutagenicity = إطفار الخلايا الجنسية
classes-carcinogenicity = السرطنة
classes-reproduction = السمية التناسلية
classes-single = السمية لأعضاء مستهدفة محددة (STOT) - التعرض المفرد
classes-repeated = السمية لأعضاء مستهدفة محددة (STOT) - التعرض المتكرر
classes-aspiration = خطر السمية بالشفط

notMet = استناداً إلى البيانات المتاحة، لم تستوف معايير التصنيف.
lackOfData = غير مصنف لنقص البيانات.
lackingFor = لا تتوفر بيانات عن { $share } % من المخلوط ({ $names }).
unstated = مكونات غير مصرح بها
lackingOf = لا تتوفر بيانات عن: { $names }.
judged = مواد قيمت ولم تصنف في هذه الرتبة: { $names }.
inconclusive = غير مصنف: البيانات غير حاسمة ({ $names }).
impossible = غير مصنف: يتعذر تقنياً الحصول على البيانات ({ $why }).
viscous = اللزوجة الكينماتية عند 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = لا يمكن التقييم: المعلومات ناقصة ({ $missing }).
notAdopted = هذه الرتبة ليست جزءاً من قواعد البلد.
reviewed = حدده المورّد عند مراجعة التصنيف ({ $evidence }).
tested = نتيجة اختبار للمنتج ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = السمية الحادة للمكونات
columnName = المادة
columnRoute = سبيل التعرض
columnValue = القيمة
columnSpecies = النوع
columnSource = المصدر
noData = لا تعرف قيم مقيسة.
endpoint = { $kind } { $value } { $unit }

routesLead = سبل التعرض المحتملة
routeInhalation = الاستنشاق
routeSkin = ملامسة الجلد
routeEyes = ملامسة العينين
routeIngestion = الابتلاع
delayed = التأثيرات المتأخرة
immediate = التأثيرات الفورية
chronic = التأثيرات المزمنة
noneKnown = لا يعرف أي منها.
interactive = لا تعرف تأثيرات تفاعلية.
interactiveNitrosamine = تكوّن الأمينات الثانوية والنتريتات معاً مركبات النيتروزامين.

endocrine = 11.2.1 خواص اضطراب الغدد الصماء
other = 11.2.2 معلومات أخرى
endocrineNone = لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في قائمة المواد المرشحة في REACH (إصدار { EDITION($edition) }) بسبب خواص مسببة لاضطراب الغدد الصماء تؤثر في صحة الإنسان.
endocrineFound = مواد مسببة لاضطراب الغدد الصماء المؤثر في صحة الإنسان بنسبة 0.1 % أو أكثر: { $names }.
defatting = يزيل التلامس الطويل أو المتكرر دهون الجلد وقد يؤدي إلى التهاب الجلد.
noOther = لا توجد معلومات أخرى.

listingsCaption = المكونات بنسبة 0.1 % أو أكثر
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = لا يوجد مكون بنسبة 0.1 % أو أكثر مدرج في تقرير المسرطنات الصادر عن NTP (إصدار { EDITION($ntp) }) أو خاضع لتنظيم OSHA بوصفه مسرطناً (29 CFR 1910، Subpart Z، إصدار { EDITION($osha) }).
notListed = غير مدرج
