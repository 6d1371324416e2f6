aerosols = Directive 75/324/EEC on aerosol dispensers
biocides = Regulation (EU) No 528/2012 on biocidal products
detergents = Regulation (EC) No 648/2004 on detergents
paints = Directive 2004/42/EC on volatile organic compounds in paints, varnishes and vehicle refinishing products, where its Annex I names the product
plants = Regulation (EC) No 1107/2009 on plant protection products
inGreatBritain = { $law } as it applies in Great Britain.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
