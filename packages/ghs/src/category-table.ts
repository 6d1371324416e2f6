export type SignalWord = 'Danger' | 'Warning';

const pictograms = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const;

export type Pictogram = (typeof pictograms)[number];

/** True for pictograms of the GHS, false for labels of transport. */
export const isPictogram = (code: string): boolean => pictograms.some((one) => one === code);

type Label = readonly [SignalWord | null, Pictogram | null];

/** `severity` is 1 for the most severe category of its class; a sub-category ranks just behind the whole category. */
type Row = readonly [code: string, classCode: string, hCode: string | null, label: Label, severity: number];
type ClassRows = { readonly hazardClass: string; readonly source: string; readonly rows: readonly Row[] };

const danger = (pictogram: Pictogram | null): Label => ['Danger', pictogram];
const warning = (pictogram: Pictogram | null): Label => ['Warning', pictogram];
const bare: Label = [null, null];

export const physicalTable = [
  {
    hazardClass: 'Explosives',
    source: 'CLP Annex I, Table 2.1.2; Categories 1, 2A, 2B and 2C: UN GHS rev. 9, Table 2.1.2',
    rows: [
      ['Unst. Expl.', 'Unst. Expl.', 'H200', danger('GHS01'), 1],
      ['Expl. 1', 'Expl.', 'H209', danger('GHS01'), 1],
      ['Expl. 1.1', 'Expl.', 'H201', danger('GHS01'), 2],
      ['Expl. 2A', 'Expl.', 'H209', danger('GHS01'), 2],
      ['Expl. 1.2', 'Expl.', 'H202', danger('GHS01'), 3],
      ['Expl. 1.3', 'Expl.', 'H203', danger('GHS01'), 4],
      ['Expl. 1.4', 'Expl.', 'H204', warning('GHS01'), 5],
      ['Expl. 2B', 'Expl.', 'H204', warning('GHS01'), 5],
      ['Expl. 1.5', 'Expl.', 'H205', danger(null), 6],
      ['Expl. 2C', 'Expl.', 'H204', warning('GHS07'), 6],
      ['Expl. 1.6', 'Expl.', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Flammable gases',
    source: 'CLP Annex I, Table 2.2.3',
    rows: [
      ['Flam. Gas 1A', 'Flam. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1', 'Flam. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Pyr. Gas', 'Flam. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Pyr. Gas', 'Flam. Gas', 'H232', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas A', 'Flam. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas A', 'Flam. Gas', 'H230', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas B', 'Flam. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas B', 'Flam. Gas', 'H231', danger('GHS02'), 1],
      ['Pyr. Gas', 'Pyr. Gas', 'H232', danger('GHS02'), 1],
      ['Chem. Unst. Gas A', 'Chem. Unst. Gas', 'H230', danger('GHS02'), 1],
      ['Chem. Unst. Gas B', 'Chem. Unst. Gas', 'H231', danger('GHS02'), 1],
      ['Flam. Gas 1B', 'Flam. Gas', 'H221', danger('GHS02'), 2],
      ['Flam. Gas 2', 'Flam. Gas', 'H221', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Aerosols',
    source: 'CLP Annex I, Table 2.3.2',
    rows: [
      ['Aerosol 1', 'Aerosol', 'H222', danger('GHS02'), 1],
      ['Aerosol 1', 'Aerosol', 'H229', danger('GHS02'), 1],
      ['Aerosol 2', 'Aerosol', 'H223', warning('GHS02'), 2],
      ['Aerosol 2', 'Aerosol', 'H229', warning('GHS02'), 2],
      ['Aerosol 3', 'Aerosol', 'H229', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Chemicals under pressure',
    source: 'UN GHS rev. 8, Table 2.3.3',
    rows: [
      ['Chem. Press. 1', 'Chem. Press.', 'H282', danger('GHS02'), 1],
      ['Chem. Press. 1', 'Chem. Press.', 'H282', danger('GHS04'), 1],
      ['Chem. Press. 2', 'Chem. Press.', 'H283', warning('GHS02'), 2],
      ['Chem. Press. 2', 'Chem. Press.', 'H283', warning('GHS04'), 2],
      ['Chem. Press. 3', 'Chem. Press.', 'H284', warning('GHS04'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising gases',
    source: 'CLP Annex I, Table 2.4.2',
    rows: [['Ox. Gas 1', 'Ox. Gas', 'H270', danger('GHS03'), 1]],
  },
  {
    hazardClass: 'Gases under pressure',
    source: 'CLP Annex I, Table 2.5.2',
    rows: [
      ['Press. Gas', 'Press. Gas', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Comp.)', 'Press. Gas', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Liq.)', 'Press. Gas', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Diss.)', 'Press. Gas', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Ref. Liq.)', 'Press. Gas', 'H281', warning('GHS04'), 1],
    ],
  },
  {
    hazardClass: 'Flammable liquids',
    source: 'CLP Annex I, Table 2.6.2; Category 4: 29 CFR 1910.1200 App. C.4',
    rows: [
      ['Flam. Liq. 1', 'Flam. Liq.', 'H224', danger('GHS02'), 1],
      ['Flam. Liq. 2', 'Flam. Liq.', 'H225', danger('GHS02'), 2],
      ['Flam. Liq. 3', 'Flam. Liq.', 'H226', warning('GHS02'), 3],
      ['Flam. Liq. 4', 'Flam. Liq.', 'H227', warning(null), 4],
    ],
  },
  {
    hazardClass: 'Flammable solids',
    source: 'CLP Annex I, Table 2.7.2',
    rows: [
      ['Flam. Sol. 1', 'Flam. Sol.', 'H228', danger('GHS02'), 1],
      ['Flam. Sol. 2', 'Flam. Sol.', 'H228', warning('GHS02'), 2],
    ],
  },
  {
    hazardClass: 'Self-reactive substances and mixtures',
    source: 'CLP Annex I, Table 2.8.1',
    rows: [
      ['Self-react. A', 'Self-react.', 'H240', danger('GHS01'), 1],
      ['Self-react. B', 'Self-react.', 'H241', danger('GHS01'), 2],
      ['Self-react. B', 'Self-react.', 'H241', danger('GHS02'), 2],
      ['Self-react. CD', 'Self-react.', 'H242', danger('GHS02'), 3],
      ['Self-react. C', 'Self-react.', 'H242', danger('GHS02'), 3],
      ['Self-react. D', 'Self-react.', 'H242', danger('GHS02'), 4],
      ['Self-react. EF', 'Self-react.', 'H242', warning('GHS02'), 5],
      ['Self-react. E', 'Self-react.', 'H242', warning('GHS02'), 5],
      ['Self-react. F', 'Self-react.', 'H242', warning('GHS02'), 6],
      ['Self-react. G', 'Self-react.', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Pyrophoric liquids',
    source: 'CLP Annex I, Table 2.9.2',
    rows: [['Pyr. Liq. 1', 'Pyr. Liq.', 'H250', danger('GHS02'), 1]],
  },
  {
    hazardClass: 'Pyrophoric solids',
    source: 'CLP Annex I, Table 2.10.2',
    rows: [['Pyr. Sol. 1', 'Pyr. Sol.', 'H250', danger('GHS02'), 1]],
  },
  {
    hazardClass: 'Self-heating substances and mixtures',
    source: 'CLP Annex I, Table 2.11.2',
    rows: [
      ['Self-heat. 1', 'Self-heat.', 'H251', danger('GHS02'), 1],
      ['Self-heat. 2', 'Self-heat.', 'H252', warning('GHS02'), 2],
    ],
  },
  {
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    source: 'CLP Annex I, Table 2.12.2',
    rows: [
      ['Water-react. 1', 'Water-react.', 'H260', danger('GHS02'), 1],
      ['Water-react. 2', 'Water-react.', 'H261', danger('GHS02'), 2],
      ['Water-react. 3', 'Water-react.', 'H261', warning('GHS02'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising liquids',
    source: 'CLP Annex I, Table 2.13.2',
    rows: [
      ['Ox. Liq. 1', 'Ox. Liq.', 'H271', danger('GHS03'), 1],
      ['Ox. Liq. 2', 'Ox. Liq.', 'H272', danger('GHS03'), 2],
      ['Ox. Liq. 3', 'Ox. Liq.', 'H272', warning('GHS03'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising solids',
    source: 'CLP Annex I, Table 2.14.2',
    rows: [
      ['Ox. Sol. 1', 'Ox. Sol.', 'H271', danger('GHS03'), 1],
      ['Ox. Sol. 2', 'Ox. Sol.', 'H272', danger('GHS03'), 2],
      ['Ox. Sol. 3', 'Ox. Sol.', 'H272', warning('GHS03'), 3],
    ],
  },
  {
    hazardClass: 'Organic peroxides',
    source: 'CLP Annex I, Table 2.15.1',
    rows: [
      ['Org. Perox. A', 'Org. Perox.', 'H240', danger('GHS01'), 1],
      ['Org. Perox. B', 'Org. Perox.', 'H241', danger('GHS01'), 2],
      ['Org. Perox. B', 'Org. Perox.', 'H241', danger('GHS02'), 2],
      ['Org. Perox. CD', 'Org. Perox.', 'H242', danger('GHS02'), 3],
      ['Org. Perox. C', 'Org. Perox.', 'H242', danger('GHS02'), 3],
      ['Org. Perox. D', 'Org. Perox.', 'H242', danger('GHS02'), 4],
      ['Org. Perox. EF', 'Org. Perox.', 'H242', warning('GHS02'), 5],
      ['Org. Perox. E', 'Org. Perox.', 'H242', warning('GHS02'), 5],
      ['Org. Perox. F', 'Org. Perox.', 'H242', warning('GHS02'), 6],
      ['Org. Perox. G', 'Org. Perox.', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Corrosive to metals',
    source: 'CLP Annex I, Table 2.16.2',
    rows: [['Met. Corr. 1', 'Met. Corr.', 'H290', warning('GHS05'), 1]],
  },
  {
    hazardClass: 'Desensitised explosives',
    source: 'CLP Annex I, Table 2.17.2',
    rows: [
      ['Desen. Expl. 1', 'Desen. Expl.', 'H206', danger('GHS02'), 1],
      ['Desen. Expl. 2', 'Desen. Expl.', 'H207', danger('GHS02'), 2],
      ['Desen. Expl. 3', 'Desen. Expl.', 'H207', warning('GHS02'), 3],
      ['Desen. Expl. 4', 'Desen. Expl.', 'H208', warning('GHS02'), 4],
    ],
  },
] as const satisfies readonly ClassRows[];

export const healthTable = [
  {
    hazardClass: 'Acute toxicity, oral',
    source: 'CLP Annex I, Table 3.1.3; Category 5: UN GHS, Table 3.1.3',
    rows: [
      ['Acute Tox. 1', 'Acute Tox.', 'H300', danger('GHS06'), 1],
      ['Acute Tox. 2', 'Acute Tox.', 'H300', danger('GHS06'), 2],
      ['Acute Tox. 3', 'Acute Tox.', 'H301', danger('GHS06'), 3],
      ['Acute Tox. 4', 'Acute Tox.', 'H302', warning('GHS07'), 4],
      ['Acute Tox. 5', 'Acute Tox.', 'H303', warning(null), 5],
    ],
  },
  {
    hazardClass: 'Acute toxicity, dermal',
    source: 'CLP Annex I, Table 3.1.3; Category 5: UN GHS, Table 3.1.3',
    rows: [
      ['Acute Tox. 1', 'Acute Tox.', 'H310', danger('GHS06'), 1],
      ['Acute Tox. 2', 'Acute Tox.', 'H310', danger('GHS06'), 2],
      ['Acute Tox. 3', 'Acute Tox.', 'H311', danger('GHS06'), 3],
      ['Acute Tox. 4', 'Acute Tox.', 'H312', warning('GHS07'), 4],
      ['Acute Tox. 5', 'Acute Tox.', 'H313', warning(null), 5],
    ],
  },
  {
    hazardClass: 'Acute toxicity, inhalation',
    source: 'CLP Annex I, Table 3.1.3; Category 5: UN GHS, Table 3.1.3',
    rows: [
      ['Acute Tox. 1', 'Acute Tox.', 'H330', danger('GHS06'), 1],
      ['Acute Tox. 2', 'Acute Tox.', 'H330', danger('GHS06'), 2],
      ['Acute Tox. 3', 'Acute Tox.', 'H331', danger('GHS06'), 3],
      ['Acute Tox. 4', 'Acute Tox.', 'H332', warning('GHS07'), 4],
      ['Acute Tox. 5', 'Acute Tox.', 'H333', warning(null), 5],
    ],
  },
  {
    hazardClass: 'Skin corrosion/irritation',
    source: 'CLP Annex I, Table 3.2.5; Category 3: UN GHS, Table 3.2.5',
    rows: [
      ['Skin Corr. 1', 'Skin Corr.', 'H314', danger('GHS05'), 1],
      ['Skin Corr. 1A', 'Skin Corr.', 'H314', danger('GHS05'), 1.1],
      ['Skin Corr. 1B', 'Skin Corr.', 'H314', danger('GHS05'), 1.2],
      ['Skin Corr. 1C', 'Skin Corr.', 'H314', danger('GHS05'), 1.3],
      ['Skin Irrit. 2', 'Skin Irrit.', 'H315', warning('GHS07'), 2],
      ['Skin Irrit. 3', 'Skin Irrit.', 'H316', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Serious eye damage/eye irritation',
    source: 'CLP Annex I, Table 3.3.5; Categories 2A and 2B: UN GHS, Table 3.3.5',
    rows: [
      ['Eye Dam. 1', 'Eye Dam.', 'H318', danger('GHS05'), 1],
      ['Eye Irrit. 2', 'Eye Irrit.', 'H319', warning('GHS07'), 2],
      ['Eye Irrit. 2A', 'Eye Irrit.', 'H319', warning('GHS07'), 2.1],
      ['Eye Irrit. 2B', 'Eye Irrit.', 'H320', warning(null), 2.2],
    ],
  },
  {
    hazardClass: 'Respiratory sensitisation',
    source: 'CLP Annex I, Table 3.4.7',
    rows: [
      ['Resp. Sens. 1', 'Resp. Sens.', 'H334', danger('GHS08'), 1],
      ['Resp. Sens. 1A', 'Resp. Sens.', 'H334', danger('GHS08'), 1.1],
      ['Resp. Sens. 1B', 'Resp. Sens.', 'H334', danger('GHS08'), 1.2],
    ],
  },
  {
    hazardClass: 'Skin sensitisation',
    source: 'CLP Annex I, Table 3.4.7',
    rows: [
      ['Skin Sens. 1', 'Skin Sens.', 'H317', warning('GHS07'), 1],
      ['Skin Sens. 1A', 'Skin Sens.', 'H317', warning('GHS07'), 1.1],
      ['Skin Sens. 1B', 'Skin Sens.', 'H317', warning('GHS07'), 1.2],
    ],
  },
  {
    hazardClass: 'Germ cell mutagenicity',
    source: 'CLP Annex I, Table 3.5.3',
    rows: [
      ['Muta. 1', 'Muta.', 'H340', danger('GHS08'), 1],
      ['Muta. 1A', 'Muta.', 'H340', danger('GHS08'), 1.1],
      ['Muta. 1B', 'Muta.', 'H340', danger('GHS08'), 1.2],
      ['Muta. 2', 'Muta.', 'H341', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Carcinogenicity',
    source: 'CLP Annex I, Table 3.6.3',
    rows: [
      ['Carc. 1', 'Carc.', 'H350', danger('GHS08'), 1],
      ['Carc. 1A', 'Carc.', 'H350', danger('GHS08'), 1.1],
      ['Carc. 1B', 'Carc.', 'H350', danger('GHS08'), 1.2],
      ['Carc. 2', 'Carc.', 'H351', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Reproductive toxicity',
    source: 'CLP Annex I, Table 3.7.3',
    rows: [
      ['Repr. 1', 'Repr.', 'H360', danger('GHS08'), 1],
      ['Repr. 1A', 'Repr.', 'H360', danger('GHS08'), 1.1],
      ['Repr. 1B', 'Repr.', 'H360', danger('GHS08'), 1.2],
      ['Repr. 2', 'Repr.', 'H361', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Effects on or via lactation',
    source: 'CLP Annex I, Table 3.7.3',
    rows: [['Lact.', 'Lact.', 'H362', bare, 1]],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [
      ['STOT SE 1', 'STOT SE', 'H370', danger('GHS08'), 1],
      ['STOT SE 2', 'STOT SE', 'H371', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure: respiratory tract irritation',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [['STOT SE 3', 'STOT SE', 'H335', warning('GHS07'), 3]],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure: narcotic effects',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [['STOT SE 3', 'STOT SE', 'H336', warning('GHS07'), 3]],
  },
  {
    hazardClass: 'Specific target organ toxicity, repeated exposure',
    source: 'CLP Annex I, Table 3.9.5',
    rows: [
      ['STOT RE 1', 'STOT RE', 'H372', danger('GHS08'), 1],
      ['STOT RE 2', 'STOT RE', 'H373', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Aspiration hazard',
    source: 'CLP Annex I, Table 3.10.2; Category 2: UN GHS, Table 3.10.2',
    rows: [
      ['Asp. Tox. 1', 'Asp. Tox.', 'H304', danger('GHS08'), 1],
      ['Asp. Tox. 2', 'Asp. Tox.', 'H305', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Endocrine disruption for human health',
    source: 'CLP Annex I, Table 3.11.3',
    rows: [
      ['ED HH 1', 'ED HH', 'EUH380', danger(null), 1],
      ['ED HH 2', 'ED HH', 'EUH381', warning(null), 2],
    ],
  },
] as const satisfies readonly ClassRows[];

export const environmentalTable = [
  {
    hazardClass: 'Hazardous to the aquatic environment, acute',
    source: 'CLP Annex I, Table 4.1.4; Acute 2 and 3: UN GHS, Table 4.1.5',
    rows: [
      ['Aquatic Acute 1', 'Aquatic Acute', 'H400', warning('GHS09'), 1],
      ['Aquatic Acute 2', 'Aquatic Acute', 'H401', bare, 2],
      ['Aquatic Acute 3', 'Aquatic Acute', 'H402', bare, 3],
    ],
  },
  {
    hazardClass: 'Hazardous to the aquatic environment, long-term',
    source: 'CLP Annex I, Table 4.1.4',
    rows: [
      ['Aquatic Chronic 1', 'Aquatic Chronic', 'H410', warning('GHS09'), 1],
      ['Aquatic Chronic 2', 'Aquatic Chronic', 'H411', [null, 'GHS09'], 2],
      ['Aquatic Chronic 3', 'Aquatic Chronic', 'H412', bare, 3],
      ['Aquatic Chronic 4', 'Aquatic Chronic', 'H413', bare, 4],
    ],
  },
  {
    hazardClass: 'Endocrine disruption for the environment',
    source: 'CLP Annex I, Table 4.2.3',
    rows: [
      ['ED ENV 1', 'ED ENV', 'EUH430', danger(null), 1],
      ['ED ENV 2', 'ED ENV', 'EUH431', warning(null), 2],
    ],
  },
  {
    hazardClass: 'PBT or vPvB properties',
    source: 'CLP Annex I, Table 4.3.1',
    rows: [
      ['PBT', 'PBT', 'EUH440', danger(null), 1],
      ['vPvB', 'vPvB', 'EUH441', danger(null), 1],
    ],
  },
  {
    hazardClass: 'PMT or vPvM properties',
    source: 'CLP Annex I, Table 4.4.1',
    rows: [
      ['PMT', 'PMT', 'EUH450', danger(null), 1],
      ['vPvM', 'vPvM', 'EUH451', danger(null), 1],
    ],
  },
  {
    hazardClass: 'Hazardous to the ozone layer',
    source: 'CLP Annex I, Table 5.2',
    rows: [['Ozone 1', 'Ozone', 'H420', warning('GHS07'), 1]],
  },
] as const satisfies readonly ClassRows[];

/**
 * Every category that a classification may name, in the order of CLP Annex I. Types of codes are derived from it, so that a
 * code with an error of spelling does not compile.
 */
export const categoryTable = [...physicalTable, ...healthTable, ...environmentalTable] as const;

/** The effect letters that a statement may carry: CLP Annex III, Table 1.2, and Annex VI, 1.1.2.1.2. */
export const effectLetters = {
  H350: ['i'],
  H360: ['F', 'D', 'FD', 'Fd', 'Df'],
  H361: ['f', 'd', 'fd'],
} as const;
