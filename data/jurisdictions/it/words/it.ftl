furtherLaws-1 = Decreto legislativo 9 aprile 2008, n. 81: salute e sicurezza nei luoghi di lavoro.
furtherLaws-2 = Decreto legislativo 26 giugno 2015, n. 105: incidenti rilevanti.
furtherWasteLaws-1 = Decreto legislativo 3 aprile 2006, n. 152, parte quarta: gestione dei rifiuti.
