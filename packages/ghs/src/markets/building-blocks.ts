import { percent, type Ppb } from '../concentration.ts';
import type { CategoryCode, Hazard, HazardClass } from '../hazard.ts';
import type { ToxicityRoute } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import type {
  AcuteToxicityRules,
  AdditivityTable,
  FlammableLiquidRules,
  IndividualRow,
  IndividualTable,
  Market,
  NonAdditiveTable,
  SumRow,
} from './market.ts';

/** All categories of the registry but those of the classes and codes named. */
export function allCategoriesExcept(
  classes: readonly HazardClass[],
  codes: readonly CategoryCode[],
): readonly CategoryCode[] {
  return categoryEntries
    .filter(({ code, hazardClass }) => !classes.includes(hazardClass) && !codes.includes(code))
    .map(({ code }) => code);
}

export const europeanOnlyClasses: readonly HazardClass[] = [
  'Endocrine disruption for human health',
  'Endocrine disruption for the environment',
  'PBT or vPvB properties',
  'PMT or vPvM properties',
];

export const environmentalClasses: readonly HazardClass[] = [
  'Hazardous to the aquatic environment, acute',
  'Hazardous to the aquatic environment, long-term',
  'Hazardous to the ozone layer',
];

const corrosives: readonly CategoryCode[] = ['Skin Corr. 1', 'Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C'];

const weigh = (codes: readonly CategoryCode[], weight: number) =>
  Object.fromEntries(codes.map((code) => [code, weight]));

type TableSource = { readonly table: string; readonly relevance: string };

type SkinChoice = {
  /** Adds the UN rows for Category 3. */
  readonly mild: boolean;
  /** A sub-category only where every corrosive is of that very one; else the steps 1A, 1A + 1B, 1A + 1B + 1C. */
  readonly isPure?: boolean;
};

/** The 5 / 1 / 10 table. */
export function skinTable(source: TableSource, { mild, isPure = false }: SkinChoice): AdditivityTable {
  const paragraph = source.table;
  const corrosion = (id: string, code: CategoryCode, counted: readonly CategoryCode[]): SumRow => ({
    id: `skin.${id}`,
    outcome: { code, hCode: 'H314' },
    weights: weigh(counted, 1),
    atLeast: percent(5),
    ...(code === 'Skin Corr. 1'
      ? {}
      : { unlessCounted: isPure ? corrosives.filter((one) => one !== code) : ['Skin Corr. 1'] }),
    paragraph,
  });
  const irritation = (id: string, weights: SumRow['weights'], atLeast: Ppb): SumRow => ({
    id: `skin.${id}`,
    outcome: { code: 'Skin Irrit. 2', hCode: 'H315' },
    weights,
    atLeast,
    paragraph,
  });
  const mildly = (id: string, weights: SumRow['weights'], atLeast: Ppb): SumRow => ({
    ...irritation(id, weights, atLeast),
    outcome: { code: 'Skin Irrit. 3', hCode: 'H316' },
  });
  return {
    hazardClass: 'Skin corrosion/irritation',
    rows: [
      corrosion('corrosive-1a', 'Skin Corr. 1A', ['Skin Corr. 1A']),
      corrosion('corrosive-1b', 'Skin Corr. 1B', isPure ? ['Skin Corr. 1B'] : ['Skin Corr. 1A', 'Skin Corr. 1B']),
      corrosion('corrosive-1c', 'Skin Corr. 1C', isPure ? ['Skin Corr. 1C'] : corrosives.slice(1)),
      corrosion('corrosive-5', 'Skin Corr. 1', corrosives),
      irritation('corrosive-1', weigh(corrosives, 1), percent(1)),
      irritation('irritant-10', { 'Skin Irrit. 2': 1 }, percent(10)),
      irritation('weighted-10', { ...weigh(corrosives, 10), 'Skin Irrit. 2': 1 }, percent(10)),
      ...(mild
        ? [
            mildly('irritant-1', { 'Skin Irrit. 2': 1 }, percent(1)),
            mildly('weighted-1', { ...weigh(corrosives, 10), 'Skin Irrit. 2': 1 }, percent(1)),
            mildly('mild-10', { 'Skin Irrit. 3': 1 }, percent(10)),
            mildly(
              'weighted-mild-10',
              { ...weigh(corrosives, 10), 'Skin Irrit. 2': 1, 'Skin Irrit. 3': 1 },
              percent(10),
            ),
          ]
        : []),
    ],
    relevance: [
      { codes: [...corrosives, 'Skin Irrit. 2', 'Skin Irrit. 3'], atLeast: percent(1), paragraph: source.relevance },
    ],
  };
}

