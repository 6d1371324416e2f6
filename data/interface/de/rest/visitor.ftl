noCountry = Noch ist kein Land gewählt, daher gilt das GHS der Vereinten Nationen.
classes-none = Bisher trifft keine Gefahrenklasse zu.
classes-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Gefahrenklasse trifft zu.
        *[other] { NUMBER($count) } Gefahrenklassen treffen zu.
    }
open = Einige Klassen lassen sich noch nicht entscheiden; das Etikett kann also strenger werden. Unten sehen Sie, was fehlt.
why = Warum
failed = Die Einstufung konnte nicht erstellt werden.
pictograms = Piktogramme
label = Etikett
pasteUnclear = Name und Anteil waren nicht in jeder Zeile zu erkennen. Fügen Sie zwei Spalten ein: Name oder CAS-Nummer, dann den Anteil in Prozent.
classifiedBy = Eingestuft nach: { $law }.
