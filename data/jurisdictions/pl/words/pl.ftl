furtherLaws-1 = Ustawa z dnia 25 lutego 2011 r. o substancjach chemicznych i ich mieszaninach.
furtherLaws-2 = Dz.U. 2018 poz. 1286: najwyższe dopuszczalne stężenia w środowisku pracy (NDS).
furtherWasteLaws-1 = Ustawa z dnia 14 grudnia 2012 r. o odpadach.
lawsByClass-carcinogens = Rozporządzenie Ministra Zdrowia z dnia 24 lipca 2012 r.: substancje rakotwórcze, mutagenne lub reprotoksyczne w środowisku pracy.
lawsByClass-pregnant-workers = Rozporządzenie Rady Ministrów z dnia 3 kwietnia 2017 r. w sprawie wykazu prac uciążliwych, niebezpiecznych lub szkodliwych dla zdrowia kobiet w ciąży i kobiet karmiących dziecko piersią.
