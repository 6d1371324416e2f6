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
  /** Highest number of ingredient rows in a sheet, set by the operator. */
  readonly maxIngredients: number;
};

/** Key of a user's own draft or logo. Calls treat another user's as missing. */
export type Owned = { readonly id: string; readonly userId: string };
