import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture } from '@gosds/ghs/mixture';
import type { SubstanceData } from '@gosds/ghs/substance';

/** What was read: the mixture, where each ingredient's classification comes from, and the markets a case is about. */
export type GivenMixture = {
  readonly product?: string;
  readonly mixture: Mixture;
  /** Data of the one substance that the mixture is, where those were given. */
  readonly substance?: SubstanceData;
  /** By ingredient id. */
  readonly origins: ReadonlyMap<string, string>;
  readonly markets?: readonly JurisdictionId[];
  /** What was taken for granted, in sentences. */
  readonly notes: readonly string[];
};
