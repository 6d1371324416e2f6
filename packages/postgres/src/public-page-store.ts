import type { PageInLanguage, PublicPageStore, PublishedPage } from '@gosds/usecases/documents/public-page-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Details that stay on a published page when the account, and with it the data of the sheet, are deleted. */
const ofSheet = sql`draft_id = document.draft_id, language = document.draft->'description'->>'language',
  country = document.draft->'description'->>'country', version = document.sheet->>'version'`;

const isPaid = sql`exists (select from sale_order sale join order_line line on line.order_id = sale.id
  left join chemist_task task on task.line_id = line.id
  where sale.status = 'paid' and coalesce(line.document_id, task.document_id) = document.id)`;

async function findPublished(db: Kysely<Database>, key: string): Promise<PublishedPage | undefined> {
  const page = await db
    .selectFrom('public_page')
    .select(['document_id', 'published_at', 'withdrawn_at', 'language', 'country', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!page || page.published_at === null) return undefined;
  const { document_id: documentId, published_at: publishedAt, withdrawn_at: withdrawnAt, ...facts } = page;
  return { ...facts, documentId, publishedAt, isPublished: withdrawnAt === null };
}

export const postgresPublicPageStore = (db: Kysely<Database>): PublicPageStore => {
  const publish: PublicPageStore['publish'] = async (documentId, now) => {
    await sql`update public_page page set published_at = ${now}, withdrawn_at = null, ${ofSheet} from document
      where document.id = page.document_id and document.id = ${documentId}
        and (page.published_at is null or page.withdrawn_at is not null)`.execute(db);
  };
  return {
    publish,
    async add({ key, documentId, hash, isPublished }, now) {
      await db
        .insertInto('public_page')
        .values({ key, document_id: documentId, hash, created_at: now, withdrawn_at: null })
        .execute();
      if (isPublished) await publish(documentId, now);
    },
    find: (key) =>
      db
        .selectFrom('public_page')
        .select(['key', 'document_id as documentId', 'hash'])
        .where('key', '=', key)
        .where('published_at', 'is not', null)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst(),
    async findOfDocument(documentId) {
      const page = await db
        .selectFrom('public_page')
        .select(['key', 'published_at', 'withdrawn_at'])
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return page && { key: page.key, isPublished: page.published_at !== null && page.withdrawn_at === null };
    },
    async listLanguages(key) {
      const { rows } = await sql<PageInLanguage>`
        select distinct on (other.language) other.key, other.language, other.version
        from public_page page
        join public_page other on other.draft_id = page.draft_id and other.country = page.country
        join document on document.id = other.document_id
        where page.key = ${key} and other.published_at is not null and other.withdrawn_at is null and ${isPaid}
        order by other.language, document.number desc`.execute(db);
      return rows;
    },
    findPublished: (key) => findPublished(db, key),
    async reopen(documentId) {
      await db
        .updateTable('public_page')
        .set({ withdrawn_at: null })
        .where('document_id', '=', documentId)
        .where('published_at', 'is not', null)
        .execute();
    },
    async withdraw(documentId, now) {
      await db
        .updateTable('public_page')
        .set({ withdrawn_at: now })
        .where('document_id', '=', documentId)
        .where('withdrawn_at', 'is', null)
        .execute();
    },
  };
};
