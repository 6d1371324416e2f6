hint = Descriptores de uso de REACH; aparecen en la sección 1.2.
none = Ninguno elegido
choose = Elegir usos REACH
title = Usos REACH
search = Buscar por código o palabras
all = Descriptores de uso
nothing = Sin resultados.
chosen =
    { NUMBER($count) ->
        [one] { NUMBER($count) } uso elegido
        *[other] { NUMBER($count) } usos elegidos
    }
cancel = Cancelar
take = Usar estos
list-SU = Sectores de uso (SU)
list-PC = Categorías de productos (PC)
list-PROC = Categorías de procesos (PROC)
list-ERC = Categorías de emisiones al medio ambiente (ERC)
list-AC = Categorías de artículos (AC)
