import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { processLocks } from '../advisory-locks.ts';
import { seal, type SealingKey, unseal } from './seal.ts';
import type { SealingKeys } from './sealing-key-file.ts';

const names = ['promo-link', 'webhooks'] as const;

/** The key that signs the service's links, and the key from which webhook secrets are derived. */
export type ServiceKeys = (name: (typeof names)[number]) => string;

const lost = (id: string) =>
  `The keys of this database are sealed by the key ${id}, which is not known here. Set SECRETS_KEY to it, or copy secrets.key from the data folder of the machine that sealed them. Several machines need the same SECRETS_KEY.`;

function open(keys: readonly SealingKey[], row: { name: string; key_id: string; sealed: string }): string {
  const key = keys.find(({ id }) => id === row.key_id);
  if (!key) throw new Error(lost(row.key_id));
  return unseal(key, row.name, row.sealed);
}

/** Encrypts keys that are in clear, and re-encrypts keys that an earlier key encrypted. */
async function openIn(db: Transaction<Database>, { known, make }: SealingKeys): Promise<Map<string, string>> {
  // Processes that start together wait for the first.
  await sql`lock table sealed_key in exclusive mode`.execute(db);
  const rows = await db.selectFrom('sealed_key').selectAll().execute();
  const sealed = new Map(rows.map((row) => [row.name, { id: row.key_id, value: open(known, row) }]));
  const inClear = await db.selectFrom('service_key').selectAll().execute();
  const first = known[0] ?? make();
  const values = new Map<string, string>();
  for (const name of names) {
    const found = sealed.get(name);
    const value = found?.value ?? inClear.find((row) => row.name === name)?.value ?? randomBytes(32).toString('hex');
    values.set(name, value);
    if (found?.id === first.id) continue;
    const row = { key_id: first.id, sealed: seal(first, name, value) };
    await db
      .insertInto('sealed_key')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }
  return values;
}

/**
 * Opens the keys of the service. If the known keys do not decrypt them, throws a message for the operator and leaves
 * the database unchanged.
 */
export async function openServiceKeys(db: Kysely<Database>, keys: SealingKeys): Promise<ServiceKeys> {
  const values = await db.transaction().execute((transaction) => openIn(transaction, keys));
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The key ${name} is not known.`);
    return value;
  };
}

/**
 * Removes clear-text keys that are also stored encrypted, unless a process of a version that needs clear text is alive.
 */
export async function removeClearKeys(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from service_key where name in (select name from sealed_key) and not exists (
      select from pg_locks held
      where held.locktype = 'advisory' and held.classid = ${processLocks.presence} and held.objsubid = 2
        and held.database = (select oid from pg_database where datname = current_database())
        and not exists (select from pg_locks sealed where sealed.locktype = 'advisory' and sealed.classid = ${processLocks.sealed}
          and sealed.objid = held.objid and sealed.objsubid = 2 and sealed.database = held.database))`.execute(db);
}
