columnStatement = Frase de perigo
response = Resposta à emergência
disposal = Disposição
supplemental = Informações complementares
physicalUnclassified = Perigos físicos não classificados de outra forma, categoria 1
