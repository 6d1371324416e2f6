category = Kategorie { $category }
type = Typ { $type }
types = Typen { $first } und { $second }
division = Unterklasse { $division }

routes-oral = oral
routes-dermal = dermal
routes-inhalation = inhalativ

signalWords-Danger = Gefahr
signalWords-Warning = Achtung
