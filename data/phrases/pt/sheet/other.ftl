firstIssue = Versão { $version }: primeira edição.
revised = A versão { $version } substitui todas as versões anteriores. As alterações constam do histórico de revisões do documento.
replaces = A versão { $version } substitui a versão { $earlier } de { $date }.
degree = Tipo de revisão
major = Revisão importante.
minor = Revisão menor: sem novas informações sobre perigos ou medidas de proteção.

triggers-hazards = Novas informações sobre perigos ({ $paragraph }).
triggers-measures = Novas informações que afetam as medidas de proteção ({ $paragraph }).
triggers-restriction = Uma restrição que não constava da última versão ({ $paragraph }).

duties-twelve-months = A fornecer a todos os destinatários abastecidos nos 12 meses anteriores ({ $paragraph }).
duties-three-months = As novas informações são acrescentadas no prazo de três meses; a ficha acompanha a primeira expedição posterior ({ $paragraph }).
duties-ninety-days = A ficha deve conter os novos dados significativos no prazo de 90 dias; até lá, os compradores são informados por escrito ({ $paragraph }).
duties-next-supply = A fornecer com a primeira entrega após a alteração ({ $paragraph }).
duties-without-delay = A fornecer sem demora ({ $paragraph }).

classesAdded = Classes de perigo acrescentadas
classesRemoved = Classes de perigo suprimidas
changedParts = Alterações
nothingChanged = As secções 1 a 15 não foram alteradas.
review = Próxima revisão
reviewBy = { $date }: pelo menos de { NUMBER($years) } em { NUMBER($years) } { NUMBER($years) ->
        [1] ano
       *[other] anos
    } ({ $paragraph }).
reviewOnChange = Logo que existam novas informações; a lei não fixa um prazo ({ $paragraph }).
issued = Data de emissão
revision = Data de revisão
version = Versão
ruleSet = Regras de classificação
rulesOf = { $law } ({ $ruleSet })
noAbbreviations = Não são utilizadas abreviaturas que exijam explicação.
undated = sem data
source = { $title } ({ $date }).
testSource = Ensaio do produto: { $source } ({ $method }).
reviewSource = Revisão da classificação: { $source } ({ $method }).
dataSource = Dados sobre { $name }: { $source }.
noSources = Foram utilizados apenas os dados do próprio fornecedor.
methodsCaption = Classificação e modo como foi obtida
columnClass = Classe
columnMethod = Método
columnBasis = Fundamento
methodCalculation = Cálculo a partir dos componentes
methodTest = Ensaio do produto
methodReview = Revisão da classificação pelo fornecedor
methodTakenOver = Retomada do componente, até que um ensaio demonstre o contrário
methodKnown = Classe conhecida
methodProperty = Propriedade medida do produto
methodSubstance = Classificação da substância
notClassified = O produto não está classificado.
translatedStatements = A redação das advertências seguintes é uma tradução e não um texto oficial: { $codes }.
noStatements = Não é necessário explicar nenhuma advertência.
training = Dar formação aos trabalhadores sobre os perigos do produto, as medidas de proteção da secção 8 e os procedimentos em caso de emergência.
