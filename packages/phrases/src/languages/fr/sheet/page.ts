import type { SheetPhrases } from '../../../language.ts';

export const page: SheetPhrases['page'] = {
  section: 'RUBRIQUE',
  company: 'Société',
  version: 'Version',
  issueDate: 'Date d’émission',
  revisionDate: 'Date de révision',
  beforeNumber: 'Page ',
  betweenNumbers: ' sur ',
  afterNumbers: '',
  watermark: 'APERÇU',
  sheetOnline: 'Cette fiche en ligne',
  logoOf: (company) => `Logo de ${company}`,
};
