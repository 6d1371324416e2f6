import type { Migration } from '../migrate.ts';

export const erOverdue: Migration = {
  name: '0039-er-overdue',
  sql: `
    -- The renewal was not paid: the end is that of the days of grace, and the link is where it is paid.
    alter table er_service add column is_overdue boolean not null default false;
    alter table er_service add column pay_link text;
    create index er_service_subscription on er_service (subscription_id) where subscription_id is not null;
  `,
};
