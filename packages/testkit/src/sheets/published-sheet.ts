import type { HazardClass } from '@gosds/ghs/hazard';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture } from '@gosds/ghs/mixture';
import type { ExpectedClass } from '../cases/written-hazard.ts';

/** A real sheet: what it says about the product, and the classes it publishes. */
export type PublishedSheet = {
  /** File name of the sheet; one product may have several versions. */
  readonly file: string;
  readonly product: string;
  readonly market: JurisdictionId;
  readonly mixture: Mixture;
  readonly published: readonly ExpectedClass[];
  /** Classes decided by a test on the product or a similar one, with the sheet's words. */
  readonly tested: ReadonlyMap<HazardClass, string>;
  /** Why the record cannot be compared with a calculation, e.g. because it has no ingredients. */
  readonly notComparable?: string;
};
