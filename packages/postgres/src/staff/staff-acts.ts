import type { ActQuestion } from '@gosds/contract/staff/staff-acts';
import type { KeptAct, NewAct } from '@gosds/usecases/staff/staff-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { literally } from '../literally.ts';

export async function recordAct(db: Kysely<Database>, act: NewAct, now: Date): Promise<void> {
  const { staffId, userId, kind, detail } = act;
  await db
    .insertInto('staff_act')
    .values({ at: now, staff_id: staffId, user_id: userId, kind, detail: JSON.stringify(detail) })
    .execute();
}

/** What chemists did with the sheets of orders; what buyers and the service did is left out. */
const chemistActs = sql`
  select 'chemist-' || event.id as id, event.at, event.id as place, acts.kind, event.user_id as staff_id,
    sale.user_id, jsonb_build_array(
      jsonb_build_object('name', 'order', 'before', null, 'after', sale.number::text),
      jsonb_build_object('name', 'product', 'before', null, 'after', line.product_name)
    ) || case when event.kind = 'signed'
      then jsonb_build_array(jsonb_build_object('name', 'name', 'before', null, 'after', event.detail ->> 'name'))
      else '[]'::jsonb end as detail
  from chemist_event event
  join (values ('taken', 'took-sheet'), ('handed-back', 'handed-sheet-back'), ('edited', 'edited-sheet'),
    ('asked', 'asked-buyer'), ('signed', 'signed-sheet')) as acts (event_kind, kind) on acts.event_kind = event.kind
  join chemist_task task on task.id = event.task_id
  join order_line line on line.id = task.line_id
  join sale_order sale on sale.id = line.order_id
  where event.user_id is not null`;

/** All acts, with who did them and whom they concern. */
const acts = sql`(
  select act.id, act.at, act.place, act.kind, act.detail, coalesce(staff.email, act.staff_id::text) as staff,
    coalesce(customer.email, act.user_id::text) as about
  from (
    select 'staff-' || id as id, at, id as place, kind, staff_id, user_id, detail from staff_act
    union all ${chemistActs}
  ) act
  left join app_user staff on staff.id = act.staff_id and staff.deleted_at is null
  left join app_user customer on customer.id = act.user_id and customer.deleted_at is null
) logged`;

function conditions({ staff, kind, subject, from, until }: ActQuestion): RawBuilder<unknown> {
  const part = (text: string) => `%${literally(text)}%`;
  const parts = [
    staff !== '' && sql`staff ilike ${part(staff)}`,
    kind !== '' && sql`kind = ${kind}`,
    subject !== '' &&
      sql`(about ilike ${part(subject)} or exists (
        select from jsonb_array_elements(detail) field
        where field ->> 'after' ilike ${part(subject)} or field ->> 'before' ilike ${part(subject)}))`,
    from !== '' && sql`at >= ${from}::date::timestamp at time zone 'UTC'`,
    until !== '' && sql`at < (${until}::date + 1)::timestamp at time zone 'UTC'`,
  ];
  return sql.join([sql`true`, ...parts.filter((condition) => condition !== false)], sql` and `);
}

type Page = { readonly limit: number; readonly offset: number };

export async function listActs(db: Kysely<Database>, question: ActQuestion, { limit, offset }: Page) {
  const found = sql`from ${acts} where ${conditions(question)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db);
  const { rows } = await sql<KeptAct>`
    select id, at, kind, detail, staff, about ${found}
    order by at desc, place desc, id limit ${limit} offset ${offset}`.execute(db);
  return { acts: rows, count: counted.rows[0]?.count ?? 0 };
}
