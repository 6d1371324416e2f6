aerosols = Directiva 75/324/CEE relativa a los generadores de aerosoles
biocides = Reglamento (UE) n.º 528/2012 relativo a los biocidas
detergents = Reglamento (CE) n.º 648/2004 sobre detergentes
paints = Directiva 2004/42/CE relativa a los compuestos orgánicos volátiles en pinturas, barnices y productos de renovación del acabado de vehículos, si su anexo I nombra el producto
plants = Reglamento (CE) n.º 1107/2009 relativo a la comercialización de productos fitosanitarios
inGreatBritain = { $law }, según se aplica en Gran Bretaña.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
