hint = Verwendungsdeskriptoren nach REACH, stehen in Abschnitt 1.2.
none = Keine gewählt
choose = REACH-Verwendungen wählen
title = REACH-Verwendungen
search = Nach Code oder Wörtern suchen
all = Verwendungsdeskriptoren
nothing = Nichts gefunden.
chosen =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Verwendung gewählt
        *[other] { NUMBER($count) } Verwendungen gewählt
    }
cancel = Abbrechen
take = Diese verwenden
list-SU = Verwendungssektoren (SU)
list-PC = Produktkategorien (PC)
list-PROC = Verfahrenskategorien (PROC)
list-ERC = Umweltfreisetzungskategorien (ERC)
list-AC = Erzeugniskategorien (AC)
