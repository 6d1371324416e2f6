intro = Eigenschaften des Produkts im Lieferzustand. Ein Wert ist eine Zahl, beginnt mit < oder > oder ist ein Bereich wie 120-140. Was Sie leer lassen, wird als „Nicht verfügbar“ gedruckt.
heading-appearance = Zustand und Aussehen
heading-temperatures = Temperaturen
heading-flow = Dichte, Dampf und Fließverhalten
heading-explosive = Explosionsgrenzen
heading-exposure = Exposition
heading-unclassified = Gefahren, die nicht anderweitig eingestuft sind
more-heading = Weitere Eigenschaften
more-intro = Der erweiterte Modus fragt auch nach Schmelzpunkt, Dampfdruck, Selbstentzündungs- und Zersetzungstemperatur, Verdampfungsgeschwindigkeit, molarer Masse, DNEL und PNEC sowie nach Zeilen zu Toxizität und Umwelt. Er fügt die Prüfung der Einstufung hinzu. Was Sie eingegeben haben, bleibt.
more-button = Alle Eigenschaften zeigen
exposureIntro = Optional: Werte neben den Arbeitsplatzgrenzwerten, die das Datenblatt dem Katalog entnimmt, ein Bestandteil je Zeile; sowie geprüfte Handschuhe.
unclassifiedIntro = Optional: bekannte Gefahren, die keine Klasse erfasst, im Wortlaut des Etiketts.
combustibleDust = Als brennbarer Staub geliefert: Seine Partikel entzünden sich oder explodieren, wenn sie in der Luft schweben
limits-osha = Das Datenblatt entnimmt die Grenzwerte der OSHA dem Katalog. Geben Sie die Threshold Limit Values (TLV) der ACGIH ein oder geben Sie an, dass es keine gibt.
limits-notHeld = Der Katalog enthält { $list } nicht: Schlagen Sie deren Grenzwerte nach.
limits-countryNotHeld = Der Katalog enthält die Liste des Landes nicht: Schlagen Sie deren Grenzwerte nach.
limits-partlyHeld = Der Katalog enthält { $list } nicht vollständig: Schlagen Sie deren Grenzwerte nach.
limits-held = Das Datenblatt entnimmt die Grenzwerte der Liste { $list } dem Katalog. Geben Sie die Werte der Bestandteile ein, die die Prüfung nennt.
hint-biologicalLimits = Stoff, Parameter, Wert und Probenahmezeitpunkt.
hint-dnel = Aus dem Stoffsicherheitsbericht oder dem Datenblatt des Lieferanten: Personengruppe, Expositionsweg, Dauer, Wirkung, Wert.
hint-pnec = Je Umweltkompartiment: Süßwasser, Meerwasser, Sediment, Boden.
hint-gloves = Anstelle der Handschuhe, die das Datenblatt wählt: Material und Dicke; dann Durchbruchzeit und Prüfung.
hint-particles = Mediane Größe und Spannweite, Form, Staubungsverhalten; ob Nanoformen enthalten sind.
hint-storageTemperature = Was Sie zulassen: 5-30, oder 30 für nicht über 30. Nötig bei Peroxiden und anderen Produkten, die sich von selbst zersetzen.
hint-carriageTemperature = Nur wenn das Produkt heiß befördert wird, wie Asphalt oder Schwefel.
hint-viscosity = Kinematisch, bei 40 °C.
hint-partitionCoefficient = Für einen Stoff. Ein Gemisch hat in der Regel keinen.
hint-upperExplosiveLimit = Zwischen 0,1 und 99,9 %.
hint-packedGas = Bestimmt die Gruppe der Gase unter Druck.
notStated = Nicht angegeben
unitOf = { $name }, Einheit
solution-ph = pH-Wert als Lösung
solution-at = bei %
state-Gas = Gasförmig
state-Liquid = Flüssig
state-Solid = Fest
state-Aerosol = Aerosol
solubility-miscible = Mischbar
solubility-soluble = Löslich
solubility-partlyMiscible = Teilweise mischbar
solubility-slightlySoluble = Schwer löslich
solubility-immiscible = Nicht mischbar
solubility-insoluble = Unlöslich
solubility-reactsWithWater = Reagiert mit Wasser
appearance-clearColourless = Klare farblose Flüssigkeit
appearance-clearColoured = Klare farbige Flüssigkeit
appearance-opaque = Undurchsichtige Flüssigkeit
appearance-emulsion = Emulsion
appearance-suspension = Suspension
appearance-paste = Paste
appearance-gel = Gel
appearance-powder = Pulver
appearance-granules = Granulat
appearance-crystals = Kristalle
appearance-flakes = Schuppen
appearance-block = Fester Block
appearance-compressedGas = Verdichtetes Gas
appearance-liquefiedGas = Verflüssigtes Gas
appearance-ownText = Eigene Eingabe
packing-compressed = Verdichtetes Gas
packing-liquefied = Verflüssigtes Gas
packing-refrigerated = Tiefgekühlt verflüssigtes Gas
packing-dissolved = Gelöstes Gas
packing-unpressurised = Unter 200 kPa (Überdruck) bei 20 °C
unit-air = Luft = 1
unit-butylAcetate = Butylacetat = 1
unit-ether = Ether = 1
unit-volume = Vol.-%
unit-notApplicable = Nicht anwendbar
unit-notAvailable = Nicht verfügbar
tests-title = Prüfergebnisse
tests-none = Keine eingegeben
tests-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Prüfung
        *[other] { NUMBER($count) } Prüfungen
    }
