furtherLaws-1 = Decreto-Lei n.º 24/2012: chemical agents at work.
furtherLaws-2 = Decreto-Lei n.º 150/2015 of 5 August: prevention of major accidents that involve dangerous substances.
furtherWasteLaws-1 = Decree-Law No. 102-D/2020 of 10 December: general rules of waste management.
