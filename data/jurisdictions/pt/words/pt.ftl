furtherLaws-1 = Decreto-Lei n.º 24/2012: agentes químicos no trabalho.
furtherWasteLaws-1 = Decreto-Lei n.º 102-D/2020, de 10 de dezembro: regime geral da gestão de resíduos.
