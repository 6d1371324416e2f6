import type { Migration } from '../migrate.ts';

export const placeOfDocuments: Migration = {
  name: '0033-place-of-documents',
  sql: `
    -- One row: the mark of the folder or bucket that holds the documents of this database.
    create table place_of_documents (
      only_one boolean primary key default true check (only_one),
      mark uuid not null
    );
  `,
};
