title-sheet = Datenblatt importieren
title-ingredients = Bestandteile importieren
title-file = Bestandteile importieren: { $name }
title-pasted = Bestandteile importieren: eingefügte Zeilen
source-failed = { $reason } Ihr Datenblatt ist unverändert.
source-ingredients = Bestandteile: eine Excel-Datei (.xlsx) oder eine Textdatei (.csv)
source-sheet = Ein früheres Datenblatt: als PDF oder SDScom-XML
source-drop = Legen Sie die Datei hier ab oder wählen Sie sie aus. Sie wird auf diesem Gerät gelesen und nirgendwohin gesendet.
source-choose = Datei auswählen
source-paste = Oder Zeilen einfügen
source-pasteHint = Kopiert aus Excel, einer Webseite oder einem Text: je Zeile ein Bestandteil mit seinem Anteil.
source-read = Diese Zeilen lesen
columns-heading = Spalten
columns-titles = Die Überschriften stehen in
columns-noTitles = Keiner Zeile
columns-row = Zeile { $line }: { $cells }
columns-unnamed = Spalte { $number }
columns-empty = Leer
role-skip = Nicht benötigt
role-name = Name
role-cas = CAS-Nummer
role-ec = EG-Nummer
role-registration = REACH-Nummer
role-share = Anteil
role-from = Untergrenze des Anteils
role-to = Obergrenze des Anteils
role-unit = Einheit des Anteils
role-role = Funktion
found-heading = Außerdem in der Datei
found-field = { $field }: { $value }
found-same = Im Datenblatt steht dasselbe.
found-replaces = Ersetzt „{ $old }“.
taken =
    { NUMBER($count) ->
        [one] 1 Zeile aus der Datei übernommen.
        *[other] { NUMBER($count) } Zeilen aus der Datei übernommen.
    }
match-later = Wird nach dem Import gesucht
match-pending = Wird gesucht
match-several = Mehrere Treffer: wählen Sie später einen aus
match-none = Nicht im Katalog
rows-region = Zeilen der Datei
rows-caption = Erkannte Zeilen
rows-take = Übernehmen
rows-takeThis = Zeile { $line } übernehmen, { $name }
rows-line = Zeile
rows-lineNumber = Zeile { $line }
rows-name = Name
rows-number = CAS- oder EG-Nummer
rows-share = Anteil
rows-catalogue = Im Katalog
rows-written = In der Datei: { $written }
rows-more = { NUMBER($more) } weitere von { NUMBER($all) } Zeilen anzeigen
rows-left =
    { NUMBER($count) ->
        [one] 1 Zeile wird nicht übernommen
        *[other] { NUMBER($count) } Zeilen werden nicht übernommen
    }
note-about = In der Datei steht „etwa“. Die Zahl wird als genauer Wert übernommen.
note-balance = Dies ist der Rest bis 100 %.
note-scaled = Umgerechnet, sodass alle Zeilen zusammen 100 % ergeben.
note-converted = In Prozent umgerechnet.
note-cas-wrong = Die Prüfziffer dieser CAS-Nummer ist falsch.
note-several-cas = Es sind mehrere CAS-Nummern angegeben. Geben Sie später die richtige ein.
note-no-share = Der Anteil fehlt.
fault-no-name = Es fehlen sowohl Name als auch Nummer.
fault-total = Dies ist die Summe, kein Bestandteil.
fault-not-a-share = Der Anteil ist keine Zahl, kein Bereich und keine Grenze wie <5.
fault-ambiguous-number = Der Anteil ist zweideutig: Das Trennzeichen kann für Dezimalen oder für Tausender stehen. Schreiben Sie ihn ohne Trennzeichen.
fault-backwards = Der Anteil beginnt mit der größeren Zahl.
fault-negative = Der Anteil liegt unter 0.
fault-over-100 = Der Anteil liegt über 100 %.
fault-too-small = Der Anteil liegt unter 0,000001 %.
fault-zero = Der Anteil ist 0.
fault-date = Die Zelle enthält ein Datum. Excel macht aus Bereichen wie 5-10 ein Datum: Geben Sie den Bereich als Text ein.
fault-no-value = Die Zelle enthält eine Formel ohne Ergebnis. Öffnen und speichern Sie die Datei in Excel.
fault-error = Die Formel der Zelle ergibt einen Fehler.
fault-merged = Der Anteil steht in einer Zelle über mehrere Zeilen. Geben Sie jeder Zeile ihren eigenen Anteil.
fault-rest-unknown = Bis 100 % bleibt nichts übrig, oder ein weiterer Anteil ist ebenfalls ein Rest.
fault-parts-range = Gewichtsteile lassen sich nur dann in Prozent umrechnen, wenn jeder eine einzelne Zahl ist.
fault-mixed-units = Gewichte und Prozentangaben lassen sich nicht in einer Rezeptur verbinden.
preview-table = Tabellenblatt der Arbeitsmappe
preview-tableName =
    { NUMBER($count) ->
        [one] { $name } ({ NUMBER($count) } Zeile)
        *[other] { $name } ({ NUMBER($count) } Zeilen)
    }
