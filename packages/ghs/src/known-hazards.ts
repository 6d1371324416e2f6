import type { Hazard } from './hazard.ts';
import type { Ingredient } from './mixture.ts';

type Judged = Pick<Ingredient, 'hazards' | 'shown'>;

/** The hazards of an ingredient: its classification and what its own data show. Empty if nothing is known. */
export function knownHazards({ hazards, shown = [] }: Judged): readonly Hazard[] {
  const listed = hazards === 'not-assessed' ? [] : hazards;
  return shown.length === 0 ? listed : [...listed, ...shown.flatMap((each) => each.hazards)];
}
