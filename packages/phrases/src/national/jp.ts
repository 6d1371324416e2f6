import type { WordsByLanguage } from './form-words.ts';

/** Japan. */
export const jp: WordsByLanguage = {
  en: {
    laws: ['JIS Z 7252:2019 and JIS Z 7253:2019.'],
    lists: [
      { id: 'safety-health', label: 'Industrial Safety and Health Act' },
      {
        id: 'releases',
        label: 'Act on Confirmation, etc. of Release Amounts of Specific Chemical Substances (PRTR Act)',
      },
      { id: 'poisons', label: 'Poisonous and Deleterious Substances Control Act' },
      { id: 'fire', label: 'Fire Service Act' },
      { id: 'evaluation', label: 'Act on the Regulation of Manufacture and Evaluation of Chemical Substances' },
    ],
  },
  ja: {
    laws: ['JIS Z 7252:2019及びJIS Z 7253:2019。'],
    lists: [
      { id: 'safety-health', label: '労働安全衛生法' },
      { id: 'releases', label: '化学物質排出把握管理促進法（化管法）' },
      { id: 'poisons', label: '毒物及び劇物取締法' },
      { id: 'fire', label: '消防法' },
      { id: 'evaluation', label: '化学物質の審査及び製造等の規制に関する法律（化審法）' },
    ],
  },
};
