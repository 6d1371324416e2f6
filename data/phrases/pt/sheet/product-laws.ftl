aerosols = Diretiva 75/324/CEE relativa às embalagens aerossóis
biocides = Regulamento (UE) n.º 528/2012 relativo aos produtos biocidas
detergents = Regulamento (CE) n.º 648/2004 relativo aos detergentes
paints = Diretiva 2004/42/CE relativa aos compostos orgânicos voláteis em tintas, vernizes e produtos de retoque de veículos, se o seu anexo I mencionar o produto
plants = Regulamento (CE) n.º 1107/2009 relativo à colocação dos produtos fitofarmacêuticos no mercado
inGreatBritain = { $law }, tal como aplicável na Grã-Bretanha.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
