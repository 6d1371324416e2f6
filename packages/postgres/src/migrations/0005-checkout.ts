import type { Migration } from '../migrate.ts';

export const checkout: Migration = {
  name: '0005-checkout',
  sql: `
    drop index sale_order_unpaid_of_draft;
    alter table sale_order
      add column status text not null default 'new'
        check (status in ('new', 'charging', 'action', 'pending', 'paid', 'failed')),
      add column go_er text not null default '' check (go_er in ('', 'subscription', 'single')),
      add column price jsonb,
      add column attempt integer not null default 0 check (attempt >= 0),
      add column attempted_at timestamptz,
      -- The provider's id of the card; no card number ever comes here.
      add column card_token text,
      add column reference text unique,
      add column decline jsonb,
      add column info jsonb not null default '{}',
      add constraint paid_has_its_time check ((status = 'paid') = (paid_at is not null)),
      add constraint paid_has_its_price check (status <> 'paid' or price is not null);
    create index sale_order_of_draft on sale_order (draft_id, number desc);

    -- What was paid for stays what it was, whatever a later version of the service tries.
    create function keep_paid_order() returns trigger language plpgsql as $$
    begin
      if (new.status, new.user_id, new.document_id, new.price, new.go_er, new.paid_at, new.reference)
        is distinct from (old.status, old.user_id, old.document_id, old.price, old.go_er, old.paid_at, old.reference)
      then raise exception 'paid order % cannot change', old.id;
      end if;
      return new;
    end $$;
    create trigger keep_paid_order before update on sale_order
      for each row when (old.status = 'paid') execute function keep_paid_order();

    create table payment_event (id text primary key, taken_at timestamptz not null);
    create table er_service (
      order_id uuid primary key references sale_order,
      user_id uuid not null references app_user,
      kind text not null check (kind in ('subscription', 'single')),
      name text not null,
      cw_number text not null,
      end_date timestamptz not null,
      subscription_id text unique,
      created_at timestamptz not null
    );
    create index er_service_of_user on er_service (user_id, created_at desc);
  `,
};
