furtherLaws-1 = Resolution SRT 801/2015, Globally Harmonized System of classification and labelling of chemicals at work.
furtherLaws-2 = Law 19587 on health and safety at work and Decree 351/1979.
furtherLaws-3 = Resolution MTESS 295/2003, Annex IV: exposure limits.
furtherLaws-4 = Law 24449 and Decree 779/1995, Annex S: carriage of dangerous goods by road.
furtherWasteLaws-1 = Law 24051 on hazardous waste and Decree 831/1993.
