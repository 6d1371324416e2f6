furtherLaws-1 = Gefahrstoffverordnung (GefStoffV).
furtherLaws-2 = Verordnung über Anlagen zum Umgang mit wassergefährdenden Stoffen (AwSV).
furtherLaws-3 = Technische Regel für Gefahrstoffe TRGS 510, Lagerung in ortsbeweglichen Behältern.
furtherLaws-4 = Störfall-Verordnung (12. BImSchV).
lists-water-hazard = Wassergefährdungsklasse (WGK, AwSV)
lists-storage-class = Lagerklasse (TRGS 510)
