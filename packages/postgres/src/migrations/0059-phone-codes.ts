import type { Migration } from '../migrate.ts';

export const phoneCodes: Migration = {
  name: '0059-phone-codes',
  sql: `
    -- The code of a promo link that goes by telephone; a new one takes the place of the last.
    create table phone_code (
      nonce_hash text primary key,
      code_hash text not null,
      wrong_tries integer not null default 0,
      expires_at timestamptz not null
    );

    -- Telephones that have had an offer. It stays when an account goes, so it holds a hash alone.
    create table promo_phone (
      phone_hash text not null,
      type text not null check (type in ('GoSDS', 'GoGAL')),
      given_at timestamptz not null,
      primary key (phone_hash, type)
    );
  `,
};
