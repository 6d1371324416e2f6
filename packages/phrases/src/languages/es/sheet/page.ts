import type { SheetPhrases } from '../../../language.ts';

export const page: SheetPhrases['page'] = {
  section: 'SECCIÓN',
  company: 'Empresa',
  version: 'Versión',
  issueDate: 'Fecha de emisión',
  revisionDate: 'Fecha de revisión',
  beforeNumber: 'Página ',
  betweenNumbers: ' de ',
  afterNumbers: '',
  watermark: 'VISTA PREVIA',
  sheetOnline: 'Esta ficha en línea',
  logoOf: (company) => `Logotipo de ${company}`,
};