const damaging: readonly CategoryCode[] = [...corrosives, 'Eye Dam. 1'];
const eyeIrritants: readonly CategoryCode[] = ['Eye Irrit. 2', 'Eye Irrit. 2A', 'Eye Irrit. 2B'];

/** The 3 / 1 / 10 table; with Category 2A also the row by which a mixture of 2B ingredients alone is 2B. */
export function eyeTable(
  source: TableSource,
  { irritant }: { readonly irritant: 'Eye Irrit. 2' | 'Eye Irrit. 2A' },
): AdditivityTable {
  const paragraph = source.table;
  const irritation = (id: string, weights: SumRow['weights'], atLeast: Ppb): SumRow => ({
    id: `eye.${id}`,
    outcome: { code: irritant, hCode: 'H319' },
    weights,
    atLeast,
    paragraph,
  });
  const slight: SumRow = {
    id: 'eye.irritant-2b-10',
    outcome: { code: 'Eye Irrit. 2B', hCode: 'H320' },
    weights: { ...weigh(damaging, 10), ...weigh(eyeIrritants, 1) },
    atLeast: percent(10),
    unlessCounted: [...damaging, 'Eye Irrit. 2', 'Eye Irrit. 2A'],
    paragraph,
  };
  return {
    hazardClass: 'Serious eye damage/eye irritation',
    countsAlso: ['Skin corrosion/irritation'],
    rows: [
      {
        id: 'eye.damaging-3',
        outcome: { code: 'Eye Dam. 1', hCode: 'H318' },
        weights: weigh(damaging, 1),
        atLeast: percent(3),
        paragraph,
      },
      ...(irritant === 'Eye Irrit. 2A' ? [slight] : []),
      irritation('damaging-1', weigh(damaging, 1), percent(1)),
      irritation('irritant-10', weigh(eyeIrritants, 1), percent(10)),
      irritation('weighted-10', { ...weigh(damaging, 10), ...weigh(eyeIrritants, 1) }, percent(10)),
    ],
    relevance: [{ codes: [...damaging, ...eyeIrritants], atLeast: percent(1), paragraph: source.relevance }],
  };
}

export const skinNonAdditive = (paragraph: string): NonAdditiveTable => ({
  paragraph,
  rows: [
    { id: 'skin.single-corrosive-1', outcome: 'Skin Corr. 1', codes: corrosives, atLeast: percent(1), paragraph },
    {
      id: 'skin.single-irritant-3',
      outcome: 'Skin Irrit. 2',
      codes: ['Skin Irrit. 2'],
      atLeast: percent(3),
      paragraph,
    },
  ],
});

export const eyeNonAdditive = (paragraph: string, irritant: CategoryCode): NonAdditiveTable => ({
  paragraph,
  rows: [
    { id: 'eye.single-damaging-1', outcome: 'Eye Dam. 1', codes: damaging, atLeast: percent(1), paragraph },
    { id: 'eye.single-irritant-3', outcome: irritant, codes: eyeIrritants, atLeast: percent(3), paragraph },
  ],
});

type IndividualLimit = readonly [
  id: string,
  codes: readonly CategoryCode[],
  outcome: CategoryCode,
  atLeastPercent: number,
  inGasPercent?: number | undefined,
];

