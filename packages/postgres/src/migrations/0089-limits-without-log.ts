import type { Migration } from '../migrate.ts';

export const limitsWithoutLog: Migration = {
  name: '0089-limits-without-log',
  sql: `
    -- Nearly every call counts here, and would wait for the disk. A crash of the database begins all counts anew.
    alter table rate_limit set unlogged;
  `,
};
