import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Address, connectionTo } from '../connect.ts';
import type { LoadStage } from '@gosds/usecases/chemicals/chemical-store';
import { type Cell, filesOf, type Rows, tablesOf } from './chemical-rows.ts';
import { keepEditions, noteChanges } from './keep-editions.ts';
import { searchTables, serving, staged, stagingTables } from './chemical-tables.ts';

/** Any number, the same in every process: two loads at a time would write into one place. */
const loadLock = 7_306_202;

/** Counts up when the tables change, so that what was loaded before is loaded again. */
const formOfTables = 5;

export type LoadOutcome =
  | { readonly outcome: 'loaded'; readonly chemicals: number; readonly names: number; readonly memberships: number }
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

function fingerprintOf(data: string): string {
  const hash = createHash('sha256').update(String(formOfTables));
  for (const file of filesOf(data)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const cellText = (cell: Cell): string =>
  cell === null ? '\\N' : String(cell).replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);

/** The lines of `COPY`, in pieces of some size. */
async function* linesOf(rows: Rows): AsyncGenerator<string> {
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(row.map(cellText).join('\t'));
    if (lines.length < 2_000) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** Puts what was staged in the place of what serves. Who searches meanwhile waits for some milliseconds. */
const takeOver = `
  drop schema if exists ${serving} cascade;
  alter schema ${staged} rename to ${serving};
`;

type Filling = { readonly data: string; readonly onProgress: LoadProgress; readonly progress: Progress };

async function fill(client: pg.Client, { data, onProgress, progress }: Filling): Promise<void> {
  const tables = tablesOf(data);
  const steps = tables.length + searchTables.length;
  let done = 0;
  const report = async (what: string) => {
    done += 1;
    onProgress(what, done / steps);
    await progress.tell(done < tables.length ? 'rows' : 'indexes', done / steps);
  };
  await progress.tell('rows', 0);
  await client.query(stagingTables);
  for (const { table, rows } of tables) {
    await pipeline(Readable.from(linesOf(rows())), client.query(copyFrom(`copy ${table} from stdin`)));
    await report(`copied ${table.replaceAll('_', ' ')}`);
  }
  for (const sql of searchTables) {
    await client.query(sql);
    await report('made a table that is searched');
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

async function load(client: pg.Client, filling: Filling): Promise<LoadOutcome> {
  const fingerprint = fingerprintOf(filling.data);
  const served = await client.query<{ fingerprint: string }>('select fingerprint from chemical_load');
  if (served.rows[0]?.fingerprint === fingerprint) return { outcome: 'current' };
  // One transaction: a load that ends in the middle leaves what serves as it was.
  await client.query(`begin; set local maintenance_work_mem = '256MB'; set local synchronous_commit = off`);
  await fill(client, filling);
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
  return { outcome: 'loaded', ...counts };
}

/**
 * Loads the chemicals of a folder of data, such as `data`, unless they are served already. All or nothing: until the end the version
 * before is searched.
 * Rejects with `FaultyRow` where a row cannot be read.
 */
export async function loadChemicals(
  address: Address,
  data: string,
  onProgress: LoadProgress = () => undefined,
): Promise<LoadOutcome> {
  const client = new pg.Client({ ...connectionTo(address), statement_timeout: 0 });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [loadLock]);
    if (rows[0]?.held !== true) return { outcome: 'busy' };
    const progress = await openProgress(address);
    try {
      return await load(client, { data, onProgress, progress });
    } finally {
      await progress.close();
    }
  } finally {
    // The end of the connection undoes what was not committed, and lets the lock go.
    await client.end();
  }
}
