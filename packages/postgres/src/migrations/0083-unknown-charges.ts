import type { Migration } from '../migrate.ts';

export const unknownCharges: Migration = {
  name: '0083-unknown-charges',
  sql: `
    -- A charge at a provider that no order names: it says itself who took it.
    alter table payment_difference alter column order_id drop not null, add column paid_by text,
      add constraint of_no_order check ((order_id is null) = (kind = 'charge-unknown')),
      add constraint says_who_took_it check ((order_id is null) = (paid_by is not null));
    create unique index payment_difference_of_no_order on payment_difference (paid_by, reference) where order_id is null;
    -- Providers whose charges could not be listed.
    alter table payment_comparison add column unlisted text[] not null default '{}';
  `,
};
