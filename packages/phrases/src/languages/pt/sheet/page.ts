import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: 'SECÇÃO',
  company: 'Empresa',
  version: 'Versão',
  issueDate: 'Data de emissão',
  revisionDate: 'Data de revisão',
  beforeNumber: 'Página ',
  betweenNumbers: ' de ',
  afterNumbers: '',
  watermark: 'PRÉ-VISUALIZAÇÃO',
  sheetOnline: 'Esta ficha em linha',
  logoOf: (company) => `Logótipo: ${company}`,
};
