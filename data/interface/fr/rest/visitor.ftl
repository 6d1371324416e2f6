noCountry = Aucun pays n’est encore choisi : le SGH de l’ONU s’applique donc.
classes-none = Aucune classe de danger ne s’applique pour l’instant.
classes-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } classe de danger s’applique.
        *[other] { NUMBER($count) } classes de danger s’appliquent.
    }
open = Certaines classes ne peuvent pas encore être déterminées : l’étiquette peut donc devenir plus sévère. Vous voyez ci-dessous ce qui manque.
why = Pourquoi
failed = La classification n’a pas pu être établie.
pictograms = Pictogrammes
label = Étiquette
pasteUnclear = Le nom et la part n’ont pas été reconnus dans chaque ligne. Collez deux colonnes : le nom ou le numéro CAS, puis la part en pour cent.
classifiedBy = Classification selon : { $law }.
