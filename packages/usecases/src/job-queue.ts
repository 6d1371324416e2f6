import type { z } from 'zod';

/** A kind of job and the shape of its data; the data is parsed when the job runs, maybe by a newer version. */
export type JobKind<Data> = { readonly name: string; readonly data: z.ZodType<Data> };

export type Job<Data> = {
  readonly kind: JobKind<Data>;
  /** Names the effect by its content, e.g. `deliver:<order>:<address>`: a second job with the same key is not taken. */
  readonly key: string;
  readonly data: Data;
  readonly delaySeconds?: number;
  /** The delay is for the call that enqueues it; when that call's process is dead, the job runs at once. */
  readonly leavesTimeToCaller?: boolean;
};

/** Part of `Stores`, so that a job exists if, and only if, the transaction that caused it was committed. */
export type JobQueue = {
  enqueue<Data>(job: Job<Data>): Promise<void>;
};

/** Runs at least once, so its work must be safe to repeat. It throws to be tried again later. */
export type JobHandler = {
  readonly kind: string;
  run(data: unknown): Promise<void>;
};

/** Thrown by a handler where trying again is of no use. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

/** Binds a handler to its kind; data that does not fit the kind fails the job. */
export function handles<Data>(kind: JobKind<Data>, run: (data: Data) => Promise<void>): JobHandler {
  return { kind: kind.name, run: (data) => run(kind.data.parse(data)) };
}

/** Tries one job at once instead of waiting for its turn. `queued`: not finished in time, or another worker has it; it will be done. */
export type RunJobNow = (key: string) => Promise<'done' | 'failed' | 'queued'>;
