import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { checkServer, openDatabase, openPool } from './connect.ts';
import type { Database } from './database.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

export type OpenedDatabase = {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** e.g. `18.4`. */
  readonly version: string;
  /** Rejects where the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Resolves when the built-in server ended without being asked to; never for a server of somebody else. */
  readonly crashed: Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabasePlace = { readonly url: string } | { readonly dataFolder: string };

const never = new Promise<void>(() => undefined);

async function findServer(place: DatabasePlace) {
  if ('url' in place) return { address: place, crashed: never, stop: () => Promise.resolve() };
  return startEmbeddedServer(place.dataFolder);
}

/** Opens a server by its URL, or the built-in one, checks that it will do, and brings the schema up to date. */
export async function openMigratedDatabase(
  place: DatabasePlace,
  onIdleError: (error: Error) => void,
): Promise<OpenedDatabase> {
  const server = await findServer(place);
  const pool = openPool(server.address, onIdleError);
  const db = openDatabase(pool);
  const close = async () => {
    await db.destroy();
    await server.stop();
  };
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  try {
    const version = await checkServer(db);
    await migrate(db, migrations);
    return { db, pool, version, ping, crashed: server.crashed, close };
  } catch (error) {
    await close();
    throw error;
  }
}
