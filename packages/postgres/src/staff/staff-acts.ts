import type { KeptAct, NewAct } from '@gosds/usecases/staff/staff-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

export async function recordAct(db: Kysely<Database>, act: NewAct, now: Date): Promise<void> {
  const { staffId, userId, kind, detail } = act;
  await db
    .insertInto('staff_act')
    .values({ at: now, staff_id: staffId, user_id: userId, kind, detail: JSON.stringify(detail) })
    .execute();
}

type Page = { readonly limit: number; readonly offset: number };

export async function listActs(db: Kysely<Database>, { limit, offset }: Page) {
  const counted = await sql<{ count: number }>`select count(*)::int as count from staff_act`.execute(db);
  const { rows } = await sql<KeptAct>`
    select act.id, act.at, act.kind, act.detail, coalesce(staff.email, act.staff_id::text) as staff,
      coalesce(customer.email, act.user_id::text) as about
    from staff_act act
    left join app_user staff on staff.id = act.staff_id and staff.deleted_at is null
    left join app_user customer on customer.id = act.user_id and customer.deleted_at is null
    order by act.id desc limit ${limit} offset ${offset}`.execute(db);
  return { acts: rows, count: counted.rows[0]?.count ?? 0 };
}
