import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** With the pauses between them this covers a day, so a mail server that is down overnight loses no mail. */
const maxAttempts = 36;

/** Workers of the library listen on this channel of its own. It says how many of them to wake. */
const wakeOne = sql`pg_notify('jobs:insert', '{"count":1}')`;

/**
 * Schedules each row of `asked`, which has columns of `job`. The library's job has the row's number, and nothing of its
 * data. A row that is scheduled already stays as it is.
 */
const scheduled = sql`lateral graphile_worker.add_job(
  asked.kind, json_build_object('id', asked.id), run_at => asked.run_at,
  max_attempts => greatest(1, ${sql.lit(maxAttempts)} - asked.attempts),
  job_key => asked.id::text, job_key_mode => 'unsafe_dedupe') as scheduled`;

/** Neither done nor given up, and not in the hands of a process of an earlier version. */
const isOpen = sql`job.done_at is null and job.given_up_at is null
  and (job.lease_until is null or job.lease_until < now() or job.lease_until = 'infinity')`;

const underWay = sql`exists (
  select from graphile_worker.jobs where key = job.id::text and locked_at is not null)`;

type Asked = {
  readonly kind: string;
  readonly key: string;
  readonly data: string;
  readonly delaySeconds: number;
  /** The process to whose call the job leaves time. */
  readonly caller: number | null;
};

/** Writes down a job and schedules it. Ignores it if its key is known. */
export async function addJob(db: Kysely<Database>, { kind, key, data, delaySeconds, caller }: Asked): Promise<void> {
  await sql`
    with asked as (
      insert into job (kind, key, data, run_at, caller)
      values (${kind}, ${key}, ${data}, now() + make_interval(secs => ${delaySeconds}), ${caller})
      on conflict (key) do nothing returning id, kind, run_at, attempts)
    select scheduled.id from asked, ${scheduled}`.execute(db);
}

/** Schedules the open jobs that are not: those of a restored backup, and those of a process of an earlier version. */
export async function scheduleMissing(db: Kysely<Database>): Promise<void> {
  await sql`
    with asked as (
      update job set lease_until = 'infinity', caller = coalesce(caller, owner), owner = null
      where ${isOpen} and not exists (select from graphile_worker.jobs where key = job.id::text)
      returning id, kind, run_at, attempts)
    select scheduled.id from asked, ${scheduled}`.execute(db);
}

/**
 * Makes the library's jobs due now and first in line, except those under way. `attempts` replaces the number of their
 * runs. Returns the numbers of those changed.
 */
async function hurry(db: Kysely<Database>, ids: readonly string[], attempts?: 0): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.reschedule_jobs(
      ${[...ids]}::bigint[], run_at => now(), priority => -1, attempts => ${attempts ?? null})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes the open job with this key due now. Undefined if there is none, or if a worker has it. */
export async function hurryByKey(
  db: Kysely<Database>,
  key: string,
): Promise<{ readonly id: number; readonly kind: string } | undefined> {
  const { rows } = await sql<{ id: number; kind: string; scheduled: string }>`
    with asked as (select id, kind, run_at, attempts from job where key = ${key} and ${isOpen})
    select asked.id, asked.kind, scheduled.id as scheduled from asked, ${scheduled}`.execute(db);
  const [found] = rows;
  if (!found || (await hurry(db, [found.scheduled])).length === 0) return undefined;
  return { id: found.id, kind: found.kind };
}

/** Tries a failed job again, at once, with all its attempts. Returns its kind; undefined if it does not fail or is under way. */
export async function retryFailed(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string; scheduled: string }>`
    with asked as (
      update job set given_up_at = null, attempts = 0, error = null
      where id = ${id} and done_at is null and error is not null and not ${underWay}
      returning id, kind, run_at, attempts)
    select asked.kind, scheduled.id as scheduled from asked, ${scheduled}`.execute(db);
  const [retried] = rows;
  if (retried) {
    await hurry(db, [retried.scheduled], 0);
    await sql`select ${wakeOne}`.execute(db);
  }
  return retried?.kind;
}

/** Makes the jobs due that leave time to a call of these dead processes. */
export async function takeFromCallers(db: Kysely<Database>, callers: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with freed as (
      update job set caller = null
      where caller = any(${[...callers]}::int[]) and done_at is null and given_up_at is null returning id)
    select waiting.id from graphile_worker.jobs waiting join freed on waiting.key = freed.id::text
    where waiting.run_at > now()`.execute(db);
  if (rows.length === 0) return;
  await hurry(
    db,
    rows.map(({ id }) => id),
  );
  await sql`select ${wakeOne}`.execute(db);
}

/** Frees what these workers hold, who are dead or have ended, and forgets them. */
export async function freeWorkers(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    with forgotten as (delete from job_worker where id = any(${[...ids]}::text[]))
    select graphile_worker.force_unlock_workers(${[...ids]}::text[]), ${wakeOne}`.execute(db);
}

/** The library's pauses grow to six hours. This one ends after an hour at the latest. */
export async function capPause(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where id = ${id} and run_at > now() + interval '1 hour'
    ), run_at => now() + interval '1 hour')`.execute(db);
}
