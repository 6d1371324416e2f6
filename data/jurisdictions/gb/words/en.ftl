furtherWasteLaws-1 = Environmental Protection Act 1990, section 34: duty of care.
furtherWasteLaws-2 = Hazardous Waste (England and Wales) Regulations 2005; Special Waste Regulations 1996 (Scotland).
lawsByClass-dsear = Dangerous Substances and Explosive Atmospheres Regulations 2002 (DSEAR).
