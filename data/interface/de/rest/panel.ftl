why = Warum?
whyOf = Warum? { $name }
whyLabel = Warum? Etikett
whyTransport = Warum? Transport
tabs = Mitlaufende Einstufung
tab-hazards = Gefahren
tab-findings = Befunde
tab-sheet = Datenblatt
tab-precautions = P-Sätze
tab-what-if = Was wäre, wenn
tab-markets = Märkte
counted = { $name } { NUMBER($count) }
failed = Die mitlaufende Einstufung konnte nicht geladen werden.
updating = Daten zu Ihrer letzten Änderung werden geladen …
outdated = Nicht aktuell: Ihre letzte Änderung konnte nicht eingestuft werden.
leftOut = Zählt erst, wenn Sie es berichtigen, denn kein Produkt kann diesen Wert haben: { $fields }.
accepted-given = <strong>Hingenommen:</strong> { $reason }
accepted-leave = Mit Begründung offen lassen
accepted-leaveThis = Mit Begründung offen lassen: { $message }
accepted-change = Begründung ändern
accepted-changeThis = Begründung ändern: { $message }
accepted-label = Warum der Punkt offen bleibt
accepted-hint = Mindestens { NUMBER($count) } Zeichen. Die Begründung wird mit dem Datenblatt aufbewahrt und im Bericht gedruckt.
table = Tabelle
change-none = Keine Klasse ändert sich.
change-line = { $name }: { $before } → <strong>{ $after }</strong>
verdict-incomplete = noch nicht entschieden
verdict-not-classified = nicht eingestuft
verdict-not-adopted = nicht übernommen
copy-label = Dieses Datenblatt kopieren für
copy-placeholder = Land wählen
copy-make = Kopie erstellen
copy-makeFor = Kopie erstellen für { $country }
copy-done = Dies ist die Kopie
copy-doneText = Sie ist für dieses Land erstellt: { $country }. Das erste Datenblatt finden Sie unter Datenblätter.
differs-notAdopted = Die Klasse ist nicht übernommen in: { $markets }.
differs-onlyIn = { $own } hat diese Klasse nicht übernommen. Übernommen ist sie in: { $markets }.
differs-renamed = Dieselbe Gefahr heißt anders in: { $markets }.
differs-rules = <strong>{ $market }</strong> hat eine andere Klasse:
differs-why =
    { NUMBER($count) ->
        [one] Warum? { NUMBER($count) } Markt weicht ab
        *[other] Warum? { NUMBER($count) } Märkte weichen ab
    }
differs-whyIn =
    { NUMBER($count) ->
        [one] Warum? { NUMBER($count) } Markt weicht ab: { $name }
        *[other] Warum? { NUMBER($count) } Märkte weichen ab: { $name }
    }
findings-law = Das Gesetz verlangt
findings-chemist = Sorgfalt verlangt
findings-nice = Wünschenswert
findings-open =
    { NUMBER($count) ->
        [one] Sie können das Datenblatt bezahlen, sobald der gesetzlich verlangte Punkt ausgefüllt oder schriftlich begründet ist.
        *[other] Sie können das Datenblatt bezahlen, sobald jeder gesetzlich verlangte Punkt ausgefüllt oder schriftlich begründet ist.
    }
findings-notYet = Was noch fehlt, erscheint hier Schritt für Schritt, während Sie das Formular ausfüllen.
findings-nothing = Auf den Schritten, die Sie besucht haben, fehlt nichts.
findings-report = Bericht über das ganze Datenblatt:
findings-reportAs = Bericht als { $format }
hazards-yourReview = Ihre Überprüfung
hazards-test = Prüfung des Produkts
hazards-byReview = Ihre Überprüfung entscheidet über diese Klasse anstelle der Berechnung: { $method }, { $source }.
hazards-byTest = Prüfdaten haben Vorrang vor der Berechnung: { $method }, { $source }.
hazards-notYet = Jede Gefahrenklasse des Produkts erscheint hier mit ihrem Gefahrenhinweis, der Regel und der Rechtsgrundlage.
hazards-minimum = Dies ist das Mindeste: Die Einstufung kann strenger sein. Es fehlt: { $missing }
hazards-undecided = Noch nicht entschieden
hazards-missing = Es fehlt: <strong>{ $missing }</strong>
hazards-depend =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Gefahrenklasse hängt davon ab
        *[other] { NUMBER($count) } Gefahrenklassen hängen davon ab
    }
