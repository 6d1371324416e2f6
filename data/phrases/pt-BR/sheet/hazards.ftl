columnStatement = Frase de perigo
response = Resposta à emergência
disposal = Disposição
supplemental = Informações complementares
physicalUnclassified = Perigos físicos não classificados de outra forma, categoria 1
defatting = O contato repetido pode ressecar e rachar a pele.
reactionNone = Não há informações sobre perigos resultantes de reações químicas em condições normais de uso.
