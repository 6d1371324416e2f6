import type { CategoryCode, ClassCode } from '@gosds/ghs/hazard';

/** Names of hazard classes in the tables of class names, by the codes of CLP Annex VI, Table 1.1. */
export const classKeys = {
  'Unst. Expl.': 'unstableExplosive',
  'Expl.': 'explosive',
  'Desen. Expl.': 'desensitisedExplosive',
  'Flam. Gas': 'flammableGas',
  'Chem. Unst. Gas': 'unstableGas',
  'Pyr. Gas': 'pyrophoricGas',
  Aerosol: 'aerosol',
  'Chem. Press.': 'chemicalUnderPressure',
  'Ox. Gas': 'oxidisingGas',
  'Flam. Liq.': 'flammableLiquid',
  'Flam. Sol.': 'flammableSolid',
  'Self-react.': 'selfReactive',
  'Pyr. Liq.': 'pyrophoricLiquid',
  'Pyr. Sol.': 'pyrophoricSolid',
  'Self-heat.': 'selfHeating',
  'Water-react.': 'waterReactive',
  'Ox. Liq.': 'oxidisingLiquid',
  'Ox. Sol.': 'oxidisingSolid',
  'Org. Perox.': 'organicPeroxide',
  'Met. Corr.': 'metalCorrosive',
  'Acute Tox.': 'acuteToxicity',
  'Skin Corr.': 'skinCorrosion',
  'Skin Irrit.': 'skinIrritation',
  'Eye Dam.': 'eyeDamage',
  'Eye Irrit.': 'eyeIrritation',
  'Resp. Sens.': 'respiratorySensitisation',
  'Skin Sens.': 'skinSensitisation',
  'Muta.': 'mutagenicity',
  'Carc.': 'carcinogenicity',
  'Repr.': 'reproductiveToxicity',
  'Lact.': 'lactation',
  'STOT SE': 'singleExposure',
  'STOT RE': 'repeatedExposure',
  'Asp. Tox.': 'aspiration',
  'Aquatic Acute': 'aquaticAcute',
  'Aquatic Chronic': 'aquaticChronic',
  Ozone: 'ozone',
  'ED HH': 'endocrineHealth',
  'ED ENV': 'endocrineEnvironment',
  PBT: 'pbt',
  vPvB: 'vpvb',
  PMT: 'pmt',
  vPvM: 'vpvm',
} as const satisfies Readonly<Record<Exclude<ClassCode, 'Press. Gas'>, string>>;

/** Gases under pressure have groups instead of categories, each with its own name. */
export const gasKeys = {
  'Press. Gas (Comp.)': 'compressedGas',
  'Press. Gas (Liq.)': 'liquefiedGas',
  'Press. Gas (Ref. Liq.)': 'refrigeratedGas',
  'Press. Gas (Diss.)': 'dissolvedGas',
  'Press. Gas': 'gasUnderPressure',
} as const satisfies Readonly<Partial<Record<CategoryCode, string>>>;

/** Key of a hazard class in the tables of class names. */
export type ClassKey = (typeof classKeys)[keyof typeof classKeys] | (typeof gasKeys)[keyof typeof gasKeys];
