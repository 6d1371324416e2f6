import type { Migration } from '../migrate.ts';

export const promoCodes: Migration = {
  name: '0022-promo-codes',
  sql: `
    create table promo_code (
      id uuid primary key default gen_random_uuid(),
      type text not null check (type in ('GoSDS')),
      -- In upper case, without spaces and hyphens; null where the owner needs none.
      code text unique check (code <> ''),
      -- Null: anybody, each once.
      owner_id uuid references app_user,
      discount_percent smallint not null check (discount_percent between 1 and 100),
      quantity integer not null check (quantity > 0),
      valid_until date,
      created_at timestamptz not null,
      check (code is not null or owner_id is not null)
    );
    create index promo_code_of_owner on promo_code (owner_id);
    create table promo_use (
      id uuid primary key default gen_random_uuid(),
      promo_id uuid not null references promo_code,
      order_id uuid not null references sale_order on delete cascade,
      user_id uuid not null references app_user,
      taken_at timestamptz not null,
      -- Of an attempt that was not paid; it does not count.
      released_at timestamptz
    );
    create unique index promo_use_of_order on promo_use (order_id) where released_at is null;
    create index promo_use_of_code on promo_use (promo_id, user_id) where released_at is null;

    alter table sale_order drop constraint sale_order_paid_by_check;
    alter table sale_order add constraint sale_order_paid_by_check check (paid_by in ('card', 'promo', 'nothing-due'));
  `,
};
