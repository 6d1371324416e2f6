furtherLaws-1 = Act of 25 February 2011 on chemical substances and their mixtures.
furtherLaws-2 = Dz.U. 2018 poz. 1286: highest permissible concentrations at work (NDS).
furtherWasteLaws-1 = Act of 14 December 2012 on waste (Ustawa o odpadach).
lawsByClass-carcinogens = Regulation of the Minister of Health of 24 July 2012: carcinogens, mutagens and substances toxic for reproduction at work.
lawsByClass-pregnant-workers = Regulation of the Council of Ministers of 3 April 2017: work harmful to pregnant and breastfeeding women.
