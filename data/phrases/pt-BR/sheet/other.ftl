duties-three-months = As novas informações são acrescentadas no prazo de três meses; a ficha acompanha a primeira remessa posterior ({ $paragraph }).
duties-without-delay = Fornecer sem demora ({ $paragraph }).
methodTakenOver = Adotada do ingrediente, até que um ensaio demonstre o contrário
translatedStatements = A redação das frases seguintes é uma tradução e não um texto oficial: { $codes }.
noStatements = Não é necessário explicar nenhuma frase de perigo.
training = Treinar os trabalhadores sobre os perigos do produto, as medidas de proteção da seção 8 e os procedimentos em caso de emergência.
reviewOnChange = Assim que houver novas informações; a lei não fixa prazo ({ $paragraph }).
noAbbreviations = Não são usadas abreviaturas que precisem de explicação.
