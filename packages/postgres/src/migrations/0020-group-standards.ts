import type { Migration } from '../migrate.ts';

export const groupStandards: Migration = {
  name: '0020-group-standards',
  sql: `
    -- Of an account's own; those of the authority are data.
    create table group_standard (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      approval_code text not null,
      name text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index group_standard_user on group_standard (user_id, created_at);
  `,
};
