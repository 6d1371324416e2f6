import type { SheetPhrases } from '../../../language.ts';

export const page: SheetPhrases['page'] = {
  section: 'SEZIONE',
  company: 'Società',
  version: 'Versione',
  issueDate: 'Data di emissione',
  revisionDate: 'Data di revisione',
  beforeNumber: 'Pagina ',
  betweenNumbers: ' di ',
  afterNumbers: '',
  watermark: 'ANTEPRIMA',
  sheetOnline: 'Questa scheda online',
  logoOf: (company) => `Logo di ${company}`,
};
