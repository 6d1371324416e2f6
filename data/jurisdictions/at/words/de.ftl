furtherLaws-1 = Grenzwerteverordnung (GKV): Grenzwerte am Arbeitsplatz.
lists-flammable-liquids = Gefahrenkategorie der Verordnung über brennbare Flüssigkeiten (VbF)
