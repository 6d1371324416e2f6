intro = Saisissez au moins trois caractères d’un nom ou d’un numéro CAS. Une proportion est un nombre, une plage telle que 5-10, ou commence par <, >, <= ou >=.
caption = Composants avec leurs proportions
column-name = Nom
column-cas = Numéro CAS
column-proportion = Proportion
column-registrationNumber = Numéro REACH
column-sanitisedName = Nom de substitution
column-sanitisedProportion = Proportion de substitution
column-remove = Supprimer
cell-name = Nom, composant { $number }
cell-cas = Numéro CAS, composant { $number }
cell-proportion = Proportion en pour cent, composant { $number }
cell-remove = Supprimer le composant { $number }
cell-casExample = CAS
cell-proportionExample = p. ex. 5-10
cell-orBalance = ou solde
cell-notFound = Quittez le champ, choisissez « Classer manuellement » et saisissez les classes de la fiche du fournisseur.
cell-notFoundMixture = Si vous connaissez sa composition, choisissez « C’est un mélange ».
add = Ajouter un composant
addTo = Ajouter à { $name }
addToNumber = Ajouter au composant { $number }
import = Importer un fichier
total = Total <strong>{ $share } %</strong>
totalOfMaterial = De la matière première <strong>{ $share } %</strong>
totalWithBalance = De la matière première <strong>100 % avec le complément</strong>
tip = Appuyez sur Entrée pour prendre le premier résultat et passer à la cellule suivante. Vous pouvez coller des lignes d’Excel dans un nom.
removed = Composant { $number } supprimé.
partsRemoved = Les composants du composant { $number } ont été supprimés.
paste-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne collée.
        *[other] { NUMBER($count) } lignes collées.
    }
paste-replaced =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne collée, dont { NUMBER($replaced) } à la place du contenu précédent.
        *[other] { NUMBER($count) } lignes collées, dont { NUMBER($replaced) } à la place du contenu précédent.
    }
paste-tooManyForSheet = { NUMBER($count) } en trop : une fiche en accepte { NUMBER($max) }.
paste-tooManyForMaterial = { NUMBER($count) } en trop : une matière première en accepte { NUMBER($max) }.
paste-notUnderstood =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne non collée : la proportion n’a pas été comprise.
        *[other] { NUMBER($count) } lignes non collées : la proportion n’a pas été comprise.
    }
mode-label = Mode
mode-simple = Simple
mode-advanced = Avancé
mode-simpleHint = Le mode simple demande ce qui est nécessaire à la plupart des fiches.
mode-advancedHint = Le mode avancé affiche tous les champs et ajoute la vérification de la classification. Vous pouvez sauter l’étape « Marchandises dangereuses ».
mode-emptied = Mode simple. Les données de la fiche ont été vidées.
mode-title = Passer en mode simple ?
mode-yes = Vider et passer
mode-no = Rester en mode avancé
mode-text = Toutes les données du mode avancé sont perdues. Les composants, les propriétés physiques, les données d’essai et de toxicité, la classification vérifiée et les marchandises dangereuses sont vidés, avec les motifs et les choix que vous avez indiqués. La description du produit et les options restent. Vous pouvez annuler cette opération.
family-label = Famille chimique, composant { $number }
family-notConfirmed = Non confirmée
family-looksLike = Semble être : { $family }.
family-confirm = Confirmer
family-confirmThis = Confirmer { $family }, composant { $number }
status-withhold = Garder confidentiel
status-register = Numéro REACH
status-mixture =
    { NUMBER($count) ->
        [one] Un mélange de { NUMBER($count) } composant
        *[other] Un mélange de { NUMBER($count) } composants
    }
