legalBasis = according to the Code of Atlantis, Schedule 1
laws-1 = Code of Atlantis.
lists-reefs = Register of Reefs
