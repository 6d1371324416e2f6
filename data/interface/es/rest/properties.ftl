intro = Propiedades del producto tal como se suministra. Un valor es un número, empieza por < o >, o es un intervalo como 120-140. Lo que deje vacío se imprime como «No disponible».
heading-appearance = Estado y aspecto
heading-temperatures = Temperaturas
heading-flow = Densidad, vapor y flujo
heading-explosive = Límites de explosividad
heading-exposure = Exposición
heading-unclassified = Peligros no clasificados de otra manera
more-heading = Más propiedades
more-intro = El modo avanzado pide también el punto de fusión, la presión de vapor, las temperaturas de autoignición y de descomposición, la tasa de evaporación, la masa molecular, los DNEL y PNEC, y filas de toxicidad y medio ambiente. Añade la revisión de la clasificación. Lo que ha escrito se conserva.
more-button = Mostrar todas las propiedades
exposureIntro = Opcional: valores además de los límites de exposición profesional, que la ficha toma del catálogo, un componente por línea; y guantes ensayados.
unclassifiedIntro = Opcional: peligros conocidos que ninguna clase abarca, con las palabras de la etiqueta.
combustibleDust = Se suministra como polvo combustible: sus partículas se inflaman o explotan cuando flotan en el aire
limits-osha = La ficha toma los límites de la OSHA del catálogo. Introduzca los valores límite umbral (TLV) de la ACGIH o indique que no hay ninguno.
limits-notHeld = El catálogo no contiene { $list }: consulte sus límites.
limits-countryNotHeld = El catálogo no contiene la lista del país: consulte sus límites.
limits-partlyHeld = El catálogo no contiene la totalidad de { $list }: consulte sus límites.
limits-held = La ficha toma los límites de { $list } del catálogo. Escriba los de los componentes que la revisión señala.
hint-biologicalLimits = Sustancia, parámetro, valor y momento del muestreo.
hint-dnel = Del informe sobre la seguridad química o de la ficha del proveedor: quién, vía, duración, efecto, valor.
hint-pnec = Por compartimento: agua dulce, agua de mar, sedimento, suelo.
hint-gloves = En lugar de los guantes que elige la ficha: material y espesor; después, tiempo de penetración y ensayo.
hint-particles = Tamaño mediano e intervalo, forma, pulverulencia; si hay nanoformas.
hint-storageTemperature = Lo que permite: 5-30, o 30 para no superar 30. Necesario para los peróxidos y otros productos que se descomponen por sí solos.
hint-carriageTemperature = Solo si el producto se transporta caliente, como el asfalto o el azufre.
hint-viscosity = Cinemática, a 40 °C.
hint-partitionCoefficient = Para una sustancia. Una mezcla normalmente no lo tiene.
hint-upperExplosiveLimit = Entre 0,1 y 99,9 %.
hint-packedGas = Determina el grupo de gases a presión.
notStated = Sin indicar
unitOf = { $name }, unidad
solution-ph = pH en solución
solution-at = al %
state-Gas = Gas
state-Liquid = Líquido
state-Solid = Sólido
state-Aerosol = Aerosol
solubility-miscible = Miscible
solubility-soluble = Soluble
solubility-partlyMiscible = Parcialmente miscible
solubility-slightlySoluble = Poco soluble
solubility-immiscible = Inmiscible
solubility-insoluble = Insoluble
solubility-reactsWithWater = Reacciona con el agua
appearance-clearColourless = Líquido transparente incoloro
appearance-clearColoured = Líquido transparente coloreado
appearance-opaque = Líquido opaco
appearance-emulsion = Emulsión
appearance-suspension = Suspensión
appearance-paste = Pasta
appearance-gel = Gel
appearance-powder = Polvo
appearance-granules = Gránulos
appearance-crystals = Cristales
appearance-flakes = Escamas
appearance-block = Bloque sólido
appearance-compressedGas = Gas comprimido
appearance-liquefiedGas = Gas licuado
appearance-ownText = Texto propio
packing-compressed = Gas comprimido
packing-liquefied = Gas licuado
packing-refrigerated = Gas licuado refrigerado
packing-dissolved = Gas disuelto
packing-unpressurised = Menos de 200 kPa (manométrica) a 20 °C
unit-air = Aire = 1
unit-butylAcetate = Acetato de butilo = 1
unit-ether = Éter = 1
unit-volume = % vol.
unit-notApplicable = No aplicable
unit-notAvailable = No disponible
tests-title = Resultados de ensayos
tests-none = Ninguno introducido
tests-count =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ensayo
        *[other] { NUMBER($count) } ensayos
    }
tests-rows =
    { NUMBER($count) ->
        [one] { NUMBER($count) } fila
        *[other] { NUMBER($count) } filas
    }
tests-intro = Los ensayos realizados con este producto deciden su clase de peligro en lugar del cálculo. Un ensayo cuenta en cuanto tiene resultado, método e informe. Si conoce una clase sin ensayo propio, añádala en «la clase es conocida» e indique el documento que lo acredita.
tests-add = Añadir un ensayo
tests-option = { $name } ({ $methods })
tests-known = Clase conocida: { $name }
tests-ofSubject = { $test }: { $subject }
tests-remove = Eliminar
tests-removeThis = Eliminar { $name }
tests-removed = { $name }: eliminado.
tests-unit = { $label }, { $unit }
tests-optional = { $label } (opcional)
tests-doseHint = Un valor, un intervalo como 300-500, o > y la dosis máxima ensayada.
tests-valueHint = Un valor, un intervalo como 3-5, o < o > delante de un valor.
tests-orNone = O { $none }: { $meaning }.
tests-notClassified = No clasificado: no se cumplen los criterios
group-health = Salud
group-environment = Medio ambiente
group-physical = Peligros físicos
group-known = Peligros físicos: la clase es conocida
evidence-method = Método
evidence-basis = En qué se basa
evidence-document = Documento, con su número
evidence-report = Informe o laboratorio
evidence-source = Fuente
evidence-date = Fecha (opcional)
evidence-reportExample = Laboratorio, número de informe
evidence-sourceExample = Ficha del proveedor, su fecha
toxicity-health = Toxicidad
toxicity-environment = Medio ambiente
toxicity-healthIntro = Una fila por estudio. Una fila del producto decide su clase en lugar del cálculo; una fila de un componente que nadie ha clasificado da su estimación y su clase. La sección 11 imprime cada fila.
toxicity-environmentIntro = Una fila por estudio. Los valores de un componente que nadie ha clasificado llevan a su clase y su factor M, junto con la degradación y la bioacumulación. La sección 12 imprime cada fila.
toxicity-rowFor = Fila para
toxicity-test = Ensayo
toxicity-add = Añadir fila
toxicity-product = El producto
toxicity-ingredient = Componente { $number }
