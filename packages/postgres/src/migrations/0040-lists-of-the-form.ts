import type { Migration } from '../migrate.ts';

/** The tables of chemicals have a new form. Data in the old form is loaded again. */
export const listsOfTheForm: Migration = {
  name: '0040-lists-of-the-form',
  sql: 'delete from chemical_load;',
};
