previous = Zurück
next = Weiter
of = Seite { NUMBER($page) } von { NUMBER($pages) }
