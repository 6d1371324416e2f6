caption = Ingredienti
columnName = Nome
columnIdentifiers = Identificatori
columnConcentration = Concentrazione (% in peso)
columnConcentrationGas = Concentrazione (% in volume)
columnClassification = Classificazione
columnLimits = Limiti di concentrazione specifici, fattori M e STA
cas = CAS { $number }
ec = CE { $number }
index = Indice { $number }
confidential = Identità non rivelata (informazione riservata)
notClassified = Non classificato
notAssessed = Non valutato
otherwiseNotAssessed = non valutato nelle altre classi
limitFrom = { $outcome }: C { $from } { $lower } %
limitBelow = { $outcome }: C { $to } { $upper } %
limitBetween = { $outcome }: { $lower } % { $from } C { $to } { $upper } %
mAcute = M (acuto) = { $factor }
mChronic = M (cronico) = { $factor }
ate = STA ({ $route }) = { $value } { $unit }
ateMeasured = { $estimate } (misurata)
ateConverted = { $estimate } (convertita dalla categoria { $category })
ateEitherForm = Valgono entrambe le stime: non è noto se sia inalato come vapore o come nebbia
mAssumed = { $factor } (presunto)
noLimits = Nessuno
isMixture = il prodotto è una miscela
isSubstance = il prodotto è una sostanza
remainder = Gli ingredienti non elencati non sono classificati o sono presenti in concentrazione inferiore a quella a partire dalla quale devono essere indicati.
nothingToName = In questa sezione non è necessario indicare alcun ingrediente.
wholeStatements = Il testo completo delle indicazioni di pericolo è riportato alla sezione 16.
byHand = { $name }: classificazione fornita dal fornitore della presente scheda ({ $source }).
notes = Note dell’allegato VI: { $notes }.
tradeSecret = L’identità chimica specifica o la concentrazione esatta degli ingredienti contrassegnati come riservati non è rivelata in quanto segreto commerciale.
claim = Esenzione ai sensi dello Hazardous Materials Information Review Act (HMIRA)
claimFiled = La domanda di esenzione è stata presentata in data { $date }; numero di registro { $number }.
claimGranted = L’esenzione è stata concessa con decisione del { $date }; numero di registro { $number }.
shareWithheld = { $share } (la concentrazione effettiva non è rivelata in quanto segreto commerciale)
alternativeName = { $name }: denominazione chimica alternativa ai sensi di { $law }, accettata il { $date }, numero { $number }.
