import type { PublicPageStore } from '@gosds/usecases/documents/public-page-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const postgresPublicPageStore = (db: Kysely<Database>): PublicPageStore => {
  const open = db
    .selectFrom('public_page')
    .select(['key', 'document_id as documentId', 'hash'])
    .where('withdrawn_at', 'is', null);
  return {
    async add({ key, documentId, hash }, now) {
      await db
        .insertInto('public_page')
        .values({ key, document_id: documentId, hash, created_at: now, withdrawn_at: null })
        .execute();
    },
    find: (key) => open.where('key', '=', key).executeTakeFirst(),
    findOfDocument: (documentId) => open.where('document_id', '=', documentId).executeTakeFirst(),
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
