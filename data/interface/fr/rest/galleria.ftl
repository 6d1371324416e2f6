pageTitle = GoGAL
notAvailable = Non disponible
unnamed = Aucun nom connu
structure = Structure de { $name }
onLists =
    { NUMBER($count) ->
        [0] Aucune des listes présentes ne la cite.
        [one] { NUMBER($count) } liste la cite.
        *[other] { NUMBER($count) } listes la citent.
    }
search-heading = Recherche de substances
search-label = Rechercher un nom ou un n° CAS
search-help = Ou numéro CE, ONU ou CW, InChIKey ou formule
search-button = Rechercher
search-missing = Saisissez un nom ou un numéro CAS.
search-none = Rien n’a été trouvé pour « { $pattern } ».
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } substance
        [100] Les 100 meilleurs résultats
        *[other] { NUMBER($count) } substances
    }
search-pages = Pages de résultats
search-wrongDigit = { $cas } n’est pas un numéro CAS : le dernier chiffre devrait être { $expected }.
search-loading = Les substances sont en cours de chargement. Après le premier démarrage, cela prend environ une demi-minute.
search-extent = { NUMBER($chemicals) } substances, { NUMBER($lists) } listes et { NUMBER($memberships) } entrées
met-as = Trouvée sous « { $name } »
met-alike = Orthographe proche : « { $name } »
fact-cas = Numéro CAS
fact-ec = Numéro CE
fact-cw = Numéro CW
fact-formula = Formule
fact-molarMass = Masse molaire
fact-un = Numéro ONU
fact-class = Classe de danger pour le transport
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = Autres noms
fact-more =
    { NUMBER($count) ->
        [one] et { NUMBER($count) } autre
        *[other] et { NUMBER($count) } autres
    }
fact-computed = { $key } (calculée à partir de la structure)
chemical-back = Retour à la recherche
chemical-lists = Listes réglementaires
chemical-none = Aucune des listes présentes ne cite cette substance. Les listes partielles ou anciennes ne permettent pas d’affirmer qu’elle n’est sur aucune.
chemical-filter = Afficher les listes contenant
chemical-noneWith = Aucune liste ne contient « { $text } ».
chemical-country = Pays
chemical-allCountries = Tous les pays
chemical-eu = Union européenne
chemical-world = International
chemical-table = Listes : { $country }, en tableau
column-list = Liste
column-entry = Entrée
column-edition = Édition
column-listed = Citée
completeness-complete = Liste entière de cette édition
completeness-partial = Partie de la liste
completeness-old = Édition ancienne
completeness-knowledge = À comparer avec la loi
chemical-licence = Licence : { $licence }
search-toCheck = Vérifier toute une liste de composants
check-heading = Composants sur les listes réglementaires
check-intro = Collez les composants d’un produit avec leurs proportions. Vous voyez quelle substance chaque ligne désigne, quelles listes présentes ici la citent et si le produit atteint leurs seuils.
check-label = Composants, un par ligne
check-help = Numéros CAS, CE ou CW, ou noms entiers, avec la proportion en pour cent si vous la connaissez, par exemple 67-64-1; 10-20. 1 000 lignes au plus
check-button = Vérifier
checkFault-missing = Saisissez un nom ou un numéro CAS.
checkFault-tooMany = Saisissez 1 000 lignes au plus.
checkFault-tooLong = Une ligne peut compter 300 caractères au plus.
check-lines = Lignes
check-lists = Listes qui les citent
check-none = Aucune des listes présentes n’en cite. Les listes partielles ou anciennes ne permettent pas d’affirmer qu’ils ne sont sur aucune.
check-foundOf = { NUMBER($found) } sur { NUMBER($all) } trouvés
check-save = Enregistrer en CSV
verdict-found = Trouvé
verdict-several = Trouvé, le plus connu parmi plusieurs
verdict-notFound = Non trouvé
verdict-wrongDigit = Pas un numéro CAS : le dernier chiffre devrait être { $digit }
checkColumn-line = Ligne
checkColumn-verdict = Résultat
checkColumn-chemical = Substance
checkColumn-lists = Listes
checkColumn-held = Étendue
check-order = Ordre des résultats
check-byIngredient = Par composant
check-byList = Par liste
check-noneShown = Rien ne correspond au filtre.
check-together = Les lignes qui désignent la même substance sont additionnées.
check-notListed = Non listés
check-notListedHelp = Ces listes sont complètes et citent chaque substance par son numéro : ce qui n’y est pas n’est pas listé. Rien n’est dit des autres listes.
check-notListedOn = { $name } : absent de { NUMBER($count) } listes complètes
check-pages = Pages des résultats
check-verdicts = Verdict
check-allVerdicts = Tous les verdicts
check-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } résultat
        *[other] { NUMBER($count) } résultats
    }
share-none = Non indiquée
share-faulty = Non comprise
threshold-from = à partir de { $percent } %
threshold-above = au-dessus de { $percent } %
threshold-none = Aucun seuil chiffré ici
shareVerdict-above = Au-dessus : le seuil est atteint
shareVerdict-possible = La plage atteint le seuil
shareVerdict-unknown = Proportion inconnue
shareVerdict-noThreshold = Aucun seuil chiffré : lisez l’entrée
shareVerdict-below = En dessous : le seuil n’est pas atteint
checkColumn-share = Proportion
checkColumn-threshold = Seuil
checkColumn-shareVerdict = Verdict
