furtherLaws-1 = Decreto legislativo 9 aprile 2008, n. 81: salute e sicurezza nei luoghi di lavoro.
furtherLaws-2 = Decreto legislativo 26 giugno 2015, n. 105: incidenti rilevanti.
furtherWasteLaws-1 = Decreto legislativo 3 aprile 2006, n. 152, parte quarta: gestione dei rifiuti.
lawsByClass-carcinogens = Decreto legislativo 9 aprile 2008, n. 81, titolo IX, capo II: agenti cancerogeni, mutageni e sostanze tossiche per la riproduzione.
lawsByClass-young-workers = Legge 17 ottobre 1967, n. 977: tutela del lavoro dei bambini e degli adolescenti.
lawsByClass-pregnant-workers = Decreto legislativo 26 marzo 2001, n. 151: tutela e sostegno della maternità e della paternità.
