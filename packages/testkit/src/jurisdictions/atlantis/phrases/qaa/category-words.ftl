category = Kategu { $category }
type = Type { $type }
types = Types { $first } and { $second }
division = Division { $division }

routes-oral = oral
routes-dermal = dermal
routes-inhalation = inhalation

signalWords-Danger = Danjeru
signalWords-Warning = Avertu
