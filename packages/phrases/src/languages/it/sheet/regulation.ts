import type { SheetPhrases } from '../../../language.ts';

export const regulation: SheetPhrases['regulation'] = {
  lead: 'Normativa applicabile',
  reach: 'Regolamento (CE) n. 1907/2006 (REACH).',
  clp: 'Regolamento (CE) n. 1272/2008 (CLP).',
  gbReach: 'UK REACH (regolamento (CE) n. 1907/2006 come applicato in Gran Bretagna).',
  gbClp: 'GB CLP (regolamento (CE) n. 1272/2008 come applicato in Gran Bretagna).',
  coshh: 'Regolamento britannico del 2002 sul controllo delle sostanze pericolose per la salute (COSHH).',
  chemicalAgents: 'Direttiva 98/24/CE sugli agenti chimici durante il lavoro.',
  carcinogens:
    'Direttiva 2004/37/CE sugli agenti cancerogeni, mutageni o sostanze tossiche per la riproduzione durante il lavoro.',
  young: 'Direttiva 94/33/CE: i giovani non devono lavorare con il prodotto, salvo le deroghe ivi previste.',
  pregnant:
    'Direttiva 92/85/CEE: il datore di lavoro valuta il rischio per le lavoratrici gestanti o in periodo di allattamento ed evita ogni esposizione pericolosa per loro o per il bambino.',
  seveso: 'Seveso III (direttiva 2012/18/UE), allegato I',
  comah: 'COMAH Regulations 2015, allegato 1',
  tiers: (category, lower, upper) => `${category} (soglia inferiore ${lower} t, soglia superiore ${upper} t).`,
  sevesoNone: 'Non si applica alcuna categoria di pericolo.',
  annexXvii: 'Restrizioni dell’allegato XVII di REACH, voce',
  cmrNotForPublic:
    '28–30: non fornire al pubblico, con le eccezioni della colonna 2. L’imballaggio indica in modo visibile, leggibile e indelebile che l’uso è ristretto agli utilizzatori professionali.',
  packagingSentences: 'Dicitura sull’imballaggio (REACH, allegato XVII)',
  packagingSays: (entry: string, text: string) => `${entry}: l’imballaggio reca la dicitura «${text}»`,
  mixtureLimit: ({ entry, name, percent }: { entry: string; name: string; percent: string }) =>
    `${entry} (${name}): soggetto a restrizione nelle miscele in concentrazione pari o superiore a ${percent} %; la colonna 2 indica usi, utilizzatori ed eccezioni.`,
  phthalatesInToys:
    '51: a partire dallo 0,1 % del materiale plastificato, non nei giocattoli e negli articoli di puericultura né, salvo eccezioni, in altri articoli.',
  phthalatesInMouth:
    '52: a partire dallo 0,1 % del materiale plastificato, non nei giocattoli e negli articoli di puericultura che i bambini possono mettere in bocca.',
  decorativeAerosol: '40: non in generatori di aerosol per scherzo o decorazione forniti al pubblico.',
  cementChromium:
    '47: dopo l’aggiunta di acqua, il cemento e le miscele che lo contengono non possono contenere più di 2 mg/kg di cromo(VI) solubile, riferito al peso secco del cemento. Se ciò si ottiene con un agente riducente, l’imballaggio indica la data di confezionamento, le condizioni di stoccaggio e la durata di efficacia dell’agente. Sono esclusi i processi chiusi e totalmente automatizzati senza contatto con la pelle.',
  tolueneForPublic: '48: non in adesivi o vernici spray forniti al pubblico.',
  diisocyanateTraining:
    '74: uso industriale o professionale solo dopo una formazione; l’imballaggio lo indica, separatamente dalle altre informazioni dell’etichetta.',
  workerDnel: ({ entry, name, inhalation, dermal }) =>
    `${entry} (${name}): immissione sul mercato solo se la presente scheda indica i DNEL per i lavoratori di ${inhalation} mg/m³ (inalazione) e ${dermal} mg/kg di peso corporeo al giorno (via cutanea).`,
  svhc: 'Sostanze estremamente preoccupanti in concentrazione pari o superiore allo 0,1 % (elenco di sostanze candidate REACH)',
  svhcNone: ({ date }) =>
    `Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate (edizione: ${date}).`,
  svhcEntry: (name, reasons) => `${name}: ${reasons}.`,
  svhcReason: (reason, date) => `${reason}, ${date}`,
  svhcReasons: {
    carcinogenic: 'cancerogena [articolo 57, lettera a)]',
    mutagenic: 'mutagena [articolo 57, lettera b)]',
    reprotoxic: 'tossica per la riproduzione [articolo 57, lettera c)]',
    pbt: 'PBT [articolo 57, lettera d)]',
    vpvb: 'vPvB [articolo 57, lettera e)]',
    endocrineHealth: 'proprietà di interferenza con il sistema endocrino, salute umana [articolo 57, lettera f)]',
    endocrineEnvironment: 'proprietà di interferenza con il sistema endocrino, ambiente [articolo 57, lettera f)]',
    airways: 'proprietà sensibilizzanti delle vie respiratorie [articolo 57, lettera f)]',
    organs: 'tossicità specifica per organi bersaglio in seguito a esposizione ripetuta [articolo 57, lettera f)]',
    health: 'livello di preoccupazione equivalente, salute umana [articolo 57, lettera f)]',
    environment: 'livello di preoccupazione equivalente, ambiente [articolo 57, lettera f)]',
  },
  annexXiv: 'Autorizzazione (REACH, allegato XIV)',
  authorisationEntry: ({ name, entry, sunset }) =>
    `${name}: voce ${entry}, data di scadenza ${sunset}. Da tale data l’uso richiede un’autorizzazione o un’esenzione dell’allegato.`,
  explosivesPrecursors: 'Precursori di esplosivi (regolamento (UE) 2019/1148)',
  restrictedPrecursor: (name) =>
    `${name}: allegato I, soggetto a restrizioni; non destinato ai privati. Transazioni sospette, sparizioni e furti sono segnalati.`,
  reportablePrecursor: (name) =>
    `${name}: allegato II, disciplinato; transazioni sospette, sparizioni e furti sono segnalati.`,
  drugPrecursors: 'Precursori di droghe (regolamento (CE) n. 273/2004)',
  drugCategory: (name, category) => `${name}: categoria ${category}.`,
  entryFor: (entry, name) => `${entry} (${name}).`,
  item: (text) => `${text}.`,
  hcs: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: il prodotto è pericoloso.',
  hcsNot: 'OSHA Hazard Communication Standard, 29 CFR 1910.1200: il prodotto non è classificato come pericoloso.',
  sara312: 'EPCRA (SARA, titolo III), sezioni 311 e 312, categorie di pericolo',
  sara312None: 'Nessuna.',
  sara313: 'EPCRA (SARA, titolo III), sezione 313',
  cercla: 'Quantità soggette a notifica CERCLA (40 CFR 302.4)',
  proposition65: 'Proposition 65 della California',
  proposition65Warning: 'Avvertenza ove richiesta dalla Proposition 65 (27 CCR 25603)',
  tsca: 'Inventario TSCA',
  pounds: (name, amount) => `${name}: ${amount} lb.`,
  whmis:
    'Il prodotto è stato classificato secondo i criteri di pericolo del regolamento canadese sui prodotti pericolosi (HPR) e la presente scheda di dati di sicurezza contiene tutte le informazioni richieste dall’HPR.',
  allInventoried: (edition) => `Tutti gli ingredienti sono elencati (edizione ${edition}).`,
  inventoried: (names, edition) => `Elencati (edizione ${edition}): ${names}.`,
  domesticList: 'Elenco nazionale canadese delle sostanze (DSL)',
  whs: 'Regolamento modello australiano sulla salute e sicurezza sul lavoro (model Work Health and Safety Regulations).',
  poisons: 'Norma australiana di classificazione di medicinali e veleni (SUSMP)',
  industrialChemicals: 'Inventario australiano delle sostanze chimiche industriali (AIIC)',
  nationalLaw: (law) => `Classificazione ed etichettatura: ${law}.`,
  classifiedBy: (legalBasis, law) => `${legalBasis}; classificato secondo ${law}`,
  nationalDraft: (law) => `Non sono in vigore norme nazionali di classificazione; proposta qui seguita: ${law}.`,
  national: 'Osservare la normativa nazionale del paese d’uso.',
  noAssessment: 'Non è stata effettuata una valutazione della sicurezza chimica per la miscela.',
  noAssessmentSubstance:
    'Il fornitore della presente scheda non ha effettuato una valutazione della sicurezza chimica.',
};
