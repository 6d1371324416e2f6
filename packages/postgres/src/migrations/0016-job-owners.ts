import type { Migration } from '../migrate.ts';

export const jobOwners: Migration = {
  name: '0016-job-owners',
  sql: `
    -- The process that runs the job, or to whose call a waiting job leaves time; when it is dead, the job is free at once.
    alter table job add column owner integer;
    create index job_owner on job (owner) where owner is not null and done_at is null and given_up_at is null;
  `,
};
