furtherLaws-1 = Decreto-Lei n.º 24/2012: chemical agents at work.
furtherWasteLaws-1 = Decree-Law No. 102-D/2020 of 10 December: general rules of waste management.
