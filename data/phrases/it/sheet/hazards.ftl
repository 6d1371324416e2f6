tableCaption = Classificazione
columnClass = Classe e categoria di pericolo
columnCode = Codice
columnStatement = Indicazione di pericolo
notClassified = Il prodotto non è classificato come pericoloso ai sensi della normativa applicabile ({ $law }).
notClassifiedSoFar = Per quanto è stato possibile valutare, il prodotto non è classificato come pericoloso ai sensi della normativa applicabile ({ $law }).
notJudged = Non valutato per mancanza di informazioni ({ $missing }): { $classes }.
knownClass = { $hazardClass }: classe nota ({ $evidence }).
reviewedClass = { $hazardClass }: stabilito dal fornitore nella revisione della classificazione ({ $evidence }).
testedClass = { $hazardClass }: in base a una prova sul prodotto ({ $evidence }).
pictograms = Pittogrammi di pericolo
noPictograms = La classificazione non richiede alcun pittogramma di pericolo.
signalWord = Avvertenza
noSignalWord = La classificazione non richiede alcuna avvertenza.
labelOpen = Non ancora valutato, per cui l’etichetta può cambiare: { $classes }.
hazardStatements = Indicazioni di pericolo
noHazardStatements = La classificazione non richiede alcuna indicazione di pericolo.
supplemental = Informazioni supplementari
precautionaryStatements = Consigli di prudenza
noPrecautionaryStatements = La classificazione non richiede alcun consiglio di prudenza.
namedIngredients = Contiene
general = Carattere generale
prevention = Prevenzione
response = Reazione
storage = Conservazione
disposal = Smaltimento
vapourAir = I vapori sono più pesanti dell’aria, si propagano a livello del suolo e possono formare miscele esplosive con l’aria.
heatedVapour = Riscaldato al di sopra del punto di infiammabilità, il prodotto sviluppa vapori che formano miscele esplosive con l’aria.
staticCharge = L’elettricità statica può infiammare i vapori.
dustExplosion = La polvere fine sollevata nell’aria può esplodere in presenza di una fonte di accensione.
containerBurst = I recipienti possono scoppiare se riscaldati.
coldBurns = Il contatto con il gas liquefatto che fuoriesce provoca ustioni da freddo.
coldContact = Il contatto con il prodotto freddo, o con ciò che ha raffreddato, provoca ustioni da freddo.
meltBurns = Il prodotto fuso a caldo provoca ustioni.
coldBursts = Si trasforma continuamente in gas: in un recipiente chiuso la pressione aumenta fino allo scoppio.
asphyxiant = In alte concentrazioni il gas sostituisce l’ossigeno e può provocare asfissia.
defatting = Il contatto ripetuto può provocare secchezza o screpolature della pelle.
acidContact = A contatto con acidi libera gas tossici.
oxygenPressure = Si decompone con il calore o per contaminazione e libera ossigeno, che alimenta gli incendi e può far scoppiare i recipienti ermetici.
simpleAsphyxiant = Asfissiante semplice
combustibleDust = Polvere combustibile
physicalUnclassified = Pericoli fisici non altrimenti classificati, categoria 1
healthUnclassified = Pericoli per la salute non altrimenti classificati, categoria 1
noOtherHazards = Non sono disponibili altre informazioni rilevanti.
pbtFound = Sostanze PBT o vPvB in concentrazione pari o superiore allo 0,1 %: { $names }.
pbtNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: { EDITION($edition) }) per proprietà PBT o vPvB.
endocrineFound = Interferenti endocrini in concentrazione pari o superiore allo 0,1 %: { $names }.
endocrineNone = Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: { EDITION($edition) }) per proprietà di interferenza con il sistema endocrino.
reactionNone = Non sono disponibili informazioni su pericoli derivanti da reazioni chimiche nelle normali condizioni d’uso.
reactionFumes = La saldatura, la brasatura, il taglio o il riscaldamento liberano fumi e gas nocivi per polmoni e nervi: ossidi metallici e fluoruri del prodotto, del metallo di base e del suo rivestimento; con l’arco anche ozono e ossidi di azoto. Radiazioni e calore ustionano occhi e pelle.
solderFumes = La brasatura dolce libera fumi del flussante e del metallo, che irritano occhi e vie respiratorie; i fumi di colofonia possono provocare asma. La lega calda ustiona la pelle.
reactionOpen = Dalla classificazione non deriva alcun pericolo dovuto a una reazione chimica.
hnocNone = Non sono disponibili informazioni su pericoli non altrimenti classificati.
unknownAcute = Il { $percent } % della miscela è costituito da { $market ->
        [eu] componente/i
        [gb] componente/i
        [ca] uno o più ingredienti
       *[other] ingrediente/i
    } di tossicità acuta non nota ({ $route }).
unknownAcuteNone = Nessun ingrediente in concentrazione pari o superiore all’1 % ha tossicità acuta non nota.
unknownAquatic = Contiene { $percent } % di componenti la cui pericolosità per l’ambiente acquatico non è nota.
allRoutes = tutte le vie

routes-oral = via orale
routes-dermal = via cutanea
routes-gas = inalazione, gas
routes-vapour = inalazione, vapori
routes-dust-mist = inalazione, polveri e nebbie
