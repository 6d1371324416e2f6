caption = Composants
columnName = Nom
columnIdentifiers = Identificateurs
columnConcentration = Concentration (% en masse)
columnConcentrationGas = Concentration (% en volume)
columnClassification = Classification
columnLimits = Limites de concentration spécifiques, facteurs M et ETA
cas = CAS { $number }
ec = CE { $number }
index = Index { $number }
confidential = Identité non divulguée (information confidentielle)
notClassified = Non classé
notAssessed = Non évalué
otherwiseNotAssessed = non évalué dans les autres classes
limitFrom = { $outcome } : C { $from } { $lower } %
limitBelow = { $outcome } : C { $to } { $upper } %
limitBetween = { $outcome } : { $lower } % { $from } C { $to } { $upper } %
mAcute = M (aigu) = { $factor }
mChronic = M (chronique) = { $factor }
ate = ETA ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (mesurée)
ateConverted = { $estimate } (convertie à partir de la catégorie { $category })
ateEitherForm = Les deux estimations comptent : on ignore s’il est inhalé sous forme de vapeur ou de brouillard
mAssumed = { $factor } (supposé)
noLimits = Aucune
isMixture = le produit est un mélange
isSubstance = le produit est une substance
remainder = Les composants non mentionnés ne sont pas classés ou sont présents à une concentration inférieure au seuil à partir duquel ils doivent être indiqués.
nothingToName = Aucun composant ne doit être mentionné dans cette rubrique.
wholeStatements = Le texte intégral des mentions de danger figure à la rubrique 16.
byHand = { $name } : classification établie par le fournisseur de la présente fiche ({ $source }).
notes = Notes de l’annexe VI : { $notes }.
tradeSecret = L’identité chimique spécifique ou la concentration exacte des composants signalés comme confidentiels n’est pas divulguée, car elle relève du secret commercial.
claim = Dérogation au titre de la Loi sur le contrôle des renseignements relatifs aux matières dangereuses (LCRMD)
claimFiled = Une demande de dérogation a été présentée le { $date } ; numéro d’enregistrement { $number }.
claimGranted = La dérogation a été accordée par décision du { $date } ; numéro d’enregistrement { $number }.
shareWithheld = { $share } (la concentration réelle n’est pas divulguée, car elle relève du secret commercial)
alternativeName = { $name } : nom chimique de remplacement au titre de { $law }, accepté le { $date }, numéro { $number }.
