furtherLaws-1 = Safety, Health and Welfare at Work (Chemical Agents) Regulations 2001 (S.I. No. 619 of 2001).
furtherWasteLaws-1 = Waste Management Act 1996.
