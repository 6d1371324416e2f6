import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: 'RUBRIEK',
  company: 'Onderneming',
  version: 'Versie',
  issueDate: 'Datum van uitgifte',
  revisionDate: 'Datum van herziening',
  beforeNumber: 'Pagina ',
  betweenNumbers: ' van ',
  afterNumbers: '',
  watermark: 'VOORBEELD',
  sheetOnline: 'Dit blad online',
  logoOf: (company) => `Logo van ${company}`,
};
