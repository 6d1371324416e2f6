furtherLaws-1 = Decree 1496 of 2018, Globally Harmonized System of classification and labelling of chemicals.
furtherLaws-2 = Resolution 773 of 2021 of the Ministry of Labour, application of the Globally Harmonized System at workplaces.
furtherLaws-3 = Decree 1609 of 2002 (Decree 1079 of 2015), carriage of dangerous goods by road.
furtherWasteLaws-1 = Decree 4741 of 2005 (Decree 1076 of 2015), hazardous waste.
