furtherLaws-1 = Decreto legislativo 9 aprile 2008, n. 81: health and safety at work.
furtherLaws-2 = Decreto legislativo 26 giugno 2015, n. 105: major accidents.
furtherWasteLaws-1 = Legislative Decree No. 152 of 3 April 2006, part four: waste management.
