import type { Migration } from '../migrate.ts';

export const erRenewals: Migration = {
  name: '0060-er-renewals',
  sql: `
    -- Orders that a yearly charge has paid, without a checkout. The name of the charge is the reference of the order, which is
    -- unique: a charge has one order, and that one invoice.
    create table er_renewal (
      order_id uuid primary key references sale_order,
      subscription_id text not null
    );
    create index er_renewal_of_subscription on er_renewal (subscription_id);
  `,
};
