caption = Bestandteile
columnName = Bezeichnung
columnIdentifiers = Identifikatoren
columnConcentration = Konzentration (Gew.-%)
columnConcentrationGas = Konzentration (Vol.-%)
columnClassification = Einstufung
columnLimits = Spezifische Konzentrationsgrenzwerte, M-Faktoren und ATE
cas = CAS { $number }
ec = EG { $number }
index = Index { $number }
confidential = Identität vertraulich
notClassified = Nicht eingestuft
notAssessed = Nicht beurteilt
otherwiseNotAssessed = in den übrigen Klassen nicht beurteilt
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (akut) = { $factor }
mChronic = M (chronisch) = { $factor }
ate = ATE ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (gemessen)
ateConverted = { $estimate } (umgerechnet aus Kategorie { $category })
ateEitherForm = Beide Schätzwerte zählen: Ob es als Dampf oder als Nebel eingeatmet wird, ist nicht bekannt
mAssumed = { $factor } (angenommen)
noLimits = Keine
isMixture = Das Produkt ist ein Gemisch
isSubstance = Das Produkt ist ein Stoff
remainder = Nicht aufgeführte Bestandteile sind nicht eingestuft oder liegen unterhalb der Konzentration, ab der sie anzugeben sind.
nothingToName = In diesem Abschnitt ist kein Bestandteil anzugeben.
wholeStatements = Der Wortlaut der H-Sätze steht in Abschnitt 16.
byHand = { $name }: Einstufung durch den Ersteller dieses Sicherheitsdatenblatts ({ $source }).
notes = Anmerkungen des Anhangs VI: { $notes }.
tradeSecret = Die genaue chemische Identität oder Konzentration eines als vertraulich gekennzeichneten Bestandteils wird als Geschäftsgeheimnis nicht angegeben.
claim = Ausnahme nach dem Hazardous Materials Information Review Act (HMIRA)
claimFiled = Der Antrag auf Ausnahme wurde am { $date } eingereicht; Registriernummer { $number }.
claimGranted = Die Ausnahme wurde mit Entscheidung vom { $date } gewährt; Registriernummer { $number }.
shareWithheld = { $share } (die tatsächliche Konzentration wird als Geschäftsgeheimnis nicht angegeben)
alternativeName = { $name }: alternative chemische Bezeichnung nach { $law }, zugelassen am { $date }, Nummer { $number }.
