import type { Migration } from '../migrate.ts';

export const reviews: Migration = {
  name: '0017-reviews',
  sql: `
    alter table document rename column inspection to review;

    alter table document disable trigger keep_document;
    -- Each finding points to an input. One that was kept without it points to the step that its section is made from.
    update document set review = jsonb_set(review, '{findings}', (
      select coalesce(jsonb_agg(
        case when jsonb_typeof(finding -> 'path') = 'null' then
          finding || jsonb_build_object('path', case finding ->> 'section'
            when '3' then 'ingredients'
            when '9' then 'properties'
            when '14' then 'dangerousGoods'
            else 'description'
          end)
        else finding end
        order by position
      ), '[]'::jsonb)
      from jsonb_array_elements(review -> 'findings') with ordinality as found (finding, position)
    ))
    where review is not null;
    alter table document enable trigger keep_document;
  `,
};
