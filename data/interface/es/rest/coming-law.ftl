pageTitle = Próximas normas
heading = Sus fichas según la ley de mañana
link = Próximas normas
intro = Hacemos cada ficha como la pedirá la ley en cada fecha próxima, con los datos de hoy, y mostramos las diferencias.
working = { NUMBER($count) ->
        [one] Comparando { NUMBER($count) } ficha…
        *[other] Comparando { NUMBER($count) } fichas…
    }
noSheets = Usted no tiene todavía ninguna ficha. Estos cambios afectan a fichas de todos los países.
failed = No se pudo comparar { $name }: { $reason }
upcoming = Cambios próximos
open = Todavía sin fecha
past = En vigor desde el último año
status-set = Adoptado
status-agreed = Acordado, no adoptado
status-draft = Proyecto
status-in-force = En vigor
until = La ley anterior se puede aplicar hasta el { DAY($day) }.
check = Esta fecha no se leyó en el acto. Compruébela allí.
act = Acto: { $act }
ofData = Valores de sus componentes cambian en esta fecha
touches-classes = clasificación
touches-label = etiqueta
touches-limits = límites de exposición
touches-transport = transporte
touches-sheet = ficha
touches-notification = notificación
touchesLine = Afecta a: { $parts }
changed = { $name }, { $country }: { $what }
what-classes =
    { NUMBER($count) ->
        [one] cambia { NUMBER($count) } clase
        *[other] cambian { NUMBER($count) } clases
    }
what-sections =
    { NUMBER($count) ->
        [one] cambia la sección { $list }
        *[other] cambian las secciones { $list }
    }
added = Nuevo: { $name }
removed = Termina: { $name }
major = Debe enviar la nueva versión a sus clientes.
same =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ficha queda como está.
        *[other] { NUMBER($count) } fichas quedan como están.
    }
notCompared =
    { NUMBER($count) ->
        [one] No podemos comparar { NUMBER($count) } ficha: nuestros datos no contienen todavía esta ley. Lea el acto.
        *[other] No podemos comparar { NUMBER($count) } fichas: nuestros datos no contienen todavía esta ley. Lea el acto.
    }
