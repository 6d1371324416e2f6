intro = Geben Sie mindestens drei Zeichen eines Namens oder einer CAS-Nummer ein. Ein Anteil ist eine Zahl, ein Bereich wie 5-10 oder beginnt mit <, >, <= oder >=.
caption = Bestandteile mit ihren Anteilen
column-name = Name
column-cas = CAS-Nummer
column-proportion = Anteil
column-registrationNumber = REACH-Nummer
column-sanitisedName = Ersatzbezeichnung
column-sanitisedProportion = Ersatzanteil
column-remove = Entfernen
cell-name = Name, Bestandteil { $number }
cell-cas = CAS-Nummer, Bestandteil { $number }
cell-proportion = Anteil in Prozent, Bestandteil { $number }
cell-remove = Bestandteil { $number } entfernen
cell-casExample = CAS
cell-proportionExample = z. B. 5-10
cell-orBalance = oder Rest
cell-notFound = Verlassen Sie das Feld, wählen Sie „Manuell einstufen“ und geben Sie die Klassen aus dem Datenblatt des Lieferanten ein.
cell-notFoundMixture = Wenn Sie die Zusammensetzung kennen, wählen Sie „Es ist ein Gemisch“.
add = Bestandteil hinzufügen
addTo = Zu { $name } hinzufügen
addToNumber = Zu Bestandteil { $number } hinzufügen
import = Datei importieren
total = Summe <strong>{ $share } %</strong>
totalOfMaterial = Vom Rohstoff <strong>{ $share } %</strong>
totalWithBalance = Vom Rohstoff <strong>100 % mit dem Rest</strong>
tip = Mit der Eingabetaste übernehmen Sie den ersten Treffer und gehen zur nächsten Zelle. Zeilen aus Excel können Sie in einen Namen einfügen.
removed = Bestandteil { $number } entfernt.
partsRemoved = Die Bestandteile von Bestandteil { $number } wurden entfernt.
paste-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Zeile eingefügt.
        *[other] { NUMBER($count) } Zeilen eingefügt.
    }
paste-replaced =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Zeile eingefügt, davon { NUMBER($replaced) } anstelle von vorhandenem Inhalt.
        *[other] { NUMBER($count) } Zeilen eingefügt, davon { NUMBER($replaced) } anstelle von vorhandenem Inhalt.
    }
paste-tooManyForSheet = { NUMBER($count) } passten nicht mehr hinein: Ein Datenblatt fasst { NUMBER($max) }.
paste-tooManyForMaterial = { NUMBER($count) } passten nicht mehr hinein: Ein Rohstoff fasst { NUMBER($max) }.
paste-notUnderstood =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Zeile nicht eingefügt: Der Anteil wurde nicht verstanden.
        *[other] { NUMBER($count) } Zeilen nicht eingefügt: Der Anteil wurde nicht verstanden.
    }
mode-label = Modus
mode-simple = Einfach
mode-advanced = Erweitert
mode-simpleHint = „Einfach“ fragt nach dem, was die meisten Datenblätter brauchen.
mode-advancedHint = „Erweitert“ zeigt alle Felder und zusätzlich die Prüfung der Einstufung. Den Schritt „Gefahrgut“ können Sie überspringen.
mode-emptied = Einfacher Modus. Die Daten des Datenblatts wurden geleert.
mode-title = In den einfachen Modus wechseln?
mode-yes = Leeren und wechseln
mode-no = Im erweiterten Modus bleiben
mode-text = Alle Daten des erweiterten Modus gehen verloren. Bestandteile, physikalische Eigenschaften, Prüf- und Toxizitätsdaten, die geprüfte Einstufung und das Gefahrgut werden geleert, samt den Gründen und Auswahlen, die Sie dazu angegeben haben. Die Produktbeschreibung und die Zusatzleistungen bleiben. Sie können dies rückgängig machen.
family-label = Chemische Familie, Bestandteil { $number }
family-notConfirmed = Nicht bestätigt
family-looksLike = Sieht aus wie: { $family }.
family-confirm = Bestätigen
family-confirmThis = { $family } bestätigen, Bestandteil { $number }
status-withhold = Vertraulich behandeln
status-register = REACH-Nummer
status-mixture =
    { NUMBER($count) ->
        [one] Ein Gemisch aus { NUMBER($count) } Bestandteil
        *[other] Ein Gemisch aus { NUMBER($count) } Bestandteilen
    }
