category = categoria { $category }
type = tipo { $type }
types = tipos { $first } e { $second }
division = divisão { $division }

routes-oral = via oral
routes-dermal = via cutânea
routes-inhalation = via inalatória

signalWords-Danger = Perigo
signalWords-Warning = Atenção
