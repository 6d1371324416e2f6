import type { Migration } from '../migrate.ts';

export const webhooks: Migration = {
  name: '0071-webhooks',
  sql: `
    -- Of it and the endpoint a secret is made: none is kept.
    insert into service_key (name, value) values
      ('webhooks', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

    -- Programs of an account that events are sent to.
    create table webhook_endpoint (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      url text not null,
      events text[] not null,
      made_at timestamptz not null,
      is_on boolean not null default true,
      -- Switched off by the service.
      is_failing boolean not null default false,
      -- Number of the secret, and until when the one before it signs as well.
      generation int not null default 1,
      earlier_until timestamptz,
      failures int not null default 0
    );
    create index webhook_endpoint_of_user on webhook_endpoint (user_id);

    create table webhook_delivery (
      id uuid primary key default gen_random_uuid(),
      endpoint_id uuid not null references webhook_endpoint on delete cascade,
      event text not null,
      -- As it is sent, to the letter: the signature is of it.
      body text not null,
      at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed'))
    );
    create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, at desc);

    create table webhook_try (
      delivery_id uuid not null references webhook_delivery on delete cascade,
      number int not null,
      at timestamptz not null,
      status int,
      fault text,
      primary key (delivery_id, number),
      check (num_nulls(status, fault) = 1)
    );
  `,
};
