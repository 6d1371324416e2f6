category = Kategori { $category }
type = Tip { $type }
types = Tip { $first } ve { $second }
division = Bölüm { $division }

routes-oral = ağız yolu
routes-dermal = cilt yolu
routes-inhalation = solunum yolu

signalWords-Danger = Tehlike
signalWords-Warning = Dikkat
