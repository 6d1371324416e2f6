import type { Migration } from '../migrate.ts';

export const storage: Migration = {
  name: '0012-storage',
  sql: `
    -- A deleted draft can be brought back for a time; then it goes.
    alter table draft
      add column deleted_at timestamptz,
      add column bytes integer not null generated always as (octet_length(draft::text)) stored;
    create index draft_deleted on draft (deleted_at) where deleted_at is not null;
    create index draft_by_logo on draft ((draft #>> '{description,logo,fileId}'));

    create index document_of_draft on document (draft_id);
    create index document_by_logo on document ((draft #>> '{description,logo,fileId}'));
    create index document_by_preview_hash on document (preview_hash);
    create index document_by_files on document using gin (jsonb_path_query_array(files, '$.*'));
    create index public_page_by_hash on public_page (hash);
    create index logo_by_hash on logo (hash);
    create index sale_order_of_document on sale_order (document_id);

    -- Blobs whose row is gone: they are removed a little later, unless another row names them by then.
    create table unused_blob (hash text primary key, since timestamptz not null default now());
    create index unused_blob_since on unused_blob (since);
    create function note_unused_blobs() returns trigger language plpgsql as $$
    begin
      insert into unused_blob (hash)
        select distinct hash from (
          select value as hash from jsonb_each_text(case tg_table_name when 'document'
            then jsonb_build_object('preview', to_jsonb(old) -> 'preview_hash', 'clean', to_jsonb(old) -> 'clean_hash')
              || coalesce(nullif(to_jsonb(old) -> 'files', 'null'), '{}')
            else jsonb_build_object('hash', to_jsonb(old) -> 'hash') end)
        ) as gone where hash is not null
      on conflict (hash) do update set since = excluded.since;
      return null;
    end $$;
    create trigger note_unused_blobs after delete on document for each row execute function note_unused_blobs();
    create trigger note_unused_blobs after delete on public_page for each row execute function note_unused_blobs();
    create trigger note_unused_blobs after delete on logo for each row execute function note_unused_blobs();
  `,
};
