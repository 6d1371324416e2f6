import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture } from '@gosds/ghs/mixture';
import type { SubstanceData } from '@gosds/ghs/substance';

/**
 * The input as read: the mixture, the source of each ingredient's classification, and the markets that a case names.
 */
export type GivenMixture = {
  readonly product?: string;
  readonly mixture: Mixture;
  /** Data of the substance, if the input describes a single substance. */
  readonly substance?: SubstanceData;
  /** By ingredient id. */
  readonly origins: ReadonlyMap<string, string>;
  readonly markets?: readonly JurisdictionId[];
  /** Assumptions that the reader made, as sentences. */
  readonly notes: readonly string[];
};
