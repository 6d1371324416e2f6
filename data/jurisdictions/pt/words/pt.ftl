furtherLaws-1 = Decreto-Lei n.º 24/2012: agentes químicos no trabalho.
furtherLaws-2 = Decreto-Lei n.º 150/2015, de 5 de agosto: prevenção de acidentes graves que envolvem substâncias perigosas.
furtherWasteLaws-1 = Decreto-Lei n.º 102-D/2020, de 10 de dezembro: regime geral da gestão de resíduos.
