import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { advisoryLocks, holdIfFree } from '../advisory-locks.ts';
import { type Address, connectionTo } from '../connect.ts';
import type { LoadStage } from '@gosds/usecases/chemicals/chemical-store';
import { migrations } from '../migrations.ts';
import { type ChemicalPart, chemicalParts, filesOf, tablesOf } from './chemical-rows.ts';
import { copyRows } from './copy-rows.ts';
import { diffOfLoad, type LoadDiff } from './load-diff.ts';
import { mergePackages, servingPackages } from './packages/merge-packages.ts';
import { keepEditions, noteChanges } from './keep-editions.ts';
import { searchTables, serving, staged, stagingTables } from './chemical-tables.ts';
import { countTrigrams, searchFunctions } from './search-functions.ts';

/** Version of the tables. Increase it when they change, so that the data is loaded again. */
const formOfTables = 14;

export type LoadOutcome =
  | {
      readonly outcome: 'loaded' | 'tried';
      readonly chemicals: number;
      readonly names: number;
      readonly memberships: number;
      /** The changes of the load; undefined for the first load. */
      readonly diff: LoadDiff | undefined;
    }
  /** The same data is already in use. */
  | { readonly outcome: 'current' }
  /** Another process is loading. */
  | { readonly outcome: 'busy' }
  /** The database is that of a later version, whose lists may be newer. */
  | { readonly outcome: 'outdated' };

/** Progress for a waiting person: the finished step, and the part of all steps done, from 0 to 1. */
export type LoadProgress = (done: string, part: number) => void;

/** Reports the progress on a separate connection, because nobody sees the load's own writes before its end. */
async function openProgress(address: Address) {
  const client = new pg.Client(connectionTo(address));
  await client.connect();
  return {
    tell: (stage: LoadStage, part: number) =>
      client.query(
        `insert into chemical_progress (part, stage, at) values ($1, $2, now())
         on conflict (only_one) do update set part = excluded.part, stage = excluded.stage, at = excluded.at`,
        [part, stage],
      ),
    async close() {
      await client.query('delete from chemical_progress');
      await client.end();
    },
  };
}

type Progress = Awaited<ReturnType<typeof openProgress>>;

