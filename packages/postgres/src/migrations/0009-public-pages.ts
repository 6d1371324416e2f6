import type { Migration } from '../migrate.ts';

export const publicPages: Migration = {
  name: '0009-public-pages',
  sql: `
    -- The address that a sheet's QR code leads to; the page opens once the order is paid, until it is withdrawn.
    create table public_page (
      key text primary key,
      document_id uuid not null unique references document on delete cascade,
      hash text not null,
      created_at timestamptz not null,
      withdrawn_at timestamptz
    );
  `,
};
