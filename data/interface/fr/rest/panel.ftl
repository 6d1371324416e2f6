why = Pourquoi ?
whyOf = Pourquoi ? { $name }
whyLabel = Pourquoi ? Étiquette
whyTransport = Pourquoi ? Transport
tabs = Classification en direct
tab-hazards = Dangers
tab-findings = Constats
tab-sheet = Fiche
tab-precautions = Conseils P
tab-what-if = Et si
tab-markets = Marchés
counted = { $name } { NUMBER($count) }
failed = La classification en direct n’a pas pu être chargée.
updating = Chargement des données de votre dernière modification…
outdated = Pas à jour : votre dernière modification n’a pas pu être classée.
leftOut = N’est pas pris en compte avant correction, car aucun produit ne peut avoir cette valeur : { $fields }.
accepted-given = <strong>Accepté :</strong> { $reason }
accepted-leave = Laisser en suspens, avec un motif
accepted-leaveThis = Laisser en suspens, avec un motif : { $message }
accepted-change = Modifier le motif
accepted-changeThis = Modifier le motif : { $message }
accepted-label = Pourquoi ce point reste en suspens
accepted-hint = Au moins { NUMBER($count) } caractères. Le motif est conservé avec la fiche et imprimé dans le rapport.
table = Tableau
change-none = Aucune classe ne change.
change-line = { $name } : { $before } → <strong>{ $after }</strong>
verdict-incomplete = pas encore déterminé
verdict-not-classified = non classé
verdict-not-adopted = non adoptée
copy-label = Copier cette fiche pour
copy-placeholder = Choisir un pays
copy-make = Créer une copie
copy-makeFor = Créer une copie pour ce pays : { $country }
copy-done = Ceci est la copie
copy-doneText = Elle est établie pour ce pays : { $country }. Vous trouvez la première fiche sous Fiches.
differs-notAdopted = La classe n’est pas adoptée dans : { $markets }.
differs-onlyIn = { $own } n’a pas adopté cette classe. Elle est adoptée dans : { $markets }.
differs-renamed = Le même danger porte un autre nom dans : { $markets }.
differs-rules = <strong>{ $market }</strong> a une autre classe :
differs-why =
    { NUMBER($count) ->
        [one] Pourquoi ? { NUMBER($count) } marché diffère
        *[other] Pourquoi ? { NUMBER($count) } marchés diffèrent
    }
differs-whyIn =
    { NUMBER($count) ->
        [one] Pourquoi ? { NUMBER($count) } marché diffère : { $name }
        *[other] Pourquoi ? { NUMBER($count) } marchés diffèrent : { $name }
    }
findings-law = La loi exige
findings-chemist = Un chimiste rigoureux demande
findings-nice = Souhaitable
findings-open =
    { NUMBER($count) ->
        [one] Vous pourrez payer la fiche dès que le point exigé par la loi sera rempli ou justifié par écrit.
        *[other] Vous pourrez payer la fiche dès que chaque point exigé par la loi sera rempli ou justifié par écrit.
    }
findings-notYet = Ce qui manque encore apparaît ici étape par étape, à mesure que vous remplissez le formulaire.
findings-nothing = Rien ne manque dans les étapes que vous avez parcourues.
findings-report = Rapport sur toute la fiche :
findings-reportAs = Rapport au format { $format }
hazards-yourReview = Votre révision
hazards-test = Essai du produit
hazards-byReview = Votre révision détermine cette classe, à la place du calcul : { $method }, { $source }.
hazards-byTest = Les données d’essai priment sur le calcul : { $method }, { $source }.
hazards-notYet = Chaque classe de danger du produit apparaît ici, avec sa mention de danger, sa règle et son paragraphe.
hazards-minimum = C’est le minimum : la classification peut être plus sévère. Il manque : { $missing }
hazards-undecided = Pas encore déterminé
hazards-missing = Il manque : <strong>{ $missing }</strong>
hazards-depend =
    { NUMBER($count) ->
        [one] { NUMBER($count) } classe de danger en dépend
        *[other] { NUMBER($count) } classes de danger en dépendent
    }
