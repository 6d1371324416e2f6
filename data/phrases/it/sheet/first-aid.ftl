general = Informazioni generali
inhalation = In caso di inalazione
skin = In caso di contatto con la pelle
eyes = In caso di contatto con gli occhi
ingestion = In caso di ingestione
protection = Protezione dei soccorritori

showSheet = In caso di dubbio o se i sintomi persistono, consultare un medico e mostrargli questa scheda di dati di sicurezza.
leaveArea = Allontanare l’infortunato dalla zona di pericolo. Tenerlo al caldo e tranquillo.
unconscious = Non somministrare mai nulla per bocca a una persona priva di sensi. Se è priva di sensi ma respira, metterla in posizione laterale di sicurezza.
observe = I sintomi possono comparire solo dopo alcune ore: mantenere sotto osservazione medica per almeno 48 ore.
exposedConcerned = In caso di esposizione o di possibile esposizione: consultare un medico.

freshAir = Portare all’aria aperta e mantenere a riposo in posizione che favorisca la respirazione.
inhalationUnwell = In caso di malessere, consultare un medico.
inhalationDoctor = In caso di malessere, contattare un CENTRO ANTIVELENI o un medico.
inhalationEmergency = Contattare immediatamente un CENTRO ANTIVELENI o un medico. In caso di difficoltà respiratorie far somministrare ossigeno, solo da personale addestrato.
inhalationSensitised = In caso di sintomi respiratori, contattare immediatamente un CENTRO ANTIVELENI o un medico.
artificialRespiration = In caso di arresto respiratorio praticare la respirazione artificiale con un dispositivo, non bocca a bocca.
inhalationCorrosive = Contattare immediatamente un CENTRO ANTIVELENI o un medico: il prodotto inalato può ustionare le vie respiratorie e provocare un edema polmonare ritardato.
inhalationSuffocation = Chiamare immediatamente un medico. Se il respiro è debole o si è arrestato: respirazione artificiale; ossigeno solo da parte di personale addestrato.

skinOff = Togliere gli indumenti contaminati.
skinBrush = Per prima cosa, rimuovere le particelle dalla pelle.
skinWash = Lavare la pelle con abbondante acqua e sapone.
skinWashAgain = Lavare gli indumenti contaminati prima di indossarli nuovamente.
skinIrritation = In caso di irritazione o eruzione della pelle, consultare un medico.
skinCorrosive = Togliere immediatamente tutti gli indumenti contaminati. Sciacquare la pelle con acqua corrente per almeno 20 minuti. Le ustioni richiedono un trattamento medico immediato: se non trattate guariscono con difficoltà.
skinToxic = Contattare immediatamente un CENTRO ANTIVELENI o un medico, anche in assenza di sintomi.
skinGas = Il gas in sé non richiede misure particolari.
skinCold = Sgelare le parti congelate usando acqua tiepida. Non sfregare. Contattare un medico.

eyesRinse = Sciacquare con acqua corrente per parecchi minuti tenendo le palpebre aperte. Togliere le eventuali lenti a contatto se è agevole farlo.
eyesGas = Sciacquare con acqua per parecchi minuti. Consultare un oculista dopo il contatto con gas freddo in fuoriuscita.
eyesIrritation = Se l’irritazione persiste, consultare un medico.
eyesDamage = Sciacquare immediatamente con acqua corrente per almeno 20 minuti tenendo le palpebre aperte. Togliere le eventuali lenti a contatto se è agevole farlo. Continuare a sciacquare durante il trasporto dall’oculista.
eyesLye = I prodotti alcalini penetrano in profondità nell’occhio: ogni secondo è decisivo.

