intro = Escriba al menos tres caracteres de un nombre o de un número CAS. Una proporción es un número, un intervalo como 5-10 o empieza por <, >, <= o >=.
caption = Componentes con sus proporciones
column-name = Nombre
column-cas = Número CAS
column-proportion = Proporción
column-registrationNumber = Número REACH
column-sanitisedName = Nombre sustitutivo
column-sanitisedProportion = Proporción sustitutiva
column-remove = Eliminar
cell-name = Nombre, componente { $number }
cell-cas = Número CAS, componente { $number }
cell-proportion = Proporción en tanto por ciento, componente { $number }
cell-remove = Eliminar el componente { $number }
cell-casExample = CAS
cell-proportionExample = p. ej. 5-10
cell-orBalance = o resto
cell-notFound = Salga del campo, elija «Clasificar manualmente» e introduzca las clases de la ficha del proveedor.
cell-notFoundMixture = Si conoce su composición, elija «Es una mezcla».
add = Añadir componente
addTo = Añadir a { $name }
addToNumber = Añadir al componente { $number }
import = Importar un archivo
total = Total <strong>{ $share } %</strong>
totalOfMaterial = De la materia prima <strong>{ $share } %</strong>
totalWithBalance = De la materia prima <strong>100 % con el resto</strong>
tip = Pulse Intro para tomar el primer resultado e ir a la celda siguiente. Puede pegar filas de Excel en un nombre.
removed = Componente { $number } eliminado.
partsRemoved = Se eliminaron los componentes del componente { $number }.
paste-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } fila pegada.
        *[other] { NUMBER($count) } filas pegadas.
    }
paste-replaced =
    { NUMBER($count) ->
        [one] { NUMBER($count) } fila pegada, { NUMBER($replaced) } en lugar de lo que había.
        *[other] { NUMBER($count) } filas pegadas, { NUMBER($replaced) } de ellas en lugar de lo que había.
    }
paste-tooManyForSheet = { NUMBER($count) } no cupieron: una ficha admite { NUMBER($max) }.
paste-tooManyForMaterial = { NUMBER($count) } no cupieron: una materia prima admite { NUMBER($max) }.
paste-notUnderstood =
    { NUMBER($count) ->
        [one] { NUMBER($count) } fila no pegada: no se entendió la proporción.
        *[other] { NUMBER($count) } filas no pegadas: no se entendió la proporción.
    }
mode-label = Modo
mode-simple = Sencillo
mode-advanced = Avanzado
mode-simpleHint = El modo sencillo pide lo que necesita la mayoría de las fichas.
mode-advancedHint = El modo avanzado muestra todos los campos y añade la revisión de la clasificación. Puede omitir «Mercancías peligrosas».
mode-emptied = Modo sencillo. Se vaciaron los datos de la ficha.
mode-title = ¿Cambiar al modo sencillo?
mode-yes = Vaciar y cambiar
mode-no = Seguir en el modo avanzado
mode-text = Se pierden todos los datos del modo avanzado. Se vacían los componentes, las propiedades físicas, los datos de ensayos y de toxicidad, la clasificación revisada y las mercancías peligrosas, con los motivos y las elecciones que indicó. La descripción del producto y los complementos se conservan. Puede deshacer esta operación.
family-label = Familia química, componente { $number }
family-notConfirmed = Sin confirmar
family-looksLike = Parece ser: { $family }.
family-confirm = Confirmar
family-confirmThis = Confirmar { $family }, componente { $number }
status-withhold = Mantener confidencial
status-register = Número REACH
status-mixture =
    { NUMBER($count) ->
        [one] Una mezcla de { NUMBER($count) } componente
        *[other] Una mezcla de { NUMBER($count) } componentes
    }
