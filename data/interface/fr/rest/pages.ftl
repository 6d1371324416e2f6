previous = Précédent
next = Suivant
of = Page { NUMBER($page) } sur { NUMBER($pages) }
