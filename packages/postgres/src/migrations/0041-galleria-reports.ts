import type { Migration } from '../migrate.ts';

export const galleriaReports: Migration = {
  name: '0041-galleria-reports',
  sql: `
    -- What an order of the search module is for. Its data points stay as they were when it was ordered.
    create table galleria_report (
      order_id uuid primary key references sale_order on delete cascade,
      country text,
      region smallint not null,
      scope text not null check (scope in ('all-lists', 'industries', 'all-industries', 'no-industries')),
      industries smallint not null check (industries >= 0),
      points integer not null check (points > 0),
      report jsonb not null
    );
    create function keep_report() returns trigger language plpgsql as $$
    begin
      raise exception 'a report that was ordered cannot change';
    end $$;
    create trigger keep_report before update on galleria_report for each row execute function keep_report();

    alter table promo_code drop constraint promo_code_type_check;
    alter table promo_code add constraint promo_code_type_check check (type in ('GoSDS', 'GoGAL'));
  `,
};
