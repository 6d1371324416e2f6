suitable = Meios de extinção apropriados
notJet = Jato d'água de grande vazão: espalha o líquido em chamas.
chemicalSuit = Evitar o contato com o produto: usar traje de proteção química.
breathing = Usar equipamento de respiração autônomo e roupa de proteção completa.