status-notMixture = Pas un mélange
status-known = Dans le catalogue
status-knownNumber = Dans le catalogue, { $number }
status-byCas = Dans le catalogue, trouvé par le numéro CAS
status-byCasNumber = Dans le catalogue, trouvé par le numéro CAS, { $number }
status-notThis = Pas celui-ci
status-change = Modifier la classification
status-pending = Recherche en cours…
status-offline = Hors ligne : pas encore recherché
status-take = Dans le catalogue sous le nom
status-offer = Est-ce ceci ?
status-none = Absent du catalogue
status-failed = La recherche a échoué
status-use = Utiliser { $name }
status-useCas = Utiliser { $name } ({ $cas })
status-classify = Classer manuellement
status-split = C’est un mélange
status-byHand = Classé manuellement : { $hazards }
status-byHandNotHazardous = Classé manuellement : non dangereux
status-edit = Modifier
hand-title = Classification de { $name }
hand-titleUnnamed = Classification du composant
hand-assessed = Évalué et non dangereux
hand-known = Voici ce que contient le catalogue. Modifiez ce que votre source indique autrement et citez-la.
hand-missing = Choisissez une classification ou indiquez qu’il n’y en a pas.
hand-addHazard = Ajouter une classe et une catégorie de danger
hand-supplemental = Mentions supplémentaires
hand-count = Choix : { NUMBER($count) }
hand-searchHint = Un code comme H315, ou des mots comme corrosion cutanée. Les flèches parcourent la liste ; Entrée prend le seul résultat.
hand-nothingFound = Rien ne porte ce nom. Cherchez un code comme H315 ou un mot de la mention.
hand-removeAll = Supprimer cette classification
hand-cancel = Annuler
hand-save = Enregistrer
hand-source = Source
hand-sourceHint = P. ex. la fiche de données de sécurité du fournisseur avec sa date.
number-mAcute = Facteur M, aigu
number-mChronic = Facteur M, chronique
number-ateOral = ETA par voie orale, mg/kg
number-ateDermal = ETA par voie cutanée, mg/kg
number-ateVapour = ETA vapeurs, mg/l
number-ateDustMist = ETA poussières ou brouillards, mg/l
number-ateGas = ETA gaz, ppmV
limits-heading = Limites de concentration spécifiques
limits-outcome = Résultat
limits-from = À partir de %
limits-below = Inférieur à %
limits-remove = Supprimer la limite { NUMBER($number) }
limits-add = Ajouter une limite
change-unknownShare = Les autres lignes totalisent 100 % : indiquez sa proportion pour voir ce qu’il change
change-typedNone = Avec { $share } % de ce composant : pas de nouveau danger pour la santé ou l’environnement. Les dangers physiques sont évalués d’après les données propres au produit.
change-leftNone = Avec { $share } % de ce composant, soit ce qui reste : pas de nouveau danger pour la santé ou l’environnement. Les dangers physiques sont évalués d’après les données propres au produit.
change-typedGains = Avec { $share } % de ce composant : { $gains }. Les dangers physiques sont évalués d’après les données propres au produit.
change-leftGains = Avec { $share } % de ce composant, soit ce qui reste : { $gains }. Les dangers physiques sont évalués d’après les données propres au produit.
signal-Danger = mention d’avertissement Danger
signal-Warning = mention d’avertissement Attention
note = Note { $note }, { $condition } : démontré par <hidden>(composant { $number })</hidden>
fineDust = Poussière fine, { $condition } : démontré par <hidden>(composant { $number })</hidden>
noteExample = Certificat ou rapport ; laissez vide si vous n’en avez pas
secret-group = Confidentiel, composant { $number }
secret-hint = La fiche imprime ces indications à la place du nom, de ses numéros et de la proportion.
secret-name = Nom de substitution<hidden>, composant { $number }</hidden>
secret-nameExample = p. ex. Solvant aromatique
secret-proportion = Proportion de substitution<hidden>, composant { $number }</hidden>
secret-proportionExample = p. ex. 10-30
secret-approval = { $law } : l’autorité doit accepter le nom avant que vous l’utilisiez.
secret-approvalNumber = Numéro de l’approbation<hidden>, composant { $number }</hidden>
secret-approvalNumberExample = Numéro
secret-approvalDate = Accepté le<hidden>, composant { $number }</hidden>
secret-claim = Le Canada exige une demande de dérogation. <link>Saisir le numéro HMIRA (LCRMD)</link>
secret-range = Plage légale
secret-rangeOf = Plage légale, composant { $number }
registration-union = Numéro d’enregistrement REACH<hidden>, ingrédient { $number }</hidden>
registration-british = Numéro d’enregistrement UK REACH<hidden>, ingrédient { $number }</hidden>
cell-comesTo = Soit { $share } %
columnHelp = Aide pour les colonnes
toLists = Comparer aux listes réglementaires
