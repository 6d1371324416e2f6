import type { MarketId } from '@gosds/ghs/market';
import type { SheetPhrases } from '../../../language.ts';

const nationalNames: Readonly<Partial<Record<MarketId, string>>> = {
  un: 'النظام المنسق عالمياً للأمم المتحدة (GHS)',
};

/** Words of citation, in the order in which they are replaced; a title behind a number is left out: the number finds it. */
const cited: readonly (readonly [RegExp, string])[] = [
  [/; ranked as [^;]+/g, ''],
  [/(section [\d.]+), [a-z][^;]*/g, '$1'],
  [/UN GHS, (\d+)th and later revised editions/g, 'النظام المنسق عالمياً (GHS)، الطبعة المنقحة $1 وما بعدها'],
  [/UN GHS rev\. (\d+)/g, 'النظام المنسق عالمياً (GHS)، الطبعة المنقحة $1'],
  [/\bUN GHS\b/g, 'النظام المنسق عالمياً (GHS)'],
  [/\bCommission Regulation\b/g, 'لائحة المفوضية'],
  [/\bRegulation \((E[CU])\) No /g, 'اللائحة ($1) رقم '],
  [/\bDirective\b/g, 'التوجيه'],
  [/\bArticle\b/g, 'المادة'],
  [/\bArt\. ?/g, 'المادة '],
  [/\bAnnex\b/g, 'المرفق'],
  [/\bTables\b/g, 'الجداول'],
  [/\bTable\b/g, 'الجدول'],
  [/\bSchedule\b/g, 'الملحق'],
  [/\bAppendix\b/g, 'التذييل'],
  [/\bApp\. ?/g, 'التذييل '],
  [/\bSubpart\b/g, 'الجزء الفرعي'],
  [/\bPart\b/g, 'الجزء'],
  [/\bchapter\b/gi, 'الفصل'],
  [/\bsection\b/g, 'القسم'],
  [/\bclause\b/g, 'البند'],
  [/\bregulation (?=\d)/g, 'المادة '],
  [/\bECHA guidance\b/g, 'إرشادات ECHA'],
  [/\b[Ss]pecial provision\b/g, 'الحكم الخاص'],
  [/\bNotes\b/gi, 'الملاحظات'],
  [/\bNote\b/gi, 'الملاحظة'],
  [/ to (?=[(\d])/g, ' إلى '],
  [/ and /g, ' و '],
  [/ or /g, ' أو '],
  [/^test$/, 'اختبار'],
  [/, /g, '، '],
  [/; /g, '؛ '],
];

export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'اللائحة (EC) رقم 1272/2008 (CLP)',
    gb: 'اللائحة (EC) رقم 1272/2008 بصيغتها السارية في بريطانيا العظمى (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (GHS 7)',
    un: 'النظام المنسق عالمياً لتصنيف المواد الكيميائية ووسمها (GHS)',
  },
  national: (market, name) => nationalNames[market] ?? name,
  citation: (paragraph) => cited.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
