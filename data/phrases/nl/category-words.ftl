category = categorie { $category }
type = type { $type }
types = type { $first } en { $second }
division = subklasse { $division }

routes-oral = oraal
routes-dermal = dermaal
routes-inhalation = bij inademing

signalWords-Danger = Gevaar
signalWords-Warning = Waarschuwing
