aerosols = Richtlijn 75/324/EEG betreffende aerosols
biocides = Verordening (EU) nr. 528/2012 betreffende biociden
detergents = Verordening (EG) nr. 648/2004 betreffende detergentia
paints = Richtlijn 2004/42/EG betreffende vluchtige organische stoffen in verven, vernissen en producten voor het overspuiten van voertuigen, voor zover bijlage I het product noemt
plants = Verordening (EG) nr. 1107/2009 betreffende het op de markt brengen van gewasbeschermingsmiddelen
inGreatBritain = { $law }, zoals van toepassing in Groot-Brittannië.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
