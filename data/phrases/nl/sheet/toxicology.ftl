classes-acute = Acute toxiciteit
classes-skin = Huidcorrosie/-irritatie
classes-eye = Ernstig oogletsel/oogirritatie
classes-sensitisation = Sensibilisatie van de luchtwegen of de huid
classes-mutagenicity = Mutageniteit in geslachtscellen
classes-carcinogenicity = Kankerverwekkendheid
classes-reproduction = Voortplantingstoxiciteit
classes-single = STOT bij eenmalige blootstelling
classes-repeated = STOT bij herhaalde blootstelling
classes-aspiration = Aspiratiegevaar

notMet = Op basis van de beschikbare gegevens is niet aan de indelingscriteria voldaan.
lackOfData = Niet ingedeeld wegens gebrek aan gegevens.
lackingFor = Voor { $share } % van het mengsel ontbreken gegevens ({ $names }).
unstated = niet vermelde bestanddelen
lackingOf = Gegevens ontbreken voor: { $names }.
judged = Beoordeeld en niet in deze klasse ingedeeld: { $names }.
inconclusive = Niet ingedeeld: de gegevens zijn niet afdoende ({ $names }).
impossible = Niet ingedeeld: het is technisch niet mogelijk de gegevens te verkrijgen ({ $why }).
viscous = Kinematische viscositeit bij 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Kan niet worden beoordeeld: er ontbreekt informatie ({ $missing }).
notAdopted = Deze klasse maakt geen deel uit van de voorschriften van het land.
reviewed = Door de leverancier vastgesteld bij de herziening van de indeling ({ $evidence }).
tested = Resultaat van een test met het product ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Acute toxiciteit van de bestanddelen
columnName = Stof
columnRoute = Blootstellingsroute
columnValue = Waarde
columnSpecies = Soort
columnSource = Bron
noData = Er zijn geen gemeten waarden bekend.
endpoint = { $kind } { $value } { $unit }

routesLead = Waarschijnlijke blootstellingsroutes
routeInhalation = Inademing
routeSkin = Contact met de huid
routeEyes = Contact met de ogen
routeIngestion = Inslikken
delayed = Uitgestelde effecten
immediate = Onmiddellijke effecten
chronic = Chronische effecten
noneKnown = Geen bekend.
interactive = Er zijn geen interactieve effecten bekend.
interactiveNitrosamine = Secundaire aminen en nitrieten vormen samen nitrosaminen.

endocrine = 11.2.1 Hormoonontregelende eigenschappen
other = 11.2.2 Overige informatie
endocrineNone = Geen van de bestanddelen met een gehalte van 0,1 % of meer staat vanwege hormoonontregelende eigenschappen met gevolgen voor de menselijke gezondheid op de REACH-kandidaatslijst (versie van { EDITION($edition) }).
endocrineFound = Voor de menselijke gezondheid hormoonontregelende stoffen in een gehalte van 0,1 % of meer: { $names }.
defatting = Langdurig of herhaald contact ontvet de huid en kan tot dermatitis leiden.
noOther = Geen overige informatie.

listingsCaption = Bestanddelen met een gehalte van 0,1 % of meer
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Geen van de bestanddelen met een gehalte van 0,1 % of meer staat in het Report on Carcinogens van het NTP (versie van { EDITION($ntp) }) of is door de OSHA als kankerverwekkend gereguleerd (29 CFR 1910, Subpart Z, versie van { EDITION($osha) }).
notListed = Niet vermeld
