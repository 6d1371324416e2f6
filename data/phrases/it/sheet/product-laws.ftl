aerosols = Direttiva 75/324/CEE relativa agli aerosol
biocides = Regolamento (UE) n. 528/2012 sui biocidi
detergents = Regolamento (CE) n. 648/2004 relativo ai detergenti
paints = Direttiva 2004/42/CE relativa ai composti organici volatili nelle pitture, nelle vernici e nei prodotti per carrozzeria, se il suo allegato I nomina il prodotto
plants = Regolamento (CE) n. 1107/2009 relativo all’immissione sul mercato dei prodotti fitosanitari
inGreatBritain = { $law }, come applicato in Gran Bretagna.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
