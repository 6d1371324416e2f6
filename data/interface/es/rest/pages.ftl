previous = Anterior
next = Siguiente
of = Página { NUMBER($page) } de { NUMBER($pages) }
