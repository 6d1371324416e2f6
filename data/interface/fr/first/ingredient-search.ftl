placeholder = Nom ou numéro CAS
matches = Résultats du catalogue
count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } résultat dans le catalogue
        *[other] { NUMBER($count) } résultats dans le catalogue
    }
offline = Vous êtes hors ligne. Les résultats s’afficheront dès que vous serez de nouveau en ligne.
none = Absent du catalogue. Votre saisie est conservée.
noHazard = Aucune classe de danger
alike = Orthographe proche
alikeTo = Orthographe proche : { $name }
changing = Ce que cela change…
