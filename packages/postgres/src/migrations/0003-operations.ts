import type { Migration } from '../migrate.ts';

export const operations: Migration = {
  name: '0003-operations',
  sql: `
    create table job (
      id integer primary key generated always as identity,
      kind text not null,
      key text not null unique,
      data jsonb not null,
      run_at timestamptz not null default now(),
      attempts integer not null default 0,
      lease_until timestamptz,
      done_at timestamptz,
      given_up_at timestamptz,
      error text,
      created_at timestamptz not null default now()
    );
    create index job_due on job (run_at) where done_at is null and given_up_at is null;
    create table rate_limit (
      key text primary key,
      taken integer not null,
      resets_at timestamptz not null
    );
    create index rate_limit_reset on rate_limit (resets_at);
    create table error_log (
      id integer primary key generated always as identity,
      at timestamptz not null default now(),
      origin text not null,
      route text not null,
      message text not null,
      stack text not null,
      request_id text not null,
      user_id uuid
    );
    create table mailbox (
      id integer primary key generated always as identity,
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      attachments jsonb not null,
      received_at timestamptz not null default now()
    );
  `,
};
