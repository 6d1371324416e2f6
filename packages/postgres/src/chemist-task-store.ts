import { draftSchema } from '@gosds/sheet/draft/draft';
import { additionKinds } from '@gosds/sheet/versions/apply-edits';
import type {
  ChemistOpening,
  ChemistTaskStore,
  OpenedTask,
  TaskChange,
  TaskChangeRequest,
} from '@gosds/usecases/chemist/chemist-task-store';
import { type Kysely, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { listTasks, tasks, toTask } from './list-chemist-tasks.ts';
import { linesWritten, writeLines } from './order-lines.ts';
import { mayWithOrder } from './team-access.ts';
import type { ChemistTables } from './tables/chemist-tables.ts';

/** The form of stored edits. */
export const editsSchema = z.array(
  z.union([
    z.object({
      part: z.int(),
      id: z.string(),
      text: z.string().nullable(),
      reason: z.string(),
      words: z.string().optional(),
      signalWord: z.enum(['Danger', 'Warning']).optional(),
    }),
    z.object({
      added: z.enum(additionKinds),
      code: z.string(),
      names: z.string().optional(),
      reason: z.string(),
    }),
  ]),
);

/** The open order for a sheet of the draft by a chemist. Locks the draft against other calls. */
async function lockOpen(db: Kysely<Database>, { userId, draftId }: ChemistOpening): Promise<string | undefined> {
  await sql`select 1 from draft where id = ${draftId} for update`.execute(db);
  const open = await db
    .selectFrom('sale_order')
    .innerJoin('order_line', 'order_line.order_id', 'sale_order.id')
    .select('sale_order.id')
    .where('sale_order.user_id', '=', userId)
    .where('order_line.kind', '=', 'chemist-sheet')
    .where('order_line.draft_id', '=', draftId)
    .where('sale_order.status', 'in', ['new', 'failed'])
    .forUpdate('sale_order')
    .executeTakeFirst();
  return open?.id;
}

async function orderFor(db: Kysely<Database>, opening: ChemistOpening, now: Date): Promise<string> {
  const open = await lockOpen(db, opening);
  if (open !== undefined) {
    await db.updateTable('sale_order').set({ lines_written: linesWritten }).where('id', '=', open).execute();
    return open;
  }
  const { id } = await db
    .insertInto('sale_order')
    .values({ user_id: opening.userId, created_at: now, lines_written: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function open(db: Kysely<Database>, opening: ChemistOpening, now: Date): Promise<string> {
  const { draftId, draft } = opening;
  const { productName, country, language } = draft.description;
  const orderId = await orderFor(db, opening, now);
  await writeLines(db, orderId, [{ kind: 'chemist-sheet', draftId, productName, country, language, price: null }]);
  const content = {
    draft: JSON.stringify(draft),
    draft_version: opening.draftVersion,
    material_number: opening.materialNumber,
  };
  await db
    .insertInto('chemist_task')
    .columns(['line_id', 'draft', 'draft_version', 'material_number'])
    .expression((query) =>
      query
        .selectFrom('order_line')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'chemist-sheet')
        .select([
          'id',
          sql<string>`${content.draft}::jsonb`.as('draft'),
          sql<number>`${content.draft_version}::integer`.as('draft_version'),
          sql<number>`${content.material_number}::integer`.as('material_number'),
        ]),
    )
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet(content))
    .execute();
  return orderId;
}

type NewValues = Updateable<ChemistTables['chemist_task']>;

/** The states in which a change is allowed, and the new values of the task. */
function valuesOf(
  change: TaskChange,
  userId: string,
  now: Date,
): { readonly from: 'queued' | 'taken' | 'question'; set: NewValues } {
  switch (change.kind) {
    case 'taken':
      return { from: 'queued', set: { state: 'taken', taken_by: userId } };
    case 'handed-back':
      return { from: 'taken', set: { state: 'queued', taken_by: null } };
    case 'edited':
      return { from: 'taken', set: { edits: JSON.stringify(change.edits) } };
    case 'asked':
      return { from: 'taken', set: { state: 'question' } };
    case 'answered':
      return { from: 'question', set: { state: 'taken' } };
    case 'signed':
      return {
        from: 'taken',
        set: { state: 'signed', signed_at: now, signed_name: change.name, document_id: change.documentId },
      };
  }
}

async function ask(db: Kysely<Database>, question: { id: string; userId: string; text: string }, now: Date) {
  const { id, userId, text } = question;
  await db.insertInto('chemist_question').values({ task_id: id, text, asked_at: now, asked_by: userId }).execute();
}

async function answer(db: Kysely<Database>, { id, text }: { id: string; text: string }, now: Date) {
  await db
    .updateTable('chemist_question')
    .set({ answer: text, answered_at: now })
    .where('task_id', '=', id)
    .where('answer', 'is', null)
    .execute();
}

async function changeTask(
  db: Kysely<Database>,
  { id, version, userId, change }: TaskChangeRequest,
  now: Date,
): Promise<boolean> {
  const { from, set } = valuesOf(change, userId, now);
  const query = db
    .updateTable('chemist_task')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', from);
  // Only the chemist who works on the task may change it.
  const own = from === 'taken' ? query.where('taken_by', '=', userId) : query;
  const changed = await own.returning('id').executeTakeFirst();
  if (!changed) return false;
  if (change.kind === 'asked') await ask(db, { id, userId, text: change.text }, now);
  if (change.kind === 'answered') await answer(db, { id, text: change.text }, now);
  const { kind, ...detail } = change;
  await db
    .insertInto('chemist_event')
    .values({ task_id: id, at: now, user_id: userId, kind, detail: JSON.stringify(detail) })
    .execute();
  return true;
}

type QueueTimes = { readonly now: Date; readonly dueAt: Date };

async function queue(db: Kysely<Database>, orderId: string, { now, dueAt }: QueueTimes): Promise<void> {
  const queued = await db
    .updateTable('chemist_task')
    .set({ state: 'queued', queued_at: now, due_at: dueAt })
    .where('state', '=', 'ordered')
    .where('line_id', 'in', db.selectFrom('order_line').select('id').where('order_id', '=', orderId))
    .returning('id')
    .executeTakeFirst();
  if (!queued) return;
  await db.insertInto('chemist_event').values({ task_id: queued.id, at: now, user_id: null, kind: 'queued' }).execute();
}

async function findOfOrder(db: Kysely<Database>, orderId: string) {
  const row = await db
    .selectFrom('chemist_task as task')
    .innerJoin('order_line as line', 'line.id', 'task.line_id')
    .select([
      'line.product_name as productName',
      'task.material_number as materialNumber',
      'task.document_id as documentId',
      'task.signed_name as signedName',
      'task.draft',
    ])
    .where('line.order_id', '=', orderId)
    .executeTakeFirst();
  return row && { ...row, draft: draftSchema.parse(row.draft) };
}

export const postgresChemistTaskStore = (db: Kysely<Database>): ChemistTaskStore => ({
  open: (opening, now) => open(db, opening, now),
  queue: (orderId, times) => queue(db, orderId, times),
  findOfOrder: (orderId) => findOfOrder(db, orderId),
  async findOfDraft({ draftId, userId }) {
    const row = await db
      .selectFrom('chemist_task as task')
      .innerJoin('order_line as line', 'line.id', 'task.line_id')
      .innerJoin('sale_order as sale', 'sale.id', 'line.order_id')
      .select(['sale.id as orderId', 'sale.status', 'task.draft'])
      .where('line.draft_id', '=', draftId)
      .where('sale.user_id', '=', userId)
      .orderBy('sale.number', 'desc')
      .executeTakeFirst();
    return row && { orderId: row.orderId, isPaid: row.status === 'paid', draft: draftSchema.parse(row.draft) };
  },
  list: (question) => listTasks(db, question),
  async find(id): Promise<OpenedTask | undefined> {
    const row = await tasks(db).select(['task.draft', 'task.edits']).where('task.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { draft, edits, ...task } = row;
    return { ...toTask(task), draft: draftSchema.parse(draft), edits: editsSchema.parse(edits) };
  },
  async editsOf(documentId) {
    const query = db.selectFrom('chemist_task').select('edits').where('document_id', '=', documentId);
    return editsSchema.parse((await query.executeTakeFirst())?.edits ?? []);
  },
  async findOfBuyer({ orderId, userId }, right) {
    const row = await tasks(db)
      .leftJoin('draft', 'draft.id', 'line.draft_id')
      .where('line.order_id', '=', orderId)
      .where(mayWithOrder(userId, right, 'sale'))
      .executeTakeFirst();
    return row && toTask(row);
  },
  async askedOf(orderId) {
    const { rows } = await sql<{ userId: string }>`
      select case when draft.team_id is null
          or exists (select from team_member where user_id = sale.user_id and team_id = draft.team_id)
        then sale.user_id else draft.user_id end as "userId"
      from sale_order sale join order_line line on line.order_id = sale.id left join draft on draft.id = line.draft_id
      where sale.id = ${orderId} and line.kind = 'chemist-sheet'`.execute(db);
    return rows[0]?.userId;
  },
  questions: (id) =>
    db
      .selectFrom('chemist_question')
      .select(['text', 'asked_at as askedAt', 'answer', 'answered_at as answeredAt'])
      .where('task_id', '=', id)
      .orderBy('asked_at')
      .execute(),
  change: (request, now) => changeTask(db, request, now),
});
