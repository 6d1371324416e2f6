import { GiveUp } from '@gosds/usecases/job-queue';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { deadClaims } from './dead-claims.ts';

export type ClaimedJob = {
  readonly id: number;
  readonly kind: string;
  readonly data: unknown;
  readonly attempts: number;
};

/** Time limit of a job; after it another worker takes the job over. */
const leaseSeconds = 300;
/** With the pauses between them this covers a day, so a mail server that is down overnight loses no mail. */
const maxAttempts = 36;

/**
 * Each claim is one statement with `skip locked`. So any number of workers can share a queue, and no job runs twice at
 * once.
 */
export function jobClaims(db: Kysely<Database>, kinds: readonly string[], process: number | undefined) {
  const dead = deadClaims(db);
  const lost = lostClaims(db, process);
  const claim = async (condition: ReturnType<typeof sql>, limit: number): Promise<readonly ClaimedJob[]> => {
    const { rows } = await lost.asked(
      sql<ClaimedJob>`
      update job set attempts = attempts + 1, lease_until = now() + make_interval(secs => ${leaseSeconds}),
        owner = ${process ?? null}
      where id in (
        select id from job
        where done_at is null and given_up_at is null and (lease_until is null or lease_until < now())
          and kind = any(${[...kinds]}::text[]) and ${condition}
        order by run_at, id limit ${limit} for update skip locked)
      returning id, kind, data, attempts`.execute(db),
    );
    for (const { id } of rows) lost.held.add(id);
    return rows;
  };
  return {
    /** Releases jobs of dead processes, and jobs that this process holds without knowing. */
    async releaseDead() {
      await dead.release();
      await lost.release();
    },
    due: (limit: number) => claim(sql`run_at <= now()`, limit),
    byKey: (key: string) => claim(sql`key = ${key}`, 1),
    /** Checks `attempts`, so that a worker whose lease has expired cannot close a job that another worker has taken. */
    async finish({ id, attempts }: ClaimedJob) {
      await sql`update job set done_at = now(), lease_until = null, error = null
        where id = ${id} and attempts = ${attempts}`.execute(db);
      lost.held.delete(id);
    },
    async fail({ id, attempts }: ClaimedJob, error: unknown) {
      const isLast = error instanceof GiveUp || attempts >= maxAttempts;
      const delay = Math.min(3600, 2 ** attempts);
      await sql`update job set lease_until = null, owner = null, error = ${String(error).slice(0, 500)},
        given_up_at = ${isLast ? sql`now()` : null}, run_at = now() + make_interval(secs => ${delay})
        where id = ${id} and attempts = ${attempts}`.execute(db);
      lost.held.delete(id);
    },
  };
}

/**
 * Finds claims whose answer was lost when the database stopped. Otherwise they would wait until their lease expires.
 */
function lostClaims(db: Kysely<Database>, process: number | undefined) {
  const held = new Set<number>();
  let unheardAt: number | undefined;
  return {
    held,
    async asked<T>(claim: Promise<T>): Promise<T> {
      try {
        return await claim;
      } catch (error) {
        unheardAt = performance.now();
        throw error;
      }
    },
    async release(): Promise<void> {
      if (unheardAt === undefined || process === undefined) return;
      // A later claim is not lost: its answer may be on its way.
      const since = (performance.now() - unheardAt) / 1000;
      await sql`update job set lease_until = null, owner = null
        where owner = ${process} and done_at is null and given_up_at is null and id <> all(${[...held]}::bigint[])
          and lease_until < now() + make_interval(secs => ${leaseSeconds - since})`.execute(db);
      unheardAt = undefined;
    },
  };
}
