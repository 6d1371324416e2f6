import type { Migration } from '../migrate.ts';

export const comparisons: Migration = {
  name: '0061-comparisons',
  sql: `
    -- What differed between an order and its provider, each once.
    create table payment_difference (
      id bigint generated always as identity primary key,
      order_id uuid not null references sale_order,
      kind text not null,
      -- Of a payment, a refund or a charge, at the provider.
      reference text not null,
      -- US cents; null where there is nothing.
      here_minor integer,
      there_minor integer,
      found_at timestamptz not null,
      unique (order_id, kind, reference)
    );
    create table payment_comparison (
      day date primary key,
      payments integer not null default 0,
      unanswered integer not null default 0,
      ended_at timestamptz
    );
  `,
};
