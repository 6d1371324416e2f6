import type { SheetPhrases } from '../../../language.ts';

export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (strada, ferrovia)',
    adg: 'ADG (strada, ferrovia)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (strada, ferrovia)',
    un: 'Regolamento tipo dell’ONU',
    imdg: 'IMDG (mare)',
    iata: 'ICAO-TI/IATA-DGR (aria)',
  },
  notRegulated: 'Non soggetto alla normativa sul trasporto di merci pericolose.',
  notRegulatedBy: (paragraph) => `Non soggetto alla normativa sul trasporto di merci pericolose (${paragraph}).`,
  noClass: 'I criteri delle classi da 1 a 9 non sono soddisfatti.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'Nessuno assegnato.',
  labels: 'Etichette di pericolo',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Pericoloso per l’ambiente',
  marinePollutant: 'Inquinante marino',
  tunnel: 'Codice di restrizione in galleria',
  limitedQuantity: 'Quantità limitata',
  exceptedQuantity: 'Quantità esente',
  notPermitted: (code) => `${code} (non consentita)`,
  classificationCode: 'Codice di classificazione',
  transportCategory: 'Categoria di trasporto',
  hazardNumber: 'Numero di identificazione del pericolo',
  hazchem: 'Codice di intervento di emergenza Hazchem',
  ems: 'EmS',
  exemptions: 'Esenzione in base alla quantità',
  freeSmall: (mode, paragraph) =>
    `${mode}: in imballaggi semplici o interni fino a 5 L o 5 kg conformi alle disposizioni generali d’imballaggio, non soggetto alle altre disposizioni (${paragraph}).`,
  freeByLand: (mode, paragraph) =>
    `${mode}: in imballaggi fino a 500 kg o 500 L e in IBC, non soggetto al codice (${paragraph}).`,
  prohibition: 'Divieto di trasporto',
  prohibitedIn: (mode, paragraph) => `${mode}: il trasporto è vietato (${paragraph}).`,
  prohibited: 'Il trasporto è vietato.',
  prohibitedBy: (paragraph) => `Il trasporto è vietato (${paragraph}).`,
  general: 'Informazioni generali',
  precautions:
    'Vedere le sezioni da 6 a 8. Assicurare i colli contro la caduta e il ribaltamento; il personale deve essere formato.',
  noPrecautions: 'Nessuna precauzione particolare oltre a quelle delle sezioni da 6 a 8.',
  bulk: (code) =>
    `Trasporto alla rinfusa non previsto. Prima di effettuarlo, consultare la voce corrispondente (codice ${code}); questo servizio non la contiene.`,
  poisonSchedule: 'Elenco dei veleni (Poison Schedule)',
  incomplete: (missing) => `Non indicabile finché non è noto quanto segue: ${missing}.`,
  userConfirmed: 'Confermato dal fornitore.',
};
