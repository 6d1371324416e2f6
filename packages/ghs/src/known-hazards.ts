import type { Hazard } from './hazard.ts';
import type { Ingredient } from './mixture.ts';

type Judged = Pick<Ingredient, 'hazards' | 'shown'>;

/** The hazards that an ingredient is classified for, and those that its own data show; none where nothing is known. */
export function knownHazards({ hazards, shown = [] }: Judged): readonly Hazard[] {
  const listed = hazards === 'not-assessed' ? [] : hazards;
  return shown.length === 0 ? listed : [...listed, ...shown.flatMap((each) => each.hazards)];
}
