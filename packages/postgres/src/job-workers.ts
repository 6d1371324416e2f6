import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { freeWorkers } from './job-schedule.ts';

/** Shows which workers of the library live in this process, so that others can tell whom a dead process leaves behind. */
export function workerRegister(db: Kysely<Database>, process: number | undefined) {
  const living = new Set<string>();
  const ended = new Set<string>();
  return {
    add: (id: string) => void living.add(id),
    end(id: string) {
      living.delete(id);
      ended.add(id);
    },
    /**
     * Writes down the living, again if another process took this one for dead. Frees what the ended still hold: a job
     * whose claim they never heard of.
     */
    async write(): Promise<void> {
      if (living.size > 0) {
        await sql`insert into job_worker (id, process)
          select id, ${process ?? null}::int from unnest(${[...living]}::text[]) as worker (id)
          on conflict do nothing`.execute(db);
      }
      const over = [...ended];
      if (over.length === 0) return;
      await freeWorkers(db, over);
      for (const id of over) ended.delete(id);
    },
  };
}
