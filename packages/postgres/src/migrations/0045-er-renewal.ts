import type { Migration } from '../migrate.ts';

export const erRenewal: Migration = {
  name: '0045-er-renewal',
  sql: `
    -- Since when a subscription is not billed again; null while it is.
    alter table er_service add column renewal_ended_at timestamptz;
  `,
};
