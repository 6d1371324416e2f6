import type { Migration } from '../migrate.ts';

/** Changes outside the accounts, and the sheets they affect. */
export const watch: Migration = {
  name: '0064-watch',
  sql: `
    create table watch_cause (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('list', 'law')),
      -- Of a list: its code, the edition that was served, and the one that came after it.
      list text,
      earlier text,
      later text,
      -- Of law, ISO dates: the day up to which it was watched before, and the day of this look.
      after text,
      day text,
      since timestamptz not null,
      -- When a look at all sheets began; null until then.
      begun_at timestamptz,
      check ((kind = 'list') = (num_nulls(list, earlier, later) = 0)),
      check ((kind = 'law') = (num_nulls(after, day) = 0))
    );
    create unique index watch_cause_of_day on watch_cause (day) where kind = 'law';
    create index watch_cause_to_begin on watch_cause (since) where begun_at is null;

    create table watch_finding (
      id uuid primary key default gen_random_uuid(),
      cause_id uuid not null references watch_cause on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      -- The draft or its published sheet, as it was named then. A draft that is deleted leaves what was found of its published sheets.
      draft_id uuid not null,
      document_id uuid references document on delete cascade,
      product_name text not null,
      country text not null,
      language text not null,
      effect jsonb not null,
      found_at timestamptz not null default now(),
      unique nulls not distinct (cause_id, draft_id, document_id)
    );
    create index watch_finding_of_user on watch_finding (user_id, found_at desc);

    -- Whether the user wants a mail where a list or a law touches a sheet.
    alter table app_user add column mails_watch boolean not null default true;
  `,
};
