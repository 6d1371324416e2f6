import type { SheetPhrases } from '../../../language.ts';

export const release: SheetPhrases['release'] = {
  nonEmergency: 'Per chi non interviene direttamente',
  responders: 'Per chi interviene direttamente',
  wearEquipment: 'Indossare i dispositivi indicati alla sezione 8. Tenere lontane le persone non protette.',
  ventilate: 'Aerare la zona. Non respirare vapori, nebbie o gas.',
  noDust: 'Evitare di sollevare polvere e non respirarla.',
  noIgnition:
    'Eliminare subito tutte le fonti di accensione; niente scintille o fiamme libere, non fumare. Utilizzare apparecchiature a prova di esplosione.',
  noContact: 'Evitare ogni contatto con la pelle, gli occhi e gli indumenti.',
  slippery: 'Pericolo di scivolamento sul prodotto sversato.',
  upwind: 'Restare sopravvento e lontano dai punti bassi, dove si accumulano i vapori.',
  upwindGas: 'Restare sopravvento.',
  evacuate: 'Evacuare subito la zona di pericolo.',
  combustibles: 'Tenere lontani i materiali combustibili dal prodotto sversato.',
  oxygenClothing:
    'Gli indumenti si impregnano di ossigeno e bruciano poi violentemente: arieggiarli all’aperto prima di avvicinarsi a una fonte di accensione.',
  responderSuit: 'Indossare una tuta di protezione chimica e un autorespiratore se la concentrazione non è nota.',
  responderApparatus: 'Indossare un autorespiratore se la concentrazione non è nota.',
  responderFlammable: 'Indossare indumenti ignifughi e antistatici.',
  responderPlain: 'In generale non sono necessari dispositivi speciali oltre a quelli della sezione 8.',
  responderMaterial: (material) => `Materiale idoneo per i guanti: ${material}.`,

  drains: 'Evitare che il prodotto raggiunga fognature, acque superficiali o acque sotterranee.',
  soil: 'Impedire la propagazione su ampie superfici mediante argini o barriere.',
  report: 'Informare le autorità se il prodotto ha raggiunto acque, fognature o suolo.',
  gasAway: 'Lasciare disperdere il gas all’aperto; tenerlo lontano da fosse, cantine e fognature.',

  stopLeak: 'Bloccare la perdita se non c’è pericolo.',
  absorb:
    'Raccogliere con materiale assorbente inerte (sabbia, farina fossile, legante universale) e riporre in recipienti chiusi ed etichettati.',
  absorbOxidiser:
    'Raccogliere con materiale assorbente inerte e incombustibile (sabbia, farina fossile); mai con segatura, stracci o carta.',
  absorbAcid:
    'I piccoli residui possono essere neutralizzati con cautela con calce o carbonato di sodio, poiché possono svilupparsi calore e gas; sciacquare poi con abbondante acqua.',
  absorbBase:
    'I piccoli residui possono essere neutralizzati con cautela con un acido diluito, come l’acido citrico, poiché può svilupparsi calore; sciacquare poi con abbondante acqua.',
  sparkFree: 'Utilizzare utensili antiscintillamento.',
  sweep:
    'Raccogliere meccanicamente senza sollevare polvere (aspiratore industriale con filtro fine) e riporre in recipienti chiusi ed etichettati.',
  sweepDust:
    'Raccogliere meccanicamente senza sollevare polvere (aspiratore industriale antideflagrante con filtro fine) e riporre in recipienti chiusi ed etichettati.',
  dryOnly: 'Raccogliere a secco. Non usare acqua.',
  gasStop: 'Chiudere la valvola, portare all’aperto il recipiente che perde.',
  clean: 'Pulire la zona con acqua e detergente; raccogliere le acque di lavaggio.',
  disposeAs: 'Smaltire il materiale raccolto conformemente alla sezione 13.',
  reference:
    'Numero telefonico di emergenza: sezione 1. Dispositivi di protezione: sezione 8. Smaltimento: sezione 13.',
};
