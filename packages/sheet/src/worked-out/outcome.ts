import type { HazardClass } from '@gosds/ghs/hazard';
import type { AnyHazard } from '@gosds/ghs/hazard-question';

/** Why a national rule does not decide: classes that could not be judged, whether the product burns, or the rule itself. */
type Undecided =
  | { readonly lacks: 'classes'; readonly classes: readonly HazardClass[] }
  | { readonly lacks: 'burns' }
  | { readonly lacks: 'order' };

/** A class or heading of a national rule, with the hazards that decided. */
type WorkedOutCode = { readonly code: string; readonly by: AnyHazard | undefined };

/** What a national rule makes of a product: one code at least, or why it does not decide. */
export type WorkedOut = { readonly codes: readonly WorkedOutCode[] } | Undecided;
