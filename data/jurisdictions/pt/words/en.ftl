furtherLaws-1 = Decreto-Lei n.º 24/2012: chemical agents at work.
