section = SEÇÃO
watermark = PRÉ-VISUALIZAÇÃO
sheetOnline = Esta ficha on-line
moreOnline = Mais informações sobre perigos disponíveis on-line
