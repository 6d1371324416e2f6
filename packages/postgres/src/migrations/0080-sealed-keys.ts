import type { Migration } from '../migrate.ts';

export const sealedKeys: Migration = {
  name: '0080-sealed-keys',
  sql: `
    -- Keys of the service, sealed by a key that no database holds. Those in clear in service_key are sealed at the first start, and
    -- removed when no process of an earlier version reads them.
    create table sealed_key (name text primary key, key_id text not null, sealed text not null);
  `,
};
