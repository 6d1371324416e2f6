import type { Migration } from '../migrate.ts';

export const sheets: Migration = {
  name: '0002-sheets',
  sql: `
    create table draft (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      material_number integer not null unique generated always as identity (start with 100001),
      version integer not null check (version > 0),
      draft jsonb not null,
      created_at timestamptz not null,
      saved_at timestamptz not null
    );
    create index draft_of_user on draft (user_id, saved_at desc);
    create table logo (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      hash text not null,
      width integer not null,
      height integer not null,
      created_at timestamptz not null
    );
    create index logo_of_user on logo (user_id);
    -- A made sheet never changes and outlives its draft; sheet is json, which keeps the text as it was written.
    create table document (
      id uuid primary key default gen_random_uuid(),
      number integer not null unique generated always as identity (start with 100001),
      user_id uuid not null references app_user on delete cascade,
      draft_id uuid not null,
      draft_version integer not null,
      material_number integer not null,
      product_name text not null,
      company_name text not null,
      content_hash text not null,
      draft jsonb not null,
      sheet json not null,
      text text not null,
      page_count integer not null check (page_count > 0),
      preview_hash text not null,
      clean_hash text not null,
      created_at timestamptz not null
    );
    create index document_by_clean_hash on document (clean_hash);
    create table temporary_pdf (
      file_name text primary key,
      user_id uuid not null references app_user on delete cascade,
      order_id uuid not null,
      expires_at timestamptz not null
    );
    create index temporary_pdf_expiry on temporary_pdf (expires_at);
  `,
};