status-notMixture = No es una mezcla
status-known = En el catálogo
status-knownNumber = En el catálogo, { $number }
status-byCas = En el catálogo, encontrado por el número CAS
status-byCasNumber = En el catálogo, encontrado por el número CAS, { $number }
status-notThis = No es este
status-change = Cambiar la clasificación
status-pending = Buscando…
status-offline = Sin conexión: aún no se ha buscado
status-take = En el catálogo como
status-offer = ¿Se refiere a esto?
status-none = No está en el catálogo
status-failed = No se pudo buscar
status-use = Usar { $name }
status-useCas = Usar { $name } ({ $cas })
status-classify = Clasificar manualmente
status-split = Es una mezcla
status-byHand = Clasificado manualmente: { $hazards }
status-byHandNotHazardous = Clasificado manualmente: no peligroso
status-edit = Editar
hand-title = Clasificación de { $name }
hand-titleUnnamed = Clasificación del componente
hand-assessed = Evaluado y no peligroso
hand-known = Esto es lo que contiene el catálogo. Cambie lo que su fuente indique de otro modo y cite la fuente.
hand-missing = Elija una clasificación o indique que no hay ninguna.
hand-addHazard = Añadir una clase y categoría de peligro
hand-supplemental = Indicaciones suplementarias
hand-count = Selección: { NUMBER($count) }
hand-searchHint = Un código como H315 o palabras como corrosión cutánea. Las flechas recorren la lista; Intro toma el único resultado.
hand-nothingFound = Nada se llama así. Busque un código como H315 o una palabra de la indicación.
hand-removeAll = Eliminar esta clasificación
hand-cancel = Cancelar
hand-save = Guardar
hand-source = Fuente
hand-sourceHint = P. ej., la ficha de datos de seguridad del proveedor con su fecha.
number-mAcute = Factor M, agudo
number-mChronic = Factor M, crónico
number-ateOral = ETA oral, mg/kg
number-ateDermal = ETA cutánea, mg/kg
number-ateVapour = ETA vapores, mg/l
number-ateDustMist = ETA polvo o niebla, mg/l
number-ateGas = ETA gas, ppmV
limits-heading = Límites de concentración específicos
limits-outcome = Resultado
limits-from = Desde %
limits-below = Menos de %
limits-remove = Eliminar el límite { NUMBER($number) }
limits-add = Añadir un límite
change-unknownShare = Las demás filas suman el 100 %: indique su proporción para ver qué cambia
change-typedNone = Con un { $share } %: ningún peligro nuevo para la salud o el medio ambiente. Los peligros físicos se evalúan con los datos del propio producto.
change-leftNone = Con un { $share } %, lo que queda: ningún peligro nuevo para la salud o el medio ambiente. Los peligros físicos se evalúan con los datos del propio producto.
change-typedGains = Con un { $share } %: { $gains }. Los peligros físicos se evalúan con los datos del propio producto.
change-leftGains = Con un { $share } %, lo que queda: { $gains }. Los peligros físicos se evalúan con los datos del propio producto.
signal-Danger = palabra de advertencia Peligro
signal-Warning = palabra de advertencia Atención
note = Nota { $note }, { $condition }: demostrado por <hidden>(componente { $number })</hidden>
fineDust = Polvo fino, { $condition }: demostrado por <hidden>(componente { $number })</hidden>
noteExample = Certificado o informe; déjelo en blanco si no tiene ninguno
secret-group = Confidencial, componente { $number }
secret-hint = La ficha imprime estos datos en lugar del nombre, sus números y la proporción.
secret-name = Nombre sustitutivo<hidden>, componente { $number }</hidden>
secret-nameExample = p. ej. Disolvente aromático
secret-proportion = Proporción sustitutiva<hidden>, componente { $number }</hidden>
secret-proportionExample = p. ej. 10-30
secret-approval = { $law }: la autoridad debe aceptar el nombre antes de que lo utilice.
secret-approvalNumber = Número de la aprobación<hidden>, componente { $number }</hidden>
secret-approvalNumberExample = Número
secret-approvalDate = Aceptado el<hidden>, componente { $number }</hidden>
secret-claim = Canadá exige una solicitud de exención. <link>Introducir el número HMIRA</link>
secret-range = Intervalo legal
secret-rangeOf = Intervalo legal, componente { $number }
registration-union = Número de registro REACH<hidden>, ingrediente { $number }</hidden>
registration-british = Número de registro UK REACH<hidden>, ingrediente { $number }</hidden>
cell-comesTo = Equivale al { $share } %
columnHelp = Ayuda para las columnas
toLists = Comparar con listas reglamentarias
