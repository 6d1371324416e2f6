aerosols = التوجيه 75/324/EEC بشأن عبوات الأيروسول
biocides = اللائحة (EU) رقم 528/2012 بشأن منتجات المبيدات الحيوية
detergents = اللائحة (EC) رقم 648/2004 بشأن المنظفات
paints = التوجيه 2004/42/EC بشأن المركبات العضوية المتطايرة في الدهانات والورنيش ومنتجات إعادة طلاء المركبات، متى شمل ملحقه الأول المنتج
plants = اللائحة (EC) رقم 1107/2009 بشأن منتجات وقاية النباتات
inGreatBritain = { $law } بصيغتها السارية في بريطانيا العظمى.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