mouthRinse = Sciacquare la bocca con acqua.
noVomiting = NON provocare il vomito.
vomitingDanger = In caso di vomito spontaneo tenere la testa bassa affinché nulla penetri nei polmoni.
ingestionUnwell = In caso di malessere, contattare un CENTRO ANTIVELENI o un medico.
ingestionEmergency = Contattare immediatamente un CENTRO ANTIVELENI o un medico.
ingestionCorrosive = Far bere al massimo un bicchiere d’acqua, e solo se la persona è cosciente. Non tentare di neutralizzare.
ingestionGas = L’ingestione non è una via di esposizione probabile per un gas.

protectSelf = I soccorritori devono proteggersi e indossare i dispositivi indicati alla sezione 8.
protectToxic = I soccorritori devono evitare di respirare il prodotto e indossare una protezione respiratoria in aria contaminata.
protectSuffocation = Dove l’aria può essere povera di ossigeno, intervenire solo con autorespiratore.

symptomsInhalation = Dopo inalazione
symptomsSkin = Dopo contatto con la pelle
symptomsEyes = Dopo contatto con gli occhi
symptomsIngestion = Dopo ingestione
symptomsLong = Dopo esposizione prolungata o ripetuta
noSymptoms = Non sono noti sintomi particolari.
burnsSkin = Dolore urente, arrossamento, vesciche e distruzione della pelle.
rednessSkin = Arrossamento, prurito e dolore.
elicitedSkin = Nelle persone già sensibilizzate: eruzione pruriginosa, anche a questa bassa concentrazione.
drySkin = Secchezza e screpolature della pelle dopo contatto ripetuto.
allergySkin = Eruzione pruriginosa che può comparire ore o giorni dopo il contatto e ripresentarsi a ogni nuovo contatto.
absorbedSkin = Assorbimento cutaneo: possono manifestarsi i segni di intossicazione descritti per l’ingestione.
burnsEyes = Dolore intenso, lacrimazione, opacizzazione della cornea; possibile cecità.
rednessEyes = Arrossamento, lacrimazione e dolore.
burnsMouth = Ustioni di bocca, gola, esofago e stomaco; possibile perforazione.
poisoningSevere = Segni di grave intossicazione: nausea, vomito, crampi, disturbi della coscienza e della respirazione.
poisoning = Nausea, vomito, dolori addominali e vertigini.
aspiration = Tosse e soffocamento se il prodotto penetra nei polmoni; entro poche ore può insorgere una polmonite chimica.
irritatedAirways = Tosse, mal di gola e senso di oppressione al petto.
asthma = Respiro sibilante, affanno e asma, anche con ritardo, e di nuovo a concentrazioni molto basse.
narcosis = Mal di testa, vertigini, sonnolenza, nausea; perdita di coscienza ad alte concentrazioni.
toxicInhaled = Affanno, mal di testa, nausea; i segni possono comparire con ritardo.
suffocation = Asfissia ad alte concentrazioni, spesso senza preavviso: vertigini, poi perdita di conoscenza.
frostbite = Congelamento per contatto con il gas liquefatto in fuoriuscita.
organs = Danni agli organi: { $organs }.
organsUnnamed = Danni agli organi.
cancer = Può insorgere un cancro dopo anni.
cancerSuspected = Sospettato di provocare il cancro dopo anni.
genetic = Sono possibili o sospettate alterazioni genetiche.
reproduction = Possibili effetti nocivi sulla fertilità o sul feto.

treatSymptoms = Trattamento sintomatico.
doctorCorrosive = Ustioni: continuare a sciacquare, coprire con medicazione sterile. Dopo ingestione nessuna lavanda gastrica senza endoscopia, per il pericolo di perforazione.
doctorAspiration = Pericolo di aspirazione: lavanda gastrica solo con intubazione endotracheale. Sorvegliare l’eventuale polmonite chimica.
doctorLungs = Sorvegliare l’eventuale edema polmonare per almeno 48 ore; prendere in considerazione corticosteroidi per inalazione.
doctorAsthma = Nelle persone con asma o con allergia nota al prodotto sorvegliare la respirazione.
eyeWash = Prevedere un lavaocchi e una doccia di emergenza vicino al posto di lavoro.
