import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { type Address, openDatabase, openPool } from './connect.ts';
import type { Database } from './database.ts';
import { checkMigrated } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openMigratedDatabase } from './open-database.ts';

type Opened = { readonly db: Kysely<Database>; readonly address: Address; readonly close: () => Promise<void> };

const ignore = () => undefined;

/** The socket of a built-in server running in the folder: the fifth line of its lock file. */
function socketIn(dataFolder: string): Address | undefined {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [, , , , socketFolder = ''] = readFileSync(file, 'utf8').split('\n');
  return socketFolder === '' ? undefined : { socketFolder, user: 'gosds', database: 'postgres' };
}

/** Undefined if no server answers. */
async function connect(address: Address): Promise<Opened | undefined> {
  const db = openDatabase(openPool(address, ignore));
  try {
    await sql`select 1`.execute(db);
    return { db, address, close: () => db.destroy() };
  } catch {
    await db.destroy();
    return undefined;
  }
}

/** A command without the variables of the service would else work on a new, empty database, and report success. */
function refuseMissing(place: DatabasePlace): void {
  if ('url' in place || existsSync(join(place.dataFolder, 'postgres', 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${place.dataFolder}. Name that of the service by DATABASE_URL or GOSDS_DATA; its first start makes it.`,
  );
}

/**
 * Opens the database for one command of an operator, even while the service uses it. Rejects with a message for the
 * operator if there is none, or if another version made it.
 */
export async function openForCommand(place: DatabasePlace): Promise<Opened> {
  refuseMissing(place);
  const address = 'url' in place ? place : socketIn(place.dataFolder);
  const opened = (address && (await connect(address))) ?? (await openMigratedDatabase(place, ignore));
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
