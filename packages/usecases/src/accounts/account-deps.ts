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
  /** The shortest time a response takes for sign-up and for requests that mail a link, in milliseconds. */
  readonly answerAfterMs: number;
};

/** The origin of a request, for rate limits and for the list of the user's sessions. */
export type Caller = {
  readonly ip: string;
  readonly device?: Device;
  /** Language of the caller's screens, BCP 47. */
  readonly language?: string;
};
