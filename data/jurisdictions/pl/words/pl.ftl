furtherLaws-1 = Ustawa z dnia 25 lutego 2011 r. o substancjach chemicznych i ich mieszaninach.
furtherLaws-2 = Dz.U. 2018 poz. 1286: najwyższe dopuszczalne stężenia w środowisku pracy (NDS).
furtherWasteLaws-1 = Ustawa z dnia 14 grudnia 2012 r. o odpadach.