hazards-considered = Geprüft und nicht erreicht ({ NUMBER($count) })
hazardData = Gefahrendaten von { $name }
goods-notRegulated = Nicht als Gefahrgut geregelt
goods-notRegulatedByChoice = Nicht als Gefahrgut geregelt, nach Ihrer Wahl
goods-missing = Transport noch offen. Es fehlt: { $missing }
goods-entry = UN { $un }, Klasse { $goodsClass }
goods-entryGroup = UN { $un }, Klasse { $goodsClass }, VG { $group }
goods-chosen = UN { $un }, Klasse { $goodsClass }, nach Ihrer Wahl
goods-chosenGroup = UN { $un }, Klasse { $goodsClass }, VG { $group }, nach Ihrer Wahl
goods-unknownShare = Für { $percent } % des Produkts ist die Gewässergefährdung nicht bekannt.
label-notShown = <strong>{ $value } nicht gezeigt:</strong> { $why }
label-empty = Piktogramme, Signalwort und UN-Nummer erscheinen hier, sobald ein Bestandteil Namen und Anteil hat.
limit-from = ab { $share } %
limit-above = über { $share } %
limit-justAbove = knapp über { $share } %
limit-below = unter { $share } %
limit-atMost = höchstens { $share } %
limit-more = { $distance } Prozentpunkte mehr
limit-less = { $distance } Prozentpunkte weniger
limit-line = <strong>{ $distance }</strong>, { $limit }
limit-counts = zählt mit { $share } %
limit-noMore = Keine Gesundheits- oder Umweltgefahr wird strenger eingestuft, gleich wie viel Sie verwenden.
limit-noLess = Keine Klasse wird milder, gleich wie wenig Sie verwenden.
limit-without = Ohne diesen Bestandteil
limit-withoutThis = Ohne diesen Bestandteil: { $name }
limit-water = Wasser an seiner Stelle
limit-others = Die anderen Bestandteile an seiner Stelle
limit-empty = Die Grenzen erscheinen hier, sobald die Bestandteile Namen und Anteile haben.
limit-failed = Die Grenzen konnten nicht berechnet werden.
limit-working = Grenzen werden berechnet
limit-heading = Die nächsten Grenzen
limit-intro = Der nächste Anteil, bei dem sich eine Klasse ändert. Wasser gleicht die Differenz aus. Ein Bereich zählt mit seinem ungünstigsten Wert. Messwerte wie der Flammpunkt bleiben, wie sie angegeben sind; eine neue Rezeptur braucht vielleicht neue.
pages-note = Die Seiten folgen, sobald Ihre letzte Änderung gespeichert ist.
pages-making = Die Seiten werden erstellt
depends-none = <strong>{ $field }</strong>: Noch hängt kein Satz des Datenblatts davon ab.
depends-one = <strong>{ $field }</strong>: 1 Satz hängt davon ab
depends-some = <strong>{ $field }</strong>: { NUMBER($at) } von { NUMBER($count) } Sätzen, die davon abhängen
depends-previous = Vorheriger Satz
depends-previousOf = Vorheriger abhängiger Satz: { $field }
depends-next = Nächster Satz
depends-nextOf = Nächster abhängiger Satz: { $field }
depends-guide = Wählen Sie einen Satz, um zu seiner Eingabe zu gelangen.
depends-keys = Mit F2 gelangen Sie von einer Eingabe zu ihren Sätzen und zurück.
markets-class = Klasse
markets-own = Dieses Datenblatt
markets-table = Klassen nach Markt
markets-showAll = Auch die Klassen zeigen, die überall gleich sind
markets-same = Alle Märkte geben diesem Produkt dieselben Klassen.
markets-empty = Die Märkte erscheinen hier, sobald die Bestandteile Namen und Anteile haben.
markets-failed = Die Märkte konnten nicht verglichen werden.
markets-working = Märkte werden verglichen
next-label = Als Nächstes:
next-decides =
    { NUMBER($count) ->
        [one] entscheidet 1 offenen Punkt
        *[other] entscheidet { NUMBER($count) } offene Punkte
    }
