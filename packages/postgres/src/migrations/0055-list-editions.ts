import type { Migration } from '../migrate.ts';

/** Replaced editions of lists. The edition in use is in the schema `chemicals`. */
export const listEditions: Migration = {
  name: '0055-list-editions',
  sql: `
    create table list_edition (
      id uuid primary key default gen_random_uuid(),
      -- The list, such as eu-svhc-candidate-list, and the edition as it names itself.
      code text not null,
      version text not null,
      completeness text not null,
      valid_from text not null,
      valid_until text not null,
      entries integer not null,
      groups integer not null,
      -- When a newer edition took its place.
      kept_at timestamptz not null,
      unique (code, version)
    );
    create table list_edition_entry (
      edition uuid not null references list_edition on delete cascade,
      cas text collate "C",
      name text not null,
      entry text not null,
      from_ppb integer,
      above_ppb integer
    );
    create index list_edition_entry_of on list_edition_entry (edition);
  `,
};
