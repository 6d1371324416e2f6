import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { type Address, openDatabase, openPool } from './connect.ts';
import type { Database } from './database.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { checkMigrated } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { DatabasePlace } from './open-database.ts';
import { explainToOperator } from './unreachable.ts';

type Opened = { readonly db: Kysely<Database>; readonly address: Address; readonly close: () => Promise<void> };

const ignore = () => undefined;

/** The socket of a built-in server running in the folder: the fifth line of its lock file. */
function socketIn(dataFolder: string): Address | undefined {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [, , , , socketFolder = ''] = readFileSync(file, 'utf8').split('\n');
  return socketFolder === '' ? undefined : { socketFolder, user: 'gosds', database: 'postgres' };
}

async function connect(address: Address): Promise<Opened> {
  const db = openDatabase(openPool(address, ignore));
  try {
    await sql`select 1`.execute(db);
    return { db, address, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw explainToOperator(error, address);
  }
}

/** A command without the variables of the service would else work on a new, empty database, and report success. */
function refuseMissing(dataFolder: string): void {
  if (existsSync(join(dataFolder, 'postgres', 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${dataFolder}. Name that of the service by DATABASE_URL or GOSDS_DATA; its first start makes it.`,
  );
}

/** Starts the built-in server for the command alone. Migrates nothing, so that the old version still fits. */
async function startFor(dataFolder: string): Promise<Opened> {
  const server = await startEmbeddedServer(dataFolder);
  try {
    const opened = await connect(server.address);
    const close = async () => {
      await opened.close();
      await server.stop();
    };
    return { ...opened, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function open(place: DatabasePlace): Promise<Opened> {
  if ('url' in place) return connect(place);
  refuseMissing(place.dataFolder);
  const running = socketIn(place.dataFolder);
  const opened = running && (await connect(running).catch(() => undefined));
  return opened ?? startFor(place.dataFolder);
}

/**
 * Opens the database for one command of an operator, even while the service uses it. Rejects with a message for the
 * operator if there is none, or if another version made it.
 */
export async function openForCommand(place: DatabasePlace): Promise<Opened> {
  const opened = await open(place);
  try {
    await checkMigrated(opened.db, migrations);
    return opened;
  } catch (cause) {
    await opened.close();
    throw new Error('The database is of another version. Start the service of this version once, then try again.', {
      cause,
    });
  }
}
