legalBasis = following UK REACH (Regulation (EC) No 1907/2006 as it applies in Great Britain), Annex II, and GB CLP as the law of the island takes them over or accepts them
laws-1 = This sheet follows UK REACH, Annex II, and GB CLP; they are not the law of the island, whose own rules decide where they differ.
laws-2 = Observe the rules of the island.
insteadOfEuropean-wasteLaw = Observe the local rules for waste.
