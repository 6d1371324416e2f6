import type { SheetPhrases } from '../../../language.ts';

/** Words of citation, in the order in which they are replaced. */
const cited: readonly (readonly [RegExp, string])[] = [
  [/\bRegulation \(E[CU]\) No (\d+\/\d+)/g, '第$1号法规'],
  [/\bDirective (\d+\/\d+\/E[CU])/g, '指令$1'],
  [/\bUN GHS rev\. ?(\d+)/g, 'UN GHS第$1修订版'],
  [/\b(\d+)(?:st|nd|rd|th) and later revised editions/g, '第$1修订版及以后各版'],
  [/ ?\b(?:Art\.|Articles?|regulation) ?(\d+\w*)\((\d+)\)\((\w)\)/g, '第$1条第$2款第$3项'],
  [/ ?\b(?:Art\.|Articles?|regulation) ?(\d+\w*)\((\d+)\)/g, '第$1条第$2款'],
  [/ ?\b(?:Art\.|Articles?|regulation) ?(\d+(?:\.\d+)*\w*)/g, '第$1条'],
  [/ ?\bAnnexe?s?\b ?/g, '附件'],
  [/ ?\b(?:Appendix|App\.) ?/g, '附录'],
  [/ ?\bSchedule ?/g, '附表'],
  [/\bTables? ?/g, '表'],
  [/\b[Ss]ections? (\d[\d.]*)/g, '第$1节'],
  [/\b[Cc]hapter (\d[\d.]*)/g, '第$1章'],
  [/\bParts? (\d+)/g, '第$1部分'],
  [/\bclause (\d+\w*)/g, '第$1条'],
  [/\b[Ss]pecial provision (\d+)/g, '特殊规定$1'],
  [/\bECHA guidance ?/g, 'ECHA指南'],
  [/\b[Nn]otes? ?/g, '注'],
  [/\bCategory (\d\w?)/g, '类别$1'],
  [/ (?:and|to) (?=[\d\p{L}(])/gu, '和'],
  [/ or (?=[\d\p{L}(])/gu, '或'],
  [/, /g, '，'],
  [/; /g, '；'],
];

const national: Readonly<Record<string, string>> = {
  cn: 'GB 30000《化学品分类和标签规范》',
  eu: '欧盟第1272/2008号法规（CLP）',
};

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: '欧盟第1272/2008号法规（CLP）',
    gb: '适用于英国的第1272/2008号法规（GB CLP）',
    us: '美国OSHA危害公示标准（29 CFR 1910.1200）',
    ca: '加拿大危险产品条例（SOR/2015-17）',
    au: '澳大利亚工作健康与安全示范条例（GHS 7）',
    un: '《全球化学品统一分类和标签制度》（GHS）',
  },
  national: (market, name) => national[market] ?? name,
  citation: (paragraph) => cited.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
