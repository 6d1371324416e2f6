classification-un = Sistema Globalmente Harmonizado de Classificação e Rotulagem de Produtos Químicos (GHS)
