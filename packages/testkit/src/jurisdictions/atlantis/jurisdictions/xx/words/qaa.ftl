legalBasis = ka Kodi Atlanti, Tabu 1
laws-1 = Kodi Atlanti.
lists-reefs = Liru Korali
