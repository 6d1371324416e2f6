import type { Product } from './product.ts';
import { draftOf, picked } from './supplier.ts';

/**
 * An agrochemical in Great Britain with both aquatic classes. Its solvent is classified by hand and its concentration
 * is open.
 */
export const fungicide: Product = {
  name: 'Prothioconazole EC 250',
  source: 'GLACIS, version 6 / GB of 11 December 2024 (case SDS-BAYER-GLACIS)',
  draft: draftOf({
    productName: 'Prothioconazole EC 250',
    country: 'GB',
    uses: 'Plant protection product, fungicide',
    categories: ['PP-PRD-5'],
    ingredients: [
      picked('1', 5707, ['Prothioconazole (ISO)', '25']),
      {
        id: '2',
        name: 'N,N-Dimethyl decanamide',
        proportion: '>20',
        casNumber: '14433-76-2',
        cwNumber: '',
        materialId: null,
        sanitisedName: '',
        sanitisedProportion: '',
        family: '',
        noteEvidence: {},
        tests: {},
        parts: [],
        handClassification: {
          hazards: ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'STOT SE 3 H335', 'Aquatic Chronic 3 H412'],
          specificLimits: [],
          mAcute: '',
          mChronic: '',
          ateOral: '',
          ateDermal: '',
          ateVapour: '',
          ateDustMist: '',
          ateGas: '',
          notHazardous: false,
          source: 'Supplier’s safety data sheet',
        },
      },
    ],
    properties: {
      state: 'Liquid',
      waterSolubility: 'Partly miscible',
      appearance: 'User Input',
      appearanceText: 'Clear to slightly turbid, brown liquid',
      odour: 'Characteristic',
      flashPoint: { value: '152', unit: '°C' },
      density: { value: '0.98', unit: 'g/cm³' },
    },
  }),
  expected: ['H319', 'H335', 'H400', 'H410'],
  signalWord: 'Warning',
};
