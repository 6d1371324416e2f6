noCountry = Aún no se ha elegido ningún país, por lo que se aplica el SGA de la ONU.
classes-none = Por ahora no se aplica ninguna clase de peligro.
classes-count =
    { NUMBER($count) ->
        [one] Se aplica { NUMBER($count) } clase de peligro.
        *[other] Se aplican { NUMBER($count) } clases de peligro.
    }
open = Algunas clases no se pueden decidir todavía, así que la etiqueta puede resultar más severa. Abajo ve lo que falta.
why = Por qué
failed = No se pudo hacer la clasificación.
pictograms = Pictogramas
label = Etiqueta
pasteUnclear = No se han reconocido el nombre y la proporción en todas las filas. Pegue dos columnas: el nombre o el número CAS y después la proporción en tanto por ciento.
classifiedBy = Clasificación según: { $law }.
