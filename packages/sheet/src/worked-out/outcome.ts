import type { HazardClass } from '@gosds/ghs/hazard';
import type { AnyHazard } from '@gosds/ghs/hazard-question';

/**
 * Why a national rule gives no result: classes that could not be judged, unknown combustibility, or an order that the
 * rule leaves open.
 */
type Undecided =
  | { readonly lacks: 'classes'; readonly classes: readonly HazardClass[] }
  | { readonly lacks: 'burns' }
  | { readonly lacks: 'order' };

/** A class or heading under a national rule, with the deciding hazards. */
type WorkedOutCode = { readonly code: string; readonly by: AnyHazard | undefined };

/** The result of a national rule: at least one code, or why there is none. */
export type WorkedOut = { readonly codes: readonly WorkedOutCode[] } | Undecided;
