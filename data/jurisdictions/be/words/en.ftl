furtherLaws-1 = Code du bien-être au travail, book VI: chemical agents, carcinogens, mutagens and reprotoxic agents; limit values in annex VI.1-1.
