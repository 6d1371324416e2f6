import type { DocumentStore } from '@gosds/usecases/documents/document-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

const columns = [
  'id',
  'number',
  'user_id as userId',
  'draft_id as draftId',
  'draft_version as draftVersion',
  'material_number as materialNumber',
  'product_name as productName',
  'company_name as companyName',
  'content_hash as contentHash',
  'text',
  'page_count as pageCount',
  'preview_hash as previewHash',
  'clean_hash as cleanHash',
  'created_at as createdAt',
] as const;

export const postgresDocumentStore = (db: Kysely<Database>): DocumentStore => ({
  async add(document, now) {
    return db
      .insertInto('document')
      .values({
        user_id: document.userId,
        draft_id: document.draftId,
        draft_version: document.draftVersion,
        material_number: document.materialNumber,
        product_name: document.productName,
        company_name: document.companyName,
        content_hash: document.contentHash,
        draft: JSON.stringify(document.draft),
        sheet: JSON.stringify(document.sheet),
        text: document.text,
        page_count: document.pageCount,
        preview_hash: document.previewHash,
        clean_hash: document.cleanHash,
        created_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
  },
  async find(id) {
    return db.selectFrom('document').select(columns).where('id', '=', id).executeTakeFirst();
  },
  async listByCleanHash({ hash, userId }) {
    return db
      .selectFrom('document')
      .select(columns)
      .where('clean_hash', '=', hash)
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .limit(100)
      .execute();
  },
});
