meltingPoint = Ponto de fusão/ponto de congelamento
boilingPoint = Ponto de ebulição ou ponto de ebulição inicial e faixa de ebulição
explosionLimits = Limites inferior e superior de explosividade ou inflamabilidade
partition = Coeficiente de partição n-octanol/água (valor do log)
relativeVapourDensity = Densidade de vapor relativa
noOther = Não há outros dados.
noFlashPoint = Nenhum até o ponto de ebulição ({ $evidence })
notClassifiedIn = Critérios não atendidos: { $classes }.
