import type { Migration } from '../migrate.ts';

export const sessionsOfAnAccount: Migration = {
  name: '0057-sessions-of-an-account',
  sql: `
    -- The id names a session to its user and opens nothing. What it is used on is null where it is not known.
    alter table session
      add column id uuid not null default gen_random_uuid(),
      add column browser text,
      add column system text,
      add column address text;
    create unique index session_by_id on session (id);

    -- Whether the user wants a mail of a log-in from a new device.
    alter table app_user add column mails_new_device boolean not null default true;
  `,
};
