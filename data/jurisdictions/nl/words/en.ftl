furtherLaws-1 = Arbeidsomstandighedenbesluit and Arbeidsomstandighedenregeling, annex XIII: limits at work.
furtherLaws-2 = Algemene Beoordelingsmethodiek (ABM): hazard to water.
lists-abm = Hazard to water (ABM)
