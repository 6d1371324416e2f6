import type { Migration } from '../migrate.ts';

export const versions: Migration = {
  name: '0007-versions',
  sql: `
    -- What a sheet was made of, its rule set and the hashes of its prints: a later version is another row.
    create function keep_document() returns trigger language plpgsql as $$
    begin
      raise exception 'document % cannot change', old.id;
    end $$;
    create trigger keep_document before update on document for each row execute function keep_document();
  `,
};
