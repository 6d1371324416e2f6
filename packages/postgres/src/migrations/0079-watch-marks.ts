import type { Migration } from '../migrate.ts';

export const watchMarks: Migration = {
  name: '0079-watch-marks',
  sql: `
    -- When a program of the account marked it as read.
    alter table watch_finding add column read_at timestamptz;
  `,
};
