laws-1 = JIS Z 7252:2019 and JIS Z 7253:2019.
furtherWasteLaws-1 = Waste Management and Public Cleansing Act.
lists-safety-health = Industrial Safety and Health Act
lists-releases = Act on Confirmation, etc. of Release Amounts of Specific Chemical Substances (PRTR Act)
lists-poisons = Poisonous and Deleterious Substances Control Act
lists-fire = Fire Service Act
lists-evaluation = Act on the Regulation of Manufacture and Evaluation of Chemical Substances
lawsByUse-plants = Agricultural Chemicals Regulation Act (Act No. 82 of 1948).
