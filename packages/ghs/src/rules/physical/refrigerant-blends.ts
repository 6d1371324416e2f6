import { ownValue } from '../../own-value.ts';
import { toPercent } from '../../concentration.ts';
import type { Assessment } from '../assessment.ts';
import { blendShares, blendSource } from '../../generated/refrigerant-blends.ts';
import { gasRecord } from './gas-data.ts';

/** A blend of `data/gases/blends.csv`, with percent by mass for each CAS number. */
type Blend = { readonly name: string; readonly composition: Readonly<Record<string, number>> };

/** Zeotropes and azeotropes that do not propagate flame at 60 °C. */
const blends: readonly Blend[] = blendShares;

/** Half a percent: the narrowest manufacturing tolerance of these blends. */
const toleranceByMass = 0.5;

/** The blend with the nominal composition of the mixture. The mixture must declare exact concentrations. */
export function refrigerantBlend(
  assessment: Assessment,
): { readonly name: string; readonly source: string } | undefined {
  const masses = assessment.isRanged ? undefined : massesByCas(assessment);
  if (!masses) return undefined;
  const total = [...masses.values()].reduce((sum, mass) => sum + mass, 0);
  const found = blends.find(({ composition }) => isAlike(composition, masses, total));
  return found && { name: found.name, source: blendSource };
}

/** The blend whose shares by mass are these percentages, by CAS number. */
export function blendByMass(percentages: ReadonlyMap<string, number>): string | undefined {
  const total = [...percentages.values()].reduce((sum, each) => sum + each, 0);
  return blends.find(({ composition }) => isAlike(composition, percentages, total))?.name;
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
