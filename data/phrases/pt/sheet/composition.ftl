caption = Componentes
columnName = Nome
columnIdentifiers = Identificadores
columnConcentration = Concentração (% em peso)
columnConcentrationGas = Concentração (% em volume)
columnClassification = Classificação
columnLimits = Limites de concentração específicos, fatores-M e ATE
cas = CAS { $number }
ec = CE { $number }
index = Índice { $number }
confidential = Identidade mantida confidencial
notClassified = Não classificado
notAssessed = Não avaliado
otherwiseNotAssessed = não avaliado nas outras classes
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (agudo) = { $factor }
mChronic = M (crónico) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (medida)
ateConverted = { $estimate } (convertida a partir da categoria { $category })
ateEitherForm = Contam ambas as estimativas: desconhece-se se é inalado como vapor ou como névoa
mAssumed = { $factor } (assumido)
noLimits = Nenhum
isMixture = o produto é uma mistura
isSubstance = o produto é uma substância
remainder = Os componentes não enumerados não estão classificados ou estão presentes abaixo da concentração a partir da qual devem ser indicados.
nothingToName = Não é necessário indicar nenhum componente nesta secção.
wholeStatements = O texto integral das advertências de perigo (H) consta da secção 16.
byHand = { $name }: classificação indicada pelo fornecedor da presente ficha ({ $source }).
notes = Notas do anexo VI: { $notes }.
tradeSecret = A identidade química específica ou a concentração exata de um componente assinalado como confidencial não é divulgada por constituir segredo comercial.
claim = Isenção ao abrigo do Hazardous Materials Information Review Act (HMIRA)
claimFiled = O pedido de isenção foi apresentado em { $date }; número de registo { $number }.
claimGranted = A isenção foi concedida por decisão de { $date }; número de registo { $number }.
shareWithheld = { $share } (a concentração real não é divulgada por constituir segredo comercial)
alternativeName = { $name }: denominação química alternativa ao abrigo de { $law }, aceite em { $date }, número { $number }.
