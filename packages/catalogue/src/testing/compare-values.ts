import type { Measure } from '@gosds/ghs/mixture';
import type { SourcedMeasure, Substance } from '@gosds/sheet/substance';
import { type Difference, difference } from './difference.ts';
import { readRows } from './reference-files.ts';

type Tolerance = { readonly absolute: number; readonly relative: number };
type Property =
  | 'meltingPoint'
  | 'boilingPoint'
  | 'flashPoint'
  | 'autoignition'
  | 'lowerExplosiveLimit'
  | 'upperExplosiveLimit'
  | 'logKow'
  | 'density'
  | 'vapourPressure';

/** A value agrees if at least one public source is within the tolerance. */
const tolerances: Readonly<Record<Property, Tolerance>> = {
  meltingPoint: { absolute: 5, relative: 0 },
  boilingPoint: { absolute: 5, relative: 0 },
  flashPoint: { absolute: 5, relative: 0 },
  autoignition: { absolute: 20, relative: 0 },
  lowerExplosiveLimit: { absolute: 0.2, relative: 0.1 },
  upperExplosiveLimit: { absolute: 0.5, relative: 0.1 },
  logKow: { absolute: 0.3, relative: 0 },
  density: { absolute: 0.02, relative: 0.01 },
  vapourPressure: { absolute: 0.005, relative: 0.2 },
};

const names: Readonly<Record<string, Property>> = {
  melting_point: 'meltingPoint',
  boiling_point: 'boilingPoint',
  flash_point: 'flashPoint',
  autoignition_temperature: 'autoignition',
  lower_explosive_limit: 'lowerExplosiveLimit',
  upper_explosive_limit: 'upperExplosiveLimit',
  log_kow: 'logKow',
  density_20C: 'density',
  mp: 'meltingPoint',
  bp: 'boilingPoint',
  fp: 'flashPoint',
  autoignition: 'autoignition',
  lel: 'lowerExplosiveLimit',
  uel: 'upperExplosiveLimit',
  density: 'density',
  vapor_pressure: 'vapourPressure',
};

const perUnit: Readonly<Record<string, number>> = {
  C: 1,
  'vol%': 1,
  '%vol': 1,
  'kg/m3': 0.001,
  'g/cm3': 1,
  '': 1,
  mmHg: 0.133322,
  kPa: 1,
  Pa: 0.001,
  hPa: 0.1,
  mbar: 0.1,
  bar: 100,
  atm: 101.325,
};

/** The first source is non-commercial; the notes of the second call some of its estimates outliers. */
const unusable = /CAS Common Chemistry|Serat 2017/;

type Known = { readonly value: number; readonly temperature: string };
type KnownValues = ReadonlyMap<string, readonly Known[]>;

function readKnown(wanted: ReadonlySet<string>): KnownValues {
  const keep = (line: string) => wanted.has(line.slice(0, line.indexOf('\t'))) && !unusable.test(line);
  const files = ['physical_properties/properties_long.tsv.gz', 'physical_properties/pubchem_lcss_values.tsv.gz'];
  const known = new Map<string, Known[]>();
  for (const row of files.flatMap((file) => readRows(file, keep))) {
    const property = names[row['property'] ?? ''];
    const factor = perUnit[row['unit'] ?? ''];
    if (!property || factor === undefined || row['value'] === '') continue;
    const key = `${row['cas'] ?? ''} ${property}`;
    known.set(key, [
      ...(known.get(key) ?? []),
      { value: Number(row['value']) * factor, temperature: row['at_temp_c'] ?? '' },
    ]);
  }
  return known;
}

function agrees(measure: Measure, [value, { absolute, relative }]: readonly [number, Tolerance]): boolean {
  const slack = Math.max(absolute, relative * Math.abs(value));
  return value >= measure.min - slack && value <= measure.max + slack;
}

function comparable(known: Known, { temperatureC }: SourcedMeasure): boolean {
  return known.temperature === '' || Math.abs(Number(known.temperature) - (temperatureC ?? 20)) <= 1;
}

function compareProperty(substance: Substance, known: KnownValues, property: Property): Difference[] {
  const measure = substance.properties[property];
  const all = known.get(`${substance.cas ?? ''} ${property}`) ?? [];
  if (!measure) return [];
  const isThermal = property === 'vapourPressure' || property === 'density';
  const values = isThermal ? all.filter((entry) => comparable(entry, measure)) : all;
  if (values.length === 0 || values.some(({ value }) => agrees(measure, [value, tolerances[property]]))) return [];
  const theirs = values.map(({ value }) => Number(value.toPrecision(4)).toString());
  return [
    difference(substance, property, [`${measure.min}..${measure.max}`, [...new Set(theirs)].slice(0, 6).join(' ')]),
  ];
}

/** Compares physical properties with every usable public source. */
export function compareProperties(substances: readonly Substance[]): Difference[] {
  const known = readKnown(new Set(substances.flatMap(({ cas }) => (cas ? [cas] : []))));
  return substances.flatMap((substance) =>
    Object.values(names)
      .slice(0, 8)
      .concat('vapourPressure')
      .flatMap((property) => compareProperty(substance, known, property)),
  );
}
