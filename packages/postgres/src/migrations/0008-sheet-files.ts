import type { Migration } from '../migrate.ts';

export const sheetFiles: Migration = {
  name: '0008-sheet-files',
  sql: `
    -- Blobs of the sheet as XML, JSON and HTML by these names; null of sheets that are older than this.
    alter table document add column files jsonb;
  `,
};
