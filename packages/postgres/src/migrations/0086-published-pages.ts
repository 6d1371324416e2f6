import type { Migration } from '../migrate.ts';

export const publishedPages: Migration = {
  name: '0086-published-pages',
  sql: `
    -- A page is open from the time at which its owner published it. Pages that stood open before stay open.
    -- A column without a value: a page that was never published, or that an earlier version of the program wrote.
    alter table public_page
      add column published_at timestamptz,
      -- Of the sheet, whose row is emptied with its owner's account.
      add column draft_id uuid,
      add column language text,
      add column country text,
      add column version text;
    update public_page page set published_at = page.created_at, draft_id = document.draft_id,
      language = document.draft->'description'->>'language', country = document.draft->'description'->>'country',
      version = document.sheet->>'version'
      from document
      where document.id = page.document_id and page.withdrawn_at is null
        and exists (select from sale_order sale join order_line line on line.order_id = sale.id
          left join chemist_task task on task.line_id = line.id
          where sale.status = 'paid' and coalesce(line.document_id, task.document_id) = document.id);
  `,
};
