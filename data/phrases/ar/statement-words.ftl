forms-gas = الغاز
forms-mist = الضباب
forms-vapours = الأبخرة
forms-dust = الغبار
forms-fume = الدخان
forms-spray = الرذاذ

media-waterReactive = رمل جاف أو مسحوق جاف أو مسحوق خاص بحرائق الفلزات
media-oxidiser = رذاذ الماء
media-flammableLiquid = رغوة مقاومة للكحول أو مسحوق جاف أو ثاني أكسيد الكربون
media-hydrocarbonLiquid = الرغوة أو المسحوق الجاف أو ثاني أكسيد الكربون
media-flammableSolid = رذاذ الماء أو الرغوة أو المسحوق الجاف أو ثاني أكسيد الكربون

equipment-gloves = قفازات واقية
equipment-clothing = ملابس واقية
equipment-eye = وقاء للعينين
equipment-face = وقاء للوجه

glovesOf = قفازات واقية من { $material }
soapAndWater = الماء والصابون

routes-inhalation = عن طريق الاستنشاق
routes-oral = عن طريق الابتلاع
routes-dermal = عن طريق ملامسة الجلد

unnamedSensitiser = مادة محسسة
