placeholder = Name oder CAS-Nummer
matches = Treffer im Katalog
count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Treffer im Katalog
        *[other] { NUMBER($count) } Treffer im Katalog
    }
offline = Sie sind offline. Treffer erscheinen, sobald Sie wieder online sind.
none = Nicht im Katalog. Ihre Eingabe bleibt erhalten.
noHazard = Keine Gefahrenklasse
alike = Ähnliche Schreibweise
alikeTo = Ähnliche Schreibweise: { $name }
changing = Was sich dadurch ändert …
