import type { Migration } from '../migrate.ts';

export const emergencyNumber: Migration = {
  name: '0038-emergency-number',
  sql: `
    -- The number of the emergency response that the sheet names; null where it names none, as all did before.
    alter table document add column emergency_number text;
  `,
};
