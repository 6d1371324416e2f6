import type { ErrorLog } from '@gosds/usecases/error-log';
import { policy } from '@gosds/usecases/policy';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

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
      await db
        .deleteFrom('error_log')
        .where('id', '<=', id - policy.retention.errorLogEntries)
        .execute();
    } catch (error) {
      onFailure(error);
    }
  },
});