tests-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Zeile
        *[other] { NUMBER($count) } Zeilen
    }
tests-intro = Prüfungen an diesem Produkt entscheiden anstelle der Berechnung über ihre Gefahrenklasse. Eine Prüfung zählt, sobald sie Ergebnis, Methode und Bericht hat. Kennen Sie eine Klasse ohne eigene Prüfung, fügen Sie sie unter „Die Klasse ist bekannt“ hinzu und nennen Sie das Dokument, das dies belegt.
tests-add = Prüfung hinzufügen
tests-option = { $name } ({ $methods })
tests-known = Bekannte Klasse: { $name }
tests-ofSubject = { $test }: { $subject }
tests-remove = Entfernen
tests-removeThis = { $name } entfernen
tests-removed = { $name } entfernt.
tests-unit = { $label }, { $unit }
tests-optional = { $label } (optional)
tests-doseHint = Ein Wert, ein Bereich wie 300-500 oder > und die höchste geprüfte Dosis.
tests-valueHint = Ein Wert, ein Bereich wie 3-5 oder < oder > vor einem Wert.
tests-orNone = Oder { $none }: { $meaning }.
tests-notClassified = Nicht eingestuft: Kriterien nicht erfüllt
group-health = Gesundheit
group-environment = Umwelt
group-physical = Physikalische Gefahren
group-known = Physikalische Gefahren: Die Klasse ist bekannt
evidence-method = Methode
evidence-basis = Worauf sie beruht
evidence-document = Dokument, mit Nummer
evidence-report = Bericht oder Labor
evidence-source = Quelle
evidence-date = Datum (optional)
evidence-reportExample = Labor, Berichtsnummer
evidence-sourceExample = Datenblatt des Lieferanten, dessen Datum
toxicity-health = Toxizität
toxicity-environment = Umwelt
toxicity-healthIntro = Eine Zeile je Studie. Eine Zeile des Produkts entscheidet anstelle der Berechnung über seine Klasse; eine Zeile eines Bestandteils, den niemand eingestuft hat, ergibt dessen Schätzwert und Klasse. Abschnitt 11 druckt jede Zeile.
toxicity-environmentIntro = Eine Zeile je Studie. Werte eines Bestandteils, den niemand eingestuft hat, führen zusammen mit Abbau und Bioakkumulation zu seiner Klasse und seinem M-Faktor. Abschnitt 12 druckt jede Zeile.
toxicity-rowFor = Zeile für
toxicity-test = Prüfung
toxicity-add = Zeile hinzufügen
toxicity-product = Das Produkt
toxicity-ingredient = Bestandteil { $number }
