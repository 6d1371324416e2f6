furtherLaws-1 = Hazardous Substances Ordinance (GefStoffV).
furtherLaws-2 = Ordinance on facilities handling substances that are hazardous to water (AwSV).
furtherLaws-3 = Technical Rule for Hazardous Substances TRGS 510, storage in portable containers.
furtherLaws-4 = Major Accidents Ordinance (12. BImSchV).
lists-water-hazard = Water hazard class (WGK, AwSV)
lists-storage-class = Storage class (TRGS 510)
