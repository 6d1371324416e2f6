import type { Product } from './product.ts';
import { draftOf, picked } from './supplier.ts';

/** A solvent blend under the US standard: toluene, methanol and acetone. */
export const brakeCleaner: Product = {
  name: 'Non-chlorinated brake cleaner, 5 gallon pail',
  source: 'Pronto 817206, safety data sheet of 26 June 2018 (case SDS-PRONTO-817206)',
  draft: draftOf({
    productName: 'Brake Cleaner NC',
    country: 'US',
    uses: 'Cleaning of brakes and metal parts',
    categories: ['PC-CLN-17.5'],
    ingredients: [
      picked('1', 1221, ['Toluene', '30-50']),
      picked('2', 1001, ['Methanol', '30-50']),
      picked('3', 1101, ['Acetone', '10-30']),
    ],
    properties: {
      state: 'Liquid',
      waterSolubility: 'Partly miscible',
      appearance: 'User Input',
      appearanceText: 'Clear, colourless liquid',
      odour: 'Solvent',
      ph: '7',
      flashPoint: { value: '-11', unit: '°C' },
      boilingPoint: { value: '56', unit: '°C' },
      viscosity: { value: '0.417', unit: 'cSt' },
      density: { value: '0.82', unit: 'g/cm³' },
      lowerExplosiveLimit: { value: '1.2', unit: '%' },
      upperExplosiveLimit: { value: '36', unit: '%' },
    },
  }),
  expected: ['H225', 'H304', 'H311', 'H315', 'H319', 'H336', 'H361', 'H370', 'H373'],
  signalWord: 'Danger',
};
