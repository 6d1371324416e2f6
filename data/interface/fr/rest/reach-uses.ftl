hint = Descripteurs des utilisations selon REACH, imprimés à la rubrique 1.2.
none = Aucune choisie
choose = Choisir les utilisations REACH
title = Utilisations REACH
search = Rechercher par code ou par mots
all = Descripteurs des utilisations
nothing = Aucun résultat.
chosen =
    { NUMBER($count) ->
        [one] { NUMBER($count) } utilisation choisie
        *[other] { NUMBER($count) } utilisations choisies
    }
cancel = Annuler
take = Utiliser celles-ci
list-SU = Secteurs d’utilisation (SU)
list-PC = Catégories de produits (PC)
list-PROC = Catégories de processus (PROC)
list-ERC = Catégories de rejet dans l’environnement (ERC)
list-AC = Catégories d’articles (AC)
