section = SEÇÃO
watermark = PRÉ-VISUALIZAÇÃO
sheetOnline = Esta ficha on-line
