import type { Migration } from '../migrate.ts';

export const promoLinks: Migration = {
  name: '0052-promo-links',
  sql: `
    -- Keys by which the service knows its own links, alike in all processes.
    create table service_key (name text primary key, value text not null);
    insert into service_key (name, value) values
      ('promo-link', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

    -- Links that were used; others need no row, since they are signed.
    create table used_link (nonce_hash text primary key, expires_at timestamptz not null);

    -- Who has had the offer for new users. It stays when an account goes, so it holds a hash alone.
    create table promo_offer (
      email_hash text not null,
      type text not null check (type in ('GoSDS', 'GoGAL')),
      given_at timestamptz not null,
      primary key (email_hash, type)
    );
  `,
};