preview-tableLeft = Tabellenblatt „{ $name }“: { $reason }
preview-encoding = Zeichenkodierung der Datei
preview-encodingHint = Die Datei gibt ihre Zeichenkodierung nicht an. Wählen Sie eine andere, wenn Buchstaben falsch aussehen.
preview-understood =
    { NUMBER($count) ->
        [one] 1 Zeile erkannt, { NUMBER($chosen) } ausgewählt
        *[other] { NUMBER($count) } Zeilen erkannt, { NUMBER($chosen) } ausgewählt
    }
preview-nothing = Es wurde kein Bestandteil gefunden. Geben Sie oben an, was in den Spalten steht.
preview-onlyNames = In keiner Zeile steht ein Anteil oder eine Nummer. Prüfen Sie, ob dies Namen von Bestandteilen sind.
preview-tooMany = Ein Datenblatt fasst { NUMBER($limit) } Bestandteile, dies sind { NUMBER($count) }. Wählen Sie weniger Zeilen aus.
preview-restBeside = Wenn Sie diese Zeilen hinzufügen, ist der Rest das, was sie und die Zeilen im Formular von 100 % übrig lassen.
preview-use =
    { NUMBER($count) ->
        [one] Diese Zeile übernehmen
        *[other] Diese { NUMBER($count) } Zeilen übernehmen
    }
preview-add =
    { NUMBER($count) ->
        [one] Diese Zeile hinzufügen
        *[other] Diese { NUMBER($count) } Zeilen hinzufügen
    }
preview-replace =
    { NUMBER($count) ->
        [one] Bestandteile durch diese Zeile ersetzen
        *[other] Bestandteile durch diese { NUMBER($count) } Zeilen ersetzen
    }
encoding-utf-8 = Unicode (UTF-8)
encoding-utf-16le = Unicode (UTF-16)
encoding-utf-16be = Unicode (UTF-16, höchstwertiges Byte zuerst)
encoding-windows-1252 = Westeuropäisch
encoding-windows-1250 = Mitteleuropäisch
encoding-windows-1251 = Kyrillisch
encoding-windows-1254 = Türkisch
encoding-windows-1256 = Arabisch
encoding-shift_jis = Japanisch
encoding-gb18030 = Chinesisch
encoding-big5 = Chinesisch, traditionell
encoding-euc-kr = Koreanisch
unit-label = Zahlen ohne Einheit sind
unit-sum = Die Summe der Zahlen ist { NUMBER($sum) }.
unit-sumAsk = Die Summe der Zahlen ist { NUMBER($sum) }. Geben Sie an, was die Zahlen bedeuten.
unit-placeholder = Bedeutung der Zahlen angeben
unit-missed = Geben Sie an, was die Zahlen bedeuten.
unit-percent = Prozent
unit-parts = Gewichtsteile, auf 100 % umgerechnet
unit-fraction = Bruchteile von 1
unit-ppm = ppm (mg/kg)
unit-ppb = ppb (µg/kg)
unit-per-mille = Promille (g/kg)
sheet-changedPdf = Dieses PDF wurde nach dem Erstellen geändert. Was es zeigt, kann von den enthaltenen Daten abweichen; gelesen werden diese Daten.
sheet-product = Produkt
sheet-company = Firma
sheet-country = Land
sheet-language = Sprache
sheet-notInFile = Nicht in der Datei
sheet-ingredients =
    { NUMBER($count) ->
        [one] 1 Bestandteil
        *[other] { NUMBER($count) } Bestandteile
    }