none = No se conoce ningún cambio próximo para este país.
oneSame = Esta ficha queda como está.
oneNotCompared = No podemos comparar esta ficha: nuestros datos no contienen todavía esta ley. Lea el acto.
details = Qué cambia
detailsOf = Qué cambia en { $name } el { DAY($day) }
unsaved = Se compara la ficha guardada.
title-eu-new-classes-new-substances = Nuevas clases de peligro: sustancias nuevas
title-br-nbr-14725 = Brasil: NBR 14725 de 2023
title-cn-gb-30000-1 = China: GB 30000.1 de 2024
title-eu-atp-21 = 21.ª adaptación del CLP
title-un-ghs-11 = SGA, revisión 11
title-ca-hpr-transition = Fin de la transición canadiense
title-imdg-42-24 = Transporte marítimo según el Código IMDG 42-24
title-kr-msds-last-band = Corea: último tramo de presentación de fichas
title-eu-atp-22 = 22.ª adaptación del CLP
title-eu-new-classes-new-mixtures = Nuevas clases de peligro para mezclas nuevas
title-us-hcs-2024-substances = HCS 2024 para sustancias
title-gb-clp-procedure = Gran Bretaña: clasificaciones obligatorias
title-eu-clp-revision-first-part = Revisión del CLP, primera parte
title-eu-new-classes-old-substances = Nuevas clases de peligro para todas las sustancias
title-us-hcs-2024-substances-employers = HCS 2024: sustancias, empleadores
title-au-wel = Australia: nuevos límites de exposición
title-adr-2027 = ADR 2027
title-eu-poison-centre-relabellers = Notificación de quienes reetiquetan
title-eu-atp-23 = 23.ª adaptación del CLP
title-us-hcs-2024-mixtures = HCS 2024 para mezclas
title-eu-label-format = Nuevo formato de las etiquetas
title-eu-new-classes-old-mixtures = Nuevas clases de peligro para todas las mezclas
title-us-hcs-2024-employers = HCS 2024 para empleadores
title-eu-data-platform = Plataforma común de datos sobre sustancias químicas
title-eu-detergents = Nuevo Reglamento de detergentes
title-eu-omnibus-vi = Reglas de etiquetado más sencillas
title-jp-jis-2025 = Japón: JIS Z 7252 y Z 7253 de 2025
title-eu-atp-24 = 24.ª adaptación del CLP
title-eu-annex-xvii-cmr = Más sustancias prohibidas para consumidores
title-in-ghs-draft = India: proyecto sobre el SGA
text-eu-new-classes-new-substances = Las sustancias que se comercializan desde este día se evalúan como alteradores endocrinos, PBT, mPmB, PMT y mPmM.
text-br-nbr-14725 = La edición anterior ya no se puede usar. La ficha se llama FDS, está en portugués de Brasil y lleva un número de emergencia en Brasil.
text-cn-gb-30000-1 = La parte general sigue la revisión 8 del SGA e incluye los explosivos insensibilizados. Las partes de cada clase siguen la revisión 4 hasta que se sustituyan.
text-eu-atp-21 = 28 clasificaciones armonizadas nuevas y 24 modificadas.
text-un-ghs-11 = Los aerosoles y los productos químicos a presión se distinguen mejor; el calentamiento global es un concepto nuevo. Cada país decide cuándo lo sigue.
text-ca-hpr-transition = Etiquetas y fichas siguen el Hazardous Products Regulations modificado. No se pueden mezclar normas antiguas y nuevas.
text-imdg-42-24 = Entradas nuevas y disposiciones especiales modificadas. Compruebe los envíos marítimos de las mercancías que nombra.
text-kr-msds-last-band = También las sustancias y mezclas de menos de 1 tonelada al año necesitan su número de presentación.
text-eu-atp-22 = 27 clasificaciones armonizadas nuevas y 16 modificadas, como n-hexano, ácido fórmico, ácido peracético y plata.
text-eu-new-classes-new-mixtures = Alteradores endocrinos, PBT, mPmB, PMT y mPmM. Las mezclas comercializadas desde esta fecha deben clasificarse.
text-us-hcs-2024-substances = Fabricantes e importadores de sustancias siguen el Hazard Communication Standard modificado.
text-gb-clp-procedure = Un solo procedimiento para las clasificaciones obligatorias, más rápido para los dictámenes de la Unión. Las nuevas clases de peligro de la Unión no son ley en Gran Bretaña.
text-eu-clp-revision-first-part = La etiqueta nombra a un proveedor en la Unión. Se permiten etiquetas desplegables y digitales. Los constituyentes deciden la clase de las sustancias complejas.
text-eu-new-classes-old-substances = También deben clasificarse las sustancias que estaban en el mercado antes del 1 de mayo de 2025. Pida fichas nuevas a sus proveedores.
text-us-hcs-2024-substances-employers = Los empleadores actualizan el etiquetado en el lugar de trabajo, su programa y la formación para las sustancias.
text-au-wel = Se sustituye la lista: cambian unos 200 límites y las notaciones de sensibilización son nuevas. Introduzca los límites de la sección 8 según la lista nueva.
text-adr-2027 = La nueva edición para el transporte por carretera.
text-eu-poison-centre-relabellers = Los distribuidores que reetiquetan o cambian la marca de una mezcla peligrosa la notifican ellos mismos a los centros de toxicología.
text-eu-atp-23 = 22 clasificaciones armonizadas nuevas y 10 modificadas. Se pueden aplicar antes de esta fecha.
text-us-hcs-2024-mixtures = Fabricantes e importadores de mezclas siguen la norma modificada. Hasta entonces se puede usar la de 2012. Nuestras fichas siguen ya la de 2024.
text-eu-label-format = El tamaño de las letras, el interlineado y los colores los fija la ley. Está acordado aplazarlo a 2030.
text-eu-new-classes-old-mixtures = También deben clasificarse las mezclas que estaban en el mercado antes del 1 de mayo de 2026. Nuestras fichas ya lo hacen.
text-us-hcs-2024-employers = Los empleadores actualizan el etiquetado en el lugar de trabajo, la formación y su programa para mezclas.
text-eu-data-platform = Los datos no confidenciales de la Unión sobre sustancias químicas se pueden descargar en un formato legible por máquina.
text-eu-detergents = UFI en la etiqueta, etiqueta digital y un pasaporte de producto por modelo.
text-eu-omnibus-vi = Tamaño de letra solo para el público general, contacto digital en la etiqueta, 15 meses para reetiquetar. Acordado, pero no adoptado.
text-jp-jis-2025 = Clases según el SGA revisión 9 y nueva forma de la ficha. Hasta entonces se pueden usar las ediciones de 2019.
text-eu-atp-24 = Entre otros, el carbonato de litio y el aceite de árbol del té como tóxicos para la reproducción. Es discutido y puede cambiar.
text-eu-annex-xvii-cmr = Otros carcinógenos, mutágenos y tóxicos para la reproducción, entre ellos los de la 23.ª adaptación, entran en el anexo XVII.
text-in-ghs-draft = El proyecto sigue la revisión 8 del SGA. No hay ninguna norma de clasificación en vigor.
