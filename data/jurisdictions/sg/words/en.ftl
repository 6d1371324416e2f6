legalBasis = according to SS 586-3:2022
laws-1 = SS 586-2:2022 and SS 586-3:2022, hazard communication for hazardous chemicals and dangerous goods.
laws-2 = Workplace Safety and Health Act 2006 and Workplace Safety and Health (General Provisions) Regulations, regulation 43 (safety data sheet) and First Schedule (permissible exposure levels).
laws-3 = Environmental Public Health (Toxic Industrial Waste) Regulations.
lists-hazardous-substances = Environmental Protection and Management Act 1999, Second Schedule (hazardous substances)
lists-petroleum = Fire Safety Act 1993 (petroleum and flammable materials)
