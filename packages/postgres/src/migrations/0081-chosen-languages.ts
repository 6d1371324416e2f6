import type { Migration } from '../migrate.ts';

export const chosenLanguages: Migration = {
  name: '0081-chosen-languages',
  sql: `
    -- Chosen for the account: of the screens in every browser, and of mails and invoices. Null: not chosen.
    alter table app_user add column screen_language text, add column mail_language text;
  `,
};
