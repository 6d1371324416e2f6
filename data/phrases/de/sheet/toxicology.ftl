classes-acute = Akute Toxizität
classes-skin = Ätz-/Reizwirkung auf die Haut
classes-eye = Schwere Augenschädigung/-reizung
classes-sensitisation = Sensibilisierung der Atemwege/Haut
classes-mutagenicity = Keimzellmutagenität
classes-carcinogenicity = Karzinogenität
classes-reproduction = Reproduktionstoxizität
classes-single = Spezifische Zielorgan-Toxizität bei einmaliger Exposition
classes-repeated = Spezifische Zielorgan-Toxizität bei wiederholter Exposition
classes-aspiration = Aspirationsgefahr

notMet = Aufgrund der verfügbaren Daten sind die Einstufungskriterien nicht erfüllt.
lackOfData = Nicht eingestuft mangels Daten.
lackingFor = Für { $share } % des Gemischs fehlen Daten ({ $names }).
unstated = nicht genannte Bestandteile
lackingOf = Daten fehlen für: { $names }.
judged = Beurteilt und in dieser Klasse nicht eingestuft: { $names }.
inconclusive = Nicht eingestuft: Die Daten lassen keinen Schluss zu ({ $names }).
impossible = Nicht eingestuft: Daten sind aus technischen Gründen nicht zu gewinnen ({ $why }).
viscous = Kinematische Viskosität bei 40 °C: { $found } mm²/s > { $limit } mm²/s.
notJudged = Nicht beurteilbar, da Angaben fehlen ({ $missing }).
notAdopted = Diese Klasse ist in den Vorschriften des Landes nicht enthalten.
reviewed = Vom Lieferanten bei der Überprüfung der Einstufung festgelegt ({ $evidence }).
tested = Ergebnis einer Prüfung des Produkts ({ $evidence }).
ateMix = ATEmix ({ $route }): { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Akute Toxizität der Bestandteile
columnName = Stoff
columnRoute = Expositionsweg
columnValue = Wert
columnSpecies = Spezies
columnSource = Quelle
noData = Messwerte sind nicht bekannt.
endpoint = { $kind } { $value } { $unit }

routesLead = Wahrscheinliche Expositionswege
routeInhalation = Einatmen
routeSkin = Hautkontakt
routeEyes = Augenkontakt
routeIngestion = Verschlucken
delayed = Verzögert auftretende Wirkungen
immediate = Sofort auftretende Wirkungen
chronic = Chronische Wirkungen
noneKnown = Keine bekannt.
interactive = Wechselwirkungen sind nicht bekannt.
interactiveNitrosamine = Sekundäre Amine und Nitrite bilden zusammen Nitrosamine.

endocrine = 11.2.1 Endokrinschädliche Eigenschaften
other = 11.2.2 Sonstige Angaben
endocrineNone = Keiner der Bestandteile ab 0,1 % steht wegen endokrinschädigender Eigenschaften mit Wirkung auf die menschliche Gesundheit auf der REACH-Kandidatenliste (Stand { EDITION($edition) }).
endocrineFound = Endokrine Disruptoren mit Wirkung auf die menschliche Gesundheit ab 0,1 %: { $names }.
defatting = Längerer oder wiederholter Kontakt entfettet die Haut und kann zu Dermatitis führen.
noOther = Keine weiteren Angaben.

listingsCaption = Bestandteile ab 0,1 %
columnNtp = NTP
columnIarc = IARC
columnOsha = OSHA
listingsNone = Keiner der Bestandteile ab 0,1 % ist im Report on Carcinogens des NTP (Stand { EDITION($ntp) }) aufgeführt oder durch die OSHA als Karzinogen geregelt (29 CFR 1910, Subpart Z, Stand { EDITION($osha) }).
notListed = Nicht gelistet
