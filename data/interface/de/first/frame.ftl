skip = Zum Inhalt springen
home = GoSDS, Startseite
main = Hauptnavigation
menu = Menü
sheets = Datenblätter
company = Firmenprofil
subscriptions = Abonnements
myAccount = Mein Konto
login = Anmelden
signOut = Abmelden
signOutFailed = Die Abmeldung ist fehlgeschlagen
find = Suchen
language = Sprache der Oberfläche
lightScheme = Helle Darstellung
darkScheme = Dunkle Darstellung
notFound = Nicht gefunden
goHome = Zu GoSDS
dismiss = Schließen
close = Schließen
failed = Etwas ist schiefgegangen
tryAgain = Erneut versuchen
error = Fehler
ok = OK
unreachable = Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
partFailed = Ein Teil dieser Seite konnte nicht geladen werden. Ihre Eingaben bleiben erhalten.
loading = Wird geladen
pleaseSelect = Bitte wählen
back = Zurück
next = Weiter
nextKeys = Strg + Eingabe
discard-title = Änderungen verwerfen?
discard-yes = Verwerfen
discard-no = Weiter bearbeiten
discard-text = Was Sie in diesem Dialog geändert haben, ist nicht gespeichert.
steps-title = Schritte
steps-locked = Gesperrt
steps-completed = Abgeschlossen
steps-notOpen = Noch nicht offen
steps-review = Prüfung
steps-count = Schritt { NUMBER($number) } von { NUMBER($all) }
steps-problems =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Problem
        *[other] { NUMBER($count) } Probleme
    }
stepState-locked = , gesperrt
stepState-completed = , abgeschlossen
stepState-notOpen = , noch nicht offen
stepState-freeSheets =
    { NUMBER($count) ->
        [one] , noch { NUMBER($count) } kostenloses Datenblatt
        *[other] , noch { NUMBER($count) } kostenlose Datenblätter
    }
stepState-problems =
    { NUMBER($count) ->
        [one] , { NUMBER($count) } Problem
        *[other] , { NUMBER($count) } Probleme
    }
key-mod = Strg
key-shift = Umschalt
key-enter = Eingabe
key-escape = Esc
key-or = oder
