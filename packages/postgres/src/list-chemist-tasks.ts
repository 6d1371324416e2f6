import { type DeskPage, deskPageSize, type TaskSortKey } from '@gosds/contract/chemist/tasks';
import type { ChemistTask } from '@gosds/usecases/chemist/chemist-task-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';

/** The facts of every queued task. */
const queuedSchema = z.object({
  state: z.enum(['queued', 'taken', 'question', 'signed']),
  draftId: z.uuid(),
  country: z.string(),
  language: z.string(),
  queuedAt: z.date(),
  dueAt: z.date(),
});

/** The tasks of paid orders. */
export const tasks = (db: Kysely<Database>) =>
  db
    .selectFrom('chemist_task as task')
    .innerJoin('order_line as line', 'line.id', 'task.line_id')
    .innerJoin('sale_order as sale', 'sale.id', 'line.order_id')
    .leftJoin('app_user as chemist', 'chemist.id', 'task.taken_by')
    .where('task.state', '<>', 'ordered')
    .select([
      'task.id',
      'line.order_id as orderId',
      'sale.number',
      'sale.user_id as userId',
      'line.draft_id as draftId',
      'task.draft_version as draftVersion',
      'task.material_number as materialNumber',
      'line.product_name as productName',
      'line.country',
      'line.language',
      'task.state',
      'task.version',
      'task.taken_by as takenById',
      'chemist.name as takenByName',
      'task.queued_at as queuedAt',
      'task.due_at as dueAt',
      'task.signed_at as signedAt',
      'task.signed_name as signedName',
      'task.document_id as documentId',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof tasks>['executeTakeFirstOrThrow']>>;

export const toTask = ({ number, takenById, takenByName, ...row }: Row): ChemistTask => ({
  ...row,
  ...queuedSchema.parse(row),
  cwOrderId: String(number),
  takenBy: takenById === null ? null : { id: takenById, name: takenByName ?? '' },
});

/**
 * By what a list is sorted. In the order of states, what the user can do stands first, and what waits for the buyer
 * last; equal ones stand by the name beside the state.
 */
const sortingOf = (userId: string): Readonly<Record<TaskSortKey, readonly RawBuilder<unknown>[]>> => ({
  product: [sql`lower(line.product_name) collate by_number`],
  queued: [sql`task.queued_at`],
  due: [sql`task.due_at`],
  state: [
    sql`case task.state when 'taken' then case when task.taken_by = ${userId} then 0 else 2 end
      when 'queued' then 1 when 'question' then 3 else 4 end`,
    sql`lower(coalesce(task.signed_name, chemist.name, '')) collate by_number`,
  ],
});

/** One page of the open or of the signed tasks, and their number on all pages. */
export async function listTasks(
  db: Kysely<Database>,
  { list, sort, order, page, userId }: DeskPage & { readonly userId: string },
): Promise<{ readonly tasks: readonly ChemistTask[]; readonly count: number }> {
  const matching = tasks(db).where('task.state', list === 'signed' ? '=' : '<>', 'signed');
  const { count } = await matching
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const sorted = sortingOf(userId)[sort].reduce(
    (query, by) => query.orderBy(by, order === 'descending' ? 'desc' : 'asc'),
    matching,
  );
  const rows = await sorted
    .orderBy('task.due_at')
    .orderBy('sale.number')
    .limit(deskPageSize)
    .offset(page * deskPageSize)
    .execute();
  return { tasks: rows.map(toTask), count };
}
