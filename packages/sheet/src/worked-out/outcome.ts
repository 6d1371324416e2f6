import type { HazardClass } from '@gosds/ghs/hazard';
import type { AnyHazard } from '@gosds/ghs/hazard-question';

/** Why a national rule does not decide: classes that could not be judged, whether the product burns, or the rule itself. */
type Undecided =
  | { readonly lacks: 'classes'; readonly classes: readonly HazardClass[] }
  | { readonly lacks: 'burns' }
  | { readonly lacks: 'order' };

/** What a national rule makes of a product: the code of a class with the hazards that decided, or why it does not decide. */
export type WorkedOut = { readonly code: string; readonly by: AnyHazard | undefined } | Undecided;
