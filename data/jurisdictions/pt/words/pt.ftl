furtherLaws-1 = Decreto-Lei n.º 24/2012: agentes químicos no trabalho.
