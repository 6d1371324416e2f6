pageTitle = GoGAL
notAvailable = No disponible
unnamed = Sin nombre conocido
structure = Estructura de { $name }
onLists =
    { NUMBER($count) ->
        [0] Ninguna de las listas presentes la nombra.
        [one] { NUMBER($count) } lista la nombra.
        *[other] { NUMBER($count) } listas la nombran.
    }
search-heading = Búsqueda de sustancias
search-label = Buscar nombre o número CAS
search-help = También número CE, ONU o CW, InChI, InChIKey, SMILES o fórmula
search-button = Buscar
search-missing = Introduzca un nombre o un número CAS.
search-none = No se ha encontrado nada para «{ $pattern }».
search-noneHelp = Los nombres comerciales de mezclas no suelen figurar en el catálogo. La sección 3 de la ficha de datos de seguridad del proveedor indica las sustancias con sus números.
search-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } sustancia
        [100] Las 100 mejores coincidencias
        *[other] { NUMBER($count) } sustancias
    }
search-pages = Páginas de resultados
search-wrongDigit = { $cas } no es un número CAS: la última cifra tendría que ser { $expected }.
search-loading = Se están cargando las sustancias. Tras el primer arranque tarda alrededor de medio minuto.
loadStage-rows = Se leen las sustancias y las listas: está hecho el { NUMBER($percent) } % de la primera carga. Esta página continúa por sí sola.
loadStage-indexes = Se prepara la búsqueda: está hecho el { NUMBER($percent) } % de la primera carga. Esta página continúa por sí sola.
search-extent = { NUMBER($chemicals) } sustancias, { NUMBER($lists) } listas con { NUMBER($memberships) } entradas
met-as = Encontrada como «{ $name }»
met-within = «{ $name }» figura en el texto escrito
met-alike = Escritura parecida: «{ $name }»
met-formula = Leído como fórmula
met-structure = Leído como estructura (SMILES)
met-skeleton = Mismos átomos y enlaces, pero otra estereoquímica, otros isótopos u otra carga
fact-cas = Número CAS
fact-ec = Número CE
fact-cw = Número CW
fact-formula = Fórmula
fact-molarMass = Masa molar
fact-un = Número ONU
fact-class = Clase de mercancía peligrosa
fact-inchikey = InChIKey
fact-dtxsid = DTXSID
fact-synonyms = Otros nombres
fact-more =
    { NUMBER($count) ->
        [one] y { NUMBER($count) } más
        *[other] y { NUMBER($count) } más
    }
fact-computed = { $key } (calculada a partir de la estructura)
chemical-back = Volver a la búsqueda
chemical-lists = Listas reglamentarias
chemical-none = Ninguna de las listas presentes nombra esta sustancia. Las listas parciales o antiguas no permiten afirmar que no esté en ninguna.
chemical-filter = Mostrar listas con
chemical-mayBeOn =
    { NUMBER($count) ->
        [one] En { NUMBER($count) } lista más puede estar incluida en un grupo por su elemento.
        *[other] En { NUMBER($count) } listas más puede estar incluida en un grupo por su elemento.
    }
