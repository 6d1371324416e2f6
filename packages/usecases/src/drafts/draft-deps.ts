import type { BlobStore } from '../blob-store.ts';
import type { Clock } from '../clock.ts';
import type { LogoReader } from '../logo-reader.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type DraftDeps = {
  readonly work: UnitOfWork;
  readonly blobs: BlobStore;
  readonly readLogo: LogoReader;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Rows of ingredients that the operator lets a sheet have. */
  readonly maxIngredients: number;
};

/** A draft or logo of a user; of another it does not exist. */
export type Owned = { readonly id: string; readonly userId: string };
