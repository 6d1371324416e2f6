import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

export const shared: SheetPhrases['shared'] = {
  notAvailable: 'Non disponibile',
  notApplicable: 'Non applicabile',
  notApplicableBecause: (why) => `Non applicabile: ${why}.`,
  yes: 'Sì',
  no: 'No',
  and: 'e',
  or: 'o',
  none: 'Nessuno',
  between: (from, to) => `${from} – ${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: 'fonte non indicata',
  whyInput: 'Questo campo non è stato compilato.',
  whyUnknown: 'Né l’utente né il catalogo dispongono di questo dato.',
  whyAskedFor: 'La normativa lo richiede per ogni scheda.',
  whyByClass: 'Deriva dalla classificazione.',
  whyByState: 'Deriva dallo stato fisico.',
  whyByComposition: 'Deriva dalla composizione.',
  whyByNumber: 'Deriva dal valore indicato alla sezione 9.',
  furtherData: 'ulteriori informazioni',
  manualTest: (test) => `prova ${test} del Manuale delle prove e dei criteri dell’ONU`,
  ...formatsOf('it'),
  states: { gas: 'Gas', liquid: 'Liquido', solid: 'Solido', aerosol: 'Aerosol' },
};
