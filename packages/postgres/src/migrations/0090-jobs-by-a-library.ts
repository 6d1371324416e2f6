import type { Migration } from '../migrate.ts';

export const jobsByALibrary: Migration = {
  name: '0090-jobs-by-a-library',
  sql: `
    -- graphile-worker schedules the jobs in its own schema. This table keeps what was asked and how it ended.
    -- A process of an earlier version takes no row whose lease is not over. So it leaves alone what the library schedules,
    -- and what it asks for itself is handed to the library too.
    alter table job alter column lease_until set default 'infinity';
    -- The process to whose call a waiting job leaves time. When it is dead, the job is due at once.
    alter table job add column caller integer;
    create index job_caller on job (caller) where caller is not null and done_at is null and given_up_at is null;
    -- The workers of the library, each with the process that it lives in. Null: a process that does not show its presence.
    create table job_worker (
      id text primary key,
      process integer
    );
  `,
};
