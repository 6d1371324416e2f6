aerosols = Richtlinie 75/324/EWG über Aerosolpackungen
biocides = Verordnung (EU) Nr. 528/2012 über Biozidprodukte
detergents = Verordnung (EG) Nr. 648/2004 über Detergenzien
paints = Richtlinie 2004/42/EG über flüchtige organische Verbindungen in Farben, Lacken und Produkten der Fahrzeugreparaturlackierung, soweit ihr Anhang I das Produkt nennt
plants = Verordnung (EG) Nr. 1107/2009 über das Inverkehrbringen von Pflanzenschutzmitteln
inGreatBritain = { $law } in der in Großbritannien geltenden Fassung.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
