import type { Migration } from '../migrate.ts';

export const erNumbers: Migration = {
  name: '0014-er-numbers',
  sql: `
    -- The number as the customer knows it.
    update er_service set cw_number = 'CW' || cw_number where cw_number not like 'CW%';
  `,
};
