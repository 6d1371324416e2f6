furtherLaws-1 = Grenzwerteverordnung (GKV): limits at work.
lists-flammable-liquids = Hazard category of the ordinance on flammable liquids (VbF)
