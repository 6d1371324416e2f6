classes-acute = Acute toxicity
classes-skin = Skin corrosion/irritation
classes-eye = Serious eye damage/irritation
classes-sensitisation = Respiratory or skin sensitisation
classes-mutagenicity = Germ cell mutagenicity
classes-carcinogenicity = Carcinogenicity
classes-reproduction = Reproductive toxicity
classes-single = STOT-single exposure
classes-repeated = STOT-repeated exposure
classes-aspiration = Aspiration hazard

notMet = Based on available data, the classification criteria are not met.
lackOfData = Not classified for lack of data.
lackingFor = Data are lacking for { $share } % of the mixture ({ $names }).
unstated = unstated ingredients
lackingOf = Data are lacking for: { $names }.
judged = Assessed and not classified in this class: { $names }.
inconclusive = Not classified: the data are inconclusive ({ $names }).
impossible = Not classified: it is technically impossible to obtain data ({ $why }).
viscous = Kinematic viscosity at 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Cannot be judged: information is missing ({ $missing }).
notAdopted = This class is not part of the rules of the country.
reviewed = Set by the supplier in the review of the classification ({ $evidence }).
tested = Result of a test of the product ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Acute toxicity of the ingredients
columnName = Substance
columnRoute = Route
columnValue = Value
columnSpecies = Species
columnSource = Source
noData = No measured values are known.
endpoint = { $kind } { $value } { $unit }

routesLead = Likely routes of exposure
routeInhalation = Inhalation
routeSkin = Skin contact
routeEyes = Eye contact
routeIngestion = Ingestion
delayed = Delayed effects
immediate = Immediate effects
chronic = Chronic effects
noneKnown = None is known.
interactive = No interactive effects are known.
interactiveNitrosamine = Secondary amines and nitrites form nitrosamines together.

endocrine = 11.2.1 Endocrine disrupting properties
other = 11.2.2 Other information
endocrineNone = None of the ingredients at 0.1 % or more is on the REACH Candidate List (edition of { EDITION($edition) }) for endocrine disrupting properties with effects on human health.
endocrineFound = Endocrine disruptors for human health at 0.1 % or more: { $names }.
defatting = Long or repeated contact takes the fat from the skin and may lead to dermatitis.
noOther = No other information.

listingsCaption = Ingredients at 0.1 % or more
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = None of the ingredients at 0.1 % or more is listed in the NTP Report on Carcinogens (edition of { EDITION($ntp) }) or regulated as a carcinogen by OSHA (29 CFR 1910, Subpart Z, as of { EDITION($osha) }).
notListed = Not listed
