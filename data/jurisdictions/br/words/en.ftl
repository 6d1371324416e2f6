legalBasis = according to ABNT NBR 14725:2023 (FDS)
laws-1 = ABNT NBR 14725:2023, classification, safety data sheet (FDS) and labelling of chemicals.
laws-2 = Regulatory Standard NR-26 of the Ministry of Labour and Employment, safety signs and signals.
laws-3 = Regulatory Standard NR-15, Annexes 11, 12 and 13: exposure limits.
laws-4 = Decree No. 2657 of 3 July 1998 (ILO Convention No. 170).
laws-5 = Law No. 12305 of 2 August 2010, national policy on solid waste.
laws-6 = ANTT Resolution No. 5998 of 3 November 2022, carriage of dangerous goods by road.
lists-controlled = Chemicals under the control of the Federal Police (Law No. 10357/2001)
