import type { Migration } from '../migrate.ts';

export const reportsInMyAccount: Migration = {
  name: '0042-reports-in-my-account',
  sql: `
    -- What My Account finds a report by, and shows of it, without reading its data points.
    alter table galleria_report
      add column chemical integer not null generated always as ((report #>> '{chemical,number}')::integer) stored,
      add column read_on text not null generated always as (report ->> 'readOn') stored;
  `,
};
