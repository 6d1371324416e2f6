import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/** Where PostgreSQL is: a URL, or the folder of its socket. */
export type Address =
  { readonly url: string } | { readonly socketFolder: string; readonly user: string; readonly database: string };

/** Lowest version that the statements here need and are tested on. */
const lowestVersion = 15;

/** Dates without a time stay the text they are; JavaScript would move them by the time zone. */
function dateTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  return types;
}

/** A pool to the address; `onIdleError` hears of connections that broke while nobody used them. */
export function openPool(address: Address, onIdleError: (error: Error) => void): pg.Pool {
  const where =
    'url' in address
      ? { connectionString: address.url }
      : { host: address.socketFolder, user: address.user, database: address.database };
  const pool = new pg.Pool({
    ...where,
    max: 12,
    connectionTimeoutMillis: 10_000,
    application_name: 'gosds',
    types: dateTypes(),
  });
  pool.on('error', onIdleError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** The server's version; throws a sentence for the operator where it is too old or does not hold Unicode. */
export async function checkServer(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ number: string; version: string; encoding: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  const [server] = rows;
  if (!server || Number(server.number) < lowestVersion * 10_000) {
    throw new Error(
      `GoSDS needs PostgreSQL ${lowestVersion} or newer; the server at DATABASE_URL is ${server?.version ?? 'unknown'}.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`GoSDS needs a database with encoding UTF8; the one at DATABASE_URL has ${server.encoding}.`);
  }
  return server.version;
}
