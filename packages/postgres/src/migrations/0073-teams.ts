import type { Migration } from '../migrate.ts';

export const teams: Migration = {
  name: '0073-teams',
  sql: `
    create table team (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      -- The company profile of all its members.
      profile jsonb,
      created_at timestamptz not null
    );
    -- An account is in one team at most.
    create table team_member (
      user_id uuid primary key references app_user on delete cascade,
      team_id uuid not null references team on delete cascade,
      role text not null check (role in ('owner', 'author', 'reader')),
      joined_at timestamptz not null
    );
    create index team_member_of_team on team_member (team_id);
    create table team_invitation (
      id uuid primary key default gen_random_uuid(),
      team_id uuid not null references team on delete cascade,
      email text not null,
      -- As that of accounts.
      email_key text not null,
      role text not null check (role in ('owner', 'author', 'reader')),
      invited_by uuid not null references app_user on delete cascade,
      -- Null until the mail is sent.
      token_hash text unique,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      -- Accepted or revoked.
      ended_at timestamptz
    );
    create index team_invitation_open on team_invitation (team_id) where ended_at is null;

    -- The team that shares it; user_id is then who answers for it. Null: it is the user's alone.
    alter table draft add column team_id uuid references team;
    create index draft_of_team on draft (team_id) where team_id is not null;
    -- The team whose members may show it.
    alter table logo add column team_id uuid references team;
    create index logo_of_team on logo (team_id) where team_id is not null;
  `,
};
