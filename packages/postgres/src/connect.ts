import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { guardedPool, watchConnections } from './guarded-pool.ts';
import { limitAnswers } from './limit-answers.ts';

/** The address of PostgreSQL: a URL, or the folder of its socket. */
export type Address =
  { readonly url: string } | { readonly socketFolder: string; readonly user: string; readonly database: string };

/** Oldest supported version; the statements are tested on it. */
const minVersion = 15;

/** Dates without a time stay text, because JavaScript would shift them by the time zone. */
function dateTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  return types;
}

/** Time limits for a connection and then for a statement, so that every request is answered within ten seconds. */
const connectWithinMs = 4_000;
const answerWithinMs = 5_000;

/** The server cancels a statement slightly earlier than we do, so that the connection stays usable. */
const serverMargin = 500;

/** The stores give a statement up first, with a clear error. Then this limit is for the job library, which has none. */
const closeAfterMs = answerWithinMs + 500;

/** Time limit for work that takes longer than a request, such as a change of the schema. */
const upkeepWithinMs = 600_000;

/** The client settings for an address. */
export const connectionTo = (address: Address): pg.ClientConfig => ({
  ...('url' in address
    ? { connectionString: address.url }
    : { host: address.socketFolder, user: address.user, database: address.database }),
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  application_name: 'gosds',
  types: dateTypes(),
});

/** A pool for requests. Calls `onBroken` for each broken connection. */
export function openPool(address: Address, onBroken: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(address),
    max: 12,
    statement_timeout: answerWithinMs - serverMargin,
    idle_in_transaction_session_timeout: 60_000,
  });
  watchConnections(pool, onBroken);
  limitAnswers(pool, closeAfterMs);
  return pool;
}

export function openDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool, answerWithinMs) }) });
}

/** The same database for upkeep, on one separate connection with a longer time limit. `destroy` closes it. */
export function openForUpkeep(address: Address): Kysely<Database> {
  const pool = new pg.Pool({ ...connectionTo(address), max: 1, statement_timeout: upkeepWithinMs });
  watchConnections(pool, () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool, upkeepWithinMs) }) });
}

/**
 * Returns the server's version. Throws a message for the operator if the server is too old or does not store Unicode.
 */
export async function checkServer(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ number: string; version: string; encoding: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  const [server] = rows;
  if (!server || Number(server.number) < minVersion * 10_000) {
    throw new Error(
      `GoSDS needs PostgreSQL ${minVersion} or newer; the server at DATABASE_URL is ${server?.version ?? 'unknown'}.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`GoSDS needs a database with encoding UTF8; the one at DATABASE_URL has ${server.encoding}.`);
  }
  return server.version;
}