function fingerprintOf(data: string, packages: readonly { readonly fingerprint: string }[]): string {
  const hash = createHash('sha256').update(String(formOfTables));
  for (const { fingerprint } of packages) hash.update(fingerprint);
  for (const file of filesOf(data)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Replaces the served schema with the staged one. Searches wait a few milliseconds. */
const takeOver = `
  drop schema if exists ${serving} cascade;
  alter schema ${staged} rename to ${serving};
`;

/** The package to serve, the source to withdraw, and whether this is a dry run. */
export type LoadWish = {
  readonly serve?: number;
  readonly withdraw?: string;
  readonly isDryRun?: boolean;
};

type Filling = {
  readonly data: string;
  readonly onProgress: LoadProgress;
  readonly progress: Progress;
  readonly wish: LoadWish;
};

/** Reports each finished step of a known number of steps. */
function stepsOf({ onProgress, progress }: Filling, steps: number) {
  let done = 0;
  return async (what: string, stage: LoadStage) => {
    done += 1;
    onProgress(what, done / steps);
    await progress.tell(stage, done / steps);
  };
}

type Step = ReturnType<typeof stepsOf>;

async function copyPart(client: pg.Client, { chemicals, names }: ChemicalPart): Promise<void> {
  await copyRows(client, 'chemical', chemicals);
  await copyRows(client, 'written_name', names);
}

/** Reads each part while the database takes the part before it. */
async function copyChemicals(client: pg.Client, data: string): Promise<void> {
  let copying = Promise.resolve();
  try {
    for await (const part of chemicalParts(data)) {
      await copying;
      copying = copyPart(client, part);
      // Whoever waits for it hears of a failure; meanwhile, nobody may wait.
      copying.catch(() => undefined);
    }
  } finally {
    await copying;
  }
}

async function copyData(client: pg.Client, { data, progress }: Filling, step: Step): Promise<void> {
  await progress.tell('rows', 0);
  await client.query(stagingTables);
  await copyChemicals(client, data);
  await step('copied chemicals and their names', 'rows');
  for (const { table, rows } of tablesOf(data)) {
    await copyRows(client, table, rows());
    await step(`copied ${table.replaceAll('_', ' ')}`, 'rows');
  }
  await mergePackages(client, (source) => step(`added ${source}`, 'rows'));
}

/** The statements that make rows searchable, one per step. */
const makingSearched: readonly string[] = [...searchTables, countTrigrams(staged), searchFunctions(staged)];

async function makeSearched(client: pg.Client, step: Step): Promise<void> {
  for (const sql of makingSearched) {
    await client.query(sql);
    await step('made a table that is searched', 'indexes');
  }
}

async function countsOf(client: pg.Client) {
  const { rows } = await client.query<{ chemicals: number; names: number; lists: number; memberships: number }>(`
    select (select count(*)::int from chemical) as chemicals, (select count(*)::int from name) as names,
      (select count(*)::int from list) as lists, (select count(*)::int from entry) as memberships`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counted nothing.');
  return counts;
}

/** Counts of the staged rows before they are made searchable. */
async function stagedCounts(client: pg.Client) {
  const { rows } = await client.query<{ chemicals: number; names: number; memberships: number }>(`
    select (select count(*)::int from chemical) as chemicals, (select count(*)::int from written_name) as names,
      (select count(*)::int from written_entry) + (select count(*)::int from known_entry) as memberships`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counted nothing.');
  return counts;
}

/** Marks the packages in use, in the transaction of the load. */
async function grant(client: pg.Client, { serve, withdraw }: LoadWish): Promise<void> {
  if (serve !== undefined)
    await client.query(
      `update chemical_package set serves = false where serves and id <> $1 and source = (select source from chemical_package where id = $1)`,
      [serve],
    );
  if (serve !== undefined) await client.query('update chemical_package set serves = true where id = $1', [serve]);
  if (withdraw !== undefined)
    await client.query('update chemical_package set serves = false where source = $1', [withdraw]);
}

async function takeIn(client: pg.Client, fingerprint: string): Promise<Awaited<ReturnType<typeof countsOf>>> {
  const counts = await countsOf(client);
  await keepEditions(client);
  await noteChanges(client);
  await client.query(takeOver);
  await client.query(
    `insert into chemical_load (fingerprint, loaded_at, chemicals, names, lists, memberships) values ($1, now(), $2, $3, $4, $5)
     on conflict (only_one) do update set fingerprint = excluded.fingerprint, loaded_at = excluded.loaded_at,
       chemicals = excluded.chemicals, names = excluded.names, lists = excluded.lists, memberships = excluded.memberships`,
    [fingerprint, counts.chemicals, counts.names, counts.lists, counts.memberships],
  );
  await client.query('commit');
  return counts;
}

/** True if a later version of the program has changed the schema. */
async function isOfLaterVersion(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const known = new Set(migrations.map(({ name }) => name));
  return rows.some(({ name }) => !known.has(name));
}

async function load(client: pg.Client, filling: Filling): Promise<LoadOutcome> {
  const { data, wish } = filling;
  if (await isOfLaterVersion(client)) return { outcome: 'outdated' };
  // One transaction: a load that stops half-way changes nothing.
  await client.query(`begin; set local maintenance_work_mem = '256MB'; set local synchronous_commit = off`);
  await grant(client, wish);
  const packages = await servingPackages(client);
  const fingerprint = fingerprintOf(data, packages);
  const served = await client.query<{ fingerprint: string }>('select fingerprint from chemical_load');
  if (served.rows[0]?.fingerprint === fingerprint) return { outcome: 'current' };
  const isDryRun = wish.isDryRun === true;
  // The last step is the commit: until then, the waiting person does not see that all is done.
  const searched = isDryRun ? 0 : makingSearched.length + 1;
  const step = stepsOf(filling, 1 + tablesOf(data).length + packages.length + searched);
  await copyData(client, filling, step);
  const codes = packages.flatMap(({ list }) => (list === null ? [] : [list.id]));
  const diff = packages.length + Number(wish.withdraw !== undefined) > 0 ? await diffOfLoad(client, codes) : undefined;
  if (isDryRun) return { outcome: 'tried', ...(await stagedCounts(client)), diff };
  await makeSearched(client, step);
  const counts = await takeIn(client, fingerprint);
  await step('took the tables into use', 'indexes');
  return { outcome: 'loaded', ...counts, diff };
}

/**
 * Loads the chemicals of a data folder together with the imported packages, unless they are already in use. All or
 * nothing: searches use the earlier load until the end. Rejects with `FaultyRow` if a row cannot be read.
 */
export function loadChemicals(
  address: Address,
  data: string,
  onProgress: LoadProgress = () => undefined,
): Promise<LoadOutcome> {
  return loadWith(address, { data, wish: {} }, onProgress);
}

/**
 * Connects for a load, whose statements take minutes. The server checks each second whether this process still exists,
 * and else stops the statement. A server on Windows cannot check and refuses the setting.
 */
export async function connectToLoad(address: Address): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(address), statement_timeout: 0 });
  await client.connect();
  await client.query("set client_connection_check_interval = '1s'").catch((fault: unknown) => {
    if (!(fault instanceof pg.DatabaseError)) throw fault;
  });
  return client;
}

/**
 * As `loadChemicals`, but also begins or ends the use of an imported package. A dry run reports the changes and makes
 * none.
 */
export async function loadWith(
  address: Address,
  { data, wish }: { readonly data: string; readonly wish: LoadWish },
  onProgress: LoadProgress,
): Promise<LoadOutcome> {
  const client = await connectToLoad(address);
  try {
    if (!(await holdIfFree(client, advisoryLocks.load))) return { outcome: 'busy' };
    const progress = await openProgress(address);
    try {
      return await load(client, { data, onProgress, progress, wish });
    } finally {
      await progress.close();
    }
  } finally {
    // A copy that failed may still run. The connection would then be cut off, and the server keep the lock a moment longer.
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
}
