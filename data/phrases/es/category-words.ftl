category = categoría { $category }
type = tipo { $type }
types = tipos { $first } y { $second }
division = división { $division }

routes-oral = oral
routes-dermal = cutánea
routes-inhalation = inhalación

signalWords-Danger = Peligro
signalWords-Warning = Atención
