import { watchEffectSchema } from '@gosds/contract/watch/watch-effect';
import { draftSchema } from '@gosds/sheet/draft/draft';
import type { FoundByWatch, WatchCause, WatchedSheet, WatchStore } from '@gosds/usecases/watch/watch-store';
import { type Kysely, sql } from 'kysely';
import { editsSchema } from './chemist-task-store.ts';
import type { Database } from './database.ts';

type Db = Kysely<Database>;

type CauseRow = { readonly id: string; readonly kind: 'list' | 'law' } & Readonly<
  Record<'list' | 'earlier' | 'later' | 'after' | 'day', string | null>
>;

const toCause = ({ id, kind, list, earlier, later, after, day }: CauseRow): WatchCause =>
  kind === 'list'
    ? { kind, id, change: { list: list ?? '', earlier: earlier ?? '', later: later ?? '' } }
    : { kind, id, after: after ?? '', day: day ?? '' };

/** The latest published sheet of each draft, country and language of a user, with the edits of its chemist. */
const published = (userId: string) => sql`
  select distinct on (line.draft_id, line.country, line.language)
    line.draft_id, document.id as document_id, document.product_name, line.country, line.language, document.draft,
    document.created_at as made_at, coalesce(task.edits, '[]') as edits
  from sale_order join order_line line on line.order_id = sale_order.id
    left join chemist_task task on task.line_id = line.id
    join document on document.id = coalesce(line.document_id, task.document_id)
  where sale_order.user_id = ${userId} and sale_order.status = 'paid' and line.draft_id is not null
  order by line.draft_id, line.country, line.language, sale_order.number desc`;

type SheetRow = Omit<WatchedSheet, 'draft' | 'userId' | 'edits'> & { readonly draft: unknown; readonly edits: unknown };

/** Published sheets, and drafts that differ from their published sheets. */
async function sheetsOf(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<SheetRow>`
    with published as (${published(userId)}),
    sheet as (
      select draft_id, document_id, product_name, country, language, draft, made_at, edits from published
      union all
      select id, null, product_name, country, language, draft, saved_at, '[]'::jsonb from draft
      where user_id = ${userId} and deleted_at is null and not is_untouched
        and not exists (select from published where published.draft_id = draft.id and published.draft = draft.draft))
    select draft_id as "draftId", document_id as "documentId", product_name as "productName", coalesce(country, '') as country,
      coalesce(language, '') as language, draft, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD') as "madeOn", edits
    from sheet order by draft_id, document_id limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row): WatchedSheet => ({
    ...row,
    userId,
    draft: draftSchema.parse(row.draft),
    edits: editsSchema.parse(row.edits),
  }));
}

type FoundRow = Omit<FoundByWatch, 'effect'> & { readonly effect: unknown };

async function findingsOf(db: Db, userId: string, limit: number) {
  const { rows } = await sql<FoundRow>`
    with published as (${published(userId)})
    select finding.id, cause_id as "causeId", user_id as "userId", draft_id as "draftId", document_id as "documentId",
      product_name as "productName", country, language, effect, found_at as "foundAt", read_at as "readAt",
      exists (select from draft where draft.id = finding.draft_id and draft.user_id = ${userId} and deleted_at is null) as "isDraftThere",
      document_id is not null and not exists (select from published where published.document_id = finding.document_id) as "isReplaced"
    from watch_finding finding where user_id = ${userId}
    order by found_at desc, finding.id limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from watch_finding where user_id = ${userId}`.execute(db);
  return {
    found: rows.map((row) => ({ ...row, effect: watchEffectSchema.parse(row.effect) })),
    total: counted.rows[0]?.total ?? 0,
  };
}

const causes = (db: Db): Pick<WatchStore, 'beginDay' | 'takeCauses' | 'cause'> => ({
  async beginDay(day, now) {
    // The first day has no day before it: existing sheets already follow its law.
    await sql`
      insert into watch_cause (kind, after, day, since, begun_at)
      select 'law', coalesce(last.day, ${day}), ${day}, ${now}, case when last.day is null then ${now}::timestamptz end
      from (select max(day) as day from watch_cause where kind = 'law') last
      where last.day is null or last.day < ${day}
      on conflict (day) where kind = 'law' do nothing`.execute(db);
  },
  async takeCauses() {
    const { rows } = await sql<{ id: string }>`
      update watch_cause set begun_at = now() where id in (
        select id from watch_cause where begun_at is null order by since for update skip locked)
      returning id`.execute(db);
    return rows.map(({ id }) => id);
  },
  async cause(id) {
    const { rows } = await sql<CauseRow>`
      select id, kind, list, earlier, later, after, day from watch_cause where id = ${id}`.execute(db);
    return rows[0] && toCause(rows[0]);
  },
});

export const postgresWatchStore = (db: Db): WatchStore => ({
  ...causes(db),
  async nextOwner(after) {
    const { rows } = await sql<{ id: string }>`
      select id from app_user account
      where deleted_at is null and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
        and (exists (select from draft where draft.user_id = account.id and deleted_at is null and not is_untouched)
          or exists (select from sale_order where sale_order.user_id = account.id and status = 'paid'))
      order by id limit 1`.execute(db);
    return rows[0]?.id;
  },
  sheetsOf: (userId, part) => sheetsOf(db, userId, part),
  async keep(findings) {
    for (const { causeId, userId, draftId, documentId, productName, country, language, effect } of findings)
      await sql`
        insert into watch_finding (cause_id, user_id, draft_id, document_id, product_name, country, language, effect)
        select ${causeId}::uuid, ${userId}::uuid, ${draftId}::uuid, ${documentId}::uuid, ${productName}, ${country}, ${language},
          ${JSON.stringify(effect)}::jsonb
        where exists (select from app_user where id = ${userId} and deleted_at is null)
          and (${documentId}::uuid is null or exists (select from document where id = ${documentId}::uuid))
        on conflict (cause_id, draft_id, document_id) do nothing`.execute(db);
  },
  async touchedBy(causeId, userId, limit) {
    const { rows } = await sql<{ count: number; names: readonly string[] }>`
      select count(*)::int as count, coalesce((array_agg(distinct nullif(product_name, '')) filter (where product_name <> ''))[:${limit}], '{}') as names
      from watch_finding where cause_id = ${causeId} and user_id = ${userId}`.execute(db);
    return rows[0] ?? { count: 0, names: [] };
  },
  async mark({ id, userId }, readAt) {
    const { rows } = await sql<{ readAt: Date | null }>`
      update watch_finding set read_at = case when ${readAt}::timestamptz is null then null else coalesce(read_at, ${readAt}) end
      where id = ${id} and user_id = ${userId} returning read_at as "readAt"`.execute(db);
    return rows[0];
  },
  async markRead(ids, userId, readAt) {
    await sql`
      update watch_finding set read_at = ${readAt}
      where id = any(${[...ids]}::uuid[]) and user_id = ${userId} and read_at is null`.execute(db);
  },
  findingsOf: (userId, limit) => findingsOf(db, userId, limit),
});
