import type { Migration } from '../migrate.ts';

export const apiKeys: Migration = {
  name: '0069-api-keys',
  sql: `
    -- Keys of the public API: of a key itself its beginning and its hash alone.
    create table api_key (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      name text not null,
      start text not null,
      key_hash text not null unique,
      -- Of the key before the last rotation, which opens until then.
      earlier_hash text unique,
      earlier_until timestamptz,
      scopes text[] not null,
      made_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz,
      check (num_nulls(earlier_hash, earlier_until) <> 1)
    );
    create index api_key_of_user on api_key (user_id);

    -- How often a key made a call, by day.
    create table api_key_use (
      key_id uuid not null references api_key on delete cascade,
      day date not null,
      call text not null,
      times int not null,
      primary key (key_id, day, call)
    );

    -- What was done with a key, by whom it is of.
    create table api_key_act (
      id integer primary key generated always as identity,
      user_id uuid not null references app_user on delete cascade,
      key_id uuid not null references api_key on delete cascade,
      kind text not null,
      name text not null,
      address text not null,
      at timestamptz not null
    );
    create index api_key_act_of_user on api_key_act (user_id, id desc);
  `,
};
