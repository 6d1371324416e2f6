import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  sql: `
    create table app_user (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      name text not null,
      company text not null default '',
      module text not null default 'GoSDS' check (module in ('GoSDS', 'GoGAL')),
      analytics_id uuid not null default gen_random_uuid(),
      is_verified boolean not null default false,
      is_emergency_allowed boolean not null default false,
      is_discount_allowed boolean not null default false,
      is_admin_allowed boolean not null default false,
      is_chemist_allowed boolean not null default false,
      is_internal boolean not null default false,
      sds_discount_percent integer not null default 0 check (sds_discount_percent between 0 and 100),
      sds_discount_up_to date,
      created_at timestamptz not null default now()
    );
    create table blocked_email (email_key text primary key);
    create table session (
      token_hash text primary key,
      csrf_hash text not null,
      user_id uuid not null references app_user on delete cascade,
      is_remembered boolean not null,
      opened_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz
    );
    create index session_open_of_user on session (user_id) where closed_at is null;
    create table one_time_token (
      token_hash text primary key,
      user_id uuid not null references app_user on delete cascade,
      purpose text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_token_of_user on one_time_token (user_id, purpose) where used_at is null;
    create table login_failure (
      email_hash text primary key,
      failures integer not null,
      locked_until timestamptz,
      last_at timestamptz not null
    );
  `,
};
