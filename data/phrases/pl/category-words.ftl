category = kategoria { $category }
type = typ { $type }
types = typ { $first } i { $second }
division = podklasa { $division }

routes-oral = droga pokarmowa
routes-dermal = kontakt ze skórą
routes-inhalation = wdychanie

signalWords-Danger = Niebezpieczeństwo
signalWords-Warning = Uwaga
