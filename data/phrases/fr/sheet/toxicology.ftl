classes-acute = Toxicité aiguë
classes-skin = Corrosion cutanée/irritation cutanée
classes-eye = Lésions oculaires graves/irritation oculaire
classes-sensitisation = Sensibilisation respiratoire ou cutanée
classes-mutagenicity = Mutagénicité sur les cellules germinales
classes-carcinogenicity = Cancérogénicité
classes-reproduction = Toxicité pour la reproduction
classes-single = Toxicité spécifique pour certains organes cibles - exposition unique
classes-repeated = Toxicité spécifique pour certains organes cibles - exposition répétée
classes-aspiration = Danger par aspiration

notMet = Compte tenu des données disponibles, les critères de classification ne sont pas remplis.
lackOfData = Non classé, faute de données.
lackingFor = Les données manquent pour { $share } % du mélange ({ $names }).
unstated = composants non déclarés
lackingOf = Les données manquent pour : { $names }.
judged = Évalués et non classés dans cette classe : { $names }.
inconclusive = Non classé : données non concluantes ({ $names }).
impossible = Non classé : il est techniquement impossible d’obtenir les données ({ $why }).
viscous = Viscosité cinématique à 40 °C : { $found } mm²/s > { $limit } mm²/s.
notJudged = Évaluation impossible, faute d’informations ({ $missing }).
notAdopted = Cette classe ne fait pas partie de la réglementation du pays.
reviewed = Fixé par le fournisseur lors de la révision de la classification ({ $evidence }).
tested = Résultat d’un essai sur le produit ({ $evidence }).
ateMix = ETAmél ({ $route }) : { $value } { $unit }

units-oral = mg/kg
units-dermal = mg/kg
units-gas = ppmV (4 h)
units-vapour = mg/l (4 h)
units-dust-mist = mg/l (4 h)

dataCaption = Toxicité aiguë des composants
columnName = Substance
columnRoute = Voie
columnValue = Valeur
columnSpecies = Espèce
columnSource = Source
noData = Aucune valeur mesurée n’est connue.
endpoint = { $kind } { $value } { $unit }

routesLead = Voies d’exposition probables
routeInhalation = Inhalation
routeSkin = Contact avec la peau
routeEyes = Contact avec les yeux
routeIngestion = Ingestion
delayed = Effets différés
immediate = Effets immédiats
chronic = Effets chroniques
noneKnown = Aucun connu.
interactive = Aucun effet d’interaction n’est connu.
interactiveNitrosamine = Les amines secondaires et les nitrites forment ensemble des nitrosamines.

endocrine = 11.2.1 Propriétés perturbant le système endocrinien
other = 11.2.2 Autres informations
endocrineNone = Aucun des composants présents à 0,1 % ou plus ne figure sur la liste des substances candidates de REACH (version du { EDITION($edition) }) en raison de propriétés perturbant le système endocrinien ayant des effets sur la santé humaine.
endocrineFound = Perturbateurs endocriniens pour la santé humaine présents à 0,1 % ou plus : { $names }.
defatting = Un contact prolongé ou répété dégraisse la peau et peut provoquer une dermatite.
noOther = Pas d’autres informations.

listingsCaption = Ingrédients présents à 0,1 % ou plus
columnNtp = NTP
columnIarc = CIRC
columnOsha = OSHA
listingsNone = Aucun des composants présents à 0,1 % ou plus ne figure dans le Report on Carcinogens du NTP (édition du { EDITION($ntp) }) ni n’est réglementé comme cancérogène par l’OSHA (29 CFR 1910, Subpart Z, version du { EDITION($osha) }).
notListed = Non répertorié
