furtherLaws-1 = Grenzwerteverordnung (GKV): limits at work.
furtherWasteLaws-1 = Waste Management Act 2002 (Abfallwirtschaftsgesetz 2002, AWG 2002) and Waste Catalogue Ordinance 2020 (Abfallverzeichnisverordnung 2020).
lists-flammable-liquids = Hazard category of the ordinance on flammable liquids (VbF)
