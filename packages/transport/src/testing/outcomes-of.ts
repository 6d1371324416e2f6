import type { AteMix, Classification, ClassOutcome } from '@gosds/ghs/classification';
import { exactly, percent } from '@gosds/ghs/concentration';
import { type Hazard, type HazardClass, hazard } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';

/** An outcome of one GHS class: its notations and, if it is open, the missing data. */
export function outcomeOf(
  hazardClass: HazardClass,
  notations: readonly string[],
  more: Partial<ClassOutcome> = {},
): ClassOutcome {
  const hazards: readonly Hazard[] = notations.map(hazard);
  const status = hazards.length > 0 ? 'classified' : 'not-classified';
  const summary = { key: 'common-text', values: { text: `sum of ${hazardClass}` } };
  const reasons = [{ ruleId: 'ghs.rule', paragraph: 'GHS', summary, counted: [], leftOut: [] }];
  return { hazardClass, status, hazards, reasons, missing: [], ...more };
}

/** A classification with exactly these outcomes. */
export function classificationOf(outcomes: readonly ClassOutcome[], ate: readonly AteMix[] = []): Classification {
  const hazards = outcomes.flatMap((outcome) => outcome.hazards);
  return { market: 'eu', ruleSet: 'test', hazards, outcomes, supplemental: [], ate };
}

/** A mixture of ingredients named by their ids, with concentrations in percent and notations. */
export function mixtureOf(
  parts: readonly (readonly [name: string, percent: number, notations?: readonly string[] | 'not-assessed'])[],
  more: Partial<Mixture> = {},
): Mixture {
  const ingredients: Ingredient[] = parts.map(([name, share, notations = []]) => ({
    id: name,
    name,
    concentration: exactly(percent(share)),
    hazards: notations === 'not-assessed' ? notations : notations.map(hazard),
  }));
  return { physicalState: 'liquid', properties: {}, ...more, ingredients };
}
