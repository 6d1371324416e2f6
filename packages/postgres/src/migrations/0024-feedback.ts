import type { Migration } from '../migrate.ts';

export const feedback: Migration = {
  name: '0024-feedback',
  sql: `
    create table feedback (
      user_id uuid primary key references app_user on delete cascade,
      rating_1 smallint not null check (rating_1 between 1 and 5),
      rating_2 smallint not null check (rating_2 between 1 and 5),
      rating_3 smallint not null check (rating_3 between 1 and 5),
      comment text not null,
      given_at timestamptz not null
    );
  `,
};
