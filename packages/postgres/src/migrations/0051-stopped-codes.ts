import type { Migration } from '../migrate.ts';

export const stoppedCodes: Migration = {
  name: '0051-stopped-codes',
  sql: `
    -- From then on nobody can use it; what was used stays used.
    alter table promo_code add column stopped_at timestamptz;
    -- An act can be about no account, such as a promo code for anybody.
    alter table staff_act alter column user_id drop not null;
  `,
};
