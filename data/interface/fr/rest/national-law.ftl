heading = Droit national
intro = Figure à la rubrique 15 de la fiche ; ce que vous laissez vide est imprimé « Non disponible ».
oldApproval = D’avant que les normes de groupe soient choisies dans une liste. Imprimé après elles.
documentNumber = Imprimé en haut de la page 1.
