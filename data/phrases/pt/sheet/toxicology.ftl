classes-acute = Toxicidade aguda
classes-skin = Corrosão/irritação cutânea
classes-eye = Lesões oculares graves/irritação ocular
classes-sensitisation = Sensibilização respiratória ou cutânea
classes-mutagenicity = Mutagenicidade em células germinativas
classes-carcinogenicity = Carcinogenicidade
classes-reproduction = Toxicidade reprodutiva
classes-single = Toxicidade para órgãos-alvo específicos (STOT) - exposição única
classes-repeated = Toxicidade para órgãos-alvo específicos (STOT) - exposição repetida
classes-aspiration = Perigo de aspiração

notMet = Com base nos dados disponíveis, os critérios de classificação não são preenchidos.
lackOfData = Não classificado por falta de dados.
lackingFor = Faltam dados para { $share } % da mistura ({ $names }).
unstated = componentes não declarados
lackingOf = Faltam dados para: { $names }.
judged = Avaliados e não classificados nesta classe: { $names }.
inconclusive = Não classificado: os dados são inconclusivos ({ $names }).
impossible = Não classificado: é tecnicamente impossível obter os dados ({ $why }).
viscous = Viscosidade cinemática a 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Não é possível avaliar: falta informação ({ $missing }).
notAdopted = Esta classe não faz parte das regras do país.
reviewed = Definido pelo fornecedor na revisão da classificação ({ $evidence }).
tested = Resultado de um ensaio do produto ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Toxicidade aguda dos componentes
columnName = Substância
columnRoute = Via de exposição
columnValue = Valor
columnSpecies = Espécie
columnSource = Fonte
noData = Não são conhecidos valores medidos.
endpoint = { $kind } { $value } { $unit }

routesLead = Vias de exposição prováveis
routeInhalation = Inalação
routeSkin = Contacto com a pele
routeEyes = Contacto com os olhos
routeIngestion = Ingestão
delayed = Efeitos retardados
immediate = Efeitos imediatos
chronic = Efeitos crónicos
noneKnown = Não são conhecidos.
interactive = Não são conhecidos efeitos interativos.
interactiveNitrosamine = As aminas secundárias e os nitritos formam nitrosaminas entre si.

endocrine = 11.2.1 Propriedades desreguladoras do sistema endócrino
other = 11.2.2 Outras informações
endocrineNone = Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta da lista de substâncias candidatas do REACH (edição: { EDITION($edition) }) devido a propriedades desreguladoras do sistema endócrino com efeitos na saúde humana.
endocrineFound = Desreguladores endócrinos para a saúde humana em teor igual ou superior a 0,1 %: { $names }.
defatting = O contacto prolongado ou repetido desengordura a pele e pode provocar dermatite.
noOther = Não existem outras informações.

listingsCaption = Componentes em teor igual ou superior a 0,1 %
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Nenhum dos componentes presentes em teor igual ou superior a 0,1 % consta do Report on Carcinogens do NTP (edição: { EDITION($ntp) }) nem está regulamentado como cancerígeno pela OSHA (29 CFR 1910, Subpart Z, versão: { EDITION($osha) }).
notListed = Não consta da lista
