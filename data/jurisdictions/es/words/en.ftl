furtherLaws-1 = Real Decreto 374/2001: risks of chemical agents at work.
furtherLaws-2 = Real Decreto 656/2017: storage of chemical products (APQ).
furtherWasteLaws-1 = Law 7/2022 of 8 April on waste and contaminated land for a circular economy.
