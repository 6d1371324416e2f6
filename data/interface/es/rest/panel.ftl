why = ¿Por qué?
whyOf = ¿Por qué? { $name }
whyLabel = ¿Por qué? Etiqueta
whyTransport = ¿Por qué? Transporte
tabs = Clasificación en vivo
tab-hazards = Peligros
tab-findings = Observaciones
tab-sheet = Ficha
tab-precautions = Consejos P
tab-what-if = Y si
tab-markets = Mercados
counted = { $name } { NUMBER($count) }
failed = No se ha podido cargar la clasificación en vivo.
updating = Cargando los datos de su último cambio…
outdated = No está al día: no se ha podido clasificar su último cambio.
leftOut = No cuenta hasta que lo corrija, porque ningún producto puede tener este valor: { $fields }.
accepted-given = <strong>Aceptado:</strong> { $reason }
accepted-leave = Dejarlo pendiente, con un motivo
accepted-leaveThis = Dejarlo pendiente, con un motivo: { $message }
accepted-change = Cambiar el motivo
accepted-changeThis = Cambiar el motivo: { $message }
accepted-label = Por qué queda pendiente
accepted-hint = Al menos { NUMBER($count) } caracteres. El motivo se conserva con la ficha y se imprime en el informe.
table = Tabla
change-none = No cambia ninguna clase.
change-line = { $name }: { $before } → <strong>{ $after }</strong>
verdict-incomplete = aún sin decidir
verdict-not-classified = no clasificado
verdict-not-adopted = no adoptada
copy-label = Copiar esta ficha para
copy-placeholder = Elegir un país
copy-make = Crear una copia
copy-makeFor = Crear una copia para { $country }
copy-done = Esta es la copia
copy-doneText = Está hecha para { $country }. Encontrará la primera ficha en Fichas.
differs-notAdopted = La clase no está adoptada en: { $markets }.
differs-onlyIn = { $own } no ha adoptado esta clase. Está adoptada en: { $markets }.
differs-renamed = El mismo peligro tiene otro nombre en: { $markets }.
differs-rules = <strong>{ $market }</strong> tiene otra clase:
differs-why =
    { NUMBER($count) ->
        [one] ¿Por qué? { NUMBER($count) } mercado difiere
        *[other] ¿Por qué? { NUMBER($count) } mercados difieren
    }
differs-whyIn =
    { NUMBER($count) ->
        [one] ¿Por qué? { NUMBER($count) } mercado difiere: { $name }
        *[other] ¿Por qué? { NUMBER($count) } mercados difieren: { $name }
    }
findings-law = La ley exige
findings-chemist = Un químico cuidadoso pide
findings-nice = Deseable
findings-open =
    { NUMBER($count) ->
        [one] Podrá pagar la ficha cuando el punto que exige la ley esté rellenado o justificado por escrito.
        *[other] Podrá pagar la ficha cuando cada punto que exige la ley esté rellenado o justificado por escrito.
    }
findings-notYet = Lo que aún falta aparece aquí paso a paso, a medida que recorre el formulario.
findings-nothing = No falta nada en los pasos por los que ha pasado.
findings-report = Informe de toda la ficha:
findings-reportAs = Informe en { $format }
hazards-yourReview = Su revisión
hazards-test = Ensayo del producto
hazards-byReview = Su revisión decide esta clase, en lugar del cálculo: { $method }, { $source }.
hazards-byTest = Los datos de ensayo prevalecen sobre el cálculo: { $method }, { $source }.
hazards-notYet = Aquí aparece cada clase de peligro del producto, con su indicación de peligro, su regla y su apartado.
hazards-minimum = Es lo mínimo: la clasificación puede ser más severa. Falta: { $missing }
hazards-undecided = Aún sin decidir
hazards-missing = Falta: <strong>{ $missing }</strong>
hazards-depend =
    { NUMBER($count) ->
        [one] { NUMBER($count) } clase de peligro depende de ello
        *[other] { NUMBER($count) } clases de peligro dependen de ello
    }