chemical-noneWith = Ninguna lista contiene «{ $text }».
chemical-country = País
chemical-allCountries = Todos los países
chemical-eu = Unión Europea
chemical-world = Internacional
chemical-table = Listas: { $country }, en tabla
substance-classes = Clasificación por mercado
substance-classesIntro = La sustancia sola, según las reglas actuales de cada mercado. Fuente: { $source }. No se indica una clase que la fuente no evalúa.
substance-noClasses = Según lo que aquí se conoce, ningún mercado clasifica la sustancia.
substance-statements = Indicaciones además de las clases
substance-values = Propiedades, toxicidad y medio ambiente
substance-property = Propiedad
substance-value = Valor
substance-readily = Fácilmente biodegradable
substance-notReadily = No fácilmente biodegradable
substance-limitDose = ninguna muerte con esta dosis
column-list = Lista
column-entry = Entrada
column-edition = Edición
column-listed = Incluida
completeness-complete = Lista completa de esta edición
completeness-partial = Parte de la lista
completeness-old = Edición anterior
completeness-knowledge = Por cotejar con la ley
chemical-licence = Licencia: { $licence }
search-toCheck = Comprobar una lista entera de componentes
check-heading = Componentes en listas reglamentarias
check-intro = Pegue los componentes de un producto con sus proporciones. Verá qué sustancia nombra cada línea, qué listas de aquí la nombran y si el producto alcanza sus umbrales.
check-label = Componentes, uno por línea
check-help = Números CAS, CE o CW, SMILES o nombres enteros, con la proporción en tanto por ciento si la conoce, por ejemplo 67-64-1; 10-20. 1.000 líneas como máximo
check-button = Comprobar
checkFault-missing = Introduzca un nombre o un número CAS.
checkFault-tooMany = Introduzca 1.000 líneas como máximo.
checkFault-tooLong = Una línea puede tener 300 caracteres como máximo.
check-lines = Líneas
check-lists = Listas que los nombran
check-none = Ninguna de las listas presentes nombra alguno. Las listas parciales o antiguas no permiten afirmar que no estén en ninguna.
check-foundOf = { NUMBER($found) } de { NUMBER($all) } encontrados
check-save = Guardar como CSV
verdict-found = Encontrado
verdict-several = Encontrado, el más conocido de varios
verdict-notFound = No encontrado
verdict-wrongDigit = No es un número CAS: la última cifra tendría que ser { $digit }
checkColumn-line = Línea
checkColumn-verdict = Resultado
checkColumn-chemical = Sustancia
checkColumn-lists = Listas
checkColumn-held = Alcance
check-order = Orden de los resultados
check-byIngredient = Por componente
check-byList = Por lista
check-noneShown = Nada corresponde al filtro.
check-together = Las líneas que nombran la misma sustancia se suman.
check-notListed = No incluidos
check-notListedHelp = Estas listas están completas y nombran cada sustancia por su número: lo que no figura en ellas no está incluido. De las demás listas no se dice nada.
check-notListedOn = { $name }: no figura en { NUMBER($count) } listas completas
check-pages = Páginas de los resultados
check-verdicts = Resultado del umbral
check-allVerdicts = Todos los resultados
check-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } resultado
        *[other] { NUMBER($count) } resultados
    }
share-none = No indicada
share-faulty = No se entiende
threshold-from = desde { $percent } %
threshold-above = más de { $percent } %
threshold-none = Ninguno como número
shareVerdict-above = Por encima: se alcanza el umbral
shareVerdict-possible = El intervalo alcanza el umbral
shareVerdict-unknown = Proporción desconocida
shareVerdict-noThreshold = Sin umbral como número: lea la entrada
shareVerdict-group = Puede estar incluida en un grupo: lea la entrada
shareVerdict-below = Por debajo: no se alcanza el umbral
checkColumn-share = Proporción
checkColumn-threshold = Umbral
checkColumn-shareVerdict = Resultado del umbral
lists-heading = Listas reglamentarias
lists-intro = Todas las listas que conoce la búsqueda, con su edición y hasta dónde están disponibles.
lists-all = Todas las listas reglamentarias
lists-entries = Entradas
lists-pages = Páginas de las listas
lists-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } lista
        *[other] { NUMBER($count) } listas
    }
list-authority = Autoridad
list-act = Acto
list-validFrom = En vigor desde
list-validUntil = En vigor hasta
list-read = Copia del
list-renewed = Renovación
list-licence = Licencia
list-source = Fuente
list-scope = Qué contiene y qué no
list-groups =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entrada es un grupo o no tiene aquí número de ninguna sustancia: no se indica qué sustancias incluye.
        *[other] { NUMBER($count) } entradas son grupos o no tienen aquí número de ninguna sustancia: no se indica qué sustancias incluyen.
    }
list-entries = Entradas
list-text = Mostrar las entradas con
list-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } entrada
        *[other] { NUMBER($count) } entradas
    }
list-noneWith = Ninguna entrada contiene «{ $text }».
list-empty = Esta edición no tiene aquí ninguna entrada.
list-pages = Páginas de las entradas
list-editions = Ediciones
list-oneEdition = Hay una sola edición. Cuando se cargue una más reciente, esta se conservará.
list-state = Estado
listState-coming = Entra en vigor más adelante
listState-served = En la búsqueda ahora
listState-earlier = Edición anterior
difference-editions = Qué cambió entre dos ediciones
difference-lists = Diferencia con otra lista
difference-from = De la edición
difference-to = A la edición
difference-find = Buscar la otra lista
difference-another = Elegir otra lista
difference-against = Comparada con
difference-kind = Qué se muestra
difference-removed = Retiradas: { NUMBER($count) }
difference-added = Nuevas: { NUMBER($count) }
difference-changed = Modificadas: { NUMBER($count) }
difference-onlyFirst = Solo en esta lista: { NUMBER($count) }
difference-onlySecond = Solo en la otra lista: { NUMBER($count) }
difference-both = En ambas: { NUMBER($count) }
difference-none = No hay nada de este tipo.
difference-notNamed = No se nombra
difference-notTold = No son ambas listas completas y basadas solo en números: lo que una de ellas no nombra puede figurar en ella de todos modos.
difference-pages = Páginas de la diferencia
