import type { SheetPhrases } from '../../../language.ts';

/** Words that stand on the printed page beside the sheet's own text. */
export const page: SheetPhrases['page'] = {
  section: '第{number}部分',
  company: '企业',
  version: '版本',
  issueDate: '发布日期',
  revisionDate: '修订日期',
  beforeNumber: '第',
  betweenNumbers: '页，共',
  afterNumbers: '页',
  watermark: '预览',
  sheetOnline: '在线查看本说明书',
  logoOf: (company) => `${company}的标志`,
};
