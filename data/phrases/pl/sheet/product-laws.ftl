aerosols = Dyrektywa 75/324/EWG w sprawie dozowników aerozoli
biocides = Rozporządzenie (UE) nr 528/2012 w sprawie produktów biobójczych
detergents = Rozporządzenie (WE) nr 648/2004 w sprawie detergentów
paints = Dyrektywa 2004/42/WE w sprawie lotnych związków organicznych w farbach, lakierach i produktach do odnawiania pojazdów, jeżeli jej załącznik I wymienia produkt
plants = Rozporządzenie (WE) nr 1107/2009 dotyczące wprowadzania do obrotu środków ochrony roślin
inGreatBritain = { $law } w brzmieniu obowiązującym w Wielkiej Brytanii.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
