legalBasis = following Regulation (EC) No 1907/2006 (REACH), Annex II, and Regulation (EC) No 1272/2008 (CLP) as national law takes them over or accepts them
laws-1 = This sheet follows REACH, Annex II, and CLP; they are not law in the country of use, whose own rules decide where they differ.
laws-2 = Observe the national rules of the country of use.
insteadOfEuropean-wasteLaw = Observe national, regional and local rules for waste.
