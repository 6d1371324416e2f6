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
search-help = Auch EG-, UN- oder CW-Nummer, InChI, InChIKey, SMILES oder Formel
search-button = Suchen
search-missing = Geben Sie einen Namen oder eine CAS-Nummer ein.
search-none = Für „{ $pattern }“ wurde nichts gefunden.
search-noneHelp = Handelsnamen von Gemischen stehen meist nicht im Katalog. Abschnitt 3 des Sicherheitsdatenblatts des Lieferanten nennt die Stoffe mit ihren Nummern.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Stoff
        [100] Die 100 besten Treffer
        *[other] { NUMBER($count) } Stoffe
    }
search-pages = Seiten der Treffer
search-wrongDigit = { $cas } ist keine CAS-Nummer: Die letzte Ziffer müsste { $expected } sein.
search-loading = Die Chemikalien werden geladen. Nach dem ersten Start dauert das etwa eine halbe Minute.
loadStage-rows = Chemikalien und Listen werden gelesen: { NUMBER($percent) } % des ersten Ladens sind fertig. Diese Seite macht von selbst weiter.
loadStage-indexes = Die Suche wird vorbereitet: { NUMBER($percent) } % des ersten Ladens sind fertig. Diese Seite macht von selbst weiter.
search-extent = { NUMBER($chemicals) } Stoffe, { NUMBER($lists) } Listen mit { NUMBER($memberships) } Einträgen
met-as = Gefunden als „{ $name }“
met-within = „{ $name }“ steht in Ihrer Eingabe
met-alike = Ähnlich geschrieben: „{ $name }“
met-formula = Als Formel gelesen
met-structure = Als Struktur (SMILES) gelesen
met-skeleton = Gleiche Atome und Bindungen, aber andere Stereochemie, Isotope oder Ladung
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
chemical-mayBeOn =
    { NUMBER($count) ->
        [one] Auf { NUMBER($count) } weiteren Liste fällt er nach seinem Element möglicherweise unter eine Gruppe.
        *[other] Auf { NUMBER($count) } weiteren Listen fällt er nach seinem Element möglicherweise unter eine Gruppe.
    }
chemical-noneWith = Keine Liste enthält „{ $text }“.
chemical-country = Land
chemical-allCountries = Alle Länder
chemical-eu = Europäische Union
chemical-world = International
chemical-table = Listen: { $country }, als Tabelle
substance-classes = Einstufung nach Markt
substance-classesIntro = Der Stoff allein, nach den heutigen Regeln jedes Marktes. Quelle: { $source }. Eine Klasse, die die Quelle nicht beurteilt, wird nicht genannt.
substance-noClasses = Nach dem, was hier bekannt ist, stuft kein Markt den Stoff in eine Klasse ein.
substance-statements = Angaben neben den Klassen
substance-values = Eigenschaften, Toxizität und Umwelt
substance-property = Eigenschaft
substance-value = Wert
substance-readily = Leicht biologisch abbaubar
substance-notReadily = Nicht leicht biologisch abbaubar
substance-limitDose = kein Todesfall bei dieser Dosis
column-list = Liste
column-entry = Eintrag
column-edition = Ausgabe
column-listed = Genannt
completeness-complete = Ganze Liste dieser Ausgabe
completeness-partial = Teil der Liste
completeness-old = Ältere Ausgabe
completeness-knowledge = Mit dem Gesetz zu vergleichen
chemical-licence = Lizenz: { $licence }
search-toCheck = Eine ganze Liste von Bestandteilen prüfen
check-heading = Bestandteile auf regulatorischen Listen
check-intro = Fügen Sie die Bestandteile eines Produkts mit ihren Anteilen ein. Sie sehen, welchen Stoff jede Zeile nennt, welche Listen hier ihn nennen und ob das Produkt ihre Schwellen erreicht.
check-label = Bestandteile, einer je Zeile
check-help = CAS-, EG- oder CW-Nummern, SMILES oder ganze Namen, mit dem Anteil in Prozent, wo Sie ihn kennen, etwa 67-64-1; 10-20. Höchstens 1.000 Zeilen
check-button = Prüfen
checkFault-missing = Geben Sie einen Namen oder eine CAS-Nummer ein.
checkFault-tooMany = Geben Sie höchstens 1.000 Zeilen ein.
checkFault-tooLong = Eine Zeile darf höchstens 300 Zeichen haben.
check-lines = Zeilen
check-lists = Listen, die sie nennen
check-none = Keine der Listen hier nennt einen davon. Unvollständige oder ältere Listen sagen nicht, dass sie auf keiner stehen.
check-foundOf = { NUMBER($found) } von { NUMBER($all) } gefunden
check-save = Als CSV speichern
verdict-found = Gefunden
verdict-several = Gefunden, der bekannteste von mehreren
verdict-notFound = Nicht gefunden
verdict-wrongDigit = Keine CAS-Nummer: Die letzte Ziffer müsste { $digit } sein
checkColumn-line = Zeile
checkColumn-verdict = Ergebnis
checkColumn-chemical = Stoff
checkColumn-lists = Listen
checkColumn-held = Vorliegend
check-order = Reihenfolge der Ergebnisse
check-byIngredient = Nach Bestandteil
check-byList = Nach Liste
check-noneShown = Nichts passt zum Filter.
check-together = Zeilen, die denselben Stoff nennen, werden addiert.
check-notListed = Nicht gelistet
check-notListedHelp = Diese Listen sind vollständig und nennen jeden Stoff mit seiner Nummer: Was nicht darin steht, ist nicht gelistet. Über andere Listen wird nichts gesagt.
check-notListedOn = { $name }: nicht auf { NUMBER($count) } vollständigen Listen
check-pages = Seiten der Ergebnisse
check-verdicts = Urteil
check-allVerdicts = Alle Urteile
check-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Ergebnis
        *[other] { NUMBER($count) } Ergebnisse
    }
