import type { Migration } from '../migrate.ts';

export const moreOfATeam: Migration = {
  name: '0078-more-of-a-team',
  sql: `
    -- The team whose members are offered it; user_id is then who answers for it. Null: it is the user's alone.
    alter table group_standard add column team_id uuid references team;
    create index group_standard_of_team on group_standard (team_id) where team_id is not null;
    -- The team that may read it, as it was when the report was ordered.
    alter table galleria_report add column team_id uuid references team;
    create index galleria_report_of_team on galleria_report (team_id) where team_id is not null;
  `,
};
