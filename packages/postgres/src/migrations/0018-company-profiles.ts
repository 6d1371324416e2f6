import type { Migration } from '../migrate.ts';

export const companyProfiles: Migration = {
  name: '0018-company-profiles',
  sql: `
    create table company_profile (
      user_id uuid primary key references app_user on delete cascade,
      profile jsonb not null
    );

    -- A sheet that was begun and in which nothing was entered: the next one that is begun is the same.
    alter table draft add column is_untouched boolean not null default false;
    update draft set is_untouched = true
      where version = 1
        and coalesce(draft #>> '{description,productName}', '') = ''
        and coalesce(draft #>> '{description,companyName}', '') = ''
        and coalesce(draft #>> '{ingredients,0,name}', '') = '';
    create index draft_untouched on draft (user_id) where is_untouched;
  `,
};
