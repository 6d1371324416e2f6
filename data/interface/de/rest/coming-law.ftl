pageTitle = Künftiges Recht
heading = Ihre Blätter nach dem Recht von morgen
link = Künftiges Recht
intro = Wir erstellen jedes Blatt so, wie es das Recht an jedem künftigen Tag verlangt, mit Ihren heutigen Angaben, und zeigen die Unterschiede.
working = { NUMBER($count) ->
        [one] { NUMBER($count) } Blatt wird verglichen…
        *[other] { NUMBER($count) } Blätter werden verglichen…
    }
noSheets = Sie haben noch kein Blatt. Diese Änderungen betreffen Blätter aller Länder.
failed = { $name } konnte nicht verglichen werden: { $reason }
upcoming = Kommende Änderungen
open = Noch ohne Tag
past = Seit dem letzten Jahr in Kraft
status-set = Erlassen
status-agreed = Vereinbart, nicht erlassen
status-draft = Entwurf
status-in-force = In Kraft
until = Das frühere Recht darf noch bis { DAY($day) } angewendet werden.
check = Dieser Tag wurde nicht im Rechtsakt gelesen. Prüfen Sie ihn dort.
act = Rechtsakt: { $act }
ofData = Werte Ihrer Bestandteile ändern sich an diesem Tag
touches-classes = Einstufung
touches-label = Kennzeichnung
touches-limits = Arbeitsplatzgrenzwerte
touches-transport = Transport
touches-sheet = Blatt
touches-notification = Meldung
touchesLine = Betrifft: { $parts }
changed = { $name }, { $country }: { $what }
what-classes =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Klasse ändert sich
        *[other] { NUMBER($count) } Klassen ändern sich
    }
what-sections =
    { NUMBER($count) ->
        [one] Abschnitt { $list } ändert sich
        *[other] Abschnitte { $list } ändern sich
    }
added = Neu: { $name }
removed = Entfällt: { $name }
major = Sie müssen die neue Fassung an Ihre Kunden senden.
same =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Blatt bleibt, wie es ist.
        *[other] { NUMBER($count) } Blätter bleiben, wie sie sind.
    }
notCompared =
    { NUMBER($count) ->
        [one] Wir können { NUMBER($count) } Blatt nicht vergleichen: Unsere Daten enthalten dieses Recht noch nicht. Lesen Sie den Rechtsakt.
        *[other] Wir können { NUMBER($count) } Blätter nicht vergleichen: Unsere Daten enthalten dieses Recht noch nicht. Lesen Sie den Rechtsakt.
    }
