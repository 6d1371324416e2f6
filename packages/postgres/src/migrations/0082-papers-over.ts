import type { Migration } from '../migrate.ts';

export const papersOver: Migration = {
  name: '0082-papers-over',
  sql: `
    -- Documents of money never change. Of who deleted the account, they go when the years of the law are over.
    create or replace function keep_money_document() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.content is null and to_jsonb(new) - 'content' = to_jsonb(old) - 'content' then
        return new;
      end if;
      if tg_op = 'DELETE' and exists (
        select from sale_order sale join app_user buyer on buyer.id = sale.user_id
        where sale.id = old.order_id and buyer.deleted_at is not null)
      then
        return old;
      end if;
      raise exception 'a document of money cannot change';
    end $$;
  `,
};
