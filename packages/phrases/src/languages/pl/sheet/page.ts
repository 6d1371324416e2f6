import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: 'SEKCJA',
  company: 'Firma',
  version: 'Wersja',
  issueDate: 'Data wydania',
  revisionDate: 'Data aktualizacji',
  beforeNumber: 'Strona ',
  betweenNumbers: ' z ',
  afterNumbers: '',
  watermark: 'PODGLĄD',
  sheetOnline: 'Ta karta online',
  logoOf: (company) => `Logo: ${company}`,
};
