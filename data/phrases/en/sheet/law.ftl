## As a sentence names it behind "according to".

classification-eu = Regulation (EC) No 1272/2008 (CLP)
classification-gb = Regulation (EC) No 1272/2008 as it applies in Great Britain (GB CLP)
classification-us = the OSHA Hazard Communication Standard (29 CFR 1910.1200)
classification-ca = the Hazardous Products Regulations (SOR/2015-17)
classification-au = the model Work Health and Safety Regulations (GHS 7)
classification-un = the Globally Harmonized System of Classification and Labelling of Chemicals (GHS)
