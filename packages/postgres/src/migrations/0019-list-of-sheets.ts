import type { Migration } from '../migrate.ts';

export const listOfSheets: Migration = {
  name: '0019-list-of-sheets',
  sql: `
    -- What the list of sheets shows, beside the draft: reading it out of each draft takes the time of reading all drafts.
    alter table draft
      add column product_name text not null generated always as (coalesce(draft #>> '{description,productName}', '')) stored,
      add column country text not null generated always as (coalesce(draft #>> '{description,country}', '')) stored,
      add column language text not null generated always as (coalesce(draft #>> '{description,language}', '')) stored,
      add column glance jsonb,
      add column glance_version integer;
  `,
};
