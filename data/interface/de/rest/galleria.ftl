pageTitle = GoGAL
notAvailable = Nicht verfügbar
unnamed = Kein Name bekannt
structure = Struktur von { $name }
onLists =
    { NUMBER($count) ->
        [0] Keine der Listen hier nennt ihn.
        [one] { NUMBER($count) } Liste nennt ihn.
        *[other] { NUMBER($count) } Listen nennen ihn.
    }
search-heading = Chemikaliensuche
search-label = Name oder CAS-Nummer suchen
search-help = Auch EG-, UN- oder CW-Nummer, InChIKey oder Formel
search-button = Suchen
search-missing = Geben Sie einen Namen oder eine CAS-Nummer ein.
search-none = Für „{ $pattern }“ wurde nichts gefunden.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Stoff
        [100] Die 100 besten Treffer
        *[other] { NUMBER($count) } Stoffe
    }
search-pages = Seiten der Treffer
search-wrongDigit = { $cas } ist keine CAS-Nummer: Die letzte Ziffer müsste { $expected } sein.
search-loading = Die Chemikalien werden geladen. Nach dem ersten Start dauert das etwa eine halbe Minute.
search-extent = { NUMBER($chemicals) } Stoffe, { NUMBER($lists) } Listen mit { NUMBER($memberships) } Einträgen
met-as = Gefunden als „{ $name }“
met-alike = Ähnlich geschrieben: „{ $name }“
fact-cas = CAS-Nummer
fact-ec = EG-Nummer
fact-cw = CW-Nummer
fact-formula = Formel
fact-molarMass = Molare Masse
fact-un = UN-Nummer
fact-class = Gefahrgutklasse
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = Weitere Namen
fact-more =
    { NUMBER($count) ->
        [one] und { NUMBER($count) } weiterer
        *[other] und { NUMBER($count) } weitere
    }
fact-computed = { $key } (aus der Struktur berechnet)
chemical-back = Zurück zur Suche
chemical-lists = Regulatorische Listen
chemical-none = Keine der Listen hier nennt diesen Stoff. Unvollständige oder ältere Listen sagen nicht, dass er auf keiner steht.
chemical-filter = Listen zeigen mit
chemical-noneWith = Keine Liste enthält „{ $text }“.
chemical-country = Land
chemical-allCountries = Alle Länder
chemical-eu = Europäische Union
chemical-world = International
chemical-table = Listen: { $country }, als Tabelle
column-list = Liste
column-entry = Eintrag
column-edition = Ausgabe
column-listed = Genannt
completeness-complete = Ganze Liste dieser Ausgabe
completeness-partial = Teil der Liste
completeness-old = Ältere Ausgabe
completeness-knowledge = Mit dem Gesetz zu vergleichen
chemical-licence = Lizenz: { $licence }
