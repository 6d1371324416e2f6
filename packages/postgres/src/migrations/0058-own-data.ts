import type { Migration } from '../migrate.ts';

export const ownData: Migration = {
  name: '0058-own-data',
  sql: `
    -- All data of an account in one file, as its owner asked for them.
    create table account_export (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      asked_at timestamptz not null,
      -- Of the file in the store of documents; null while it is collected.
      hash text,
      bytes integer check (bytes > 0),
      expires_at timestamptz,
      check (num_nulls(hash, bytes, expires_at) in (0, 3))
    );
    create index account_export_of_user on account_export (user_id, asked_at);
    create index account_export_by_hash on account_export (hash);
    create trigger note_unused_blobs after delete on account_export for each row execute function note_unused_blobs();

    -- The row of a deleted account stays without a name: orders and invoices have an owner.
    alter table app_user add column deleted_at timestamptz;
    -- The row of its sheet stays without a file.
    alter table document alter column preview_hash drop not null, alter column clean_hash drop not null;
    create or replace function keep_document() returns trigger language plpgsql as $$
    begin
      if new.preview_hash is null and new.clean_hash is null and new.draft = '{}' and new.text = '' and new.files is null
        and (new.id, new.number, new.user_id, new.draft_id, new.draft_version, new.material_number, new.created_at)
          = (old.id, old.number, old.user_id, old.draft_id, old.draft_version, old.material_number, old.created_at)
      then return new;
      end if;
      raise exception 'document % cannot change', old.id;
    end $$;
  `,
};
