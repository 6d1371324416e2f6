category = categoria { $category }
type = tipo { $type }
types = tipi { $first } e { $second }
division = divisione { $division }

routes-oral = via orale
routes-dermal = via cutanea
routes-inhalation = inalazione

signalWords-Danger = Pericolo
signalWords-Warning = Attenzione
