furtherLaws-1 = Code du travail, articles R. 4412-1 et suivants : prévention du risque chimique.
furtherLaws-2 = Code de l'environnement, article R. 511-9 : nomenclature des installations classées pour la protection de l'environnement (ICPE).
furtherLaws-3 = Code de la sécurité sociale, tableaux des maladies professionnelles.
lists-icpe = Rubriques de la nomenclature des installations classées (ICPE)
lists-occupational-diseases = Tableaux des maladies professionnelles
