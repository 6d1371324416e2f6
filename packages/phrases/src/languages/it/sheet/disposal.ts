import type { SheetPhrases } from '../../../language.ts';

export const disposal: SheetPhrases['disposal'] = {
  product: 'Prodotto',
  packaging: 'Imballaggi contaminati',
  properties: 'Caratteristiche di pericolo per i rifiuti (HP)',
  wasteCode: 'Codice del rifiuto',
  characteristics: 'Caratteristiche di rifiuto pericoloso (RCRA)',

  hazardous:
    'Conferire come rifiuto pericoloso a un’impresa autorizzata al trattamento dei rifiuti. Non smaltire con i rifiuti domestici.',
  ordinary: 'Smaltire in conformità alla normativa locale.',
  noSewer: 'Non immettere nelle fognature o nei corsi d’acqua.',
  keepApart: 'Non mescolare con altri rifiuti; lasciare, se possibile, nel recipiente originale.',
  packagingClean: 'Svuotare completamente gli imballaggi e avviarli al recupero.',
  packagingDirty:
    'Gli imballaggi non vuoti devono essere smaltiti come il prodotto. Non tagliare, saldare o bruciare i recipienti vuoti.',
  packagingPlain: 'Gli imballaggi non vuoti devono essere smaltiti come il prodotto.',
  wasteCodeByUse:
    'Il codice dell’elenco europeo dei rifiuti (2000/532/CE) dipende dall’origine e dall’uso ed è attribuito dal detentore del rifiuto.',
  packagingCode: '15 01 10* imballaggi contenenti residui di sostanze pericolose o contaminati da tali sostanze.',
  hazardousProperties: {
    'HP 1': 'HP 1 (esplosivo).',
    'HP 2': 'HP 2 (comburente).',
    'HP 3': 'HP 3 (infiammabile).',
    'HP 4': 'HP 4 (irritante - irritazione cutanea e lesioni oculari).',
    'HP 5': 'HP 5 (tossicità specifica per organi bersaglio, tossicità in caso di aspirazione).',
    'HP 6': 'HP 6 (tossicità acuta).',
    'HP 7': 'HP 7 (cancerogeno).',
    'HP 8': 'HP 8 (corrosivo).',
    'HP 10': 'HP 10 (tossico per la riproduzione).',
    'HP 11': 'HP 11 (mutageno).',
    'HP 12': 'HP 12 (liberazione di gas a tossicità acuta).',
    'HP 13': 'HP 13 (sensibilizzante).',
    'HP 14': 'HP 14 (ecotossico).',
  },
  handOver: 'Conferire a un’impresa autorizzata al trattamento dei rifiuti. Non smaltire con i rifiuti domestici.',
  gasReturn:
    'Restituire il recipiente con il gas residuo al fornitore. Non scaricare dove il gas potrebbe accumularsi.',
  gasCylinder:
    'Restituire i recipienti vuoti al fornitore con la valvola chiusa e una leggera pressione residua. Non tagliarli, saldarli o bruciarli.',
  aerosolCan:
    'Non perforare né bruciare le bombolette, neppure dopo l’uso. Avviarle al recupero solo se completamente vuote.',
  wasteCodeProposal: (code) => `Proposta per il prodotto non utilizzato: ${code}.`,
  noHazardousProperty: 'Nessuna: i limiti dell’allegato III della direttiva 2008/98/CE non sono raggiunti.',
  noCharacteristic: 'Dal punto di infiammabilità, dal pH e dalla classificazione non ne risulta alcuna.',
  lawEurope: 'Direttiva 2008/98/CE relativa ai rifiuti e regolamento (UE) n. 1357/2014 della Commissione.',
  lawUs: 'Spetta al produttore del rifiuto stabilire se esso è pericoloso ai sensi del 40 CFR, parte 261.',
  lawOther: 'Osservare la normativa nazionale, regionale e locale sui rifiuti.',
  d001: 'D001 (infiammabile: punto di infiammabilità inferiore a 60 °C, 140 °F).',
  d001Gas: 'D001 (gas compresso infiammabile).',
  d001Solid: 'D001 (infiammabile: una volta acceso brucia vigorosamente).',
  d001Oxidiser: 'D001 (comburente).',
  d002: 'D002 (corrosivo: pH pari o inferiore a 2, o pari o superiore a 12,5).',
  toxicityCharacteristic: (code, name) => `${code} (tossicità: contiene ${name}; decide la prova TCLP, 40 CFR 261.24).`,
  discardedProduct: (code, name) => `${code} (scartato inutilizzato: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code, name) => `${code} (come solvente esausto: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reattivo).',
};