hazards-considered = Examinées et non atteintes ({ NUMBER($count) })
hazardData = données de danger de { $name }
goods-notRegulated = Non réglementé comme marchandise dangereuse
goods-notRegulatedByChoice = Non réglementé comme marchandise dangereuse, selon votre choix
goods-missing = Transport non décidé. Il manque : { $missing }
goods-entry = UN { $un }, classe { $goodsClass }
goods-entryGroup = UN { $un }, classe { $goodsClass }, GE { $group }
goods-chosen = UN { $un }, classe { $goodsClass }, selon votre choix
goods-chosenGroup = UN { $un }, classe { $goodsClass }, GE { $group }, selon votre choix
goods-unknownShare = Les dangers pour le milieu aquatique sont inconnus pour { $percent } % du produit.
label-notShown = <strong>{ $value } non affiché :</strong> { $why }
label-empty = Les pictogrammes, la mention d’avertissement et le numéro ONU apparaissent ici dès qu’un composant a un nom et une proportion.
limit-from = à partir de { $share } %
limit-above = au-dessus de { $share } %
limit-justAbove = juste au-dessus de { $share } %
limit-below = en dessous de { $share } %
limit-atMost = au plus { $share } %
limit-more = { $distance } points de pourcentage de plus
limit-less = { $distance } points de pourcentage de moins
limit-line = <strong>{ $distance }</strong>, { $limit }
limit-counts = compte pour { $share } %
limit-noMore = Aucune classe de danger pour la santé ou l’environnement ne s’aggrave, quelle que soit la quantité.
limit-noLess = Aucune classe ne s’atténue, si faible que soit la quantité utilisée.
limit-without = Sans lui
limit-withoutThis = Sans lui : { $name }
limit-water = De l’eau à sa place
limit-others = Les autres composants à sa place
limit-empty = Les limites apparaissent ici dès que les composants ont des noms et des proportions.
limit-failed = Les limites n’ont pas pu être calculées.
limit-working = Calcul des limites en cours
limit-heading = Les limites les plus proches
limit-intro = La proportion la plus proche à laquelle une classe change. L’eau compense la différence. Une plage compte pour sa valeur la plus défavorable. Les valeurs mesurées, comme le point d’éclair, restent telles quelles ; une nouvelle formule peut en exiger de nouvelles.
pages-note = Les pages suivent dès que votre dernière modification est enregistrée.
pages-making = Création des pages en cours
depends-none = <strong>{ $field }</strong> : aucune phrase de la fiche n’en dépend encore.
depends-one = <strong>{ $field }</strong> : 1 phrase en dépend
depends-some = <strong>{ $field }</strong> : { NUMBER($at) } sur { NUMBER($count) } phrases qui en dépendent
depends-previous = Phrase précédente
depends-previousOf = Phrase précédente qui en dépend : { $field }
depends-next = Phrase suivante
depends-nextOf = Phrase suivante qui en dépend : { $field }
depends-guide = Choisissez une phrase pour aller à son champ.
depends-keys = Appuyez sur F2 pour passer d’un champ à ses phrases et revenir.
markets-class = Classe
markets-own = Cette fiche
markets-table = Classes par marché
markets-showAll = Afficher aussi les classes identiques partout
markets-same = Tous les marchés attribuent les mêmes classes à ce produit.
markets-empty = Les marchés apparaissent ici dès que les composants ont des noms et des proportions.
markets-failed = Les marchés n’ont pas pu être comparés.
markets-working = Comparaison des marchés en cours
next-label = Ensuite :
next-decides =
    { NUMBER($count) ->
        [one] règle { NUMBER($count) } point en suspens
        *[other] règle { NUMBER($count) } points en suspens
    }
