import type { Migration } from '../migrate.ts';

export const reportDiscounts: Migration = {
  name: '0043-report-discounts',
  sql: `
    -- The discount on reports of the search module, beside that on sheets.
    alter table app_user
      add column report_discount_percent double precision not null default 0
        check (report_discount_percent between 0 and 100),
      add column report_discount_up_to date;
  `,
};
