aerosols = エアゾール容器に関する指令75/324/EEC
biocides = 殺生物性製品に関する規則（EU）No 528/2012
detergents = 洗剤に関する規則（EC）No 648/2004
paints = 塗料、ワニス及び自動車補修塗装製品中の揮発性有機化合物に関する指令2004/42/EC（附属書Iが本製品を挙げる場合）
plants = 植物保護製品に関する規則（EC）No 1107/2009
inGreatBritain = グレートブリテンで適用される{ $law }。
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
