import type { Product } from './product.ts';
import { draftOf, picked } from './supplier.ts';

/** A corrosive cleaner in the European Union: lye with a glycol ether, in water. */
export const alkalineCleaner: Product = {
  name: 'Alkaline cleaner',
  source:
    'CLP Annex VI, index 011-002-00-6: Skin Corr. 1A from 5 % sodium hydroxide; pH rule of CLP Annex I, 3.2.3.1.2',
  draft: draftOf({
    productName: 'Alkaline Cleaner 15',
    country: 'DE',
    uses: 'Industrial cleaning of machines and floors',
    categories: ['PC-CLN-OTH'],
    ingredients: [
      picked('1', 2050, ['Sodium hydroxide', '15']),
      picked('2', 1052, ['2-Butoxyethanol', '5']),
      picked('3', 3001, ['Water', '80']),
    ],
    properties: {
      state: 'Liquid',
      waterSolubility: 'Miscible',
      appearance: 'User Input',
      appearanceText: 'Clear yellowish liquid',
      odour: 'Slight',
      ph: '13.8',
      flashPoint: { value: '', unit: 'Not Applicable' },
      boilingPoint: { value: '102', unit: '°C' },
      density: { value: '1.16', unit: 'g/cm³' },
    },
  }),
  expected: ['H314', 'H318'],
  signalWord: 'Danger',
};
