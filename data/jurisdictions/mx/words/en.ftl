legalBasis = according to NOM-018-STPS-2015
laws-1 = NOM-018-STPS-2015, hazards and risks of hazardous chemicals in workplaces (DOF, 9 October 2015).
laws-2 = NOM-010-STPS-2014, chemical agents in the working environment: exposure limits.
laws-3 = NOM-005-STPS-1998, handling, transport and storage of hazardous chemicals in workplaces.
laws-4 = NOM-052-SEMARNAT-2005, identification and classification of hazardous waste.
furtherWasteLaws-1 = General Law for the Prevention and Comprehensive Management of Waste and its Regulation; NOM-052-SEMARNAT-2005.
