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
search-help = Ou numéro CE, ONU ou CW, InChI, InChIKey, SMILES ou formule
search-button = Rechercher
search-missing = Saisissez un nom ou un numéro CAS.
search-none = Rien n’a été trouvé pour « { $pattern } ».
search-noneHelp = Les noms commerciaux de mélanges ne figurent généralement pas dans le catalogue. La rubrique 3 de la fiche de données de sécurité du fournisseur indique les substances avec leurs numéros.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } substance
        [100] Les 100 meilleurs résultats
        *[other] { NUMBER($count) } substances
    }
search-pages = Pages de résultats
search-wrongDigit = { $cas } n’est pas un numéro CAS : le dernier chiffre devrait être { $expected }.
search-loading = Les substances sont en cours de chargement. Après le premier démarrage, cela prend environ une demi-minute.
loadStage-rows = Lecture des produits chimiques et des listes : { NUMBER($percent) } % du premier chargement est fait. Cette page continue d’elle-même.
loadStage-indexes = Préparation de la recherche : { NUMBER($percent) } % du premier chargement est fait. Cette page continue d’elle-même.
search-extent = { NUMBER($chemicals) } substances, { NUMBER($lists) } listes et { NUMBER($memberships) } entrées
met-as = Trouvée sous « { $name } »
met-within = « { $name } » figure dans votre saisie
met-alike = Orthographe proche : « { $name } »
met-formula = Lu comme formule
met-structure = Lu comme structure (SMILES)
met-skeleton = Mêmes atomes et liaisons, mais autre stéréochimie, autres isotopes ou autre charge
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
chemical-mayBeOn =
    { NUMBER($count) ->
        [one] Sur { NUMBER($count) } autre liste, elle peut relever d’un groupe d’après son élément.
        *[other] Sur { NUMBER($count) } autres listes, elle peut relever d’un groupe d’après son élément.
    }
chemical-noneWith = Aucune liste ne contient « { $text } ».
chemical-country = Pays
chemical-allCountries = Tous les pays
chemical-eu = Union européenne
chemical-world = International
chemical-table = Listes : { $country }, en tableau
substance-classes = Classification par marché
substance-classesIntro = La substance seule, selon les règles actuelles de chaque marché. Source : { $source }. Une classe que la source n’évalue pas n’est pas indiquée.
substance-noClasses = D’après ce qui est connu ici, aucun marché ne classe la substance.
substance-statements = Mentions en plus des classes
substance-values = Propriétés, toxicité et environnement
substance-property = Propriété
substance-value = Valeur
substance-readily = Facilement biodégradable
substance-notReadily = Pas facilement biodégradable
substance-limitDose = aucune mort à cette dose
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
check-help = Numéros CAS, CE ou CW, SMILES ou noms entiers, avec la proportion en pour cent si vous la connaissez, par exemple 67-64-1; 10-20. 1 000 lignes au plus
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
shareVerdict-group = Peut relever d’un groupe : lisez l’entrée
shareVerdict-below = En dessous : le seuil n’est pas atteint
checkColumn-share = Proportion
checkColumn-threshold = Seuil
checkColumn-shareVerdict = Verdict
lists-heading = Listes réglementaires
lists-intro = Toutes les listes que la recherche connaît, avec leur édition et l’étendue disponible.
lists-all = Toutes les listes réglementaires
lists-entries = Entrées
lists-pages = Pages des listes
lists-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } liste
        *[other] { NUMBER($count) } listes
    }
list-authority = Autorité
list-act = Acte
list-validFrom = En vigueur à partir du
list-validUntil = En vigueur jusqu’au
list-read = Copie du
list-renewed = Renouvellement
list-licence = Licence
list-source = Source
list-scope = Ce qu’elle contient, et ce qu’elle ne contient pas
list-groups =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entrée est un groupe ou n’a ici aucun numéro de substance : les substances qui en font partie ne sont pas indiquées.
        *[other] { NUMBER($count) } entrées sont des groupes ou n’ont ici aucun numéro de substance : les substances qui en font partie ne sont pas indiquées.
    }
list-entries = Entrées
list-text = Afficher les entrées avec
list-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entrée
        *[other] { NUMBER($count) } entrées
    }
list-noneWith = Aucune entrée ne contient « { $text } ».
list-empty = Cette édition n’a aucune entrée ici.
list-pages = Pages des entrées
list-editions = Éditions
list-oneEdition = Une seule édition est disponible. Quand une édition plus récente est chargée, celle-ci est conservée.
list-state = État
listState-coming = Entre en vigueur plus tard
listState-served = Dans la recherche actuellement
listState-earlier = Édition antérieure
difference-editions = Ce qui a changé entre deux éditions
difference-lists = Différence avec une autre liste
difference-from = De l’édition
difference-to = À l’édition
difference-find = Trouver l’autre liste
difference-another = Choisir une autre liste
difference-against = Comparée à
difference-kind = Ce qui est affiché
difference-removed = Retirées : { NUMBER($count) }
difference-added = Nouvelles : { NUMBER($count) }
difference-changed = Modifiées : { NUMBER($count) }
difference-onlyFirst = Seulement sur cette liste : { NUMBER($count) }
difference-onlySecond = Seulement sur l’autre liste : { NUMBER($count) }
difference-both = Sur les deux : { NUMBER($count) }
difference-none = Il n’y a rien de ce genre.
difference-notNamed = Non citée
difference-notTold = Ces deux listes ne sont pas toutes deux complètes et fondées sur les seuls numéros : ce que l’une ne cite pas peut tout de même y figurer.
difference-pages = Pages de la différence
