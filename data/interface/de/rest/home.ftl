pageTitle = Datenblätter
heading = Ihre Datenblätter
company = Firmenprofil
new = Neues Datenblatt
empty-heading = Erstellen Sie Ihr erstes Sicherheitsdatenblatt
empty-text = Geben Sie das Produkt und seine Bestandteile ein. Sie sehen Einstufung, Etikett und Datenblatt, während Sie tippen, und zahlen erst, wenn Sie zufrieden sind.
noName = Noch kein Produktname
noCountry = Noch kein Land
copyOf = Kopie von { $name }
state-draft = Entwurf
state-paid = Bezahlt
state-changed = Seit der Zahlung geändert
noPictogram = Kein Piktogramm
open-unknown = Erst nach dem Öffnen bekannt
open-nothing = Nichts Vorgeschriebenes ist offen
open-law =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Rechtspunkt offen
        *[other] { NUMBER($count) } Rechtspunkte offen
    }
open-advice =
    { NUMBER($count) ->
        [one] { NUMBER($count) } Vorschlag
        *[other] { NUMBER($count) } Vorschläge
    }
duplicate = Duplizieren
duplicateNamed = { $name } duplizieren
delete = Löschen
deleteNamed = { $name } löschen
deleted = „{ $name }“ ist gelöscht.
undo = Rückgängig machen
undoNamed = Rückgängig machen: { $name } zurückholen
day-saved = Gespeichert
day-published = Veröffentlicht
day-review = Prüfen bis
column-product = Produkt
column-pictograms = Piktogramme
column-country = Land
column-language = Sprache
column-state = Status
column-open = Was offen ist
column-versions = Versionen
column-review = Prüfen bis
column-saved = Gespeichert
column-actions = Aktionen
table = Ihre Datenblätter als Tabelle
view-label = Datenblätter anzeigen als
view-cards = Karten
view-table = Tabelle
search-label = Suchen
search-placeholder = Produkt, Land oder Sprache
search-count =
    { NUMBER($all) ->
        [one] { NUMBER($found) } von { NUMBER($all) } Datenblatt
        *[other] { NUMBER($found) } von { NUMBER($all) } Datenblättern
    }
search-none = Kein Datenblatt enthält diese Wörter. Versuchen Sie es mit einem kürzeren Teil des Namens.
search-all = Alle Datenblätter anzeigen
more = { NUMBER($next) } weitere von { NUMBER($all) } anzeigen
sort-label = Sortieren nach
sort-saved = Zuletzt gespeichert
sort-name = Produktname
sort-country = Land
sort-state = Status
sort-open = Meiste offene Punkte
sort-review = Prüftermin
versions-label = Versionen ({ NUMBER($count) })
versions-of = Versionen von { $name }
versions-loading = Versionen werden geladen
versions-none = Dieses Datenblatt hat noch keine veröffentlichte Version. Mit der Zahlung wird eine veröffentlicht.
versions-changes = Dieses Datenblatt hat unveröffentlichte Änderungen. Eine neue Version beginnt ohne sie.
versions-line = <strong>Version { $version }</strong> vom { DAY($day) }, { $country }, { $language }
versions-latest = Aktuell
versions-superseded = Abgelöst
versions-download = Herunterladen
versions-downloadNamed = Version { $version } vom { DAY($day) } herunterladen
versions-new = Neue Version
versions-newNamed = Neue Version aus Version { $version } vom { DAY($day) }
begin-more = Vorlage oder Kopie
begin-copy = Kopie eines früheren Datenblatts
begin-sheet = Datenblatt
begin-copyIt = Kopieren
begin-template = Aus einer Vorlage
begin-templateText = Eine Vorlage sagt, was bei einer Art von Produkt zuerst zählt. Sie füllt nichts aus: Was sie vorschlägt, bestätigen Sie.
begin-empty = Leeres Datenblatt
team-share = Mit dem Team teilen
team-shareNamed = { $name } mit dem Team teilen
team-by = Team: { $author }
team-own = Team: Sie
