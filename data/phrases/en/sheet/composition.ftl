caption = Ingredients
columnName = Name
columnIdentifiers = Identifiers
columnConcentration = Concentration (% by weight)
columnConcentrationGas = Concentration (% by volume)
columnClassification = Classification
columnLimits = Specific limits, M-factors and ATE
cas = CAS { $number }
ec = EC { $number }
index = Index { $number }
confidential = Identity withheld as confidential
notClassified = Not classified
notAssessed = Not assessed
otherwiseNotAssessed = not assessed in the other classes
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (acute) = { $factor }
mChronic = M (chronic) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (measured)
ateConverted = { $estimate } (converted from Category { $category })
ateEitherForm = Both estimates count: it is not known whether it is breathed in as vapour or as mist
mAssumed = { $factor } (assumed)
noLimits = None
isMixture = the product is a mixture
isSubstance = the product is a substance
remainder = Ingredients that are not listed are not classified, or are present below the concentration from which they must be named.
nothingToName = No ingredient has to be named in this section.
wholeStatements = For the full text of the H statements, see section 16.
byHand = { $name }: classification given by the supplier of this sheet ({ $source }).
notes = Notes of Annex VI: { $notes }.
tradeSecret = The specific chemical identity or exact concentration of an ingredient marked as confidential is withheld as a trade secret.
claim = Exemption under the Hazardous Materials Information Review Act (HMIRA)
claimFiled = A claim for exemption was filed on { $date }; registry number { $number }.
claimGranted = The exemption was granted by decision of { $date }; registry number { $number }.
shareWithheld = { $share } (the actual concentration is withheld as a trade secret)
alternativeName = { $name }: alternative chemical name under { $law }, accepted on { $date }, number { $number }.
