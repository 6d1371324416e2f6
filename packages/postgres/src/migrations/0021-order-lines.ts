import type { Migration } from '../migrate.ts';

export const orderLines: Migration = {
  name: '0021-order-lines',
  sql: `
    -- No order comes in between while the orders of today get their lines.
    lock table sale_order in share row exclusive mode;

    -- What an order consists of. The kinds are listed in the program, which refuses one that it does not know.
    create table order_line (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references sale_order on delete cascade,
      position smallint not null check (position > 0),
      kind text not null check (kind <> ''),
      -- The product that the line is for.
      draft_id uuid,
      product_name text not null,
      country text,
      language text,
      -- What a line of a sheet delivers.
      document_id uuid references document,
      -- The price, US cents, as it was stamped when an attempt to pay started; null before the first.
      price_code text,
      list_minor integer check (list_minor >= 0),
      discount_basis_points integer check (discount_basis_points between 0 and 10000),
      discount_up_to date,
      discount_minor integer check (discount_minor >= 0),
      promo_minor integer check (promo_minor >= 0),
      tax_basis_points integer check (tax_basis_points >= 0),
      tax_minor integer,
      amount_minor integer check (amount_minor >= 0),
      unique (order_id, position),
      constraint priced_whole check (num_nulls(price_code, list_minor, discount_basis_points, discount_minor,
        promo_minor, tax_basis_points, tax_minor, amount_minor) in (0, 8)),
      constraint adds_up check (amount_minor = list_minor - discount_minor - promo_minor),
      constraint tax_is_part_of_it check (tax_minor between 0 and amount_minor)
    );
    create index order_line_of_draft on order_line (draft_id);
    create index order_line_of_document on order_line (document_id);

    alter table sale_order
      add column paid_by text check (paid_by in ('card', 'nothing-due')),
      -- A program that writes the lines itself counts this up with each write.
      add column lines_written integer not null default 0,
      -- An order need not be for a sheet.
      alter column draft_id drop not null,
      alter column document_id drop not null,
      alter column product_name drop not null,
      alter column country drop not null,
      alter column language drop not null;

    -- The lines of an order that was written without them, from the columns of its one sheet.
    create function write_lines_of_sheet(o sale_order) returns void language plpgsql as $$
    declare
      priced jsonb := coalesce(nullif(o.price -> 'lines', 'null'), '[]');
      sheet jsonb;
      service jsonb;
      off integer;
    begin
      select line into sheet from jsonb_array_elements(priced) as line
        where line ->> 'code' in ('first-language', 'further-language', 'internal');
      select line into service from jsonb_array_elements(priced) as line
        where line ->> 'code' in ('er-subscription', 'er-single');
      select coalesce(sum(-(line ->> 'amountMinor')::integer), 0) into off from jsonb_array_elements(priced) as line
        where line ->> 'code' = 'discount';
      delete from order_line where order_id = o.id and position > case when o.go_er = '' then 1 else 2 end;
      insert into order_line (order_id, position, kind, draft_id, product_name, country, language, document_id,
        price_code, list_minor, discount_basis_points, discount_up_to, discount_minor, promo_minor,
        tax_basis_points, tax_minor, amount_minor)
      values (o.id, 1,
        case sheet ->> 'code' when 'further-language' then 'further-language' else 'own-sheet' end,
        o.draft_id, o.product_name, o.country, o.language, o.document_id,
        sheet ->> 'code', (sheet ->> 'amountMinor')::integer,
        case when sheet is not null then round(coalesce((o.price ->> 'discountPercent')::numeric, 0) * 100) end,
        case when sheet is not null then (o.price ->> 'discountUpTo')::date end,
        case when sheet is not null then off end,
        case when sheet is not null then 0 end,
        case when sheet is not null then 0 end,
        case when sheet is not null then 0 end,
        (sheet ->> 'amountMinor')::integer - off)
      on conflict (order_id, position) do update set
        kind = excluded.kind, draft_id = excluded.draft_id, product_name = excluded.product_name,
        country = excluded.country, language = excluded.language, document_id = excluded.document_id,
        price_code = excluded.price_code, list_minor = excluded.list_minor,
        discount_basis_points = excluded.discount_basis_points, discount_up_to = excluded.discount_up_to,
        discount_minor = excluded.discount_minor, promo_minor = excluded.promo_minor,
        tax_basis_points = excluded.tax_basis_points, tax_minor = excluded.tax_minor,
        amount_minor = excluded.amount_minor;
      if o.go_er = '' then return; end if;
      insert into order_line (order_id, position, kind, draft_id, product_name,
        price_code, list_minor, discount_basis_points, discount_minor, promo_minor,
        tax_basis_points, tax_minor, amount_minor)
      values (o.id, 2, 'er-' || o.go_er, o.draft_id, o.product_name,
        service ->> 'code', (service ->> 'amountMinor')::integer,
        case when service is not null then 0 end,
        case when service is not null then 0 end,
        case when service is not null then 0 end,
        case when service is not null then 0 end,
        case when service is not null then 0 end,
        (service ->> 'amountMinor')::integer)
      on conflict (order_id, position) do update set
        kind = excluded.kind, draft_id = excluded.draft_id, product_name = excluded.product_name,
        price_code = excluded.price_code, list_minor = excluded.list_minor,
        discount_basis_points = excluded.discount_basis_points, discount_minor = excluded.discount_minor,
        promo_minor = excluded.promo_minor, tax_basis_points = excluded.tax_basis_points,
        tax_minor = excluded.tax_minor, amount_minor = excluded.amount_minor;
    end $$;

    select write_lines_of_sheet(o) from sale_order o;
    alter table sale_order disable trigger keep_paid_order;
    update sale_order set paid_by = case when (price ->> 'totalMinor')::integer = 0 then 'nothing-due' else 'card' end
      where status = 'paid';
    alter table sale_order enable trigger keep_paid_order;

    -- A version of the program that knows no lines may still run: its orders get theirs here.
    create function lines_of_new_order() returns trigger language plpgsql as $$
    begin
      perform write_lines_of_sheet(new);
      return null;
    end $$;
    create trigger lines_of_new_order after insert on sale_order
      for each row when (new.lines_written = 0) execute function lines_of_new_order();
    -- Before the order is paid: after it, its lines cannot change.
    create function lines_of_changed_order() returns trigger language plpgsql as $$
    begin
      if (new.document_id, new.product_name, new.country, new.language, new.price, new.go_er)
        is distinct from (old.document_id, old.product_name, old.country, old.language, old.price, old.go_er)
      then perform write_lines_of_sheet(new);
      end if;
      if new.status = 'paid' and new.paid_by is null
      then new.paid_by := case when (new.price ->> 'totalMinor')::integer = 0 then 'nothing-due' else 'card' end;
      end if;
      return new;
    end $$;
    create trigger lines_of_changed_order before update on sale_order
      for each row when (old.status <> 'paid' and new.lines_written = old.lines_written)
      execute function lines_of_changed_order();

    -- An order is paid by what its lines cost together.
    create function pay_sum_of_lines() returns trigger language plpgsql as $$
    declare
      asked integer := (select sum(amount_minor) from order_line where order_id = new.id);
    begin
      if asked is distinct from (new.price ->> 'totalMinor')::integer
      then raise exception 'order % costs %, its lines %', new.id, new.price ->> 'totalMinor', asked;
      end if;
      return null;
    end $$;
    create trigger pay_sum_of_lines after update on sale_order
      for each row when (old.status <> 'paid' and new.status = 'paid') execute function pay_sum_of_lines();

    -- What was paid for stays what it was.
    create function keep_paid_lines() returns trigger language plpgsql as $$
    begin
      if exists (select from sale_order
        where id in (case tg_op when 'INSERT' then new.order_id else old.order_id end,
                     case tg_op when 'DELETE' then old.order_id else new.order_id end)
          and status = 'paid')
      then raise exception 'a line of a paid order cannot change';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$;
    create trigger keep_paid_lines before insert or update or delete on order_line
      for each row execute function keep_paid_lines();

    -- The service that a line delivers.
    alter table er_service add column line_id uuid unique references order_line;
    update er_service set line_id = (
      select id from order_line line where line.order_id = er_service.order_id and line.kind like 'er-%'
    );
    create function line_of_er_service() returns trigger language plpgsql as $$
    begin
      new.line_id := (select id from order_line line where line.order_id = new.order_id and line.kind like 'er-%');
      return new;
    end $$;
    create trigger line_of_er_service before insert on er_service
      for each row when (new.line_id is null) execute function line_of_er_service();
  `,
};