none = Für dieses Land ist keine kommende Änderung bekannt.
oneSame = Dieses Blatt bleibt, wie es ist.
oneNotCompared = Wir können dieses Blatt nicht vergleichen: Unsere Daten enthalten dieses Recht noch nicht. Lesen Sie den Rechtsakt.
details = Was sich ändert
detailsOf = Was sich am { DAY($day) } in { $name } ändert
unsaved = Verglichen wird das gespeicherte Blatt.
title-eu-new-classes-new-substances = Neue Gefahrenklassen: neue Stoffe
title-br-nbr-14725 = Brasilien: NBR 14725 von 2023
title-cn-gb-30000-1 = China: GB 30000.1 von 2024
title-eu-atp-21 = 21. Anpassung der CLP-Verordnung
title-un-ghs-11 = GHS, Revision 11
title-ca-hpr-transition = Ende der Übergangszeit in Kanada
title-imdg-42-24 = Seetransport nach IMDG-Code 42-24
title-kr-msds-last-band = Korea: letzte Mengenstufe der Einreichung
title-eu-atp-22 = 22. Anpassung der CLP-Verordnung
title-eu-new-classes-new-mixtures = Neue Gefahrenklassen für neue Gemische
title-us-hcs-2024-substances = HCS 2024 für Stoffe
title-gb-clp-procedure = Großbritannien: verbindliche Einstufungen
title-eu-clp-revision-first-part = Überarbeitung der CLP-Verordnung, erster Teil
title-eu-new-classes-old-substances = Neue Gefahrenklassen für alle Stoffe
title-us-hcs-2024-substances-employers = HCS 2024: Stoffe, Arbeitgeber
title-au-wel = Australien: neue Arbeitsplatzgrenzwerte
title-adr-2027 = ADR 2027
title-eu-poison-centre-relabellers = Meldung durch Umetikettierer
title-eu-atp-23 = 23. Anpassung der CLP-Verordnung
title-us-hcs-2024-mixtures = HCS 2024 für Gemische
title-eu-label-format = Neues Format der Etiketten
title-eu-new-classes-old-mixtures = Neue Gefahrenklassen für alle Gemische
title-us-hcs-2024-employers = HCS 2024 für Arbeitgeber
title-eu-data-platform = Gemeinsame Datenplattform für Chemikalien
title-eu-detergents = Neue Detergenzienverordnung
title-eu-omnibus-vi = Einfachere Regeln für Etiketten
title-jp-jis-2025 = Japan: JIS Z 7252 und Z 7253 von 2025
title-eu-atp-24 = 24. Anpassung der CLP-Verordnung
title-eu-annex-xvii-cmr = Weitere Stoffe für Verbraucher verboten
title-in-ghs-draft = Indien: Entwurf zum GHS
text-eu-new-classes-new-substances = Stoffe, die ab diesem Tag in Verkehr gebracht werden, werden als endokrine Disruptoren, PBT, vPvB, PMT und vPvM beurteilt.
text-br-nbr-14725 = Die frühere Ausgabe darf nicht mehr verwendet werden. Das Datenblatt heißt FDS, ist in brasilianischem Portugiesisch und hat eine Notrufnummer in Brasilien.
text-cn-gb-30000-1 = Der allgemeine Teil folgt der Revision 8 des GHS und kennt desensibilisierte explosive Stoffe. Die Teile zu den einzelnen Klassen folgen bis zu ihrem Ersatz der Revision 4.
text-eu-atp-21 = 28 neue und 24 geänderte harmonisierte Einstufungen.
text-un-ghs-11 = Aerosole und Chemikalien unter Druck werden klarer unterschieden; das Treibhauspotenzial ist ein neuer Begriff. Jedes Land entscheidet, wann es folgt.
text-ca-hpr-transition = Kennzeichnung und Blätter folgen den geänderten Hazardous Products Regulations. Altes und neues Recht dürfen nicht gemischt werden.
text-imdg-42-24 = Neue Eintragungen und geänderte Sondervorschriften. Prüfen Sie Seesendungen der genannten Güter.
text-kr-msds-last-band = Auch Stoffe und Gemische unter 1 Tonne im Jahr brauchen die Nummer ihrer Einreichung.
text-eu-atp-22 = 27 neue und 16 geänderte harmonisierte Einstufungen, etwa n-Hexan, Ameisensäure, Peressigsäure und Silber.
text-eu-new-classes-new-mixtures = Endokrine Disruptoren, PBT, vPvB, PMT und vPvM. Gemische, die ab diesem Tag in Verkehr gebracht werden, sind danach einzustufen.
text-us-hcs-2024-substances = Hersteller und Importeure von Stoffen folgen dem geänderten Hazard Communication Standard.
text-gb-clp-procedure = Ein einziges Verfahren für verbindliche Einstufungen, beschleunigt für Stellungnahmen der Union. Die neuen Gefahrenklassen der Union sind in Großbritannien kein Recht.
text-eu-clp-revision-first-part = Das Etikett nennt einen Lieferanten in der Union. Faltetiketten und digitale Kennzeichnung sind möglich. Bei komplexen Stoffen entscheiden die Bestandteile.
text-eu-new-classes-old-substances = Auch Stoffe, die vor dem 1. Mai 2025 in Verkehr waren, sind nach den neuen Klassen einzustufen. Bitten Sie Ihre Lieferanten um neue Blätter.
text-us-hcs-2024-substances-employers = Arbeitgeber passen für Stoffe die Kennzeichnung am Arbeitsplatz, ihr Programm und die Schulung an.
text-au-wel = Die Liste der Grenzwerte wird ersetzt: rund 200 Werte ändern sich, Hinweise auf Sensibilisierung sind neu. Geben Sie die Grenzwerte in Abschnitt 8 nach der neuen Liste ein.
text-adr-2027 = Die neue Ausgabe für den Straßentransport.
text-eu-poison-centre-relabellers = Händler, die ein gefährliches Gemisch neu etikettieren oder unter eigener Marke anbieten, melden es selbst den Giftinformationszentren.
text-eu-atp-23 = 22 neue und 10 geänderte harmonisierte Einstufungen. Sie dürfen schon vor diesem Tag angewendet werden.
text-us-hcs-2024-mixtures = Hersteller und Importeure von Gemischen folgen dem geänderten Standard. Bis dahin darf der von 2012 angewendet werden. Unsere Blätter folgen schon dem von 2024.
text-eu-label-format = Schriftgröße, Zeilenabstand und Farben sind gesetzlich geregelt. Eine Verschiebung auf 2030 ist vereinbart.
text-eu-new-classes-old-mixtures = Auch Gemische, die vor dem 1. Mai 2026 in Verkehr waren, sind nach den neuen Klassen einzustufen. Unsere Blätter tun das schon.
text-us-hcs-2024-employers = Arbeitgeber passen Kennzeichnung am Arbeitsplatz, Schulung und Programm für Gemische an.
text-eu-data-platform = Nicht vertrauliche Daten der Union zu Chemikalien lassen sich maschinenlesbar herunterladen.
text-eu-detergents = UFI auf dem Etikett, digitale Kennzeichnung und ein Produktpass je Modell.
text-eu-omnibus-vi = Schriftgröße nur noch für Produkte für die breite Öffentlichkeit, digitaler Kontakt auf dem Etikett, 15 Monate zum Umetikettieren. Vereinbart, aber nicht erlassen.
text-jp-jis-2025 = Klassen nach GHS Revision 9 und die neue Form des Blatts. Bis dahin dürfen die Ausgaben von 2019 angewendet werden.
text-eu-atp-24 = Unter anderem Lithiumcarbonat und Teebaumöl als reproduktionstoxisch. Umstritten, Änderungen sind möglich.
text-eu-annex-xvii-cmr = Weitere krebserzeugende, keimzellmutagene und reproduktionstoxische Stoffe, darunter die der 23. Anpassung, kommen in Anhang XVII.
text-in-ghs-draft = Der Entwurf folgt der Revision 8 des GHS. Eine Einstufungsregel ist nicht in Kraft.
