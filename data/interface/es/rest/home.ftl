pageTitle = Fichas
heading = Sus fichas
company = Perfil de la empresa
new = Nueva ficha
empty-heading = Cree su primera ficha de datos de seguridad
empty-text = Introduzca el producto y sus componentes. Verá la clasificación, la etiqueta y la ficha mientras escribe, y solo paga cuando esté conforme.
noName = Aún sin nombre de producto
noCountry = Aún sin país
copyOf = Copia de { $name }
state-draft = Borrador
state-paid = Pagada
state-changed = Modificada después del pago
noPictogram = Sin pictograma
open-unknown = No se sabe hasta que la abra
open-nothing = No queda nada obligatorio pendiente
open-law =
    { NUMBER($count) ->
        [one] { NUMBER($count) } punto legal pendiente
        *[other] { NUMBER($count) } puntos legales pendientes
    }
open-advice =
    { NUMBER($count) ->
        [one] { NUMBER($count) } sugerencia
        *[other] { NUMBER($count) } sugerencias
    }
duplicate = Duplicar
duplicateNamed = Duplicar { $name }
delete = Eliminar
deleteNamed = Eliminar { $name }
deleted = Se ha eliminado «{ $name }».
undo = Deshacer
undoNamed = Deshacer: recuperar { $name }
day-saved = Guardada
day-published = Publicada
day-review = Revisar antes del
column-product = Producto
column-pictograms = Pictogramas
column-country = País
column-language = Idioma
column-state = Estado
column-open = Qué está pendiente
column-versions = Versiones
column-review = Revisar antes del
column-saved = Guardada
column-actions = Acciones
table = Sus fichas, en una tabla
view-label = Mostrar las fichas como
view-cards = Tarjetas
view-table = Tabla
search-label = Buscar
search-placeholder = Producto, país o idioma
search-count =
    { NUMBER($all) ->
        [one] { NUMBER($found) } de { NUMBER($all) } ficha
        *[other] { NUMBER($found) } de { NUMBER($all) } fichas
    }
search-none = Ninguna ficha contiene estas palabras. Pruebe con una parte más corta del nombre.
search-all = Mostrar todas las fichas
more = Mostrar { NUMBER($next) } más de { NUMBER($all) }
sort-label = Ordenar por
sort-saved = Último guardado
sort-name = Nombre del producto
sort-country = País
sort-state = Estado
sort-open = Más puntos pendientes
sort-review = Fecha de revisión
versions-label = Versiones ({ NUMBER($count) })
versions-of = Versiones de { $name }
versions-loading = Cargando las versiones
versions-none = Esta ficha aún no tiene ninguna versión publicada. Al pagarla se publica una.
versions-changes = Esta ficha tiene cambios sin publicar. Una nueva versión empieza sin ellos.
versions-line = <strong>Versión { $version }</strong> de { DAY($day) }, { $country }, { $language }
versions-latest = La más reciente
versions-superseded = Sustituida
versions-download = Descargar
versions-downloadNamed = Descargar la versión { $version } de { DAY($day) }
versions-new = Nueva versión
versions-newNamed = Nueva versión a partir de la versión { $version } de { DAY($day) }
begin-more = Plantilla o copia
begin-copy = Copia de una ficha anterior
begin-sheet = Ficha
begin-copyIt = Copiarla
begin-template = A partir de una plantilla
begin-templateText = Una plantilla indica lo que más importa en un tipo de producto. No rellena nada: lo que propone lo confirma usted.
begin-empty = Ficha vacía
team-share = Compartir con el equipo
team-shareNamed = Compartir { $name } con el equipo
team-by = Equipo: { $author }
team-own = Equipo: usted
