import type { Migration } from '../migrate.ts';

export const namesByNumber: Migration = {
  name: '0087-names-by-number',
  sql: `
    -- Names as people sort them: Glue 9 before Glue 10, whatever the case of the letters.
    create collation if not exists by_number (provider = icu, locale = 'und-u-kn-true');
  `,
};
