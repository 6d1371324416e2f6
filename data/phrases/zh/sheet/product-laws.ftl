aerosols = 欧盟关于气雾剂的指令75/324/EEC
biocides = 欧盟关于生物杀灭剂产品的第528/2012号法规
detergents = 欧盟关于洗涤剂的第648/2004号法规
paints = 欧盟关于涂料、清漆和车辆修补产品中挥发性有机化合物的指令2004/42/EC（如其附件一列有本品）
plants = 欧盟关于植物保护产品的第1107/2009号法规
inGreatBritain = 适用于大不列颠的{ $law }。
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
