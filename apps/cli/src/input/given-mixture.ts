import type { MarketId } from '@gosds/ghs/market';
import type { Mixture } from '@gosds/ghs/mixture';

/** What was read: the mixture, where each ingredient's classification comes from, and the markets a case is about. */
export type GivenMixture = {
  readonly product?: string;
  readonly mixture: Mixture;
  /** By ingredient id. */
  readonly origins: ReadonlyMap<string, string>;
  readonly markets?: readonly MarketId[];
  /** What was taken for granted, in sentences. */
  readonly notes: readonly string[];
};
