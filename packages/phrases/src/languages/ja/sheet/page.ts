import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: '項目',
  company: '会社名',
  version: '版',
  issueDate: '作成日',
  revisionDate: '改訂日',
  beforeNumber: '',
  betweenNumbers: ' / ',
  afterNumbers: ' ページ',
  watermark: 'プレビュー',
  sheetOnline: 'オンライン版SDS',
  logoOf: (company) => `${company}のロゴ`,
};
