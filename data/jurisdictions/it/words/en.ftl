furtherLaws-1 = Decreto legislativo 9 aprile 2008, n. 81: health and safety at work.
furtherLaws-2 = Decreto legislativo 26 giugno 2015, n. 105: major accidents.
furtherWasteLaws-1 = Legislative Decree No. 152 of 3 April 2006, part four: waste management.
lawsByClass-carcinogens = Legislative Decree No. 81 of 9 April 2008, title IX, chapter II: carcinogens, mutagens and substances toxic for reproduction.
lawsByClass-young-workers = Law No. 977 of 17 October 1967: protection of children and adolescents at work.
lawsByClass-pregnant-workers = Legislative Decree No. 151 of 26 March 2001: protection of maternity and paternity.
