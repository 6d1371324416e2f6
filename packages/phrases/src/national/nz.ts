import type { WordsByLanguage } from './form-words.ts';

/** New Zealand. */
export const nz: WordsByLanguage = {
  en: {
    laws: [
      'Hazardous Substances and New Organisms Act 1996.',
      'Hazardous Substances (Hazard Classification) Notice 2020.',
      'Hazardous Substances (Safety Data Sheets) Notice 2017.',
      'Hazardous Substances (Labelling) Notice 2017.',
      'Health and Safety at Work (Hazardous Substances) Regulations 2017.',
    ],
    lists: [
      {
        id: 'certified-handler',
        label: 'Certified handler and tracking, Health and Safety at Work (Hazardous Substances) Regulations 2017',
      },
      { id: 'inventory', label: 'New Zealand Inventory of Chemicals (NZIoC)' },
    ],
    approval: 'HSNO approval number or group standard',
    poisonsCentre: { label: 'National Poisons Centre', number: '0800 764 766 (0800 POISON, 24 h)' },
  },
};
