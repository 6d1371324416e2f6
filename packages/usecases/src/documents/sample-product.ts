import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';

const ingredients = [
  { id: '1', materialId: 1101, name: 'Acetone', proportion: '30-40' },
  { id: '2', materialId: 1004, name: 'Propan-2-ol', proportion: '30-40' },
  { id: '3', materialId: 1124, name: 'n-Butyl acetate', proportion: '20-30' },
];

/** An invented product of an invented company. Its sheet shows visitors what they get. */
export const sampleProduct: Draft = draftSchema.parse({
  description: {
    productName: 'Sample Parts Cleaner',
    companyName: 'Sample Company Ltd',
    country: 'GB',
    language: 'en',
    partNumber: 'SAMPLE-1',
    uses: 'Cleaning of metal parts, industrial and professional use',
    usesAdvisedAgainst: 'Consumer use',
    productUse: 'professional',
    productCategories: ['PC-CLN-OTH'],
    vendorCountry: 'GB',
    street: '1 Example Street',
    suburb: 'Exampleton',
    postcode: 'EX1 1AA',
    telephone: '+44 20 7946 0100',
    emergencyTelephone: '+44 20 7946 0199 (24 h)',
    email: 'sds@example.com',
  },
  ingredients,
  properties: {
    state: 'Liquid',
    waterSolubility: 'Partly miscible',
    appearance: 'User Input',
    appearanceText: 'Clear, colourless liquid',
    odour: 'Like solvent',
    flashPoint: { value: '-9', unit: '°C', method: 'Closed cup, ISO 3679' },
    boilingPoint: { value: '56-127', unit: '°C' },
    meltingPoint: { value: '-80', unit: '°C' },
    density: { value: '0.81', unit: 'g/cm³' },
    viscosity: { value: '1.2', unit: 'cSt' },
    vapourPressure: { value: '13', unit: 'kPa' },
    lowerExplosiveLimit: { value: '1.7', unit: '%' },
    upperExplosiveLimit: { value: '13', unit: '%' },
    autoignitionTemperature: { value: '390', unit: '°C' },
  },
});
