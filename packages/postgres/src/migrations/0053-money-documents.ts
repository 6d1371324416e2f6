import type { Migration } from '../migrate.ts';

export const moneyDocuments: Migration = {
  name: '0053-money-documents',
  sql: `
    -- The last number of each kind of document in each year. Who takes the next one holds the row until the order is paid.
    create table money_series (
      kind text not null check (kind in ('invoice', 'credit-note')),
      year smallint not null,
      last integer not null check (last > 0),
      primary key (kind, year)
    );
    create table money_document (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references sale_order,
      kind text not null check (kind in ('invoice', 'credit-note')),
      year smallint not null,
      number integer not null check (number > 0),
      issued_at timestamptz not null,
      -- What it says; null until it is made for the first time.
      content jsonb,
      unique (kind, year, number)
    );
    create unique index money_document_invoice on money_document (order_id) where kind = 'invoice';
    create function keep_money_document() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.content is null and to_jsonb(new) - 'content' = to_jsonb(old) - 'content' then
        return new;
      end if;
      raise exception 'a document of money cannot change';
    end $$;
    create trigger keep_money_document before update or delete on money_document
      for each row execute function keep_money_document();

    -- BCP 47, of the screens as they were when the user paid last.
    alter table app_user add column interface_language text;
  `,
};
