import type { Migration } from '../migrate.ts';

export const loginFading: Migration = {
  name: '0010-login-fading',
  sql: `
    -- Failures fade one by one: what is kept is when the last of them is forgotten.
    alter table login_failure add column forgotten_at timestamptz;
    update login_failure set forgotten_at = last_at + interval '30 minutes' * failures;
    alter table login_failure alter column forgotten_at set not null, drop column failures, drop column last_at;
    create index login_failure_forgotten on login_failure (forgotten_at);
  `,
};
