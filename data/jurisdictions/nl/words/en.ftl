furtherLaws-1 = Arbeidsomstandighedenbesluit and Arbeidsomstandighedenregeling, annex XIII: limits at work.
furtherLaws-2 = Algemene Beoordelingsmethodiek (ABM): hazard to water.
furtherWasteLaws-1 = Environmental Management Act (Wet milieubeheer), chapter 10, and Regulation on the European list of waste (Regeling Europese afvalstoffenlijst).
lists-abm = Hazard to water (ABM)
