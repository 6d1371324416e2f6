furtherLaws-1 = Arbeidsomstandighedenbesluit en Arbeidsomstandighedenregeling, bijlage XIII: grenswaarden.
furtherLaws-2 = Algemene Beoordelingsmethodiek (ABM): waterbezwaarlijkheid.
furtherWasteLaws-1 = Wet milieubeheer, hoofdstuk 10, en Regeling Europese afvalstoffenlijst.
lists-abm = Waterbezwaarlijkheid (ABM)