next-which = Lesquels ?
next-whichOf = Quels points le champ suivant règle
next-how = Nous avons établi la fiche avec plusieurs réponses plausibles. Ces points sont réglés avec chacune d’elles.
next-transport = Rubrique de transport
tools-blocked = Votre navigateur a bloqué la fenêtre
tools-blockedText = Autorisez les fenêtres de ce site dans votre navigateur, puis réessayez.
tools-back = Retour au formulaire
tools-full = Afficher le volet sur toute la page
tools-window = Ouvrir le volet dans sa propre fenêtre
window-noForm = Le formulaire de cette fiche n’est pas ouvert : cette fenêtre ne le suit donc plus.
window-openForm = Ouvrir le formulaire
window-title = Fiche en direct – GoSDS
precaution-shown = Sur l’étiquette et la fiche ({ NUMBER($count) })
precaution-left = Omis ({ NUMBER($count) })
precaution-none = Aucun.
choice-undo = Annuler ce choix
choice-leaveOut = Omettre
choice-show = Afficher
choice-of = { $act } : { $code }
filled-known = Rempli d’après les données du produit : { $places }
filled-assumed = Rempli avec le texte habituel : { $places }
filled-missing = Encore ouvert, à remplir par le fournisseur : { $places }
slot-wettingMedium = agent humidificateur
slot-inertGas = gaz inerte
slot-exposureForms = formes d’exposition
slot-washed = parties à laver
slot-protectiveEquipment = équipement de protection
slot-helper = aide médicale
slot-treatment = traitement
slot-washingAgent = produit de lavage
slot-extinguishingMedia = agents d’extinction
slot-storageRule = règle de stockage
slot-corrosionResistantContainer = récipient résistant à la corrosion
slot-storageTemperature = température de stockage
slot-bulkMass = masse en vrac
slot-bulkTemperature = température en vrac
slot-transportDivision = division de transport
slot-disposal = élimination
slot-supplier = fournisseur
reason-lower = <isolated>{ $share } %</isolated> (borne inférieure)
reason-upper = <isolated>{ $share } %</isolated> (borne supérieure)
reason-most = <isolated>{ $share } %</isolated> (le plus que les autres permettent)
reason-exact = <isolated>{ $share } %</isolated>
reason-found = Trouvé <isolated>{ $value }</isolated>
reason-limit = Limite <isolated>{ $value }</isolated>
reason-region = Composants pris en compte
reason-counted = Pris en compte
reason-share = Proportion
reason-weight = Pondération
reason-as = Comme
reason-leftOut = Non pris en compte
origin-catalogue = { $source }, pour CAS <isolated>{ $cas }</isolated>
origin-input = Tel que vous l’avez saisi.
view-text = Texte avec liens
view-pages = Pages A4
view-law = Droit à venir
swap-label = Substance à la place de { $name }
swap-hint = Nom ou numéro CAS, au moins trois caractères
swap-searching = Recherche en cours…
swap-none = Absent du catalogue.
swap-with = Avec { $name } à sa place
swap-open = Le remplacer
swap-openThis = Le remplacer : { $name }
try-from = À partir de { $value }
try-above = Au-dessus de { $value }
try-changed = Modifié : { $name }.
try-none = Aucune classe ne change, quelle que soit la valeur.
try-at = À <strong>{ $value }</strong>, actuellement { $current }
try-atOpen = À <strong>{ $value }</strong>. Aucune valeur unique n’est indiquée actuellement.
try-slider = Essayer { $name }
try-input = Valeur à essayer, { $name }
try-sanitised = La proportion de substitution de ce composant n’inclut pas cette valeur. Modifiez-la aussi, sinon la fiche indique une plage fausse.
try-apply = Appliquer
try-working = Calcul des valeurs en cours
try-region = Essayer une valeur
try-subject = Essayer une autre valeur pour
try-hint = Tout le reste demeure inchangé. Rien n’est modifié avant que vous n’appuyiez sur « Appliquer ».
