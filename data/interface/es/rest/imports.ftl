title-sheet = Importar una ficha
title-ingredients = Importar componentes
title-file = Importar componentes: { $name }
title-pasted = Importar componentes: filas pegadas
source-failed = { $reason } Su ficha no ha cambiado.
source-ingredients = Componentes: un archivo de Excel (.xlsx) o un archivo de texto (.csv)
source-sheet = Una ficha anterior: su PDF o su archivo XML de SDScom
source-drop = Suelte el archivo aquí o elíjalo. Se lee en este dispositivo y no se envía a ninguna parte.
source-choose = Elegir un archivo
source-paste = O pegar las filas
source-pasteHint = Copiadas de Excel, de una página web o de un texto: un componente por línea, con su proporción.
source-read = Leer estas filas
columns-heading = Columnas
columns-titles = Los encabezados están en
columns-noTitles = Ninguna fila
columns-row = Fila { $line }: { $cells }
columns-unnamed = Columna { $number }
columns-empty = Vacía
role-skip = No se necesita
role-name = Nombre
role-cas = Número CAS
role-ec = Número CE
role-registration = Número REACH
role-share = Proporción
role-from = Límite inferior de la proporción
role-to = Límite superior de la proporción
role-unit = Unidad de la proporción
role-role = Función
found-heading = También en el archivo
found-field = { $field }: { $value }
found-same = La ficha indica lo mismo.
found-replaces = Sustituye a «{ $old }».
taken =
    { NUMBER($count) ->
        [one] Se ha tomado 1 fila del archivo.
        *[other] Se han tomado { NUMBER($count) } filas del archivo.
    }
match-later = Se buscará después de importar
match-pending = Buscando
match-several = Coinciden varios: elija uno después
match-none = No está en el catálogo
rows-region = Filas del archivo
rows-caption = Filas entendidas
rows-take = Tomar
rows-takeThis = Tomar la fila { $line }, { $name }
rows-line = Fila
rows-lineNumber = Fila { $line }
rows-name = Nombre
rows-number = Número CAS o CE
rows-share = Proporción
rows-catalogue = En el catálogo
rows-written = En el archivo: { $written }
rows-more = Mostrar { NUMBER($more) } más de { NUMBER($all) } filas
rows-left =
    { NUMBER($count) ->
        [one] 1 fila no se toma
        *[other] { NUMBER($count) } filas no se toman
    }
note-about = El archivo dice «aproximadamente». El número se toma como exacto.
note-balance = Es lo que falta hasta el 100 %.
note-scaled = Ajustado para que todas las filas sumen el 100 %.
note-converted = Convertido a porcentaje.
note-cas-wrong = El dígito de control de este número CAS es incorrecto.
note-several-cas = Hay varios números CAS. Introduzca después el correcto.
note-no-share = Falta la proporción.
fault-no-name = No hay ni nombre ni número.
fault-total = Es el total, no un componente.
fault-not-a-share = La proporción no es un número, ni un intervalo, ni un límite como <5.
fault-ambiguous-number = La proporción puede leerse de dos maneras: como decimal o con millares. Escríbala sin el separador.
fault-backwards = La proporción empieza por el número mayor.
fault-negative = La proporción es inferior a 0.
fault-over-100 = La proporción es superior al 100 %.
fault-too-small = La proporción es inferior al 0,000001 %.
fault-zero = La proporción es 0.
fault-date = La celda contiene una fecha. Excel convierte en fechas los intervalos como 5-10: escriba el intervalo como texto.
fault-no-value = La celda contiene una fórmula sin su resultado. Abra y guarde el archivo en Excel.
fault-error = La fórmula de la celda da un error.
fault-merged = La proporción está en una celda que abarca varias filas. Dé a cada fila su propia proporción.
fault-rest-unknown = No queda nada hasta el 100 %, u otra proporción también es un resto.
fault-parts-range = Las partes en peso solo se convierten en porcentaje si cada una es un solo número.
fault-mixed-units = Los pesos y los porcentajes no se pueden combinar en una misma fórmula.
preview-table = Hoja del libro
preview-tableName =
    { NUMBER($count) ->
        [one] { $name } ({ NUMBER($count) } fila)
        *[other] { $name } ({ NUMBER($count) } filas)
    }
preview-tableLeft = Hoja «{ $name }»: { $reason }
preview-encoding = Codificación de caracteres del archivo
preview-encodingHint = El archivo no indica su codificación. Elija otra si las letras se ven mal.
preview-understood = Filas entendidas: { NUMBER($count) }, elegidas: { NUMBER($chosen) }
preview-nothing = No se ha encontrado ningún componente. Indique arriba qué contienen las columnas.
preview-onlyNames = Ninguna fila tiene una proporción ni un número. Compruebe que son nombres de componentes.
preview-tooMany = Una ficha admite { NUMBER($limit) } componentes y aquí hay { NUMBER($count) }. Elija menos filas.
preview-restBeside = Si añade estas filas, el resto es lo que ellas y las filas ya introducidas dejan hasta el 100 %.
preview-use =
    { NUMBER($count) ->
        [one] Tomar esta fila
        *[other] Tomar estas { NUMBER($count) } filas
    }
