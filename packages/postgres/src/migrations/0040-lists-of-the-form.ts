import type { Migration } from '../migrate.ts';

/** The tables of chemicals have another form now: what was loaded before is not read, but loaded again. */
export const listsOfTheForm: Migration = {
  name: '0040-lists-of-the-form',
  sql: 'delete from chemical_load;',
};
