import type { Migration } from '../migrate.ts';

export const payPal: Migration = {
  name: '0025-paypal',
  sql: `
    alter table sale_order drop constraint sale_order_paid_by_check;
    alter table sale_order add constraint sale_order_paid_by_check
      check (paid_by in ('card', 'paypal', 'promo', 'nothing-due'));
  `,
};
