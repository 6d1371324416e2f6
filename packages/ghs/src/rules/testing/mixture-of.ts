import { classifyMixture } from '../../classify-mixture.ts';
import type { ClassOutcome } from '../../classification.ts';
import { type Concentration, exactly, percent } from '../../concentration.ts';
import { hazard, type HazardClass } from '../../hazard.ts';
import { marketById } from '../../testing/market-by-id.ts';
import type { JurisdictionId } from '../../jurisdiction-id.ts';
import type { Ingredient, Mixture } from '../../mixture.ts';

/** An ingredient with its concentration in percent (two numbers for a range) and its hazards. */
export function ingredient(
  share: number | readonly [number, number],
  notations: readonly string[],
  more: Partial<Ingredient> = {},
): Ingredient {
  const name = more.name ?? `${notations.join(' + ') || 'water'} at ${String(share)}`;
  const concentration: Concentration =
    typeof share === 'number' ? exactly(percent(share)) : { lower: percent(share[0]), upper: percent(share[1]) };
  return { id: name, name, concentration, hazards: notations.map(hazard), ...more };
}

/** A liquid with these ingredients, numbered so that equal ones stay separate. */
export const mixtureOf = (ingredients: readonly Ingredient[], more: Partial<Mixture> = {}): Mixture => ({
  physicalState: 'liquid',
  properties: {},
  ingredients: ingredients.map((one, index) => ({ ...one, id: `${index}`, name: `${index} ${one.name}` })),
  ...more,
});

/** The outcome of one class under one market. */
export function outcomeOf(mixture: Mixture, hazardClass: HazardClass, market: JurisdictionId = 'eu'): ClassOutcome {
  const found = classifyMixture(mixture, marketById(market)).outcomes.find((one) => one.hazardClass === hazardClass);
  if (!found) throw new RangeError(`no outcome for ${hazardClass}`);
  return found;
}

/** The category, or undefined, and the row that decided, for tests of limits. */
export function decided(mixture: Mixture, hazardClass: HazardClass, market: JurisdictionId = 'eu') {
  const { hazards, reasons } = outcomeOf(mixture, hazardClass, market);
  return { code: hazards[0]?.code, row: hazards.length > 0 ? reasons[0]?.ruleId : undefined };
}
