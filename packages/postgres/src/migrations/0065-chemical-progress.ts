import type { Migration } from '../migrate.ts';

/** Progress of a running load of chemicals, whose own rows are invisible until its end. */
export const chemicalProgress: Migration = {
  name: '0065-chemical-progress',
  sql: `
    create table chemical_progress (
      only_one boolean primary key default true check (only_one),
      -- What is done of all, from 0 to 1.
      part real not null check (part between 0 and 1),
      -- What goes on: rows are copied, or made ready to be searched.
      stage text not null,
      at timestamptz not null
    );
  `,
};
