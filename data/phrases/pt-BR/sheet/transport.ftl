modes-un = Regulamento Modelo da ONU
labels = Rótulos de risco
hazardNumber = Número de risco
limitedQuantity = Quantidade limitada por volume interno
subsidiary = { $transportClass } ({ $subsidiary })
precautions = Ver as seções 6 a 8. Fixar os volumes para evitar quedas e tombamentos; o pessoal deve ser treinado.
unPrefix = ONU { $number }