/** A table in which each category of ingredient leads to its own category of mixture. */
export const individualTable = (
  hazardClass: HazardClass,
  paragraph: string,
  limits: readonly IndividualLimit[],
): IndividualTable => ({
  hazardClass,
  rows: limits.map(([id, codes, outcome, atLeastPercent, inGasPercent]): IndividualRow => ({
    id,
    codes,
    outcome,
    atLeast: percent(atLeastPercent),
    ...(inGasPercent === undefined ? {} : { atLeastInGas: percent(inGasPercent) }),
    paragraph,
  })),
});

/** Respiratory tract irritation and narcotic effects, each added up alone to 20 %. */
export function stotSe3Tables(source: TableSource): readonly AdditivityTable[] {
  const table = (id: string, hCode: Hazard['hCode'], hazardClass: HazardClass): AdditivityTable => ({
    hazardClass,
    rows: [
      {
        id,
        outcome: { code: 'STOT SE 3', hCode },
        weights: { 'STOT SE 3': 1 },
        atLeast: percent(20),
        paragraph: source.table,
      },
    ],
    relevance: [{ codes: ['STOT SE 3'], atLeast: percent(1), paragraph: source.relevance }],
  });
  return [
    table(
      'stot-se-3.irritation-20',
      'H335',
      'Specific target organ toxicity, single exposure: respiratory tract irritation',
    ),
    table('stot-se-3.narcosis-20', 'H336', 'Specific target organ toxicity, single exposure: narcotic effects'),
  ];
}

export const aspirationTable = (source: TableSource): Market['aspiration'] => ({
  hazardClass: 'Aspiration hazard',
  rows: [
    {
      id: 'aspiration.sum-10',
      outcome: { code: 'Asp. Tox. 1', hCode: 'H304' },
      weights: { 'Asp. Tox. 1': 1 },
      atLeast: percent(10),
      paragraph: source.table,
    },
  ],
  relevance: [{ codes: ['Asp. Tox. 1', 'Asp. Tox. 2'], atLeast: percent(1), paragraph: source.relevance }],
  viscosityAtMost: { mm2PerS: 20.5, paragraph: source.table },
});

type AquaticSource = { readonly acute: string; readonly chronic: string; readonly relevance: string };

const acuteStatements = { 1: 'H400', 2: 'H401', 3: 'H402' } as const;
const chronicStatements = { 1: 'H410', 2: 'H411', 3: 'H412', 4: 'H413' } as const;

/** Weighted sums against 25 %; `milder` adds Acute 2 and 3. */
export function aquaticTables(
  source: AquaticSource,
  { milder }: { readonly milder: boolean },
): readonly AdditivityTable[] {
  const acute = (id: string, category: 1 | 2 | 3, weights: SumRow['weights']): SumRow => ({
    id: `aquatic-acute.${id}`,
    outcome: { code: `Aquatic Acute ${category}`, hCode: acuteStatements[category] },
    weights,
    atLeast: percent(25),
    multiplier: 'mAcute',
    paragraph: source.acute,
  });
  const chronic = (id: string, category: 1 | 2 | 3 | 4, weights: readonly number[]): SumRow => ({
    id: `aquatic-chronic.${id}`,
    outcome: { code: `Aquatic Chronic ${category}`, hCode: chronicStatements[category] },
    weights: Object.fromEntries(weights.map((weight, index) => [`Aquatic Chronic ${index + 1}`, weight])),
    atLeast: percent(25),
    ...(category === 4 ? {} : { multiplier: 'mChronic' as const }),
    paragraph: source.chronic,
  });
  const others = { atLeast: percent(1), paragraph: source.relevance };
  return [
    {
      hazardClass: 'Hazardous to the aquatic environment, acute',
      rows: [
        acute('acute-1', 1, { 'Aquatic Acute 1': 1 }),
        ...(milder
          ? [
              acute('acute-2', 2, { 'Aquatic Acute 1': 10, 'Aquatic Acute 2': 1 }),
              acute('acute-3', 3, { 'Aquatic Acute 1': 100, 'Aquatic Acute 2': 10, 'Aquatic Acute 3': 1 }),
            ]
          : []),
      ],
      relevance: [
        { codes: ['Aquatic Acute 1'], atLeast: percent(0.1), dividedBy: 'mAcute', paragraph: source.relevance },
        { codes: ['Aquatic Acute 2', 'Aquatic Acute 3'], ...others },
      ],
    },
    {
      hazardClass: 'Hazardous to the aquatic environment, long-term',
      rows: [
        chronic('chronic-1', 1, [1]),
        chronic('chronic-2', 2, [10, 1]),
        chronic('chronic-3', 3, [100, 10, 1]),
        chronic('chronic-4', 4, [1, 1, 1, 1]),
      ],
      relevance: [
        { codes: ['Aquatic Chronic 1'], atLeast: percent(0.1), dividedBy: 'mChronic', paragraph: source.relevance },
        { codes: ['Aquatic Chronic 2', 'Aquatic Chronic 3', 'Aquatic Chronic 4'], ...others },
      ],
    },
  ];
}