sheet-lost = Was nicht übernommen wird
sheet-open = Als neues Datenblatt öffnen
lost-sentences = Die Sätze der Abschnitte werden aus den Angaben des Entwurfs neu geschrieben.
lost-tests = Eingegebene Prüfergebnisse und Einstufungen werden nicht übernommen. Geben Sie sie erneut ein.
lost-unlisted = Bestandteile, die das Datenblatt nicht nennt, weil das Gesetz es nicht verlangt, sind nicht in der Datei enthalten.
lost-share = Bei einigen Bestandteilen fehlt der Anteil in Prozent. Geben Sie ihn ein.
lost-too-many = Das Datenblatt nennt mehr Bestandteile, als ein Datenblatt hier fasst. Die letzten werden weggelassen.
lost-other-sheets = Die Datei enthält mehrere Datenblätter. Nur das erste wird gelesen.
foreign-picture = Diese Datei ist ein Bild.
foreign-word = Diese Datei ist ein Textdokument.
foreign-open-document = Diese Datei ist eine OpenDocument-Datei. Speichern Sie sie als XLSX oder CSV.
foreign-excel-binary = Diese Excel-Datei liegt in binärer Form vor (.xlsb). Speichern Sie sie als .xlsx und wählen Sie sie dann noch einmal.
foreign-web-page = Diese Datei ist eine Webseite, auch wenn ihr Name etwas anderes sagt. Öffnen Sie sie in Excel und speichern Sie sie als .xlsx, oder kopieren Sie die Zeilen und fügen Sie sie hier ein.
foreign-archive = Diese Datei ist ein Archiv. Entpacken Sie sie zuerst.
foreign-program = Diese Datei ist ein Programm.
foreign-other-xml = Diese XML-Datei ist keine SDScom-Datei. Exportieren Sie das Datenblatt als SDScom-XML.
foreign-unknown = Diese Art von Datei kann der Import nicht lesen.
refusal-empty = Diese Datei ist leer.
refusal-broken = Diese Datei ist beschädigt oder unvollständig. Speichern Sie sie dort, wo sie herkommt, noch einmal und wählen Sie sie dann erneut aus.
refusal-encrypted = Diese Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und wählen Sie sie dann erneut aus.
refusal-old-excel = Dies ist eine Excel-Datei aus der Zeit vor 2007 (.xls). Speichern Sie sie als .xlsx und wählen Sie sie dann erneut aus.
refusal-no-text = Diese Datei enthält keinen Text. Wählen Sie eine Excel-Datei (.xlsx) oder eine Textdatei (.csv) aus.
refusal-unsafe-xml = Diese Datei definiert eigene Entitäten und lässt sich nicht sicher lesen. Speichern Sie sie dort, wo sie herkommt, noch einmal.
refusal-foreign-pdf = Dieses PDF enthält keine Daten eines Datenblatts. Geöffnet werden kann nur ein PDF, das hier erstellt und bezahlt wurde.
refusal-pdf-without-inputs = Dieses PDF entstand, bevor Datenblätter die eingegebenen Angaben enthielten. Öffnen Sie das Datenblatt stattdessen unter Datenblätter.
refusal-too-slow = Das Lesen dieser Datei dauert zu lange. Kopieren Sie die Zeilen mit den Bestandteilen und fügen Sie sie hier ein.
limit-too-large = Diese Datei ist größer als { NUMBER($limit) } MB. Kopieren Sie die Zeilen mit den Bestandteilen und fügen Sie sie hier ein.
limit-unpacks-too-large = Diese Datei ist entpackt größer als { NUMBER($limit) } MB. Kopieren Sie die Zeilen mit den Bestandteilen und fügen Sie sie hier ein.
limit-too-many-rows = Diese Tabelle hat mehr als { NUMBER($limit) } Zeilen. Kopieren Sie die Zeilen mit den Bestandteilen und fügen Sie sie hier ein.
limit-too-many-columns = Diese Tabelle hat mehr als { NUMBER($limit) } Spalten. Kopieren Sie die Zeilen mit den Bestandteilen und fügen Sie sie hier ein.
