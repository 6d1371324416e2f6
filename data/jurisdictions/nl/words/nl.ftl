furtherLaws-1 = Arbeidsomstandighedenbesluit en Arbeidsomstandighedenregeling, bijlage XIII: grenswaarden.
furtherLaws-2 = Algemene Beoordelingsmethodiek (ABM): waterbezwaarlijkheid.
lists-abm = Waterbezwaarlijkheid (ABM)
