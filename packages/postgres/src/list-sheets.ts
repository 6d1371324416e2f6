import { draftGlanceSchema } from '@gosds/contract/drafts/draft-glance';
import type { ListedDraft } from '@gosds/usecases/drafts/draft-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { mayWithDraft } from './team-access.ts';

type Row = Omit<ListedDraft, 'glance'> & { readonly glance: unknown };

/**
 * The user's drafts without contents. Compares a draft with its paid version only if its version number has grown; the
 * change may have been undone.
 */
export async function listSheets(db: Kysely<Database>, userId: string, limit: number): Promise<readonly ListedDraft[]> {
  const { rows } = await sql<Row>`
    select draft.id, draft.version, draft.saved_at as "savedAt", draft.product_name as "productName",
      draft.country, draft.language,
      case when draft.glance_version = draft.version then draft.glance end as glance,
      coalesce(paid.versions, 0)::int as "paidVersions",
      to_char(document.created_at at time zone 'UTC', 'YYYY-MM-DD') as "publishedOn",
      case
        when document.id is null then 'draft'
        when document.draft_version = draft.version or document.draft = draft.draft then 'paid'
        else 'changed'
      end as state,
      (select count(*)::int from watch_finding notice
        where notice.draft_id = draft.id and notice.user_id = ${userId} and notice.read_at is null) as "unreadChanges",
      case when draft.team_id is null then null
        else jsonb_build_object('author', case when draft.user_id <> ${userId} then author.name end) end as shared
    from draft
    left join lateral (
      select count(*) as versions, (array_agg(coalesce(line.document_id, task.document_id) order by number desc))[1] as document_id
      from order_line line join sale_order on sale_order.id = line.order_id
        left join chemist_task task on task.line_id = line.id
      where line.draft_id = draft.id and coalesce(line.document_id, task.document_id) is not null and status = 'paid'
    ) as paid on true
    left join document on document.id = paid.document_id
    left join app_user author on author.id = draft.user_id
    where ${mayWithDraft(userId, 'read')} and draft.deleted_at is null and not draft.is_untouched
    order by draft.saved_at desc, draft.material_number desc
    limit ${limit}`.execute(db);
  return rows.map(({ glance, ...row }) => ({ ...row, glance: draftGlanceSchema.nullable().parse(glance) }));
}
