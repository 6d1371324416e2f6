furtherLaws-1 = Occupational Health and Safety Act 85 of 1993.
furtherLaws-2 = National Road Traffic Act 93 of 1996: carriage of dangerous goods by road.
furtherWasteLaws-1 = National Environmental Management: Waste Act 59 of 2008.
lawsByUse-biocides = Fertilizers, Farm Feeds, Agricultural Remedies and Stock Remedies Act 36 of 1947.
lawsByUse-plants = Fertilizers, Farm Feeds, Agricultural Remedies and Stock Remedies Act 36 of 1947.
