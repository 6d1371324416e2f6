import type { SheetPhrases } from '../../../language.ts';

export const page: SheetPhrases['page'] = {
  section: 'القسم',
  company: 'الشركة',
  version: 'الإصدار',
  issueDate: 'تاريخ الإصدار',
  revisionDate: 'تاريخ التنقيح',
  beforeNumber: 'الصفحة ',
  betweenNumbers: ' من ',
  afterNumbers: '',
  watermark: 'معاينة',
  sheetOnline: 'الصحيفة على الإنترنت',
  logoOf: (company) => `شعار ${company}`,
};
