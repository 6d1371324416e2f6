import type { SheetPhrases } from '../../../language.ts';

/** Words of citation, in the order in which they are replaced. */
const cited: readonly (readonly [RegExp, string])[] = [
  [
    /Ordinance on Industrial Safety and Health, Article (\d+)-(\d+)-(\d+)\((\d+)\)/g,
    '労働安全衛生規則第$1条の$2の$3第$4項',
  ],
  [/UN GHS, (\d+)th and later revised editions/g, 'GHS改訂$1版以降'],
  [/\(UN GHS rev\. (\d+)\)/g, '（GHS改訂$1版）'],
  [/UN GHS rev\. (\d+)/g, 'GHS改訂$1版'],
  [/\bUN GHS\b/g, 'GHS'],
  [/Commission Delegated Regulation \(EU\) /g, '委員会委任規則（EU）'],
  [/Commission Regulation \(EU\) /g, '委員会規則（EU）'],
  [/Regulation \((E[CU])\) /g, '規則（$1）'],
  [/\bDirective ([\d/A-Z]+)/g, '指令$1'],
  [/ECHA guidance ?/g, 'ECHAガイダンス'],
  [/ ?\bAnnex ([IVXLC]+|\d+)(?: to| of)?/g, '附属書$1'],
  [/(?:Appendix|App\.) ([A-Z](?:\.\d+)*)/g, '附録$1'],
  [/(?:Article|Art\.) (\d+[a-z]?)/g, '第$1条'],
  [/Tables? ([\d.A-Z()a-z]+) and ([\d.]+)/g, '表$1及び表$2'],
  [/Tables? (?=[A-Z\d])/g, '表'],
  [/\bParts? (\d+)/g, '第$1部'],
  [/\bSubpart (\d+)/g, '第$1款'],
  [/\bSchedule (\d+)/g, '別表$1'],
  [/(?:[Ss]ections?|clause) ([\d.]+)/g, '$1項'],
  [/\bchapter (\d+(?:\.\d+)*)/g, '第$1章'],
  [/(\d) to (\d)/g, '$1～$2'],
  [/\bCategory (\d[AB]?)/g, '区分$1'],
  [/\bnotes? (\d+)/gi, '注$1'],
  [/, note\b/g, '、注'],
  [/ and /g, '及び'],
  [/ (?:or) /g, '又は'],
  [/, /g, '、'],
  [/; /g, '；'],
];

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: '規則（EC）No 1272/2008（CLP）',
    gb: 'グレートブリテンで適用される規則（EC）No 1272/2008（GB CLP）',
    us: '米国OSHA危険有害性周知基準（29 CFR 1910.1200）',
    ca: 'カナダ危険有害製品規則（SOR/2015-17）',
    au: 'オーストラリア労働安全衛生モデル規則（GHS改訂7版）',
    un: '化学品の分類及び表示に関する世界調和システム（GHS）',
  },
  national: (_market, name) => name,
  citation: (paragraph) => cited.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
