import type { WordsByLanguage } from './form-words.ts';

/** Singapore. */
export const sg: WordsByLanguage = {
  en: {
    legalBasis: 'according to SS 586-3:2022',
    laws: [
      'SS 586-2:2022 and SS 586-3:2022, hazard communication for hazardous chemicals and dangerous goods.',
      'Workplace Safety and Health Act 2006 and Workplace Safety and Health (General Provisions) Regulations, regulation 43 (safety data sheet) and First Schedule (permissible exposure levels).',
      'Environmental Public Health (Toxic Industrial Waste) Regulations.',
    ],
    lists: [
      {
        id: 'hazardous-substances',
        label: 'Environmental Protection and Management Act 1999, Second Schedule (hazardous substances)',
      },
      { id: 'petroleum', label: 'Fire Safety Act 1993 (petroleum and flammable materials)' },
    ],
  },
  zh: {
    legalBasis: '按照SS 586-3:2022编制',
    laws: [
      'SS 586-2:2022、SS 586-3:2022（危险化学品和危险货物的危险性公示）。',
      '《工作场所安全与卫生法》（2006年）及《工作场所安全与卫生（一般规定）条例》第43条（安全数据单）和附表一（允许暴露水平）。',
      '《环境公共卫生（有毒工业废物）条例》。',
    ],
    lists: [
      { id: 'hazardous-substances', label: '《环境保护与管理法》（1999年）附表二（危险物质）' },
      { id: 'petroleum', label: '《消防安全法》（1993年）（石油和易燃材料）' },
    ],
  },
};
