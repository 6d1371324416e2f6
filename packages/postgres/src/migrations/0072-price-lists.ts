import type { Migration } from '../migrate.ts';

export const priceLists: Migration = {
  name: '0072-price-lists',
  sql: `
    -- Prices from a moment on, US cents. Before the first, those of the operator's file count.
    create table price_list (
      id uuid primary key default gen_random_uuid(),
      valid_from timestamptz not null,
      first_language_minor integer not null check (first_language_minor >= 0),
      further_language_percent integer not null check (further_language_percent between 0 and 100),
      internal_user_minor integer not null check (internal_user_minor >= 0),
      er_subscription_minor integer not null check (er_subscription_minor >= 0),
      er_single_minor integer not null check (er_single_minor >= 0),
      galleria_all_minor integer not null check (galleria_all_minor >= 0),
      galleria_industry_minor integer not null check (galleria_industry_minor >= 0),
      galleria_minor integer not null check (galleria_minor >= 0),
      made_at timestamptz not null,
      -- Like an act of staff, it stays when an account goes, so it refers to none.
      made_by uuid not null,
      withdrawn_at timestamptz,
      check (withdrawn_at < valid_from)
    );
    create unique index price_list_begins on price_list (valid_from) where withdrawn_at is null;
    create function keep_price_list() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.withdrawn_at is null
        and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
        return new;
      end if;
      raise exception 'prices cannot be changed, coming ones can be withdrawn';
    end $$;
    create trigger keep_price_list before update or delete on price_list
      for each row execute function keep_price_list();
  `,
};
