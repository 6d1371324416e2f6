import type { SignalWord } from './classification.ts';
import type { Hazard, HazardClass } from './hazard.ts';

/** One class-and-category with one hazard statement, and what the label shows for it. */
export type CategoryEntry = {
  /** Class-and-category code, e.g. `Skin Corr. 1A`. */
  readonly code: string;
  readonly hazardClass: HazardClass;
  /** Base statement code without effect letters (`H360` for `H360FD`); null where the category carries none. */
  readonly hCode: string | null;
  readonly signalWord: SignalWord | null;
  readonly pictogram: string | null;
  /** 1 is the most severe category of its class; sub-categories rank just behind the whole category. */
  readonly severity: number;
  readonly source: string;
};

type Label = readonly [SignalWord | null, string | null];
type Row = readonly [code: string, hCode: string | null, label: Label, severity: number];
type ClassRows = { readonly hazardClass: HazardClass; readonly source: string; readonly rows: readonly Row[] };

const danger = (pictogram: string | null): Label => ['Danger', pictogram];
const warning = (pictogram: string | null): Label => ['Warning', pictogram];
const bare: Label = [null, null];

const physical: readonly ClassRows[] = [
  {
    hazardClass: 'Explosives',
    source: 'CLP Annex I, Table 2.1.2; Categories 1, 2A, 2B and 2C: UN GHS rev. 9, Table 2.1.2',
    rows: [
      ['Unst. Expl.', 'H200', danger('GHS01'), 1],
      ['Expl. 1', 'H209', danger('GHS01'), 1],
      ['Expl. 1.1', 'H201', danger('GHS01'), 2],
      ['Expl. 2A', 'H209', danger('GHS01'), 2],
      ['Expl. 1.2', 'H202', danger('GHS01'), 3],
      ['Expl. 1.3', 'H203', danger('GHS01'), 4],
      ['Expl. 1.4', 'H204', warning('GHS01'), 5],
      ['Expl. 2B', 'H204', warning('GHS01'), 5],
      ['Expl. 1.5', 'H205', danger(null), 6],
      ['Expl. 2C', 'H204', warning('GHS07'), 6],
      ['Expl. 1.6', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Flammable gases',
    source: 'CLP Annex I, Table 2.2.3',
    rows: [
      ['Flam. Gas 1A', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Pyr. Gas', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Pyr. Gas', 'H232', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas A', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas A', 'H230', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas B', 'H220', danger('GHS02'), 1],
      ['Flam. Gas 1A Chem. Unst. Gas B', 'H231', danger('GHS02'), 1],
      ['Pyr. Gas', 'H232', danger('GHS02'), 1],
      ['Chem. Unst. Gas A', 'H230', danger('GHS02'), 1],
      ['Chem. Unst. Gas B', 'H231', danger('GHS02'), 1],
      ['Flam. Gas 1B', 'H221', danger('GHS02'), 2],
      ['Flam. Gas 2', 'H221', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Aerosols',
    source: 'CLP Annex I, Table 2.3.2',
    rows: [
      ['Aerosol 1', 'H222', danger('GHS02'), 1],
      ['Aerosol 1', 'H229', danger('GHS02'), 1],
      ['Aerosol 2', 'H223', warning('GHS02'), 2],
      ['Aerosol 2', 'H229', warning('GHS02'), 2],
      ['Aerosol 3', 'H229', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Chemicals under pressure',
    source: 'UN GHS rev. 8, Table 2.3.3',
    rows: [
      ['Chem. Press. 1', 'H282', danger('GHS02'), 1],
      ['Chem. Press. 1', 'H282', danger('GHS04'), 1],
      ['Chem. Press. 2', 'H283', warning('GHS02'), 2],
      ['Chem. Press. 2', 'H283', warning('GHS04'), 2],
      ['Chem. Press. 3', 'H284', warning('GHS04'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising gases',
    source: 'CLP Annex I, Table 2.4.2',
    rows: [['Ox. Gas 1', 'H270', danger('GHS03'), 1]],
  },
  {
    hazardClass: 'Gases under pressure',
    source: 'CLP Annex I, Table 2.5.2',
    rows: [
      ['Press. Gas', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Comp.)', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Liq.)', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Diss.)', 'H280', warning('GHS04'), 1],
      ['Press. Gas (Ref. Liq.)', 'H281', warning('GHS04'), 1],
    ],
  },
  {
    hazardClass: 'Flammable liquids',
    source: 'CLP Annex I, Table 2.6.2; Category 4: 29 CFR 1910.1200 App. C.4',
    rows: [
      ['Flam. Liq. 1', 'H224', danger('GHS02'), 1],
      ['Flam. Liq. 2', 'H225', danger('GHS02'), 2],
      ['Flam. Liq. 3', 'H226', warning('GHS02'), 3],
      ['Flam. Liq. 4', 'H227', warning(null), 4],
    ],
  },
  {
    hazardClass: 'Flammable solids',
    source: 'CLP Annex I, Table 2.7.2',
    rows: [
      ['Flam. Sol. 1', 'H228', danger('GHS02'), 1],
      ['Flam. Sol. 2', 'H228', warning('GHS02'), 2],
    ],
  },
  {
    hazardClass: 'Self-reactive substances and mixtures',
    source: 'CLP Annex I, Table 2.8.1',
    rows: [
      ['Self-react. A', 'H240', danger('GHS01'), 1],
      ['Self-react. B', 'H241', danger('GHS01'), 2],
      ['Self-react. B', 'H241', danger('GHS02'), 2],
      ['Self-react. CD', 'H242', danger('GHS02'), 3],
      ['Self-react. C', 'H242', danger('GHS02'), 3],
      ['Self-react. D', 'H242', danger('GHS02'), 4],
      ['Self-react. EF', 'H242', warning('GHS02'), 5],
      ['Self-react. E', 'H242', warning('GHS02'), 5],
      ['Self-react. F', 'H242', warning('GHS02'), 6],
      ['Self-react. G', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Pyrophoric liquids',
    source: 'CLP Annex I, Table 2.9.2',
    rows: [['Pyr. Liq. 1', 'H250', danger('GHS02'), 1]],
  },
  {
    hazardClass: 'Pyrophoric solids',
    source: 'CLP Annex I, Table 2.10.2',
    rows: [['Pyr. Sol. 1', 'H250', danger('GHS02'), 1]],
  },
  {
    hazardClass: 'Self-heating substances and mixtures',
    source: 'CLP Annex I, Table 2.11.2',
    rows: [
      ['Self-heat. 1', 'H251', danger('GHS02'), 1],
      ['Self-heat. 2', 'H252', warning('GHS02'), 2],
    ],
  },
  {
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    source: 'CLP Annex I, Table 2.12.2',
    rows: [
      ['Water-react. 1', 'H260', danger('GHS02'), 1],
      ['Water-react. 2', 'H261', danger('GHS02'), 2],
      ['Water-react. 3', 'H261', warning('GHS02'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising liquids',
    source: 'CLP Annex I, Table 2.13.2',
    rows: [
      ['Ox. Liq. 1', 'H271', danger('GHS03'), 1],
      ['Ox. Liq. 2', 'H272', danger('GHS03'), 2],
      ['Ox. Liq. 3', 'H272', warning('GHS03'), 3],
    ],
  },
  {
    hazardClass: 'Oxidising solids',
    source: 'CLP Annex I, Table 2.14.2',
    rows: [
      ['Ox. Sol. 1', 'H271', danger('GHS03'), 1],
      ['Ox. Sol. 2', 'H272', danger('GHS03'), 2],
      ['Ox. Sol. 3', 'H272', warning('GHS03'), 3],
    ],
  },
  {
    hazardClass: 'Organic peroxides',
    source: 'CLP Annex I, Table 2.15.1',
    rows: [
      ['Org. Perox. A', 'H240', danger('GHS01'), 1],
      ['Org. Perox. B', 'H241', danger('GHS01'), 2],
      ['Org. Perox. B', 'H241', danger('GHS02'), 2],
      ['Org. Perox. CD', 'H242', danger('GHS02'), 3],
      ['Org. Perox. C', 'H242', danger('GHS02'), 3],
      ['Org. Perox. D', 'H242', danger('GHS02'), 4],
      ['Org. Perox. EF', 'H242', warning('GHS02'), 5],
      ['Org. Perox. E', 'H242', warning('GHS02'), 5],
      ['Org. Perox. F', 'H242', warning('GHS02'), 6],
      ['Org. Perox. G', null, bare, 7],
    ],
  },
  {
    hazardClass: 'Corrosive to metals',
    source: 'CLP Annex I, Table 2.16.2',
    rows: [['Met. Corr. 1', 'H290', warning('GHS05'), 1]],
  },
  {
    hazardClass: 'Desensitised explosives',
    source: 'CLP Annex I, Table 2.17.2',
    rows: [
      ['Desen. Expl. 1', 'H206', danger('GHS02'), 1],
      ['Desen. Expl. 2', 'H207', danger('GHS02'), 2],
      ['Desen. Expl. 3', 'H207', warning('GHS02'), 3],
      ['Desen. Expl. 4', 'H208', warning('GHS02'), 4],
    ],
  },
];

function acuteToxicity(hazardClass: HazardClass, [fatal, toxic, harmful, slight]: readonly string[]): ClassRows {
  return {
    hazardClass,
    source: 'CLP Annex I, Table 3.1.3; Category 5: UN GHS, Table 3.1.3',
    rows: [
      ['Acute Tox. 1', fatal ?? null, danger('GHS06'), 1],
      ['Acute Tox. 2', fatal ?? null, danger('GHS06'), 2],
      ['Acute Tox. 3', toxic ?? null, danger('GHS06'), 3],
      ['Acute Tox. 4', harmful ?? null, warning('GHS07'), 4],
      ['Acute Tox. 5', slight ?? null, warning(null), 5],
    ],
  };
}

const health: readonly ClassRows[] = [
  acuteToxicity('Acute toxicity, oral', ['H300', 'H301', 'H302', 'H303']),
  acuteToxicity('Acute toxicity, dermal', ['H310', 'H311', 'H312', 'H313']),
  acuteToxicity('Acute toxicity, inhalation', ['H330', 'H331', 'H332', 'H333']),
  {
    hazardClass: 'Skin corrosion/irritation',
    source: 'CLP Annex I, Table 3.2.5; Category 3: UN GHS, Table 3.2.5',
    rows: [
      ['Skin Corr. 1', 'H314', danger('GHS05'), 1],
      ['Skin Corr. 1A', 'H314', danger('GHS05'), 1.1],
      ['Skin Corr. 1B', 'H314', danger('GHS05'), 1.2],
      ['Skin Corr. 1C', 'H314', danger('GHS05'), 1.3],
      ['Skin Irrit. 2', 'H315', warning('GHS07'), 2],
      ['Skin Irrit. 3', 'H316', warning(null), 3],
    ],
  },
  {
    hazardClass: 'Serious eye damage/eye irritation',
    source: 'CLP Annex I, Table 3.3.5; Categories 2A and 2B: UN GHS, Table 3.3.5',
    rows: [
      ['Eye Dam. 1', 'H318', danger('GHS05'), 1],
      ['Eye Irrit. 2', 'H319', warning('GHS07'), 2],
      ['Eye Irrit. 2A', 'H319', warning('GHS07'), 2.1],
      ['Eye Irrit. 2B', 'H320', warning(null), 2.2],
    ],
  },
  {
    hazardClass: 'Respiratory sensitisation',
    source: 'CLP Annex I, Table 3.4.7',
    rows: [
      ['Resp. Sens. 1', 'H334', danger('GHS08'), 1],
      ['Resp. Sens. 1A', 'H334', danger('GHS08'), 1.1],
      ['Resp. Sens. 1B', 'H334', danger('GHS08'), 1.2],
    ],
  },
  {
    hazardClass: 'Skin sensitisation',
    source: 'CLP Annex I, Table 3.4.7',
    rows: [
      ['Skin Sens. 1', 'H317', warning('GHS07'), 1],
      ['Skin Sens. 1A', 'H317', warning('GHS07'), 1.1],
      ['Skin Sens. 1B', 'H317', warning('GHS07'), 1.2],
    ],
  },
  {
    hazardClass: 'Germ cell mutagenicity',
    source: 'CLP Annex I, Table 3.5.3',
    rows: [
      ['Muta. 1', 'H340', danger('GHS08'), 1],
      ['Muta. 1A', 'H340', danger('GHS08'), 1.1],
      ['Muta. 1B', 'H340', danger('GHS08'), 1.2],
      ['Muta. 2', 'H341', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Carcinogenicity',
    source: 'CLP Annex I, Table 3.6.3',
    rows: [
      ['Carc. 1', 'H350', danger('GHS08'), 1],
      ['Carc. 1A', 'H350', danger('GHS08'), 1.1],
      ['Carc. 1B', 'H350', danger('GHS08'), 1.2],
      ['Carc. 2', 'H351', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Reproductive toxicity',
    source: 'CLP Annex I, Table 3.7.3',
    rows: [
      ['Repr. 1', 'H360', danger('GHS08'), 1],
      ['Repr. 1A', 'H360', danger('GHS08'), 1.1],
      ['Repr. 1B', 'H360', danger('GHS08'), 1.2],
      ['Repr. 2', 'H361', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Effects on or via lactation',
    source: 'CLP Annex I, Table 3.7.3',
    rows: [['Lact.', 'H362', bare, 1]],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [
      ['STOT SE 1', 'H370', danger('GHS08'), 1],
      ['STOT SE 2', 'H371', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure: respiratory tract irritation',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [['STOT SE 3', 'H335', warning('GHS07'), 3]],
  },
  {
    hazardClass: 'Specific target organ toxicity, single exposure: narcotic effects',
    source: 'CLP Annex I, Table 3.8.4',
    rows: [['STOT SE 3', 'H336', warning('GHS07'), 3]],
  },
  {
    hazardClass: 'Specific target organ toxicity, repeated exposure',
    source: 'CLP Annex I, Table 3.9.5',
    rows: [
      ['STOT RE 1', 'H372', danger('GHS08'), 1],
      ['STOT RE 2', 'H373', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Aspiration hazard',
    source: 'CLP Annex I, Table 3.10.2; Category 2: UN GHS, Table 3.10.2',
    rows: [
      ['Asp. Tox. 1', 'H304', danger('GHS08'), 1],
      ['Asp. Tox. 2', 'H305', warning('GHS08'), 2],
    ],
  },
  {
    hazardClass: 'Endocrine disruption for human health',
    source: 'CLP Annex I, Table 3.11.3',
    rows: [
      ['ED HH 1', 'EUH380', danger(null), 1],
      ['ED HH 2', 'EUH381', warning(null), 2],
    ],
  },
];

const environmental: readonly ClassRows[] = [
  {
    hazardClass: 'Hazardous to the aquatic environment, acute',
    source: 'CLP Annex I, Table 4.1.4; Acute 2 and 3: UN GHS, Table 4.1.5',
    rows: [
      ['Aquatic Acute 1', 'H400', warning('GHS09'), 1],
      ['Aquatic Acute 2', 'H401', bare, 2],
      ['Aquatic Acute 3', 'H402', bare, 3],
    ],
  },
  {
    hazardClass: 'Hazardous to the aquatic environment, long-term',
    source: 'CLP Annex I, Table 4.1.4',
    rows: [
      ['Aquatic Chronic 1', 'H410', warning('GHS09'), 1],
      ['Aquatic Chronic 2', 'H411', [null, 'GHS09'], 2],
      ['Aquatic Chronic 3', 'H412', bare, 3],
      ['Aquatic Chronic 4', 'H413', bare, 4],
    ],
  },
  {
    hazardClass: 'Endocrine disruption for the environment',
    source: 'CLP Annex I, Table 4.2.3',
    rows: [
      ['ED ENV 1', 'EUH430', danger(null), 1],
      ['ED ENV 2', 'EUH431', warning(null), 2],
    ],
  },
  {
    hazardClass: 'PBT or vPvB properties',
    source: 'CLP Annex I, Table 4.3.1',
    rows: [
      ['PBT', 'EUH440', danger(null), 1],
      ['vPvB', 'EUH441', danger(null), 1],
    ],
  },
  {
    hazardClass: 'PMT or vPvM properties',
    source: 'CLP Annex I, Table 4.4.1',
    rows: [
      ['PMT', 'EUH450', danger(null), 1],
      ['vPvM', 'EUH451', danger(null), 1],
    ],
  },
  {
    hazardClass: 'Hazardous to the ozone layer',
    source: 'CLP Annex I, Table 5.2',
    rows: [['Ozone 1', 'H420', warning('GHS07'), 1]],
  },
];

/** Every category that an ingredient's classification may name, in the order of CLP Annex I. */
export const categoryEntries: readonly CategoryEntry[] = [...physical, ...health, ...environmental].flatMap(
  ({ hazardClass, source, rows }) =>
    rows.map(([code, hCode, [signalWord, pictogram], severity]) => ({
      code,
      hazardClass,
      hCode,
      signalWord,
      pictogram,
      severity,
      source,
    })),
);

/** `H360FD` and `H350i` state the same category as `H360` and `H350`. */
export const baseStatement = (hCode: string): string => hCode.replace(/[A-Za-z]+$/, '');

/** The effect letters that a statement may carry: CLP Annex III, Table 1.2, and Annex VI, 1.1.2.1.2. */
const effectLetters: Readonly<Record<string, readonly string[]>> = {
  H350: ['i'],
  H360: ['F', 'D', 'FD', 'Fd', 'Df'],
  H361: ['f', 'd', 'fd'],
};

/** True where the letters of a statement, if it has any, are letters of the law: `H360FD`, but not `H360x` or `H315i`. */
export function hasKnownLetters(hCode: string): boolean {
  const statement = baseStatement(hCode);
  return hCode === statement || (effectLetters[statement]?.includes(hCode.slice(statement.length)) ?? false);
}

const byCode = new Map<string, readonly CategoryEntry[]>();
for (const entry of categoryEntries) byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry]);

/** Several entries only where one category has two pictograms (types B); empty where the notation is unknown. */
export function entriesOf({ code, hCode }: Hazard): readonly CategoryEntry[] {
  const statement = baseStatement(hCode);
  return byCode.get(code)?.filter((entry) => (entry.hCode ?? '') === statement) ?? [];
}

/** Undefined where the notation names no known category. */
export function entryOf(hazard: Hazard): CategoryEntry | undefined {
  const entries = byCode.get(hazard.code);
  return entries?.find(({ hCode }) => (hCode ?? '') === hazard.hCode) ?? entriesOf(hazard)[0];
}

/** Every hazard class, in the order of CLP Annex I. */
export const hazardClasses: readonly HazardClass[] = [
  ...new Set(categoryEntries.map(({ hazardClass }) => hazardClass)),
];
