import type { SheetPhrases } from '../../../language.ts';

export const storage: SheetPhrases['storage'] = {
  handling: 'Manipolazione',
  hygiene: 'Igiene',
  fireProtection: 'Protezione contro incendi ed esplosioni',
  conditions: 'Condizioni di stoccaggio',
  together: 'Stoccaggio insieme ad altri materiali',
  temperature: 'Temperatura di stoccaggio',
  packaging: 'Materiali di imballaggio',

  ventilation: 'Assicurare una buona ventilazione, con aspirazione sul posto di lavoro.',
  ventilationGeneral: 'Assicurare una buona ventilazione.',
  closed: 'Tenere i recipienti ben chiusi quando non sono in uso; aprirli e manipolarli con cautela.',
  closedVented:
    'Tenere i recipienti chiusi quando non sono in uso, solo con chiusure munite di sfiato; non chiuderli mai a tenuta di gas. Aprirli e manipolarli con cautela.',
  noAerosol: 'Evitare la formazione di nebbie e vapori.',
  noDust: 'Evitare di sollevare polvere; aspirarla dove si forma.',
  noContact: 'Evitare il contatto con la pelle e gli occhi.',
  noContactCorrosive: 'Evitare il contatto con gli occhi, la pelle o gli indumenti.',
  dilute: 'Per diluire o sciogliere, aggiungere il prodotto all’acqua, mai il contrario.',
  noExposureCmr:
    'Procurarsi e leggere tutte le istruzioni prima dell’uso. Ridurre l’esposizione al livello più basso tecnicamente possibile.',
  sensitised: 'Le persone con allergia nota a un ingrediente non devono lavorare con il prodotto.',
  acidsApart: 'Non mescolare mai con acidi: si formano gas tossici.',
  noRelease: 'Non disperdere nell’ambiente.',
  gasCylinder: 'Assicurare le bombole contro la caduta; utilizzare riduttori di pressione adatti al gas.',
  aerosolCan:
    'Non perforare né bruciare, neppure dopo l’uso. Non vaporizzare su una fiamma libera o altra fonte di accensione.',

  noIgnition: 'Tenere lontano da fonti di calore, scintille, fiamme libere e superfici calde. Non fumare.',
  earthing:
    'Mettere a terra e a massa i recipienti e le apparecchiature; adottare misure contro le cariche elettrostatiche.',
  explosionProof: 'Utilizzare apparecchiature a prova di esplosione e utensili antiscintillamento.',
  heated:
    'Adottare misure contro l’accensione quando si lavora a temperature pari o superiori al punto di infiammabilità.',
  noCombustibles: 'Tenere lontano da materiali combustibili; non lasciare asciugare il prodotto sugli indumenti.',
  noCombustiblesGas: 'Tenere lontano da materiali combustibili; mantenere valvole e raccordi privi di olio e grasso.',
  dustFire: 'Tenere lontano da fonti di accensione quando si solleva polvere.',
  noFire: 'Non sono necessarie misure particolari.',

  noEating: 'Non mangiare, né bere, né fumare durante il lavoro.',
  washHands: 'Lavare le mani prima delle pause e dopo il lavoro.',
  clothing:
    'Togliere gli indumenti contaminati prima di accedere alle zone in cui si mangia; lavarli prima di indossarli nuovamente.',

  original:
    'Conservare nel recipiente originale, ben chiuso e in posizione verticale, in luogo fresco, asciutto e ben ventilato.',
  originalDry: 'Conservare nell’imballaggio originale, in luogo asciutto.',
  originalVented:
    'Conservare nel recipiente originale, chiuso con la sua chiusura munita di sfiato e in posizione verticale, in luogo fresco, asciutto e ben ventilato. Utilizzare solo chiusure munite di sfiato; non chiudere a tenuta di gas: il gas che si forma deve poter uscire.',
  bulkVented:
    'I contenitori intermedi per il trasporto alla rinfusa (IBC) devono avere un dispositivo che lasci uscire il gas.',
  cylinders:
    'Stoccare le bombole in posizione verticale, assicurate contro la caduta, al di sotto di 50 °C (122 °F), con la valvola protetta.',
  lockedUp: 'Conservare sotto chiave, accessibile soltanto a persone addestrate.',
  sunlight: 'Proteggere dal calore e dalla luce solare diretta.',
  flammableStore:
    'Stoccare in locali o armadi per liquidi infiammabili, con pavimento conduttivo e contenimento degli sversamenti.',
  retention: 'Stoccare su bacino di contenimento.',
  notMetal: 'Stoccare in recipienti di materiale resistente alla corrosione, non in metallo non rivestito.',
  moisture: 'Proteggere dall’umidità.',
  moistureIsocyanate:
    'Proteggere dall’umidità. Non richiudere i recipienti in cui sia entrata acqua: l’anidride carbonica genera pressione.',
  below50: 'Non esporre a temperature superiori a 50 °C (122 °F).',
  between: (low: string, high: string) => `Conservare tra ${low} e ${high}.`,
  notAbove: (celsius: string) => `Conservare a temperature non superiori a ${celsius}.`,
  notBelow: (celsius: string) => `Non conservare al di sotto di ${celsius}.`,
  cool: 'Conservare in luogo fresco, lontano da ogni fonte di calore.',
  roomTemperature: 'Conservare a temperatura ambiente.',
  apartFrom: (materials) => `Stoccare separatamente da ${materials}.`,
  apartFromFood: 'Tenere lontano da alimenti, bevande e mangimi.',
  packagingAqueous: 'Polietilene, polipropilene.',
  packagingCorrosive: 'Polietilene, polipropilene o acciaio rivestito.',
  packagingSolvent: 'Acciaio, banda stagnata, vetro.',
  packagingSolid: 'Polietilene, carta accoppiata o cartone.',
  packagingInert: 'Acciaio o banda stagnata, ermetico e asciutto.',

  useAs: (uses) => `Utilizzare soltanto come descritto alla sezione 1: ${uses}.`,
};
