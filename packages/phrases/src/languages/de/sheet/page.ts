import type { SheetPhrases } from '../../../language.ts';

export const page: SheetPhrases['page'] = {
  section: 'ABSCHNITT',
  company: 'Firma',
  version: 'Version',
  issueDate: 'Ausgestellt am',
  revisionDate: 'Überarbeitet am',
  beforeNumber: 'Seite ',
  betweenNumbers: ' von ',
  afterNumbers: '',
  watermark: 'VORSCHAU',
  sheetOnline: 'Dieses Blatt online',
  logoOf: (company) => `Logo von ${company}`,
};
