import type { Migration } from '../migrate.ts';

export const analytics: Migration = {
  name: '0068-analytics',
  sql: `
    -- What analytics would learn, where it is not sent to a provider. The client is a number that stands for an account.
    create table analytics_event (
      id integer primary key generated always as identity,
      key text not null unique,
      client_id text not null,
      at timestamptz not null,
      name text not null,
      params json not null
    );
    create index analytics_event_client on analytics_event (client_id);
  `,
};
