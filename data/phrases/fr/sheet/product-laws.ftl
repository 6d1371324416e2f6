aerosols = Directive 75/324/CEE relative aux générateurs aérosols
biocides = Règlement (UE) nº 528/2012 concernant les produits biocides
detergents = Règlement (CE) nº 648/2004 relatif aux détergents
paints = Directive 2004/42/CE relative aux composés organiques volatils dans les peintures, les vernis et les produits de retouche de véhicules, pour autant que son annexe I vise le produit
plants = Règlement (CE) nº 1107/2009 concernant la mise sur le marché des produits phytopharmaceutiques
inGreatBritain = { $law }, tel qu’applicable en Grande-Bretagne.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
