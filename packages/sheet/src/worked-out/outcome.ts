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

/** A class, heading or content under a national rule, with the deciding hazards, or what else decides than the state. */
type WorkedOutCode = {
  readonly code: string;
  readonly by: AnyHazard | undefined;
  readonly why?: 'whyByComposition';
};

/** The result of a national rule: at least one code, or why there is none. */
export type WorkedOut = { readonly codes: readonly WorkedOutCode[] } | Undecided;
