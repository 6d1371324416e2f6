import type { ErrorLog } from '@gosds/usecases/error-log';
import { policy } from '@gosds/usecases/policy';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Looks for old entries once in so many, since it reads all. */
const everyEntries = 100;

/** Keeps the newest of each origin, so that reports of pages, which anybody sends, push out no fault of the service. */
const forgetOld = (db: Kysely<Database>) =>
  sql`delete from error_log where id in (
    select id from (select id, row_number() over (partition by origin order by id desc) as place from error_log) as entry
    where place > ${policy.retention.errorLogEntries})`.execute(db);

/** Stores errors. Calls `onFailure` if an error could not be stored; the caller's own response is not affected. */
export const postgresErrorLog = (db: Kysely<Database>, onFailure: (error: unknown) => void): ErrorLog => ({
  async add({ origin, route, message, stack, requestId, userId }) {
    try {
      const { id } = await db
        .insertInto('error_log')
        .values({
          origin,
          route: route.slice(0, 300),
          message: message.slice(0, 4000),
          stack: stack.slice(0, 8000),
          request_id: requestId,
          user_id: userId ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (id % everyEntries === 0) await forgetOld(db);
    } catch (error) {
      onFailure(error);
    }
  },
});
