classes-acute = Tossicità acuta
classes-skin = Corrosione/irritazione della pelle
classes-eye = Gravi danni oculari/irritazione oculare
classes-sensitisation = Sensibilizzazione respiratoria o cutanea
classes-mutagenicity = Mutagenicità sulle cellule germinali
classes-carcinogenicity = Cancerogenicità
classes-reproduction = Tossicità per la riproduzione
classes-single = Tossicità specifica per organi bersaglio (STOT) - esposizione singola
classes-repeated = Tossicità specifica per organi bersaglio (STOT) - esposizione ripetuta
classes-aspiration = Pericolo in caso di aspirazione

notMet = Sulla base dei dati disponibili i criteri di classificazione non sono soddisfatti.
lackOfData = Non classificato per mancanza di dati.
lackingFor = Mancano dati per il { $share } % della miscela ({ $names }).
unstated = ingredienti non dichiarati
lackingOf = Mancano dati per: { $names }.
judged = Valutati e non classificati in questa classe: { $names }.
inconclusive = Non classificato: i dati non sono conclusivi ({ $names }).
impossible = Non classificato: è tecnicamente impossibile ottenere i dati ({ $why }).
viscous = Viscosità cinematica a 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Non valutabile per mancanza di informazioni ({ $missing }).
notAdopted = Questa classe non fa parte della normativa del paese.
reviewed = Stabilito dal fornitore nella revisione della classificazione ({ $evidence }).
tested = Risultato di una prova sul prodotto ({ $evidence }).
ateMix = STAmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Tossicità acuta degli ingredienti
columnName = Sostanza
columnRoute = Via
columnValue = Valore
columnSpecies = Specie
columnSource = Fonte
noData = Non sono noti valori misurati.
endpoint = { $kind } { $value } { $unit }

routesLead = Vie probabili di esposizione
routeInhalation = Inalazione
routeSkin = Contatto con la pelle
routeEyes = Contatto con gli occhi
routeIngestion = Ingestione
delayed = Effetti ritardati
immediate = Effetti immediati
chronic = Effetti cronici
noneKnown = Nessuno noto.
interactive = Non sono noti effetti interattivi.
interactiveNitrosamine = Le ammine secondarie e i nitriti formano insieme nitrosammine.

endocrine = 11.2.1 Proprietà di interferenza con il sistema endocrino
other = 11.2.2 Altre informazioni
endocrineNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: { EDITION($edition) }) per proprietà di interferenza con il sistema endocrino con effetti sulla salute umana.
endocrineFound = Interferenti endocrini per la salute umana in concentrazione pari o superiore allo 0,1 %: { $names }.
defatting = Il contatto prolungato o ripetuto sgrassa la pelle e può provocare dermatiti.
noOther = Nessun’altra informazione.

listingsCaption = Ingredienti in concentrazione pari o superiore allo 0,1 %
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nel Report on Carcinogens dell’NTP (edizione: { EDITION($ntp) }) o è regolamentato come cancerogeno dall’OSHA (29 CFR 1910, Subpart Z, versione: { EDITION($osha) }).
notListed = Non elencato
