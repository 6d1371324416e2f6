import type { WordsByLanguage } from './form-words.ts';

/** China. */
export const cn: WordsByLanguage = {
  en: {
    laws: [
      'GB/T 16483-2008 and GB/T 17519-2013, safety data sheet.',
      'GB 30000 series, classification and labelling of chemicals.',
      'Regulations on the Safe Management of Hazardous Chemicals (State Council Decree No. 591).',
      'GBZ 2.1-2019, occupational exposure limits.',
    ],
    lists: [
      { id: 'hazardous-chemicals', label: 'Catalogue of Hazardous Chemicals (2015)' },
      { id: 'inventory', label: 'Inventory of Existing Chemical Substances in China (IECSC)' },
      { id: 'precursors', label: 'Catalogue of precursor chemicals (State Council Decree No. 445)' },
    ],
    documentNumber: 'SDS number',
    overview: {
      appearance: 'Appearance',
      hazards: 'Main hazards',
      none: 'No hazard class applies according to the GB 30000 series.',
    },
  },
  zh: {
    laws: [
      '《化学品安全技术说明书 内容和项目顺序》（GB/T 16483-2008）、《化学品安全技术说明书编写指南》（GB/T 17519-2013）。',
      '《化学品分类和标签规范》（GB 30000系列）。',
      '《危险化学品安全管理条例》（国务院令第591号）。',
      '《工作场所有害因素职业接触限值 第1部分：化学有害因素》（GBZ 2.1-2019）。',
    ],
    lists: [
      { id: 'hazardous-chemicals', label: '《危险化学品目录》（2015版）' },
      { id: 'inventory', label: '《中国现有化学物质名录》（IECSC）' },
      { id: 'precursors', label: '《易制毒化学品管理条例》（国务院令第445号）品种目录' },
    ],
    documentNumber: 'SDS编号',
    overview: { appearance: '外观与性状', hazards: '主要危害', none: '按照GB 30000系列，不属于任何危险性类别。' },
  },
};
