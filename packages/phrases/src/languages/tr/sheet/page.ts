import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: 'BÖLÜM',
  company: 'Şirket',
  version: 'Sürüm',
  issueDate: 'Hazırlama tarihi',
  revisionDate: 'Revizyon tarihi',
  beforeNumber: 'Sayfa ',
  betweenNumbers: ' / ',
  afterNumbers: '',
  watermark: 'ÖNİZLEME',
  sheetOnline: 'Bu form çevrimiçi',
  logoOf: (company) => `Şirket logosu: ${company}`,
};
