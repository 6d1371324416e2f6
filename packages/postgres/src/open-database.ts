import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { type Address, checkServer, openDatabase, openForUpkeep, openPool } from './connect.ts';
import type { Database } from './database.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { installJobLibrary } from './job-library.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type Presence, showPresence } from './presence.ts';
import { explainToOperator } from './unreachable.ts';

export type OpenedDatabase = {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** For a separate program or connection. */
  readonly address: Address;
  /** For statements longer than a request: one connection with a long time limit. */
  readonly upkeep: Kysely<Database>;
  /** e.g. `18.4`. */
  readonly version: string;
  /** Number of the presence lock of this process. */
  readonly process: number;
  /** Rejects if the database does not answer soon. */
  readonly ping: () => Promise<void>;
  /** Rejects if another database, with another schema, has replaced the one that this program migrated. */
  readonly checkSchema: () => Promise<void>;
  /** Resolves if the built-in server ends unexpectedly. Never resolves for another server. */
  readonly crashed: Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabasePlace = { readonly url: string } | { readonly dataFolder: string };

const never = new Promise<void>(() => undefined);

const pingWithinMs = 1_000;

/** A server that hangs never confirms the end of a connection. It ends with the process then. */
const endWithinMs = 2_000;

/** Monitoring asks often and must also notice a slow database. */
async function ping(db: Kysely<Database>): Promise<void> {
  const late = sleep(pingWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`The database did not answer in ${pingWithinMs} ms.`);
  });
  await Promise.race([sql`select 1`.execute(db), late]);
}

async function findServer(place: DatabasePlace) {
  if ('url' in place) return { address: place, crashed: never, stop: () => Promise.resolve() };
  return startEmbeddedServer(place.dataFolder);
}

/** Opens a server by its URL, or the built-in server. Checks that it is usable, and migrates the schema. */
export async function openMigratedDatabase(
  place: DatabasePlace,
  onBroken: (error: Error) => void,
): Promise<OpenedDatabase> {
  const server = await findServer(place);
  const state: { presence?: Presence; isClosing: boolean } = { isClosing: false };
  const pool = openPool(server.address, (error) => {
    if (!state.isClosing) onBroken(error);
  });
  const db = openDatabase(pool);
  const upkeep = openForUpkeep(server.address);
  const close = async () => {
    state.isClosing = true;
    const ended = Promise.all([state.presence?.close(), upkeep.destroy(), db.destroy()]);
    await Promise.race([ended, sleep(endWithinMs, undefined, { ref: false })]);
    await server.stop();
  };
  try {
    const version = await checkServer(db);
    await migrate(upkeep, migrations);
    await installJobLibrary(server.address);
    const presence = await showPresence(server.address);
    state.presence = presence;
    return {
      process: presence.process,
      db,
      pool,
      address: server.address,
      upkeep,
      version,
      ping: () => ping(db),
      checkSchema: () => checkMigrated(db, migrations),
      crashed: server.crashed,
      close,
    };
  } catch (error) {
    await close();
    throw explainToOperator(error, server.address);
  }
}
