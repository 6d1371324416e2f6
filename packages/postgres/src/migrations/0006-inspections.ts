import type { Migration } from '../migrate.ts';

export const inspections: Migration = {
  name: '0006-inspections',
  sql: `
    -- What the inspector said of the sheet on the day it was made; null of sheets that are older than this.
    alter table document add column inspection jsonb;
  `,
};
