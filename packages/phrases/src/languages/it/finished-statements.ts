import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/** What a slot is filled with where the caller says nothing; `null`: only the supplier can say, so it is reported missing. */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'gas inerte',
  exposureForms: 'la polvere, i fumi, i gas, la nebbia, i vapori o gli aerosol',
  washed: 'le mani',
  protectiveEquipment: 'guanti e indumenti protettivi, protezione per gli occhi e protezione per il viso',
  helper: 'un CENTRO ANTIVELENI o un medico',
  treatment: 'le istruzioni di primo soccorso alla sezione 4 della scheda di dati di sicurezza',
  washingAgent: 'acqua',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'resistente alla corrosione',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal:
    'un impianto autorizzato di trattamento dei rifiuti, in conformità alla normativa locale, regionale, nazionale e internazionale',
  supplier: 'al produttore o fornitore',
};

/** Statements with every choice made: `{slot}` takes the caller's words. Codes not listed leave nothing open. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Mantenere umido con {wettingMedium}.',
  P231: 'Manipolare e conservare in atmosfera di {inertGas}.',
  'P231+P232': 'Manipolare e conservare in atmosfera di {inertGas}. Tenere al riparo dall’umidità.',
  P236: 'Conservare soltanto nell’imballaggio originale; divisione {transportDivision} nella configurazione di trasporto.',
  P241: 'Utilizzare impianti elettrici, di ventilazione e d’illuminazione a prova di esplosione.',
  P250: 'Evitare le abrasioni, gli urti e gli attriti.',
  P260: 'Non respirare {exposureForms}.',
  P261: 'Evitare di respirare {exposureForms}.',
  P264: 'Lavare accuratamente {washed} dopo l’uso.',
  'P264+P265': 'Lavare accuratamente {washed} dopo l’uso. Non toccarsi gli occhi.',
  P280: 'Indossare {protectiveEquipment}.',
  P284: 'Quando la ventilazione del locale è insufficiente, indossare un apparecchio di protezione respiratoria.',
  P310: 'Contattare immediatamente {helper}.',
  P311: 'Contattare {helper}.',
  P312: 'In caso di malessere, contattare {helper}.',
  P320: 'Trattamento specifico urgente (vedere {treatment}).',
  P321: 'Trattamento specifico (vedere {treatment}).',
  P334: 'Immergere in acqua fredda o avvolgere con un bendaggio umido.',
  P352: 'Lavare abbondantemente con {washingAgent}.',
  P353: 'Sciacquare la pelle o fare una doccia.',
  P378: 'Utilizzare {extinguishingMedia} per estinguere.',
  'P301+P310': 'IN CASO DI INGESTIONE: contattare immediatamente {helper}.',
  'P301+P312': 'IN CASO DI INGESTIONE: in presenza di malessere, contattare {helper}.',
  'P302+P335+P334':
    'IN CASO DI CONTATTO CON LA PELLE: rimuovere le particelle depositate sulla pelle. Immergere in acqua fredda o avvolgere con un bendaggio umido.',
  'P302+P352': 'IN CASO DI CONTATTO CON LA PELLE: lavare abbondantemente con {washingAgent}.',
  'P303+P361+P353':
    'IN CASO DI CONTATTO CON LA PELLE (o con i capelli): togliersi di dosso immediatamente tutti gli indumenti contaminati. Sciacquare la pelle o fare una doccia.',
  'P308+P311': 'In caso di esposizione o di possibile esposizione: contattare {helper}.',
  'P342+P311': 'In caso di sintomi respiratori: contattare {helper}.',
  'P370+P378': 'In caso d’incendio: utilizzare {extinguishingMedia} per estinguere.',
  'P370+P380+P375[+P378]':
    'In caso di incendio: evacuare la zona. Rischio di esplosione. Utilizzare i mezzi estinguenti a grande distanza. Estinguere con {extinguishingMedia}.',
  P401: 'Conservare secondo {storageRule}.',
  P406: 'Conservare in recipiente {corrosionResistantContainer} provvisto di rivestimento interno resistente.',
  P411: 'Conservare a temperature non superiori a {storageTemperature}.',
  P412: 'Non esporre a temperature superiori a 50 °C (122 °F).',
  P413: 'Conservare le rinfuse di peso superiore a {bulkMass} a temperature non superiori a {bulkTemperature}.',
  'P410+P412': 'Proteggere dai raggi solari. Non esporre a temperature superiori a 50 °C (122 °F).',
  P501: 'Smaltire il prodotto e il recipiente in {disposal}.',
  P503: 'Chiedere informazioni {supplier} per lo smaltimento, il recupero o il riciclaggio.',
};

/** The words that fill the slots from what is known of the product; each with the article its statement needs. */
export const statementWords: StatementWords = {
  forms: {
    gas: 'i gas',
    mist: 'la nebbia',
    vapours: 'i vapori',
    dust: 'la polvere',
    spray: 'gli aerosol',
  },
  media: {
    waterReactive: 'sabbia asciutta, polvere estinguente o polvere speciale per incendi di metalli',
    oxidiser: 'acqua nebulizzata',
    flammableLiquid: 'schiuma resistente all’alcool, polvere estinguente o anidride carbonica',
    hydrocarbonLiquid: 'schiuma, polvere estinguente o anidride carbonica',
    flammableSolid: 'acqua nebulizzata, schiuma, polvere estinguente o anidride carbonica',
  },
  equipment: {
    gloves: 'guanti protettivi',
    clothing: 'indumenti protettivi',
    eye: 'protezione per gli occhi',
    face: 'protezione per il viso',
  },
  glovesOf: (material) => `guanti protettivi (${material})`,
  soapAndWater: 'acqua e sapone',
  routes: { inhalation: 'per inalazione', oral: 'per ingestione', dermal: 'per contatto con la pelle' },
  unnamedSensitiser: 'una sostanza sensibilizzante',
};
