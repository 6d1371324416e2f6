import { randomUUID } from 'node:crypto';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

const elsewhere =
  'The documents of this database are kept in another folder or bucket. Set GOSDS_DATA or S3_BUCKET to that one. Several machines on one database need a bucket that they share.';

/**
 * Ties a database to its document store. A process with another store would sell sheets that no other process can find.
 * The first process marks both. Throws if the marks differ.
 */
export async function tieToDocuments(
  db: Kysely<Database>,
  blobs: Pick<MarkedBlobStore, 'mark' | 'giveMark'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Processes that start together wait for the first.
    await sql`lock table place_of_documents in exclusive mode`.execute(transaction);
    const known = await transaction.selectFrom('place_of_documents').select('mark').executeTakeFirst();
    const shown = await blobs.mark();
    if (known) {
      if (known.mark !== shown) throw new Error(elsewhere);
      return;
    }
    const mark = shown ?? randomUUID();
    await transaction.insertInto('place_of_documents').values({ mark }).execute();
    if (!shown) await blobs.giveMark(mark);
  });
}
