caption = Componentes
columnName = Nombre
columnIdentifiers = Identificadores
columnConcentration = Concentración (% en peso)
columnConcentrationGas = Concentración (% en volumen)
columnClassification = Clasificación
columnLimits = Límites de concentración específicos, factores M y ETA
cas = CAS { $number }
ec = CE { $number }
index = Índice { $number }
confidential = Identidad no revelada (información confidencial)
notClassified = No clasificado
notAssessed = No evaluado
otherwiseNotAssessed = no evaluado en las demás clases
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (agudo) = { $factor }
mChronic = M (crónico) = { $factor }
ate = ETA ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (medida)
ateConverted = { $estimate } (convertida a partir de la categoría { $category })
ateEitherForm = Cuentan ambas estimaciones: se desconoce si se inhala como vapor o como niebla
mAssumed = { $factor } (supuesto)
noLimits = Ninguno
isMixture = el producto es una mezcla
isSubstance = el producto es una sustancia
remainder = Los componentes no indicados no están clasificados o están presentes en una concentración inferior a aquella a partir de la cual deben mencionarse.
nothingToName = No es necesario indicar ningún componente en esta sección.
wholeStatements = El texto completo de las indicaciones de peligro figura en la sección 16.
byHand = { $name }: clasificación facilitada por el proveedor de esta ficha ({ $source }).
notes = Notas del anexo VI: { $notes }.
tradeSecret = La identidad química específica o la concentración exacta de los componentes señalados como confidenciales no se revela por constituir un secreto comercial.
claim = Exención con arreglo a la Hazardous Materials Information Review Act (HMIRA)
claimFiled = La solicitud de exención se presentó el { $date }; número de registro { $number }.
claimGranted = La exención se concedió por decisión de { $date }; número de registro { $number }.
shareWithheld = { $share } (la concentración real no se revela por constituir un secreto comercial)
alternativeName = { $name }: denominación química alternativa con arreglo a { $law }, aceptada el { $date }, número { $number }.
