import type { Migration } from '../migrate.ts';

export const refunds: Migration = {
  name: '0054-refunds',
  sql: `
    -- What was given back of paid orders, as the provider tells it.
    create table order_refund (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references sale_order,
      provider_id text not null unique,
      -- US cents.
      amount_minor integer not null check (amount_minor > 0),
      state text not null check (state in ('pending', 'done', 'failed')),
      made_at timestamptz not null
    );
    create index order_refund_of_order on order_refund (order_id, made_at);

    -- A credit note is of one refund.
    alter table money_document add column refund_id uuid unique references order_refund,
      add constraint of_refund check ((kind = 'credit-note') = (refund_id is not null));
  `,
};
