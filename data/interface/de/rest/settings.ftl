heading = Kontoeinstellungen
save = Speichern
name-heading = Ihr Name
name-intro = Ihr Name steht auf Rechnungen. Die Angaben zu Ihrer Firma stehen in Ihrem <link>Firmenprofil</link>.
name-saved = Ihr Name ist gespeichert.
password-heading = Passwort
password-intro = Zum Ändern brauchen Sie Ihr jetziges Passwort. Wenn Sie es nicht kennen, <link>legen Sie per E-Mail ein neues fest</link>.
password-current = Jetziges Passwort
password-button = Passwort ändern
password-saved = Ihr Passwort ist geändert. Alle anderen Sitzungen sind geschlossen, und wir haben Ihnen eine E-Mail geschickt.
sessions-heading = Wo Sie angemeldet sind
sessions-intro = Schließen Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.
sessions-device = { $browser } auf { $system }
sessions-someBrowser = Unbekannter Browser
sessions-someSystem = unbekanntem System
sessions-somewhere = unbekannt
sessions-this = (diese Sitzung)
sessions-used = Zuletzt benutzt { $time }, IP-Adresse { $place }
sessions-opened = Angemeldet { $time }
sessions-close = Schließen
sessions-closeNamed = Sitzung von { $device } schließen, zuletzt benutzt { $time }
sessions-closeOthers = Alle anderen Sitzungen schließen
sessions-closed = Geschlossen.
mails-heading = E-Mails
mails-intro = Wir senden keine Werbung. Dies sind alle E-Mails, die wir Ihnen senden.
mails-account = Links, die Sie anfordern, und Änderungen Ihres Passworts
mails-orders = Ihre Bestellungen: Datenblätter, Berichte, Rechnungen, Gutschriften und Fragen des Chemikers
mails-renewal = Notfalldienst, der nicht verlängert werden konnte
mails-always = Wird immer gesendet, weil Ihr Vertrag oder die Sicherheit Ihres Kontos es erfordert
mails-saved = Gespeichert.
mails-newDevice = Bei einer Anmeldung von einem neuen Gerät per E-Mail benachrichtigen
mails-watch = Per E-Mail benachrichtigen, wenn eine Liste oder eine neue Vorschrift eines meiner Datenblätter betrifft
data-heading = Ihre Daten
data-intro = Eine Datei mit allem, was wir von Ihnen haben: Konto, Entwürfe, Datenblätter, Bestellungen und Rechnungen, als JSON und PDF. Wir schreiben Ihnen eine E-Mail, wenn sie bereit ist. Nur Sie können sie hier angemeldet herunterladen.
data-button = Meine Daten zusammenstellen
data-running = Ihre Daten werden zusammengestellt. Sie können diese Seite verlassen.
data-ready = Ihre Datei ist bereit. Sie liegt hier bis { $day }.
data-download = Herunterladen
delete-heading = Konto löschen
delete-intro = Stellen Sie zuerst Ihre Daten zusammen. Worauf Ihre Sicherheitsdatenblätter beruhen, müssen Sie mindestens 10 Jahre nach der letzten Lieferung des Produkts aufbewahren (Verordnung (EG) Nr. 1907/2006, Artikel 36 Absatz 1).
delete-goes = Ihr Name, Ihre E-Mail-Adresse, Firma, Entwürfe, Logos, Sitzungen und Bewertungen werden sofort entfernt, aus unseren Sicherungen, sobald diese ablaufen.
delete-sheets =
    { NUMBER($count) ->
        [one] Ihr veröffentlichtes Datenblatt wird entfernt. Seine öffentliche Seite und der QR-Code darauf führen dann ins Leere.
        *[other] Ihre { NUMBER($count) } veröffentlichten Datenblätter werden entfernt. Ihre öffentlichen Seiten und die QR-Codes darauf führen dann ins Leere.
    }
delete-services =
    { NUMBER($count) ->
        [one] Ihr Notfalldienst endet sofort, ohne Erstattung, und wird nicht verlängert.
        *[other] Ihre { NUMBER($count) } Notfalldienste enden sofort, ohne Erstattung, und werden nicht verlängert.
    }
delete-kept = Nach dem Gesetz bewahren wir Ihre Rechnungen und Gutschriften ({ NUMBER($count) }) mit Ihrem Namen, Ihrer Firma und E-Mail-Adresse { NUMBER($years) } Jahre auf ({ $law }).
delete-numbers = Die Nummern Ihrer Bestellungen und Datenblätter bleiben und werden nie an andere vergeben.
delete-password = Ihr Passwort, um das Konto zu löschen
delete-button = Konto löschen
delete-question = Konto für immer löschen?
delete-forEver = Niemand kann es zurückholen.
delete-keep = Behalten
delete-done = Ihr Konto ist gelöscht.
deleteObstacle-staff = Dieses Konto hat Rechte von Mitarbeitern. Bitten Sie einen anderen Administrator, sie zu entziehen, und löschen Sie es dann.
deleteObstacle-order = Eine Zahlung oder ein Datenblatt durch einen Chemiker ist in Arbeit. Warten Sie, bis sie abgeschlossen ist, und löschen Sie dann das Konto.
developers-heading = Öffentliche API
developers-intro = Schlüssel für Ihre Programme und ein Beispiel.
developers-open = Öffnen
