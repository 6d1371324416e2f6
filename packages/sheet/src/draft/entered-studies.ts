import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { Measure, ToxicityRoute } from '@gosds/ghs/mixture';
import { ownValue } from '@gosds/ghs/own-value';
import type { DraftProductTest } from './draft.ts';
import type { GivenTest } from './given-tests.ts';
import { readNotation } from './hand-classification.ts';
import { measureOfText } from './measure-of-text.ts';

/** Fields of every test row. `key` is its place among the tests of its subject. Texts are as typed. */
type Row = {
  readonly key: string;
  readonly species: string;
  /** Hours of exposure; undefined if not stated. */
  readonly hours: number | undefined;
  readonly method: string;
  /** Report and its date, as a sheet cites them. */
  readonly source: string;
};

export type DoseRow = Row & {
  readonly kind: 'dose';
  readonly route: ToxicityRoute;
  readonly hazardClass: HazardClass;
  readonly endpoint: 'LD50' | 'LC50';
  readonly value: Measure;
  readonly unit: 'mg/kg' | 'g/kg' | 'mg/l' | 'mg/m3' | 'ppmV';
};

type CategoryRow = Row & {
  readonly kind: 'category';
  readonly hazardClass: HazardClass;
  /** Undefined if the criteria are not met. */
  readonly outcome: Hazard | undefined;
};

export type AquaticRow = Row & {
  readonly kind: 'aquatic';
  readonly group: 'fish' | 'crustacea' | 'algae';
  readonly isChronic: boolean;
  readonly endpoint: 'LC50' | 'EC50' | 'ErC50' | 'NOEC' | 'EC10';
  /** mg/l. */
  readonly value: Measure;
};

export type DegradationRow = Row & {
  readonly kind: 'degradation';
  readonly result: 'ready' | 'inherent' | 'none';
  readonly percent: Measure | undefined;
  readonly basis: 'DOC' | 'oxygen or CO2' | undefined;
  readonly isWithin10Days: boolean | undefined;
};

/** Bioconcentration factor and Koc in l/kg; the other kinds are logarithms. */
export type FateRow = Row & { readonly kind: 'bcf' | 'log-kow' | 'koc' | 'log-koc'; readonly value: Measure };

/** One toxicity or environment test row of the product or of an ingredient. */
export type EnteredStudy = DoseRow | CategoryRow | AquaticRow | DegradationRow | FateRow;

/** Method, and report with its date, as a sheet cites them. */
export const evidenceOf = ({ method, source, date }: DraftProductTest): Pick<Row, 'method' | 'source'> => ({
  method: method.trim(),
  source: [source.trim(), date.trim()].filter((text) => text !== '').join(', '),
});

const routes: Readonly<Record<string, ToxicityRoute>> = {
  'acute-oral': 'oral',
  'acute-dermal': 'dermal',
  vapour: 'vapour',
  'dust-mist': 'dust-mist',
  gas: 'gas',
};

const doseUnits: Readonly<Record<string, DoseRow['unit']>> = {
  'mg/kg': 'mg/kg',
  'g/kg': 'g/kg',
  'mg/l': 'mg/l',
  'mg/m³': 'mg/m3',
  ppm: 'ppmV',
};

/** The default unit: the unit of the limits in the law. */
export const usualUnit = {
  oral: 'mg/kg',
  dermal: 'mg/kg',
  vapour: 'mg/l',
  'dust-mist': 'mg/l',
  gas: 'ppmV',
} as const satisfies Record<ToxicityRoute, DoseRow['unit']>;

/**
 * The exposure route of an acute toxicity test. Undefined for other tests, and until the form of what was inhaled is
 * known.
 */
export const routeOf = (testId: string, form = ''): ToxicityRoute | undefined =>
  ownValue(routes, testId === 'acute-inhalation' ? form : testId);

export const doseUnitOf = (route: ToxicityRoute, unit = ''): DoseRow['unit'] =>
  ownValue(doseUnits, unit) ?? usualUnit[route];

const perMilligram: Readonly<Record<string, number>> = { 'mg/l': 1, 'µg/l': 0.001, 'g/l': 1000 };

const withoutNoise = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(12)) : value);

export const scaled = ({ min, max }: Measure, factor: number): Measure => ({
  min: withoutNoise(min * factor),
  max: withoutNoise(max * factor),
});

