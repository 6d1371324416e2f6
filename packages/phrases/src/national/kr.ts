import type { WordsByLanguage } from './form-words.ts';

/** Korea, in English: the five laws that section 15 of its sheets goes by. */
export const kr: WordsByLanguage = {
  en: {
    title: 'Material Safety Data Sheet (MSDS)',
    legalBasis: 'according to the Occupational Safety and Health Act, Article 110 (MSDS)',
    laws: ['Occupational Safety and Health Act, Articles 110 to 115 (material safety data sheets and warning labels).'],
    lists: [
      { id: 'safety-health', label: 'Occupational Safety and Health Act' },
      { id: 'chemicals', label: 'Chemical Substances Control Act' },
      { id: 'fire', label: 'Act on the Safety Control of Hazardous Substances' },
      { id: 'waste', label: 'Wastes Control Act' },
      { id: 'others', label: 'Other domestic and foreign laws' },
    ],
    documentNumber: 'MSDS number',
  },
};
