import type { z } from 'zod';

/** A kind of job and the schema of its data. The data is parsed when the job runs, perhaps by a newer version. */
export type JobKind<Data> = { readonly name: string; readonly data: z.ZodType<Data> };

export type Job<Data> = {
  readonly kind: JobKind<Data>;
  /**
   * Identifies the effect by its content, e.g. `deliver:<order>:<address>`. A second job with the same key is ignored.
   */
  readonly key: string;
  readonly data: Data;
  readonly delaySeconds?: number;
  /**
   * If true, the delay leaves the job to the call that enqueued it. If that call's process dies, the job runs at once.
   */
  readonly leavesTimeToCaller?: boolean;
};

/** Part of `Stores`, so that a job exists only if its transaction was committed. */
export type JobQueue = {
  enqueue<Data>(job: Job<Data>): Promise<void>;
};

/** Runs a job at least once, so the work must be safe to repeat. Throws to be tried again later. */
export type JobHandler = {
  readonly kind: string;
  run(data: unknown): Promise<void>;
};

/** Thrown by a handler if another attempt is useless. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

/** Binds a handler to its kind. The job fails if the data does not match the kind's schema. */
export function handles<Data>(kind: JobKind<Data>, run: (data: Data) => Promise<void>): JobHandler {
  return { kind: kind.name, run: (data) => run(kind.data.parse(data)) };
}

/**
 * Runs one job at once. Returns `queued` if it did not finish in time or another worker has it; it will then run later.
 */
export type RunJobNow = (key: string) => Promise<'done' | 'failed' | 'queued'>;
