classes-acute = Toxicidad aguda
classes-skin = Corrosión o irritación cutáneas
classes-eye = Lesiones oculares graves o irritación ocular
classes-sensitisation = Sensibilización respiratoria o cutánea
classes-mutagenicity = Mutagenicidad en células germinales
classes-carcinogenicity = Carcinogenicidad
classes-reproduction = Toxicidad para la reproducción
classes-single = Toxicidad específica en determinados órganos (STOT) - exposición única
classes-repeated = Toxicidad específica en determinados órganos (STOT) - exposición repetida
classes-aspiration = Peligro por aspiración

notMet = A la vista de los datos disponibles, no se cumplen los criterios de clasificación.
lackOfData = No clasificado por falta de datos.
lackingFor = Faltan datos para el { $share } % de la mezcla ({ $names }).
unstated = componentes no declarados
lackingOf = Faltan datos de: { $names }.
judged = Evaluados y no clasificados en esta clase: { $names }.
inconclusive = No clasificado: los datos no son concluyentes ({ $names }).
impossible = No clasificado: es técnicamente imposible obtener los datos ({ $why }).
viscous = Viscosidad cinemática a 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = No puede evaluarse por falta de información ({ $missing }).
notAdopted = Esta clase no forma parte de la normativa del país.
reviewed = Fijado por el proveedor al revisar la clasificación ({ $evidence }).
tested = Resultado de un ensayo del producto ({ $evidence }).
ateMix = ETAmezcla ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Toxicidad aguda de los componentes
columnName = Sustancia
columnRoute = Vía
columnValue = Valor
columnSpecies = Especie
columnSource = Fuente
noData = No se conocen valores medidos.
endpoint = { $kind } { $value } { $unit }

routesLead = Vías probables de exposición
routeInhalation = Inhalación
routeSkin = Contacto con la piel
routeEyes = Contacto con los ojos
routeIngestion = Ingestión
delayed = Efectos retardados
immediate = Efectos inmediatos
chronic = Efectos crónicos
noneKnown = No se conoce ninguno.
interactive = No se conocen efectos interactivos.
interactiveNitrosamine = Las aminas secundarias y los nitritos forman juntos nitrosaminas.

endocrine = 11.2.1 Propiedades de alteración endocrina
other = 11.2.2 Otros datos
endocrineNone = Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: { EDITION($edition) }) por sus propiedades de alteración endocrina con efectos sobre la salud humana.
endocrineFound = Alteradores endocrinos para la salud humana en una concentración igual o superior al 0,1 %: { $names }.
defatting = El contacto prolongado o repetido desengrasa la piel y puede provocar dermatitis.
noOther = Sin más datos.

listingsCaption = Ingredientes presentes en una concentración igual o superior al 0,1 %
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Ninguno de los ingredientes presentes en una concentración igual o superior al 0,1 % figura en el Report on Carcinogens del NTP (edición: { EDITION($ntp) }) ni está regulado como carcinógeno por la OSHA (29 CFR 1910, Subpart Z, versión: { EDITION($osha) }).
notListed = No incluido