hazards-considered = Consideradas y no alcanzadas ({ NUMBER($count) })
hazardData = datos de peligro de { $name }
goods-notRegulated = No regulado como mercancía peligrosa
goods-notRegulatedByChoice = No regulado como mercancía peligrosa, por su elección
goods-missing = Transporte sin decidir. Falta: { $missing }
goods-entry = UN { $un }, clase { $goodsClass }
goods-entryGroup = UN { $un }, clase { $goodsClass }, GE { $group }
goods-chosen = UN { $un }, clase { $goodsClass }, por su elección
goods-chosenGroup = UN { $un }, clase { $goodsClass }, GE { $group }, por su elección
goods-unknownShare = Se desconocen los peligros para el medio ambiente acuático del { $percent } % del producto.
label-notShown = <strong>{ $value } no se muestra:</strong> { $why }
label-empty = Los pictogramas, la palabra de advertencia y el número ONU aparecen aquí en cuanto un componente tiene nombre y proporción.
limit-from = a partir del { $share } %
limit-above = por encima del { $share } %
limit-justAbove = justo por encima del { $share } %
limit-below = por debajo del { $share } %
limit-atMost = como máximo el { $share } %
limit-more = { $distance } puntos porcentuales más
limit-less = { $distance } puntos porcentuales menos
limit-line = <strong>{ $distance }</strong>, { $limit }
limit-counts = cuenta con el { $share } %
limit-noMore = Ninguna clase para la salud o el medio ambiente empeora, por mucho que use.
limit-noLess = Ninguna clase se suaviza, por poco que use.
limit-without = Sin él
limit-withoutThis = Sin él: { $name }
limit-water = Agua en su lugar
limit-others = Los demás componentes en su lugar
limit-empty = Los límites aparecen aquí en cuanto los componentes tienen nombre y proporción.
limit-failed = No se han podido calcular los límites.
limit-working = Calculando los límites
limit-heading = Los límites más próximos
limit-intro = La proporción más próxima a la que cambia una clase. El agua compensa la diferencia. Un intervalo cuenta con su valor más desfavorable. Los valores medidos, como el punto de inflamación, se mantienen; una fórmula nueva puede necesitar otros.
pages-note = Las páginas se actualizan cuando se guarda su último cambio.
pages-making = Se están creando las páginas
depends-none = <strong>{ $field }</strong>: todavía no depende de ello ninguna frase de la ficha.
depends-one = <strong>{ $field }</strong>: 1 frase depende de ello
depends-some = <strong>{ $field }</strong>: { NUMBER($at) } de { NUMBER($count) } frases que dependen de ello
depends-previous = Frase anterior
depends-previousOf = Frase anterior que depende de { $field }
depends-next = Frase siguiente
depends-nextOf = Frase siguiente que depende de { $field }
depends-guide = Seleccione una frase para ir a su campo.
depends-keys = Pulse F2 para ir de un campo a sus frases y volver.
markets-class = Clase
markets-own = Esta ficha
markets-table = Clases por mercado
markets-showAll = Mostrar también las clases que son iguales en todas partes
markets-same = Todos los mercados asignan a este producto las mismas clases.
markets-empty = Los mercados aparecen aquí en cuanto los componentes tienen nombre y proporción.
markets-failed = No se han podido comparar los mercados.
markets-working = Comparando los mercados
next-label = A continuación:
next-decides =
    { NUMBER($count) ->
        [one] decide 1 punto pendiente
        *[other] decide { NUMBER($count) } puntos pendientes
    }
next-which = ¿Cuáles?
next-whichOf = Qué puntos decide el campo siguiente
next-how = Hemos hecho la ficha con varias respuestas plausibles. Estos puntos quedan resueltos con cada una de ellas.
next-transport = Entrada para el transporte
tools-blocked = Su navegador ha bloqueado la ventana
tools-blockedText = Permita las ventanas de este sitio en su navegador e inténtelo de nuevo.
tools-back = Volver al formulario
tools-full = Mostrar el panel en toda la página
tools-window = Abrir el panel en su propia ventana
window-noForm = El formulario de esta ficha no está abierto, por lo que esta ventana ya no lo sigue.
window-openForm = Abrir el formulario
window-title = Ficha en vivo – GoSDS
precaution-shown = En la etiqueta y la ficha ({ NUMBER($count) })
precaution-left = Omitidos ({ NUMBER($count) })
precaution-none = Ninguno.
choice-undo = Deshacer esta elección
choice-leaveOut = Omitir
choice-show = Mostrar
choice-of = { $act }: { $code }
filled-known = Rellenado con los datos del producto: { $places }
filled-assumed = Rellenado con el texto habitual: { $places }
filled-missing = Aún abierto, debe rellenarlo el proveedor: { $places }
slot-wettingMedium = medio humectante
slot-inertGas = gas inerte
slot-exposureForms = formas de exposición
slot-washed = partes que deben lavarse
slot-protectiveEquipment = equipo de protección
slot-helper = ayuda médica
slot-treatment = tratamiento
slot-washingAgent = agente de lavado
slot-extinguishingMedia = medios de extinción
slot-storageRule = norma de almacenamiento
slot-corrosionResistantContainer = recipiente resistente a la corrosión
slot-storageTemperature = temperatura de almacenamiento
slot-bulkMass = masa a granel
slot-bulkTemperature = temperatura a granel
slot-transportDivision = división de transporte
slot-disposal = eliminación
slot-supplier = proveedor
reason-lower = <isolated>{ $share } %</isolated> (límite inferior)
reason-upper = <isolated>{ $share } %</isolated> (límite superior)
reason-most = <isolated>{ $share } %</isolated> (lo máximo que permiten los demás)
reason-exact = <isolated>{ $share } %</isolated>
reason-found = Hallado <isolated>{ $value }</isolated>
reason-limit = Límite <isolated>{ $value }</isolated>
reason-region = Componentes contabilizados
reason-counted = Contabilizado
reason-share = Proporción
reason-weight = Ponderación
reason-as = Como
reason-leftOut = No contabilizados
origin-catalogue = { $source }, para CAS <isolated>{ $cas }</isolated>
origin-input = Tal como lo ha introducido.
view-text = Texto con enlaces
view-pages = Páginas A4
view-law = Próximas normas
swap-label = Sustancia en lugar de { $name }
swap-hint = Nombre o número CAS, al menos tres caracteres
swap-searching = Buscando…
swap-none = No está en el catálogo.
swap-with = Con { $name } en su lugar
swap-open = Sustituirlo
swap-openThis = Sustituirlo: { $name }
try-from = Desde { $value }
try-above = Por encima de { $value }
try-changed = Cambiado: { $name }.
try-none = No cambia ninguna clase, sea cual sea el valor.
try-at = Con <strong>{ $value }</strong>, ahora { $current }
try-atOpen = Con <strong>{ $value }</strong>. Ahora no se indica un valor único.
try-slider = Probar { $name }
try-input = Valor que se prueba, { $name }
try-sanitised = La proporción sustitutiva de este componente no incluye el valor. Cámbiela también; si no, la ficha indicará un intervalo falso.
try-apply = Aplicar
try-working = Calculando los valores
try-region = Probar un valor
try-subject = Probar otro valor de
try-hint = Todo lo demás queda como está. No se cambia nada hasta que pulse «Aplicar».