type Answers = Readonly<Record<string, string>>;

const figure = (text: string | undefined): number | undefined => {
  const measure = measureOfText(text ?? '');
  return measure && measure.min === measure.max ? measure.min : undefined;
};

const hoursOf = ({ hours, days }: Answers): number | undefined => {
  const given = figure(days);
  return given === undefined ? figure(hours) : given * 24;
};

const aquatic = {
  'fish-acute': { group: 'fish', isChronic: false, endpoints: ['LC50'] },
  'daphnia-acute': { group: 'crustacea', isChronic: false, endpoints: ['EC50', 'LC50'] },
  'algae-acute': { group: 'algae', isChronic: false, endpoints: ['ErC50', 'EC50'] },
  'fish-chronic': { group: 'fish', isChronic: true, endpoints: ['NOEC', 'EC10'] },
  'daphnia-chronic': { group: 'crustacea', isChronic: true, endpoints: ['NOEC', 'EC10'] },
  'algae-chronic': { group: 'algae', isChronic: true, endpoints: ['NOEC', 'EC10'] },
} as const satisfies Record<
  string,
  Pick<AquaticRow, 'group' | 'isChronic'> & { endpoints: readonly AquaticRow['endpoint'][] }
>;

type Read = { readonly row: Row; readonly answers: Answers; readonly given: GivenTest };

function readDose({ row, answers, given: { test } }: Read): DoseRow | undefined {
  const route = routeOf(test.id, answers['form']);
  const value = measureOfText(answers['value'] ?? '');
  if (!route || !value || test.hazardClass === undefined) return undefined;
  const endpoint = route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';
  const unit = doseUnitOf(route, answers['unit']);
  return { ...row, kind: 'dose', route, hazardClass: test.hazardClass, endpoint, value, unit };
}

function readAquatic({ row, answers, given: { test } }: Read): AquaticRow | undefined {
  const known = ownValue<(typeof aquatic)[keyof typeof aquatic]>(aquatic, test.id);
  const value = measureOfText(answers['value'] ?? '');
  if (!known || !value) return undefined;
  const { group, isChronic, endpoints } = known;
  const endpoint = endpoints.find((each) => each === answers['endpoint']) ?? endpoints[0];
  const inMilligrams = scaled(value, ownValue(perMilligram, answers['unit'] ?? '') ?? 1);
  return { ...row, kind: 'aquatic', group, isChronic, endpoint, value: inMilligrams };
}

const results = ['ready', 'inherent', 'none'] as const;
const bases = ['DOC', 'oxygen or CO2'] as const;

function readDegradation({ row, answers }: Read): DegradationRow | undefined {
  const result = results.find((each) => each === answers['result']);
  const { window } = answers;
  return (
    result && {
      ...row,
      kind: 'degradation',
      result,
      percent: measureOfText(answers['percent'] ?? ''),
      basis: bases.find((each) => each === answers['basis']),
      isWithin10Days: window === undefined ? undefined : window === 'yes',
    }
  );
}

function readFate({ row, answers, given: { test } }: Read): FateRow | undefined {
  const value = measureOfText(answers['value'] ?? '');
  if (!value) return undefined;
  if (test.id === 'koc') return { ...row, kind: answers['unit'] === 'log Koc' ? 'log-koc' : 'koc', value };
  return test.id === 'bcf' || test.id === 'log-kow' ? { ...row, kind: test.id, value } : undefined;
}

function readCategory({ row, answers, given: { test } }: Read): CategoryRow | undefined {
  const { category } = answers;
  if (test.of === undefined || test.hazardClass === undefined || category === undefined) return undefined;
  return { ...row, kind: 'category', hazardClass: test.hazardClass, outcome: readNotation(category) };
}

/** The answers, trimmed and without blanks. */
export const answersOf = ({ values }: Pick<DraftProductTest, 'values'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/** A test row in numbers. Undefined if the test is not a toxicity or environment row, or lacks its result. */
export function readStudy(given: GivenTest): EnteredStudy | undefined {
  const answers = answersOf(given.given);
  const row: Row = {
    key: given.key,
    species: answers['species'] ?? '',
    hours: hoursOf(answers),
    ...evidenceOf(given.given),
  };
  const read: Read = { row, answers, given };
  return readCategory(read) ?? readDose(read) ?? readAquatic(read) ?? readFate(read) ?? readDegradation(read);
}
