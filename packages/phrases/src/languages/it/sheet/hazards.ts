import type { WordedMarketId } from '@gosds/ghs/market';
import type { SheetPhrases } from '../../../language.ts';

/** CLP 3.1.3.6.2.2; 29 CFR 1910.1200 A.1.3.6.2.3; HPR; UN GHS 3.1.3.6.2.2. */
const ofUnknownToxicity: Readonly<Record<WordedMarketId, string>> = {
  eu: 'componente/i',
  gb: 'componente/i',
  us: 'ingrediente/i',
  ca: 'uno o più ingredienti',
  au: 'ingrediente/i',
  un: 'ingrediente/i',
};

export const hazards: SheetPhrases['hazards'] = {
  tableCaption: 'Classificazione',
  columnClass: 'Classe e categoria di pericolo',
  columnCode: 'Codice',
  columnStatement: 'Indicazione di pericolo',
  notClassified: (law) =>
    `Il prodotto non è classificato come pericoloso ai sensi della normativa applicabile (${law}).`,
  notClassifiedSoFar: (law) =>
    `Per quanto è stato possibile valutare, il prodotto non è classificato come pericoloso ai sensi della normativa applicabile (${law}).`,
  notJudged: (classes, missing) => `Non valutato per mancanza di informazioni (${missing}): ${classes}.`,
  knownClass: (hazardClass, evidence) => `${hazardClass}: classe nota (${evidence}).`,
  testedClass: (hazardClass, evidence) => `${hazardClass}: in base a una prova sul prodotto (${evidence}).`,
  pictograms: 'Pittogrammi di pericolo',
  noPictograms: 'La classificazione non richiede alcun pittogramma di pericolo.',
  signalWord: 'Avvertenza',
  noSignalWord: 'La classificazione non richiede alcuna avvertenza.',
  hazardStatements: 'Indicazioni di pericolo',
  noHazardStatements: 'La classificazione non richiede alcuna indicazione di pericolo.',
  supplemental: 'Informazioni supplementari',
  precautionaryStatements: 'Consigli di prudenza',
  noPrecautionaryStatements: 'La classificazione non richiede alcun consiglio di prudenza.',
  namedIngredients: 'Contiene',
  general: 'Carattere generale',
  prevention: 'Prevenzione',
  response: 'Reazione',
  storage: 'Conservazione',
  disposal: 'Smaltimento',
  vapourAir:
    'I vapori sono più pesanti dell’aria, si propagano a livello del suolo e possono formare miscele esplosive con l’aria.',
  heatedVapour:
    'Riscaldato al di sopra del punto di infiammabilità, il prodotto sviluppa vapori che formano miscele esplosive con l’aria.',
  staticCharge: 'L’elettricità statica può infiammare i vapori.',
  dustExplosion: 'La polvere fine sollevata nell’aria può esplodere in presenza di una fonte di accensione.',
  containerBurst: 'I recipienti possono scoppiare se riscaldati.',
  coldBurns: 'Il contatto con il gas liquefatto che fuoriesce provoca ustioni da freddo.',
  asphyxiant: 'In alte concentrazioni il gas sostituisce l’ossigeno e può provocare asfissia.',
  defatting: 'Il contatto ripetuto può provocare secchezza o screpolature della pelle.',
  acidContact: 'A contatto con acidi libera gas tossici.',
  oxygenPressure:
    'Si decompone con il calore o per contaminazione e libera ossigeno, che alimenta gli incendi e può far scoppiare i recipienti ermetici.',
  simpleAsphyxiant: 'Asfissiante semplice',
  combustibleDust: 'Polvere combustibile',
  physicalUnclassified: 'Pericoli fisici non altrimenti classificati, categoria 1',
  healthUnclassified: 'Pericoli per la salute non altrimenti classificati, categoria 1',
  noOtherHazards: 'Non sono noti altri pericoli.',
  pbtFound: (names) => `Sostanze PBT o vPvB in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  pbtNone: ({ date }) =>
    `Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: ${date}) per proprietà PBT o vPvB.`,
  endocrineFound: (names) => `Interferenti endocrini in concentrazione pari o superiore allo 0,1 %: ${names}.`,
  endocrineNone: ({ date }) =>
    `Nessuno degli ingredienti presenti in concentrazione pari o superiore allo 0,1 % figura nell’elenco di sostanze candidate REACH (edizione: ${date}) per proprietà di interferenza con il sistema endocrino.`,
  reactionNone: 'Non sono noti pericoli derivanti da una reazione chimica nelle normali condizioni d’uso.',
  reactionFumes:
    'La saldatura, la brasatura, il taglio o il riscaldamento liberano fumi e gas nocivi per polmoni e nervi: ossidi metallici e fluoruri del prodotto, del metallo di base e del suo rivestimento; con l’arco anche ozono e ossidi di azoto. Radiazioni e calore ustionano occhi e pelle.',
  reactionOpen: 'Dalla classificazione non deriva alcun pericolo dovuto a una reazione chimica.',
  reactionWater: 'Il contatto con l’acqua libera gas pericolosi.',
  hnocNone: 'Non sono noti pericoli non altrimenti classificati.',
  unknownAcute: (percent, route, market) =>
    `Il ${percent} % della miscela è costituito da ${ofUnknownToxicity[market]} di tossicità acuta non nota (${route}).`,
  unknownAcuteNone: 'Nessun ingrediente in concentrazione pari o superiore all’1 % ha tossicità acuta non nota.',
  unknownAquatic: (percent) =>
    `Contiene ${percent} % di componenti la cui pericolosità per l’ambiente acquatico non è nota.`,
  allRoutes: 'tutte le vie',
  routes: {
    oral: 'via orale',
    dermal: 'via cutanea',
    gas: 'inalazione, gas',
    vapour: 'inalazione, vapori',
    'dust-mist': 'inalazione, polveri e nebbie',
  },
};