preview-add =
    { NUMBER($count) ->
        [one] Añadir esta fila
        *[other] Añadir estas { NUMBER($count) } filas
    }
preview-replace =
    { NUMBER($count) ->
        [one] Sustituir los componentes por esta fila
        *[other] Sustituir los componentes por estas { NUMBER($count) } filas
    }
encoding-utf-8 = Unicode (UTF-8)
encoding-utf-16le = Unicode (UTF-16)
encoding-utf-16be = Unicode (UTF-16, byte más significativo primero)
encoding-windows-1252 = Europa occidental
encoding-windows-1250 = Europa central
encoding-windows-1251 = Cirílico
encoding-windows-1254 = Turco
encoding-windows-1256 = Árabe
encoding-shift_jis = Japonés
encoding-gb18030 = Chino
encoding-big5 = Chino tradicional
encoding-euc-kr = Coreano
unit-label = Los números sin unidad son
unit-sum = La suma de los números es { NUMBER($sum) }.
unit-sumAsk = La suma de los números es { NUMBER($sum) }. Indique qué representan.
unit-placeholder = Indicar qué son los números
unit-missed = Indique qué representan los números.
unit-percent = Porcentajes
unit-parts = Partes en peso, ajustadas al 100 %
unit-fraction = Fracciones de 1
unit-ppm = ppm (mg/kg)
unit-ppb = ppb (µg/kg)
unit-per-mille = Por mil (g/kg)
sheet-changedPdf = Este PDF se modificó después de crearse. Lo que muestra puede diferir de los datos que contiene, que son los que se leen aquí.
sheet-product = Producto
sheet-company = Empresa
sheet-country = País
sheet-language = Idioma
sheet-notInFile = No está en el archivo
sheet-ingredients =
    { NUMBER($count) ->
        [one] 1 componente
        *[other] { NUMBER($count) } componentes
    }
sheet-lost = Lo que no se toma
sheet-open = Abrir como ficha nueva
lost-sentences = Las frases de las secciones se redactan de nuevo a partir de lo que contiene el borrador.
lost-tests = Los resultados de ensayos y las clasificaciones introducidos no se toman. Introdúzcalos de nuevo.
lost-unlisted = Los componentes que la ficha no menciona porque la ley no lo exige no están en el archivo.
lost-share = Algunos componentes no tienen proporción en porcentaje. Introdúzcala.
lost-too-many = La ficha menciona más componentes de los que admite aquí una ficha. Se omiten los últimos.
lost-other-sheets = El archivo contiene varias fichas. Solo se lee la primera.
foreign-picture = Este archivo es una imagen.
foreign-word = Este archivo es un documento de texto.
foreign-open-document = Este archivo es de OpenDocument. Guárdelo como XLSX o CSV.
foreign-excel-binary = Este archivo de Excel está en formato binario (.xlsb). Guárdelo como .xlsx y elíjalo de nuevo.
foreign-web-page = Este archivo es una página web, diga lo que diga su nombre. Ábrala en Excel y guárdela como .xlsx, o copie sus filas y péguelas aquí.
foreign-archive = Este archivo es un archivo comprimido. Descomprímalo primero.
foreign-program = Este archivo es un programa.
foreign-other-xml = Este archivo XML no es de SDScom. Exporte la ficha como XML de SDScom.
foreign-unknown = La importación no lee este tipo de archivo.
refusal-empty = Este archivo está vacío.
refusal-broken = Este archivo está dañado o incompleto. Guárdelo de nuevo en su origen y elíjalo otra vez.
refusal-encrypted = Este archivo está protegido con contraseña. Guárdelo sin contraseña y elíjalo otra vez.
refusal-old-excel = Este es un archivo de Excel anterior a 2007 (.xls). Guárdelo como .xlsx y elíjalo otra vez.
refusal-no-text = Este archivo no contiene texto. Elija un archivo de Excel (.xlsx) o un archivo de texto (.csv).
refusal-unsafe-xml = Este archivo define sus propias entidades y no es seguro leerlo. Guárdelo de nuevo en su origen.
refusal-foreign-pdf = Este PDF no contiene los datos de una ficha. Solo se puede abrir un PDF creado y pagado aquí.
refusal-pdf-without-inputs = Este PDF se creó antes de que las fichas incluyeran los datos introducidos. Abra la ficha en Fichas.
refusal-too-slow = Este archivo tarda demasiado en leerse. Copie las filas con los componentes y péguelas aquí.
limit-too-large = Este archivo supera los { NUMBER($limit) } MB. Copie las filas con los componentes y péguelas aquí.
limit-unpacks-too-large = Descomprimido, este archivo supera los { NUMBER($limit) } MB. Copie las filas con los componentes y péguelas aquí.
limit-too-many-rows = Esta tabla tiene más de { NUMBER($limit) } filas. Copie las filas con los componentes y péguelas aquí.
limit-too-many-columns = Esta tabla tiene más de { NUMBER($limit) } columnas. Copie las filas con los componentes y péguelas aquí.
