pageTitle = Vigilancia
heading = Vigilancia
link = Vigilancia
intro = Cuando una lista reglamentaria tiene una edición más reciente, o entra en vigor una norma, la comparamos con sus productos y sus fichas publicadas. Aquí está lo que afecta cada cambio.
none = Ningún cambio ha afectado todavía a sus fichas.
groups = Las listas se comparan por número CAS. Un grupo sin números se asigna a sus componentes si nombra los compuestos de un elemento, por ejemplo «Lead compounds». Los demás grupos no se asignan.
more =
    { NUMBER($count) ->
        [one] Un cambio anterior no se muestra.
        *[other] { NUMBER($count) } cambios anteriores no se muestran.
    }
published = Ficha publicada
draft = No publicada
replaced = Hay publicada una versión más reciente.
since = Desde el { DAY($day) }
list = { $title }: edición { $later } después de { $earlier }
law = Norma en vigor desde el { DAY($day) }
ofData = Un valor de un componente cambió por norma
newOnList = Ahora en la lista: { $entry }
offList = Ya no está en la lista. Antes: { $entry }
changedOnList = La entrada pasó de «{ $before }» a «{ $after }»
ofGroup = Puede estar incluido en el grupo «{ $group }». { $what }
entryOnly = incluido
entryFrom = { $entry }, desde { $percent } %
entryAbove = { $entry }, por encima de { $percent } %
sheetSame = La ficha misma sigue igual.
madeAnew = El borrador toma la nueva edición por sí mismo. Revíselo antes de publicarlo.
notCompared = No podemos comparar la ficha publicada. Revise las secciones 2, 3, 8 y 15.
edited =
    { NUMBER($count) ->
        [one] El químico escribió una frase de esta ficha. Se compara tal como está: compruebe si sigue siendo válida.
        *[other] El químico escribió { NUMBER($count) } frases de esta ficha. Se comparan tal como están: compruebe si siguen siendo válidas.
    }
publishedNow = Hecha de nuevo hoy, la ficha publicada cambia:
label = La etiqueta cambia.
labelSame = La etiqueta sigue igual.
details = Mostrar lo que cambia
detailsOf = Mostrar lo que cambia en { $name }
open = Abrir la ficha
openNamed = Abrir la ficha: { $name }
orders = Ir a Mi cuenta
settings = En los ajustes de su cuenta elige si le avisamos por correo electrónico.
unread = Nuevo
read = Marcar como leído
readNamed = Marcar como leído: { $name }
readAll = Marcar todo como leído
mark =
    { NUMBER($count) ->
        [one] Un cambio
        *[other] { NUMBER($count) } cambios
    }
markOf =
    { NUMBER($count) ->
        [one] Un cambio de listas o de normas afecta a { $name }
        *[other] { NUMBER($count) } cambios de listas o de normas afectan a { $name }
    }
mail-subject =
    { NUMBER($count) ->
        [one] Un cambio afecta a una de sus fichas de datos de seguridad
        *[other] Un cambio afecta a { NUMBER($count) } de sus fichas de datos de seguridad
    }
mail-list = la lista «{ $title }» tiene una edición más reciente: { $edition }.
mail-law = hay nuevas normas en vigor, hasta el { DAY($day) } inclusive.
mail-touches =
    { NUMBER($count) ->
        [one] Afecta a una ficha de su cuenta:
        *[other] Afecta a { NUMBER($count) } fichas de su cuenta:
    }
mail-more =
    { NUMBER($count) ->
        [one] y una más
        *[other] y { NUMBER($count) } más
    }
mail-button = Ver lo que cambia
mail-closing = Puede desactivar estos correos en los ajustes de su cuenta.
