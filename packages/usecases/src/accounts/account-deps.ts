import type { Clock } from '../clock.ts';
import type { RunJobNow } from '../job-queue.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Device } from './device.ts';
import type { PasswordHasher } from './password-hasher.ts';

export type AccountDeps = {
  readonly work: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly runJobNow: RunJobNow;
  /** Sign-up and calls that mail a link answer no sooner. */
  readonly answerAfterMs: number;
};

/** Where a request comes from, for limits and for the list of the user's sessions. */
export type Caller = {
  readonly ip: string;
  readonly device?: Device;
  /** Of the caller's screens, BCP 47. */
  readonly language?: string;
};
