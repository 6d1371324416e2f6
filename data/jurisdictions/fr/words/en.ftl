furtherLaws-1 = Code du travail, articles R. 4412-1 and following: prevention of chemical risks.
furtherLaws-2 = Code de l'environnement, article R. 511-9: nomenclature of classified installations (ICPE).
furtherLaws-3 = Code de la sécurité sociale, tables of occupational diseases.
lists-icpe = Headings of classified installations (ICPE)
lists-occupational-diseases = Tables of occupational diseases
