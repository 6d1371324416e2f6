legalBasis = suivant le règlement (CE) nº 1907/2006 (REACH), annexe II, et le règlement (CE) nº 1272/2008 (CLP), tels que le droit national les reprend ou les accepte
laws-1 = La présente fiche suit REACH, annexe II, et le CLP ; ils ne sont pas le droit du pays d’utilisation, dont les propres règles l’emportent là où elles s’en écartent.
laws-2 = Respecter la réglementation nationale du pays d’utilisation.
insteadOfEuropean-wasteLaw = Respecter les règles nationales, régionales et locales relatives aux déchets.
