import type { Migration } from '../migrate.ts';

export const orderKeys: Migration = {
  name: '0070-order-keys',
  sql: `
    -- What programs of an account have named an order by, so that a repeated call orders once.
    create table order_key (
      user_id uuid not null references app_user on delete cascade,
      key text not null,
      -- Of what was asked for: the same key for something else is refused.
      asked_hash text not null,
      order_id uuid references sale_order on delete cascade,
      taken_at timestamptz not null,
      primary key (user_id, key)
    );
  `,
};