share-none = Nicht angegeben
share-faulty = Nicht verstanden
threshold-from = ab { $percent } %
threshold-above = über { $percent } %
threshold-none = Keine als Zahl erfasst
shareVerdict-above = Darüber: Die Schwelle ist erreicht
shareVerdict-possible = Der Bereich erreicht die Schwelle
shareVerdict-unknown = Anteil unbekannt
shareVerdict-noThreshold = Keine Schwelle erfasst: Lesen Sie den Eintrag
shareVerdict-group = Fällt möglicherweise unter eine Gruppe: Lesen Sie den Eintrag
shareVerdict-below = Darunter: Die Schwelle ist nicht erreicht
checkColumn-share = Anteil
checkColumn-threshold = Schwelle
checkColumn-shareVerdict = Urteil
lists-heading = Rechtliche Stofflisten
lists-intro = Alle Listen, die die Suche kennt, mit ihrer Ausgabe und wie weit sie vorliegen.
lists-all = Alle Stofflisten
lists-entries = Einträge
lists-pages = Seiten der Listen
lists-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Liste
        *[other] { NUMBER($count) } Listen
    }
list-authority = Behörde
list-act = Rechtsakt
list-validFrom = In Kraft ab
list-validUntil = In Kraft bis
list-read = Kopie vom
list-renewed = Erneuert
list-licence = Lizenz
list-source = Quelle
list-scope = Was sie enthält und was nicht
list-groups =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Eintrag ist eine Gruppe oder hat hier keine Nummer eines Stoffs: Welche Stoffe dazu gehören, wird nicht gesagt.
        *[other] { NUMBER($count) } Einträge sind Gruppen oder haben hier keine Nummer eines Stoffs: Welche Stoffe dazu gehören, wird nicht gesagt.
    }
list-entries = Einträge
list-text = Einträge zeigen mit
list-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Eintrag
        *[other] { NUMBER($count) } Einträge
    }
list-noneWith = Kein Eintrag enthält „{ $text }“.
list-empty = Diese Ausgabe hat hier keinen Eintrag.
list-pages = Seiten der Einträge
list-editions = Ausgaben
list-oneEdition = Eine Ausgabe liegt vor. Wird eine neuere geladen, bleibt diese erhalten.
list-state = Stand
listState-coming = Tritt später in Kraft
listState-served = Jetzt in der Suche
listState-earlier = Frühere Ausgabe
difference-editions = Was sich zwischen zwei Ausgaben geändert hat
difference-lists = Unterschied zu einer anderen Liste
difference-from = Von Ausgabe
difference-to = Zu Ausgabe
difference-find = Die andere Liste finden
difference-another = Eine andere Liste wählen
difference-against = Verglichen mit
difference-kind = Was gezeigt wird
difference-removed = Gestrichen: { NUMBER($count) }
difference-added = Neu: { NUMBER($count) }
difference-changed = Geändert: { NUMBER($count) }
difference-onlyFirst = Nur auf dieser Liste: { NUMBER($count) }
difference-onlySecond = Nur auf der anderen Liste: { NUMBER($count) }
difference-both = Auf beiden: { NUMBER($count) }
difference-none = Davon gibt es nichts.
difference-notNamed = Nicht genannt
difference-notTold = Nicht beide Listen sind vollständig und gehen allein nach Nummern: Was eine von ihnen nicht nennt, kann trotzdem auf ihr stehen.
difference-pages = Seiten des Unterschieds
