furtherLaws-1 = Grenzwerteverordnung (GKV): Grenzwerte am Arbeitsplatz.
furtherWasteLaws-1 = Abfallwirtschaftsgesetz 2002 (AWG 2002) und Abfallverzeichnisverordnung 2020.
lists-flammable-liquids = Gefahrenkategorie der Verordnung über brennbare Flüssigkeiten (VbF)
