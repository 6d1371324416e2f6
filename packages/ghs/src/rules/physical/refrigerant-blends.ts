import { ownValue } from '../../own-value.ts';
import { toPercent } from '../../concentration.ts';
import type { Assessment } from '../assessment.ts';
import { gasRecord } from './gas-data.ts';

/** A blend with percent by mass for each CAS number. */
type Blend = readonly [name: string, composition: Readonly<Record<string, number>>];

const r32 = '75-10-5';
const r125 = '354-33-6';
const r134a = '811-97-2';
const r143a = '420-46-2';
const r1234yf = '754-12-1';
const r1234ze = '29118-24-9';
const butane = '106-97-8';
const isobutane = '75-28-5';

/** Zeotropes and azeotropes of safety group A1, which do not propagate flame at 60 °C. */
// prettier-ignore
const blends: readonly Blend[] = [
  ['R-404A', { [r125]: 44, [r143a]: 52, [r134a]: 4 }],
  ['R-407A', { [r32]: 20, [r125]: 40, [r134a]: 40 }],
  ['R-407C', { [r32]: 23, [r125]: 25, [r134a]: 52 }],
  ['R-407F', { [r32]: 30, [r125]: 30, [r134a]: 40 }],
  ['R-410A', { [r32]: 50, [r125]: 50 }],
  ['R-417A', { [r125]: 46.6, [r134a]: 50, [butane]: 3.4 }],
  ['R-422A', { [r125]: 85.1, [r134a]: 11.5, [isobutane]: 3.4 }],
  ['R-422D', { [r125]: 65.1, [r134a]: 31.5, [isobutane]: 3.4 }],
  ['R-427A', { [r32]: 15, [r125]: 25, [r143a]: 10, [r134a]: 50 }],
  ['R-448A', { [r32]: 26, [r125]: 26, [r1234yf]: 20, [r134a]: 21, [r1234ze]: 7 }],
  ['R-449A', { [r32]: 24.3, [r125]: 24.7, [r1234yf]: 25.3, [r134a]: 25.7 }],
  ['R-452A', { [r32]: 11, [r125]: 59, [r1234yf]: 30 }],
  ['R-507A', { [r125]: 50, [r143a]: 50 }],
  ['R-513A', { [r1234yf]: 56, [r134a]: 44 }],
];

const source = 'ISO 817, safety group A1';

/** Half a percent: the narrowest manufacturing tolerance of these blends. */
const toleranceByMass = 0.5;

/** The blend with the nominal composition of the mixture. The mixture must declare exact concentrations. */
export function refrigerantBlend(
  assessment: Assessment,
): { readonly name: string; readonly source: string } | undefined {
  const masses = assessment.isRanged ? undefined : massesByCas(assessment);
  if (!masses) return undefined;
  const total = [...masses.values()].reduce((sum, mass) => sum + mass, 0);
  const found = blends.find(([, composition]) => isAlike(composition, masses, total));
  return found && { name: found[0], source };
}

/** Undefined if an ingredient has no CAS number or no molar mass. */
function massesByCas({ subjects }: Assessment): ReadonlyMap<string, number> | undefined {
  const masses = new Map<string, number>();
  for (const { source: ingredient, upper } of subjects.filter((subject) => subject.upper > 0)) {
    const { cas, molarMass = gasRecord(cas)?.molarMass } = ingredient;
    if (cas === undefined || molarMass === undefined) return undefined;
    masses.set(cas, toPercent(upper) * molarMass);
  }
  return masses;
}

function isAlike(
  composition: Readonly<Record<string, number>>,
  masses: ReadonlyMap<string, number>,
  total: number,
): boolean {
  const names = new Set([...Object.keys(composition), ...masses.keys()]);
  return [...names].every(
    (cas) => Math.abs((ownValue(composition, cas) ?? 0) - (100 * (masses.get(cas) ?? 0)) / total) <= toleranceByMass,
  );
}
