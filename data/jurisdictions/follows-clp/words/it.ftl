legalBasis = secondo il regolamento (CE) n. 1907/2006 (REACH), allegato II, e il regolamento (CE) n. 1272/2008 (CLP), come il diritto nazionale li recepisce o li accetta
laws-1 = La presente scheda segue REACH, allegato II, e il CLP; essi non sono diritto del paese d’uso, le cui norme prevalgono dove se ne discostano.
laws-2 = Rispettare le norme nazionali del paese d’uso.
insteadOfEuropean-wasteLaw = Rispettare le norme nazionali, regionali e locali sui rifiuti.
