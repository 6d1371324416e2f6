pageTitle = Beobachtung
heading = Beobachtung
link = Beobachtung
intro = Wenn eine Stoffliste eine neuere Ausgabe erhält oder eine Vorschrift in Kraft tritt, halten wir sie gegen Ihre Produkte und veröffentlichten Datenblätter. Hier steht, was jede Änderung betrifft.
none = Noch keine Änderung hat Ihre Datenblätter betroffen.
groups = Listen werden nach CAS-Nummern verglichen. Eine Gruppe ohne Nummern wird zugeordnet, wenn sie die Verbindungen eines Elements nennt, etwa „Bleiverbindungen“ (Lead compounds). Andere Gruppen werden Ihren Bestandteilen nicht zugeordnet.
more =
    { NUMBER($count) ->
        [one] Eine frühere Änderung wird nicht angezeigt.
        *[other] { NUMBER($count) } frühere Änderungen werden nicht angezeigt.
    }
published = Veröffentlichtes Datenblatt
draft = Nicht veröffentlicht
replaced = Eine neuere Version ist veröffentlicht.
since = Seit { DAY($day) }
list = { $title }: Ausgabe { $later } nach { $earlier }
law = Vorschrift in Kraft ab { DAY($day) }
ofData = Ein Wert eines Bestandteils hat sich durch Vorschrift geändert
newOnList = Jetzt auf der Liste: { $entry }
offList = Nicht mehr auf der Liste. Vorher: { $entry }
changedOnList = Der Eintrag wurde von „{ $before }“ zu „{ $after }“
ofGroup = Fällt möglicherweise unter die Gruppe „{ $group }“. { $what }
entryOnly = gelistet
entryFrom = { $entry }, ab { $percent } %
entryAbove = { $entry }, über { $percent } %
sheetSame = Das Datenblatt selbst bleibt, wie es ist.
madeAnew = Der Entwurf übernimmt die neue Ausgabe von selbst. Prüfen Sie ihn, bevor Sie ihn veröffentlichen.
notCompared = Das veröffentlichte Datenblatt können wir nicht vergleichen. Prüfen Sie die Abschnitte 2, 3, 8 und 15.
edited =
    { NUMBER($count) ->
        [one] Der Chemiker hat einen Satz dieses Blatts geschrieben. Er wird verglichen, wie er ist: Prüfen Sie, ob er noch passt.
        *[other] Der Chemiker hat { NUMBER($count) } Sätze dieses Blatts geschrieben. Sie werden verglichen, wie sie sind: Prüfen Sie, ob sie noch passen.
    }
publishedNow = Heute neu erstellt, ändert sich das veröffentlichte Datenblatt:
label = Das Etikett ändert sich.
labelSame = Das Etikett bleibt, wie es ist.
details = Zeigen, was sich ändert
detailsOf = Zeigen, was sich in { $name } ändert
open = Datenblatt öffnen
openNamed = Datenblatt öffnen: { $name }
orders = Zu Mein Konto
settings = Ob wir Sie per E-Mail benachrichtigen, wählen Sie in den Einstellungen Ihres Kontos.
unread = Neu
read = Als gelesen markieren
readNamed = Als gelesen markieren: { $name }
readAll = Alle als gelesen markieren
mark =
    { NUMBER($count) ->
        [one] Eine Änderung
        *[other] { NUMBER($count) } Änderungen
    }
markOf =
    { NUMBER($count) ->
        [one] Eine Änderung von Listen oder Recht betrifft { $name }
        *[other] { NUMBER($count) } Änderungen von Listen oder Recht betreffen { $name }
    }
mail-subject =
    { NUMBER($count) ->
        [one] Eine Änderung betrifft eines Ihrer Sicherheitsdatenblätter
        *[other] Eine Änderung betrifft { NUMBER($count) } Ihrer Sicherheitsdatenblätter
    }
mail-list = die Liste „{ $title }“ hat eine neuere Ausgabe: { $edition }.
mail-law = neue Vorschriften sind in Kraft, bis einschließlich { DAY($day) }.
mail-touches =
    { NUMBER($count) ->
        [one] Das betrifft ein Datenblatt Ihres Kontos:
        *[other] Das betrifft { NUMBER($count) } Datenblätter Ihres Kontos:
    }
mail-more =
    { NUMBER($count) ->
        [one] und eines mehr
        *[other] und { NUMBER($count) } weitere
    }
mail-button = Ansehen, was sich ändert
mail-closing = Sie können diese E-Mails in den Einstellungen Ihres Kontos abstellen.
