placeholder = Nombre o número CAS
matches = Resultados del catálogo
count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } resultado en el catálogo
        *[other] { NUMBER($count) } resultados en el catálogo
    }
offline = Está sin conexión. Los resultados aparecerán cuando vuelva a tener conexión.
none = No está en el catálogo. Lo que escribió se conserva.
noHazard = Sin clase de peligro
alike = Escritura parecida
alikeTo = Escritura parecida: { $name }
changing = Qué cambia…
