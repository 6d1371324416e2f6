category = catégorie { $category }
type = type { $type }
types = types { $first } et { $second }
division = division { $division }

routes-oral = voie orale
routes-dermal = voie cutanée
routes-inhalation = inhalation

signalWords-Danger = Danger
signalWords-Warning = Attention
