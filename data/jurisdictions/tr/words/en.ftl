laws-1 = KKDİK Regulation on the registration, evaluation, authorisation and restriction of chemicals (Official Gazette 30105 bis, 23 June 2017).
laws-2 = SEA Regulation on the classification, labelling and packaging of substances and mixtures (Official Gazette 28848 bis, 11 December 2013).
laws-3 = Regulation on health and safety measures in work with chemicals (Official Gazette 28733, 12 August 2013).
insteadOfEuropean-wasteLaw = Waste Management Regulation (Official Gazette 29314, 2 April 2015).
insteadOfEuropean-majorAccidents = Regulation on the prevention of major industrial accidents and the mitigation of their effects (Official Gazette 30702, 2 March 2019), Annex 1, Part 1
insteadOfEuropean-restrictions = Restrictions of KKDİK, Annex 17, entry
insteadOfEuropean-pbtInorganic = The PBT and vPvB criteria of KKDİK Annex 13 do not apply to inorganic substances.
lawsByUse-biocides = Regulation on Biocidal Products (Official Gazette 27449, 4th repeated issue, 31 December 2009).
