import type { Migration } from '../migrate.ts';

export const staff: Migration = {
  name: '0050-staff',
  sql: `
    -- Per cent with decimals.
    alter table app_user alter column sds_discount_percent type double precision;
    -- Staff can take all of them back.
    alter table promo_code drop constraint promo_code_quantity_check;
    alter table promo_code add constraint promo_code_quantity_check check (quantity >= 0);

    -- What staff did, to whom and when. It stays when an account goes, so it refers to none, and names nobody.
    create table staff_act (
      id integer primary key generated always as identity,
      at timestamptz not null,
      staff_id uuid not null,
      kind text not null check (kind <> ''),
      user_id uuid not null,
      detail jsonb not null
    );
    create index staff_act_about on staff_act (user_id, id);
    create function keep_staff_act() returns trigger language plpgsql as $$
    begin
      raise exception 'what staff did cannot be changed';
    end $$;
    create trigger keep_staff_act before update or delete on staff_act
      for each row execute function keep_staff_act();
    create trigger keep_all_staff_acts before truncate on staff_act
      for each statement execute function keep_staff_act();
  `,
};