next-which = Welche?
next-whichOf = Welche Punkte das nächste Feld entscheidet
next-how = Wir haben das Datenblatt mit mehreren plausiblen Antworten erstellt. Diese Punkte sind mit jeder davon geklärt.
next-transport = Eintrag für den Transport
tools-blocked = Ihr Browser hat das Fenster blockiert
tools-blockedText = Erlauben Sie im Browser Fenster dieser Website und versuchen Sie es erneut.
tools-back = Zurück zum Formular
tools-full = Seitenbereich auf der ganzen Seite zeigen
tools-window = Seitenbereich in eigenem Fenster öffnen
window-noForm = Das Formular dieses Datenblatts ist nicht geöffnet; dieses Fenster folgt ihm daher nicht mehr.
window-openForm = Formular öffnen
window-title = Mitlaufendes Datenblatt – GoSDS
precaution-shown = Auf Etikett und Datenblatt ({ NUMBER($count) })
precaution-left = Weggelassen ({ NUMBER($count) })
precaution-none = Keine.
choice-undo = Diese Wahl rückgängig machen
choice-leaveOut = Weglassen
choice-show = Zeigen
choice-of = { $act }: { $code }
filled-known = Aus den Daten des Produkts ausgefüllt: { $places }
filled-assumed = Mit dem üblichen Wortlaut ausgefüllt: { $places }
filled-missing = Noch offen, vom Lieferanten auszufüllen: { $places }
slot-wettingMedium = Befeuchtungsmittel
slot-inertGas = Inertgas
slot-exposureForms = Formen der Exposition
slot-washed = zu waschende Körperteile
slot-protectiveEquipment = Schutzausrüstung
slot-helper = ärztliche Hilfe
slot-treatment = Behandlung
slot-washingAgent = Waschmittel
slot-extinguishingMedia = Löschmittel
slot-storageRule = Lagervorschrift
slot-corrosionResistantContainer = korrosionsbeständiger Behälter
slot-storageTemperature = Lagertemperatur
slot-bulkMass = Masse als Schüttgut
slot-bulkTemperature = Temperatur als Schüttgut
slot-transportDivision = Unterklasse für den Transport
slot-disposal = Entsorgung
slot-supplier = Lieferant
reason-lower = <isolated>{ $share } %</isolated> (Untergrenze)
reason-upper = <isolated>{ $share } %</isolated> (Obergrenze)
reason-most = <isolated>{ $share } %</isolated> (mehr lassen die anderen nicht zu)
reason-exact = <isolated>{ $share } %</isolated>
reason-found = Ermittelt <isolated>{ $value }</isolated>
reason-limit = Grenze <isolated>{ $value }</isolated>
reason-region = Berücksichtigte Bestandteile
reason-counted = Berücksichtigt
reason-share = Anteil
reason-weight = Gewichtung
reason-as = Als
reason-leftOut = Nicht berücksichtigt
origin-catalogue = { $source }, zu CAS <isolated>{ $cas }</isolated>
origin-input = Wie von Ihnen eingegeben.
view-text = Text mit Verknüpfungen
view-pages = A4-Seiten
view-law = Künftiges Recht
swap-label = Stoff anstelle von { $name }
swap-hint = Name oder CAS-Nummer, mindestens drei Zeichen
swap-searching = Wird gesucht …
swap-none = Nicht im Katalog.
swap-with = Mit { $name } an seiner Stelle
swap-open = Austauschen
swap-openThis = Austauschen: { $name }
try-from = Ab { $value }
try-above = Über { $value }
try-changed = { $name } geändert.
try-none = Keine Klasse ändert sich, gleich bei welchem Wert.
try-at = Bei <strong>{ $value }</strong>, jetzt { $current }
try-atOpen = Bei <strong>{ $value }</strong>. Derzeit ist kein einzelner Wert angegeben.
try-slider = { $name } ausprobieren
try-input = Probewert, { $name }
try-sanitised = Der Ersatzanteil dieses Bestandteils schließt den Wert nicht ein. Ändern Sie auch ihn, sonst nennt das Datenblatt einen falschen Bereich.
try-apply = Übernehmen
try-working = Werte werden berechnet
try-region = Einen Wert ausprobieren
try-subject = Anderen Wert ausprobieren für
try-hint = Alles andere bleibt, wie es ist. Nichts wird geändert, bevor Sie auf „Übernehmen“ drücken.
