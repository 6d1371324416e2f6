furtherLaws-1 = Real Decreto 374/2001: risks of chemical agents at work.
furtherLaws-2 = Real Decreto 656/2017: storage of chemical products (APQ).
