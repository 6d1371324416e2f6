import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type Address, connectionTo } from '../connect.ts';
import type { LoadStage } from '@gosds/usecases/chemicals/chemical-store';
import { chemicalParts, filesOf, tablesOf } from './chemical-rows.ts';
import { copyRows } from './copy-rows.ts';
import { diffOfLoad, type LoadDiff } from './load-diff.ts';
import { mergePackages, servingPackages } from './packages/merge-packages.ts';
import { keepEditions, noteChanges } from './keep-editions.ts';
import { searchTables, serving, staged, stagingTables } from './chemical-tables.ts';
import { countTrigrams, searchFunctions } from './search-functions.ts';

/** Any number, the same in every process: two loads at a time would write into one place. */
const loadLock = 7_306_202;

/** Counts up when the tables change, so that what was loaded before is loaded again. */
const formOfTables = 9;

export type LoadOutcome =
  | {
      readonly outcome: 'loaded' | 'tried';
      readonly chemicals: number;
      readonly names: number;
      readonly memberships: number;
      /** What it changes; undefined in the first load. */
      readonly diff: LoadDiff | undefined;
    }
  /** The same data are served already. */
  | { readonly outcome: 'current' }
  /** Another process loads. */
  | { readonly outcome: 'busy' };

/** How far a load is, for a person who waits: what is done, and the part of all steps, from 0 to 1. */
export type LoadProgress = (done: string, part: number) => void;

/** Tells others how far the load is, by a connection of its own: until its end nobody sees what it writes. */
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

/** Puts what was staged in the place of what serves. Who searches meanwhile waits for some milliseconds. */
const takeOver = `
  drop schema if exists ${serving} cascade;
  alter schema ${staged} rename to ${serving};
`;

/** Which package begins to serve, which source ends, and whether all of it is only tried. */
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

/** Tells what is done, of so many steps. */
function stepsOf({ onProgress, progress }: Filling, steps: number) {
  let done = 0;
  return async (what: string, stage: LoadStage) => {
    done += 1;
    onProgress(what, done / steps);
    await progress.tell(stage, done / steps);
  };
}

type Step = ReturnType<typeof stepsOf>;

async function copyData(client: pg.Client, { data, progress }: Filling, step: Step): Promise<void> {
  await progress.tell('rows', 0);
  await client.query(stagingTables);
  for await (const { chemicals, names } of chemicalParts(data)) {
    await copyRows(client, 'chemical', chemicals);
    await copyRows(client, 'written_name', names);
  }
  await step('copied chemicals and their names', 'rows');
  for (const { table, rows } of tablesOf(data)) {
    await copyRows(client, table, rows());
    await step(`copied ${table.replaceAll('_', ' ')}`, 'rows');
  }
  await mergePackages(client, (source) => step(`added ${source}`, 'rows'));
}

/** What makes rows searched, one step after another. */
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

/** What is staged, before it is searched: the names and entries still stand as they were written. */
async function stagedCounts(client: pg.Client) {
  const { rows } = await client.query<{ chemicals: number; names: number; memberships: number }>(`
    select (select count(*)::int from chemical) as chemicals, (select count(*)::int from written_name) as names,
      (select count(*)::int from written_entry) + (select count(*)::int from known_entry) as memberships`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counted nothing.');
  return counts;
}

/** Marks which packages serve; with the load, all or nothing. */
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

async function load(client: pg.Client, filling: Filling): Promise<LoadOutcome> {
  const { data, wish } = filling;
  // One transaction: a load that ends in the middle leaves what serves as it was.
  await client.query(`begin; set local maintenance_work_mem = '256MB'; set local synchronous_commit = off`);
  await grant(client, wish);
  const packages = await servingPackages(client);
  const fingerprint = fingerprintOf(data, packages);
  const served = await client.query<{ fingerprint: string }>('select fingerprint from chemical_load');
  if (served.rows[0]?.fingerprint === fingerprint) return { outcome: 'current' };
  const isDryRun = wish.isDryRun === true;
  const searched = isDryRun ? 0 : makingSearched.length;
  const step = stepsOf(filling, 1 + tablesOf(data).length + packages.length + searched);
  await copyData(client, filling, step);
  const codes = packages.flatMap(({ list }) => (list === null ? [] : [list.id]));
  const diff = packages.length + Number(wish.withdraw !== undefined) > 0 ? await diffOfLoad(client, codes) : undefined;
  if (isDryRun) return { outcome: 'tried', ...(await stagedCounts(client)), diff };
  await makeSearched(client, step);
  return { outcome: 'loaded', ...(await takeIn(client, fingerprint)), diff };
}

/**
 * Loads the chemicals of a folder of data, such as `data`, and beside them what was imported, unless they are served already. All or
 * nothing: until the end the version before is searched.
 * Rejects with `FaultyRow` where a row cannot be read.
 */
export function loadChemicals(
  address: Address,
  data: string,
  onProgress: LoadProgress = () => undefined,
): Promise<LoadOutcome> {
  return loadWith(address, { data, wish: {} }, onProgress);
}

/**
 * A statement of a load takes minutes: the server looks each second whether the process that asked is still there, or ends it. A server on
 * Windows cannot look, and refuses the setting.
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
 * The same with a wish: a package of an import that is read begins to serve with this load, or ends. A dry run tells what would change and
 * changes nothing.
 */
export async function loadWith(
  address: Address,
  { data, wish }: { readonly data: string; readonly wish: LoadWish },
  onProgress: LoadProgress,
): Promise<LoadOutcome> {
  const client = await connectToLoad(address);
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [loadLock]);
    if (rows[0]?.held !== true) return { outcome: 'busy' };
    const progress = await openProgress(address);
    try {
      return await load(client, { data, onProgress, progress, wish });
    } finally {
      await progress.close();
    }
  } finally {
    // The end of the connection undoes what was not committed, and lets the lock go.
    await client.end();
  }
}
