pageTitle = Veille
heading = Veille
link = Veille
intro = Quand une liste réglementaire a une édition plus récente, ou qu’une règle entre en vigueur, nous la comparons à vos produits et à vos fiches publiées. Voici ce que touche chaque changement.
none = Aucun changement n’a encore touché vos fiches.
groups = Les listes sont comparées par numéro CAS. Un groupe sans numéro est rapproché de vos composants s’il désigne les composés d’un élément, par exemple « Lead compounds ». Les autres groupes ne le sont pas.
more =
    { NUMBER($count) ->
        [one] Un changement antérieur n’est pas affiché.
        *[other] { NUMBER($count) } changements antérieurs ne sont pas affichés.
    }
published = Fiche publiée
draft = Non publiée
replaced = Une version plus récente est publiée.
since = Depuis le { DAY($day) }
list = { $title } : édition { $later } après { $earlier }
law = Règle en vigueur à partir du { DAY($day) }
ofData = Une valeur d’un composant a changé par la loi
newOnList = Désormais sur la liste : { $entry }
offList = N’est plus sur la liste. Avant : { $entry }
changedOnList = L’entrée est passée de « { $before } » à « { $after } »
ofGroup = Peut relever du groupe « { $group } ». { $what }
entryOnly = inscrit
entryFrom = { $entry }, à partir de { $percent } %
entryAbove = { $entry }, au-dessus de { $percent } %
sheetSame = La fiche elle-même reste inchangée.
madeAnew = Le brouillon reprend de lui-même la nouvelle édition. Vérifiez-le avant de le publier.
notCompared = Nous ne pouvons pas comparer la fiche publiée. Vérifiez les sections 2, 3, 8 et 15.
edited =
    { NUMBER($count) ->
        [one] Le chimiste a écrit une phrase de cette fiche. Elle est comparée telle quelle : vérifiez si elle convient encore.
        *[other] Le chimiste a écrit { NUMBER($count) } phrases de cette fiche. Elles sont comparées telles quelles : vérifiez si elles conviennent encore.
    }
publishedNow = Refaite aujourd’hui, la fiche publiée change :
label = L’étiquette change.
labelSame = L’étiquette reste inchangée.
details = Montrer ce qui change
detailsOf = Montrer ce qui change dans { $name }
open = Ouvrir la fiche
openNamed = Ouvrir la fiche : { $name }
orders = Aller à Mon compte
settings = Vous choisissez dans les paramètres de votre compte si nous vous avertissons par e-mail.
unread = Nouveau
read = Marquer comme lu
readNamed = Marquer comme lu : { $name }
readAll = Tout marquer comme lu
mark =
    { NUMBER($count) ->
        [one] Un changement
        *[other] { NUMBER($count) } changements
    }
markOf =
    { NUMBER($count) ->
        [one] Un changement de liste ou de droit touche { $name }
        *[other] { NUMBER($count) } changements de listes ou de droit touchent { $name }
    }
mail-subject =
    { NUMBER($count) ->
        [one] Un changement touche une de vos fiches de données de sécurité
        *[other] Un changement touche { NUMBER($count) } de vos fiches de données de sécurité
    }
mail-list = la liste « { $title } » a une édition plus récente : { $edition }.
mail-law = de nouvelles règles sont en vigueur, jusqu’au { DAY($day) } inclus.
mail-touches =
    { NUMBER($count) ->
        [one] Cela touche une fiche de votre compte :
        *[other] Cela touche { NUMBER($count) } fiches de votre compte :
    }
mail-more =
    { NUMBER($count) ->
        [one] et une autre
        *[other] et { NUMBER($count) } autres
    }
mail-button = Voir ce qui change
mail-closing = Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.
