import type { TemporaryPdfStore } from '@gosds/usecases/documents/temporary-pdf-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const postgresTemporaryPdfStore = (db: Kysely<Database>): TemporaryPdfStore => ({
  async add({ fileName, userId, orderId, expiresAt }, now) {
    await db.deleteFrom('temporary_pdf').where('expires_at', '<=', now).execute();
    await db
      .insertInto('temporary_pdf')
      .values({ file_name: fileName, user_id: userId, order_id: orderId, expires_at: expiresAt })
      .execute();
  },
  async findOrder({ fileName, userId }, now) {
    const row = await db
      .selectFrom('temporary_pdf')
      .select('order_id')
      .where('file_name', '=', fileName)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.order_id;
  },
  async remove({ fileName, userId }) {
    await db.deleteFrom('temporary_pdf').where('file_name', '=', fileName).where('user_id', '=', userId).execute();
  },
});
