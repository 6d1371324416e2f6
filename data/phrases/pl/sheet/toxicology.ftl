classes-acute = Toksyczność ostra
classes-skin = Działanie żrące/drażniące na skórę
classes-eye = Poważne uszkodzenie oczu/działanie drażniące na oczy
classes-sensitisation = Działanie uczulające na drogi oddechowe lub skórę
classes-mutagenicity = Działanie mutagenne na komórki rozrodcze
classes-carcinogenicity = Działanie rakotwórcze
classes-reproduction = Szkodliwe działanie na rozrodczość
classes-single = Działanie toksyczne na narządy docelowe (STOT) - narażenie jednorazowe
classes-repeated = Działanie toksyczne na narządy docelowe (STOT) - narażenie powtarzane
classes-aspiration = Zagrożenie spowodowane aspiracją

notMet = W oparciu o dostępne dane, kryteria klasyfikacji nie są spełnione.
lackOfData = Nie sklasyfikowano z powodu braku danych.
lackingFor = Brak danych dla { $share } % mieszaniny ({ $names }).
unstated = składniki niezadeklarowane
lackingOf = Brak danych dla: { $names }.
judged = Ocenione i niesklasyfikowane w tej klasie: { $names }.
inconclusive = Nie sklasyfikowano: dane nie są rozstrzygające ({ $names }).
impossible = Nie sklasyfikowano: uzyskanie danych jest technicznie niemożliwe ({ $why }).
viscous = Lepkość kinematyczna w 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Nie można ocenić z powodu braku informacji ({ $missing }).
notAdopted = Ta klasa nie jest objęta przepisami kraju.
reviewed = Ustalono przez dostawcę podczas przeglądu klasyfikacji ({ $evidence }).
tested = Wynik badania produktu ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Toksyczność ostra składników
columnName = Substancja
columnRoute = Droga narażenia
columnValue = Wartość
columnSpecies = Gatunek
columnSource = Źródło
noData = Zmierzone wartości nie są znane.
endpoint = { $kind } { $value } { $unit }

routesLead = Prawdopodobne drogi narażenia
routeInhalation = Wdychanie
routeSkin = Kontakt ze skórą
routeEyes = Kontakt z oczami
routeIngestion = Połknięcie
delayed = Skutki opóźnione
immediate = Skutki natychmiastowe
chronic = Skutki przewlekłe
noneKnown = Nie są znane.
interactive = Skutki wzajemnego oddziaływania nie są znane.
interactiveNitrosamine = Aminy drugorzędowe i azotyny tworzą razem nitrozoaminy.

endocrine = 11.2.1 Właściwości zaburzające funkcjonowanie układu hormonalnego
other = 11.2.2 Inne informacje
endocrineNone = Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie znajduje się na liście kandydackiej REACH (stan na: { EDITION($edition) }) z powodu właściwości zaburzających funkcjonowanie układu hormonalnego o skutkach dla zdrowia ludzi.
endocrineFound = Substancje zaburzające funkcjonowanie układu hormonalnego u ludzi w stężeniu równym lub wyższym niż 0,1 %: { $names }.
defatting = Długotrwały lub powtarzający się kontakt odtłuszcza skórę i może prowadzić do zapalenia skóry.
noOther = Brak innych informacji.

listingsCaption = Składniki w stężeniu równym lub wyższym niż 0,1 %
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Żaden ze składników obecnych w stężeniu równym lub wyższym niż 0,1 % nie figuruje w Report on Carcinogens NTP (stan na: { EDITION($ntp) }) ani nie jest uregulowany przez OSHA jako rakotwórczy (29 CFR 1910, Subpart Z, stan na: { EDITION($osha) }).
notListed = Nie figuruje w wykazie
