import type { Migration } from '../migrate.ts';

/** Tables of the chemical catalogue. A load fills a second set of tables, which then replaces the first. */
export const chemicals: Migration = {
  name: '0037-chemicals',
  sql: `
    create extension if not exists pg_trgm;
    create extension if not exists fuzzystrmatch;

    -- One row: what the catalogue was loaded from, so that the same is not loaded twice.
    create table chemical_load (
      only_one boolean primary key default true check (only_one),
      fingerprint text not null,
      loaded_at timestamptz not null,
      chemicals integer not null,
      names integer not null,
      lists integer not null,
      memberships integer not null
    );

    -- Number that customers quote, for a chemical that an operator's import brought. Those of the product stand in its data.
    drop schema if exists chemicals cascade;
    create schema chemicals;
  `,
};