/** Categories 1 to 3 by flash and boiling point; `combustible` adds Category 4 up to 93 degrees. */
export function flammableLiquidRules(
  paragraph: string,
  { combustible }: { readonly combustible: boolean },
): Pick<FlammableLiquidRules, 'rows'> {
  return {
    rows: [
      { id: 'flam-liq.1', outcome: 'Flam. Liq. 1', flashBelowC: 23, boilingAtMostC: 35, paragraph },
      { id: 'flam-liq.2', outcome: 'Flam. Liq. 2', flashBelowC: 23, paragraph },
      { id: 'flam-liq.3', outcome: 'Flam. Liq. 3', flashAtMostC: 60, paragraph },
      ...(combustible ? [{ id: 'flam-liq.4', outcome: 'Flam. Liq. 4' as const, flashAtMostC: 93, paragraph }] : []),
    ],
  };
}

type RouteTable = Readonly<Record<ToxicityRoute, readonly number[]>>;

const bands: RouteTable = {
  oral: [5, 50, 300, 2000],
  dermal: [50, 200, 1000, 2000],
  gas: [100, 500, 2500, 20_000],
  vapour: [0.5, 2, 10, 20],
  'dust-mist': [0.05, 0.5, 1, 5],
};

const pointEstimates: RouteTable = {
  oral: [0.5, 5, 100, 500],
  dermal: [5, 50, 300, 1100],
  gas: [10, 100, 700, 4500],
  vapour: [0.05, 0.5, 3, 11],
  'dust-mist': [0.005, 0.05, 0.5, 1.5],
};

/** Bands and point estimates shared by all markets; `fifth` adds Category 5 by mouth and skin. */
export function acuteToxicityTables({
  fifth,
  oralAndDermalUpTo,
}: {
  readonly fifth: boolean;
  readonly oralAndDermalUpTo: number;
}): Pick<AcuteToxicityRules, 'bands' | 'pointEstimates' | 'countsUpTo'> {
  return {
    bands: fifth ? { ...bands, oral: [...bands.oral, 5000], dermal: [...bands.dermal, 5000] } : bands,
    pointEstimates: fifth
      ? { ...pointEstimates, oral: [...pointEstimates.oral, 2500], dermal: [...pointEstimates.dermal, 2500] }
      : pointEstimates,
    countsUpTo: { oral: oralAndDermalUpTo, dermal: oralAndDermalUpTo, gas: 20_000, vapour: 20, 'dust-mist': 5 },
  };
}

export const eyeIrritantAs2A = { 'Eye Irrit. 2': { code: 'Eye Irrit. 2A', hCode: 'H319' } } as const;
