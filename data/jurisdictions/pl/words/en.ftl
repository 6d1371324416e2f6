furtherLaws-1 = Act of 25 February 2011 on chemical substances and their mixtures.
furtherLaws-2 = Dz.U. 2018 poz. 1286: highest permissible concentrations at work (NDS).
furtherWasteLaws-1 = Act of 14 December 2012 on waste (Ustawa o odpadach).
