import { formatsOf } from '../../../formats.ts';
import type { SheetPhrases } from '../../../language.ts';

/** Words that every section uses. */
export const shared: SheetPhrases['shared'] = {
  notAvailable: '无资料',
  notApplicable: '不适用',
  notApplicableBecause: (why) => `不适用：${why}。`,
  yes: '是',
  no: '否',
  and: '和',
  or: '或',
  none: '无',
  between: (from, to) => `${from}～${to}`,
  below: (value) => `< ${value}`,
  above: (value) => `> ${value}`,
  unnamedSource: '未注明来源',
  whyInput: '该项未填写。',
  whyUnknown: '用户和物质目录均未提供。',
  whyAskedFor: '法规要求每份说明书包含此项。',
  whyByClass: '由分类得出。',
  whyByState: '由物理状态得出。',
  whyByComposition: '由组成得出。',
  whyByNumber: '由第9部分填写的数值得出。',
  furtherData: '其他信息',
  manualTest: (test) => `联合国《试验和标准手册》${test}试验`,
  ...formatsOf('zh'),
  /** GB/T 7408 writes dates as ISO 8601. */
  date: (iso) => iso,
  states: { gas: '气体', liquid: '液体', solid: '固体', aerosol: '气溶胶' },
};
