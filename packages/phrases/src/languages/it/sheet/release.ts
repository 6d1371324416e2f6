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
    'Raccogliere con assorbente inerte non combustibile (sabbia, farina fossile); mai con segatura, stracci o carta. Mettere in recipienti puliti di plastica senza chiuderli ermeticamente; non rimettere mai il prodotto fuoriuscito nel suo contenitore.',
  absorbIsocyanate:
    'Raccogliere con assorbente inerte umido (sabbia, farina fossile, legante universale) e mettere in recipienti aperti. Non chiudere i recipienti per 7-14 giorni: si forma anidride carbonica. Mantenere umido, all’aperto o in luogo ben ventilato.',
  foamCure:
    'Lasciare indurire la schiuma o l’adesivo fuoriuscito, poi rimuoverlo meccanicamente. Non chiudere ermeticamente i recipienti con prodotto non indurito: si forma anidride carbonica.',
  absorbAcid:
    'I piccoli residui possono essere neutralizzati con cautela con calce o carbonato di sodio, poiché possono svilupparsi calore e gas; sciacquare poi con abbondante acqua.',
  absorbBase:
    'I piccoli residui possono essere neutralizzati con cautela con un acido diluito, come l’acido citrico, poiché può svilupparsi calore; sciacquare poi con abbondante acqua.',
  diluteFirst:
    'Non neutralizzare il prodotto non diluito ed evitare ogni contaminazione: può decomporsi violentemente. Diluire prima i piccoli residui con molta acqua.',
  sparkFree: 'Utilizzare utensili antiscintillamento.',
  sweep:
    'Raccogliere meccanicamente senza sollevare polvere (aspiratore industriale con filtro fine) e riporre in recipienti chiusi ed etichettati.',
  sweepDust:
    'Raccogliere meccanicamente senza sollevare polvere (aspiratore industriale antideflagrante con filtro fine) e riporre in recipienti chiusi ed etichettati.',
  sweepOxidiser:
    'Raccogliere a secco con una pala pulita e incombustibile senza sollevare polvere; non usare aspirapolvere, segatura, stracci o carta. Mettere in recipienti di plastica puliti e asciutti senza chiuderli ermeticamente; non rimettere mai il prodotto fuoriuscito nel suo contenitore.',
  takeUpPaste: 'Raccogliere meccanicamente (spatola, pala) e mettere in recipienti etichettati.',
  dryOnly: 'Raccogliere a secco. Non usare acqua.',
  gasStop: 'Chiudere la valvola, portare all’aperto il recipiente che perde.',
  clean: 'Pulire la zona con acqua e detergente; raccogliere le acque di lavaggio.',
  cleanIsocyanate:
    'Decontaminare il luogo con una soluzione del 5-10 % di carbonato di sodio e dello 0,2-2 % di detergente in acqua, oppure del 50 % di isopropanolo, 45 % di acqua e 5 % di ammoniaca; lasciare agire 30 minuti. Ventilare: si forma anidride carbonica.',
  cleanOxidiser:
    'Sciacquare il luogo con molta acqua, senza detergente né sostanze organiche; raccogliere l’acqua di risciacquo.',
  disposeAs: 'Smaltire il materiale raccolto conformemente alla sezione 13.',
  reference:
    'Numero telefonico di emergenza: sezione 1. Dispositivi di protezione: sezione 8. Smaltimento: sezione 13.',
};
