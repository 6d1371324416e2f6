import { say } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import { findEntries } from '../find-entries.ts';
import type { TransportInput } from '../transport-input.ts';
import type { ClassVerdict } from './class-verdict.ts';

/** True if the list names the ingredient's goods, and nowhere in this class. */
function isNamedOtherwise(input: TransportInput, ingredientId: string, own: string): boolean {
  const un = ownValue(input.unNumbersByIngredient ?? {}, ingredientId);
  const entries = un === undefined ? [] : findEntries(un);
  return entries.length > 0 && entries.every((entry) => entry.class !== own && !entry.subsidiaryHazards.includes(own));
}

/**
 * The verdict on class 4.3 without what the list of dangerous goods names in another class: coated aluminium powder
 * (UN 1309) is a flammable solid, and so is its paste. A substance of the class beside it keeps the verdict.
 */
export function withoutNamedOtherwise(input: TransportInput, verdict: ClassVerdict): ClassVerdict {
  if (verdict.status !== 'applies' || verdict.hazard.class !== '4.3' || verdict.reason.counted.length === 0) {
    return verdict;
  }
  const { contributors, reason, hazard } = verdict;
  if (!contributors.every((id) => isNamedOtherwise(input, id, hazard.class))) return verdict;
  const names = input.mixture.ingredients.filter(({ id }) => contributors.includes(id)).map(({ name }) => name);
  const summary = say('classVerdicts-namedOtherwise', { own: hazard.class, names });
  return { status: 'excluded', reason: { ...reason, summary } };
}
