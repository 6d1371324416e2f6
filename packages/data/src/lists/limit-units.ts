import { z } from 'zod';
import { numberCell, orBlank } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import type { LimitEntry } from './limit-list-form.ts';

/** Molar volumes in litres: at 0 °C, the common one, and at 25 °C and 100 kPa. Laws convert with one of them. */
const [leastVolume, commonVolume, greatestVolume] = [22.4, 24.45, 25];

/** Difference between laws beyond the rounding of the last digit. */
const leeway = 0.12;

/** Half of the last digit of a value, or of the second digit of a round number such as 1,500. */
function halfDigit(value: number): number {
  const [whole = '', decimals] = String(value).split('.');
  if (decimals !== undefined) return 0.5 * 10 ** -decimals.length;
  const zeros = whole.length - whole.replace(/0+$/, '').length;
  return 0.5 * 10 ** Math.min(zeros, Math.max(whole.length - 2, 0));
}

/** True if mg/m3 and ppm are the same limit, allowing for the law's rounding. */
export function unitsAgree(mgM3: number, ppm: number, molarMass: number): boolean {
  const share = (mass: number, volume: number): number => (mass * volume) / molarMass;
  if (Math.abs(share(mgM3, commonVolume) / ppm - 1) <= leeway) return true;
  const [ofMass, ofShare] = [halfDigit(mgM3), halfDigit(ppm)];
  return share(mgM3 - ofMass, leastVolume) <= ppm + ofShare && share(mgM3 + ofMass, greatestVolume) >= ppm - ofShare;
}

type Pair = readonly [name: string, mgM3: number | undefined, ppm: number | undefined];

/** True if the limit counts an element or group, whose mass applies instead of the compound's. */
const countsAnother = ({ remark = '' }: LimitEntry): boolean =>
  remark.split(/[,;] /).some((part) => part.startsWith('as '));

/** Limits of an entry whose values in mg/m3 and ppm disagree. */
export function unitFaults(row: LimitEntry, molarMass: number | undefined): readonly string[] {
  if (molarMass === undefined || row.as_printed === 'yes' || countsAnother(row)) return [];
  const pairs: readonly Pair[] = [
    ['The limit of the day', row.twa_mg_m3, row.twa_ppm],
    ['The short-term limit', row.stel_mg_m3, row.stel_ppm],
    ['The ceiling', row.ceiling_mg_m3, row.ceiling_ppm],
    ['The IDLH', row.idlh_mg_m3, row.idlh_ppm],
  ];
  return pairs.flatMap(([name, mgM3, ppm]) =>
    mgM3 === undefined || ppm === undefined || unitsAgree(mgM3, ppm, molarMass)
      ? []
      : [`${name} disagrees: ${mgM3} mg/m3 and ${ppm} ppm at ${molarMass} g/mol.`],
  );
}

const massForm = z.looseObject({ cas: z.string(), molar_mass: orBlank(numberCell) });
const file = 'substances/substances.csv';
const read = new WeakMap<DataFolder, ReadonlyMap<string, number>>();

/** The molar mass of each substance by CAS number. The full reading of the table reports its faults. */
export function molarMasses(data: DataFolder): ReadonlyMap<string, number> {
  const known = read.get(data);
  if (known) return known;
  const rows = data.has(file) ? data.csv(file, massForm) : [];
  const masses = new Map(
    rows.flatMap(({ cas, molar_mass: mass }) => (mass === undefined ? [] : [[cas, mass] as const])),
  );
  read.set(data, masses);
  return masses;
}
