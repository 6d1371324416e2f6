import type { Migration } from '../migrate.ts';

export const orders: Migration = {
  name: '0004-orders',
  sql: `
    create table sale_order (
      id uuid primary key default gen_random_uuid(),
      number integer not null unique generated always as identity (start with 100001),
      user_id uuid not null references app_user,
      draft_id uuid not null,
      document_id uuid not null references document,
      product_name text not null,
      country text not null,
      language text not null,
      created_at timestamptz not null,
      paid_at timestamptz
    );
    create unique index sale_order_unpaid_of_draft on sale_order (draft_id) where paid_at is null;
    create index sale_order_of_user on sale_order (user_id, number desc);
  `,
};
