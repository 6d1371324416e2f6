import type { WordsByLanguage } from './form-words.ts';

/** Brazil; in English, since Portuguese is built in the words of Portugal and of the EU alone. */
export const br: WordsByLanguage = {
  en: {
    legalBasis: 'according to ABNT NBR 14725:2023 (FDS)',
    laws: [
      'ABNT NBR 14725:2023, classification, safety data sheet (FDS) and labelling of chemicals.',
      'Regulatory Standard NR-26 of the Ministry of Labour and Employment, safety signs and signals.',
      'Regulatory Standard NR-15, Annexes 11, 12 and 13: exposure limits.',
      'Decree No. 2657 of 3 July 1998 (ILO Convention No. 170).',
      'Law No. 12305 of 2 August 2010, national policy on solid waste.',
    ],
    lists: [{ id: 'controlled', label: 'Chemicals under the control of the Federal Police (Law No. 10357/2001)' }],
  },
};