status-notMixture = Kein Gemisch
status-known = Im Katalog
status-knownNumber = Im Katalog, { $number }
status-byCas = Im Katalog, über die CAS-Nummer gefunden
status-byCasNumber = Im Katalog, über die CAS-Nummer gefunden, { $number }
status-notThis = Nicht dieser
status-change = Einstufung ändern
status-pending = Wird gesucht …
status-offline = Offline: noch nicht gesucht
status-take = Im Katalog als
status-offer = Ist dies gemeint?
status-none = Nicht im Katalog
status-failed = Konnte nicht gesucht werden
status-use = { $name } verwenden
status-useCas = { $name } ({ $cas }) verwenden
status-classify = Manuell einstufen
status-split = Es ist ein Gemisch
status-byHand = Manuell eingestuft: { $hazards }
status-byHandNotHazardous = Manuell eingestuft: nicht gefährlich
status-edit = Bearbeiten
hand-title = Einstufung von { $name }
hand-titleUnnamed = Einstufung des Bestandteils
hand-assessed = Bewertet und nicht gefährlich
hand-known = So steht es im Katalog. Ändern Sie, was Ihre Quelle anders sagt, und nennen Sie die Quelle.
hand-missing = Wählen Sie eine Einstufung oder geben Sie an, dass es keine gibt.
hand-addHazard = Gefahrenklasse und -kategorie hinzufügen
hand-supplemental = Ergänzende Gefahrenhinweise
hand-count = { NUMBER($count) } gewählt
hand-searchHint = Ein Code wie H315 oder Wörter wie Ätzwirkung. Die Pfeiltasten gehen durch die Liste; die Eingabetaste übernimmt den einzigen Treffer.
hand-nothingFound = So heißt nichts. Suchen Sie nach einem Code wie H315 oder nach einem Wort des Gefahrenhinweises.
hand-removeAll = Diese Einstufung entfernen
hand-cancel = Abbrechen
hand-save = Speichern
hand-source = Quelle
hand-sourceHint = Z. B. das Sicherheitsdatenblatt des Lieferanten mit Datum.
number-mAcute = M-Faktor, akut
number-mChronic = M-Faktor, chronisch
number-ateOral = ATE oral, mg/kg
number-ateDermal = ATE dermal, mg/kg
number-ateVapour = ATE Dampf, mg/l
number-ateDustMist = ATE Staub oder Nebel, mg/l
number-ateGas = ATE Gas, ppmV
limits-heading = Spezifische Konzentrationsgrenzwerte
limits-outcome = Ergebnis
limits-from = Ab %
limits-below = Unter %
limits-remove = Grenzwert { NUMBER($number) } entfernen
limits-add = Grenzwert hinzufügen
change-unknownShare = Die anderen Zeilen ergeben 100 %: Geben Sie den Anteil an, um zu sehen, was sich dadurch ändert
change-typedNone = Mit { $share } % davon: keine neue Gesundheits- oder Umweltgefahr. Physikalische Gefahren werden nach den Daten des Produkts selbst beurteilt.
change-leftNone = Mit { $share } % davon, so viel wie noch fehlt: keine neue Gesundheits- oder Umweltgefahr. Physikalische Gefahren werden nach den Daten des Produkts selbst beurteilt.
change-typedGains = Mit { $share } % davon: { $gains }. Physikalische Gefahren werden nach den Daten des Produkts selbst beurteilt.
change-leftGains = Mit { $share } % davon, so viel wie noch fehlt: { $gains }. Physikalische Gefahren werden nach den Daten des Produkts selbst beurteilt.
signal-Danger = Signalwort Gefahr
signal-Warning = Signalwort Achtung
note = Anmerkung { $note }, { $condition }: belegt durch <hidden>(Bestandteil { $number })</hidden>
fineDust = Feinstaub, { $condition }: belegt durch <hidden>(Bestandteil { $number })</hidden>
noteExample = Zertifikat oder Bericht; leer lassen, falls nicht vorhanden
secret-group = Vertraulich, Bestandteil { $number }
secret-hint = Das Datenblatt druckt diese Angaben anstelle des Namens, seiner Nummern und des Anteils.
secret-name = Ersatzbezeichnung<hidden>, Bestandteil { $number }</hidden>
secret-nameExample = z. B. Aromatisches Lösungsmittel
secret-proportion = Ersatzanteil<hidden>, Bestandteil { $number }</hidden>
secret-proportionExample = z. B. 10-30
secret-approval = { $law }: Die Behörde muss die Bezeichnung annehmen, bevor Sie sie verwenden.
secret-approvalNumber = Nummer der Genehmigung<hidden>, Bestandteil { $number }</hidden>
secret-approvalNumberExample = Nummer
secret-approvalDate = Angenommen am<hidden>, Bestandteil { $number }</hidden>
secret-claim = Kanada verlangt einen Antrag auf Befreiung. <link>HMIRA-Nummer eingeben</link>
secret-range = Gesetzlicher Bereich
secret-rangeOf = Gesetzlicher Bereich, Bestandteil { $number }
registration-union = REACH-Registrierungsnummer<hidden>, Bestandteil { $number }</hidden>
registration-british = UK-REACH-Registrierungsnummer<hidden>, Bestandteil { $number }</hidden>
cell-comesTo = Ergibt { $share } %
columnHelp = Hilfe zu den Spalten
toLists = Mit regulatorischen Listen vergleichen
