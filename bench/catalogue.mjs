// The search of chemicals in a generated catalogue, beside a plain ILIKE with one trigram index over all names in the same database, and beside
// SQLite with FTS5 where its program is installed, in the same run. `--chemicals=3000000 --lists=7000` is the size of the promise: 8 million names, 10 million entries; it takes a quarter of an hour
// on two quiet cores and 20 GB of disk. Without flags a thirtieth of it. Times are those of the database: of the processor that its connection
// used, as Linux counts it, so that what else the machine does hardly moves them; each query is asked three times, and the best counts.
// “function” is the time that the server itself tells of the one function of a search of names (EXPLAIN ANALYZE), without the connection.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresChemicalStore } from '@gosds/postgres/chemicals/chemical-store';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { openMigratedDatabase } from '@gosds/postgres/open-database';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { queryWords } from '@gosds/usecases/chemicals/query-kind';
import { generateCatalogue } from './support/generated-catalogue.mjs';
import { memoryOf } from './support/memory-of.mjs';
import { namesToSqlite, sqliteQueries, sqliteTimes, sqliteVersion } from './support/sqlite-names.mjs';

const flag = (name, normal) => Number(new RegExp(`--${name}=(\\d+)`).exec(process.argv.join(' '))?.[1] ?? normal);
const chemicals = flag('chemicals', 100_000);
const size = { chemicals, lists: flag('lists', 230), entries: flag('entries', Math.floor((chemicals * 10) / 3)) };
const asked = flag('searches', 200);
const compared = 20;
const tries = 3;

/** Goals in milliseconds at the 95th percentile, measured in the database. */
const goals = {
  exact: 0.3,
  'CAS number': 0.3,
  beginning: 0.8,
  'part of a name': 2,
  'several words': 10,
  'typing error': 25,
};

/** Removes, inserts or changes a letter, or swaps two. */
function withError(name, at, way) {
  const letter = 'abcdefghijklmnopqrstuvwxyz'[(at * 7) % 26];
  const made = ['', letter + name[at], letter, (name[at + 1] ?? '') + name[at]][way];
  return name.slice(0, at) + made + name.slice(at + (way === 3 ? 2 : 1));
}

/** Makes one typing error; in every fourth name two. */
function mistyped(name, at) {
  const once = withError(name, 2 + (at % (name.length - 4)), at % 4);
  return at % 4 === 0 ? withError(once, once.length - 3, (at >> 2) % 3) : once;
}

const keys = {
  exact: ({ name }) => name,
  'CAS number': ({ cas }) => cas,
  beginning: ({ name }, at) => name.slice(0, 5 + (at % 5)),
  'part of a name': ({ name }) => name.slice(2, 10),
  'several words': ({ name }) =>
    name
      .split(/[ ,-]+/)
      .filter((word) => word.length > 3)
      .slice(0, 3)
      .toReversed()
      .join(' '),
  'typing error': ({ name }, at) => mistyped(name, at),
};

const share = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2);

/** Milliseconds of processor time of a database process; wall-clock time if the system does not count them. */
function clockOf(process) {
  const file = `/proc/${process}/schedstat`;
  try {
    readFileSync(file);
  } catch {
    return () => performance.now();
  }
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}

async function timesOf(work, given, clock) {
  const times = [];
  for (const each of given) {
    const taken = [];
    for (let at = 0; at < tries; at += 1) {
      const begun = clock();
      await work(each);
      taken.push(clock() - begun);
    }
    times.push(Math.min(...taken));
  }
  return times.toSorted((a, b) => a - b);
}

/** Milliseconds in the server for the function that finds whole names, beginnings and parts. */
async function functionTimes(client, given) {
  const times = [];
  for (const { key } of given) {
    const words = [...new Set(queryWords(key).map(nameKey).filter(Boolean))];
    const taken = [];
    for (let at = 0; at < tries; at += 1) {
      const { rows } = await client.query(
        'explain (analyze, format json) select * from chemicals.find_names($1, $2, 100)',
        [nameKey(key), words],
      );
      taken.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
    }
    times.push(Math.min(...taken));
  }
  return times.toSorted((a, b) => a - b);
}

/** The process of the connection that the pool gives to the next single query. */
async function processOf(asked) {
  const { rows } = await asked.query('select pg_backend_pid() as process');
  return rows[0].process;
}

function besideSqlite(sqlite, kind, given) {
  const queryOf = sqliteQueries[kind];
  if (sqlite === undefined || queryOf === undefined) return '';
  const times = sqliteTimes(
    sqlite.file,
    given.map(({ key }) => queryOf(key)),
    tries,
  );
  return `; SQLite ${share(times, 0.5)} / ${share(times, 0.95)} ms`;
}

/** The highest memory of this process and its server, checked every second. */
function watchMemory() {
  let most = 0;
  const look = () => (most = Math.max(most, memoryOf(process.pid) ?? 0));
  const timer = setInterval(look, 1000);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

const folder = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
const data = join(folder, 'data');
await generateCatalogue(data, size);
const { db, pool, address, close } = await openMigratedDatabase(
  { dataFolder: join(folder, 'database') },
  console.error,
);
try {
  const begun = performance.now();
  const memoryOfLoad = watchMemory();
  const loaded = await loadChemicals(address, data);
  const seconds = (performance.now() - begun) / 1000;
  const rows = loaded.chemicals + loaded.names + loaded.memberships;
  console.log(
    `load: ${loaded.chemicals} chemicals, ${loaded.names} names, ${size.lists} lists, ${loaded.memberships} entries in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows/s, goal 200,000)`,
  );
  console.log(`memory: at most ${memoryOfLoad().toFixed(0)} MB in the load (goal 2,500), reader and database together`);
  const store = postgresChemicalStore(db);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('create index on chemicals.name using gin (name gin_trgm_ops)');
  const sqlite = sqliteVersion() === undefined ? undefined : await namesToSqlite(client, folder);
  console.log(
    sqlite === undefined
      ? 'SQLite: sqlite3 of 3.34 or later is not installed'
      : `SQLite ${sqliteVersion()}: the names alone in ${sqlite.seconds.toFixed(1)} s`,
  );
  const { rows: drawn } = await client.query(
    `select name.name, cas.cas, name.number from chemicals.name join chemicals.chemical_cas cas using (number)
     where kind = 1 and len between 10 and 40 order by md5(name.name) limit $1`,
    [asked],
  );
  const [own, beside] = [clockOf(await processOf(pool)), clockOf(await processOf(client))];
  const memoryOfSearches = watchMemory();
  for (const [kind, keyOf] of Object.entries(keys)) {
    const given = drawn
      .map((row, at) => ({ key: keyOf(row, at), number: row.number }))
      .filter(({ key }) => key.length > 3);
    for (const { key } of given.slice(0, compared)) await store.search(key, 100);
    const met = new Set();
    const times = await timesOf(
      async ({ key, number }) => {
        const found = await store.search(key, 100);
        if (found.some((each) => each.number === number)) met.add(number);
      },
      given,
      own,
    );
    const inside = kind === 'CAS number' ? undefined : await functionTimes(client, given);
    const alone = inside ? `; function ${share(inside, 0.5)} / ${share(inside, 0.95)} ms` : '';
    const plain = await timesOf(
      ({ key }) =>
        client.query('select number, name from chemicals.name where name ilike $1 order by len limit 100', [
          `%${key}%`,
        ]),
      given.slice(0, compared),
      beside,
    );
    console.log(
      `${kind.padEnd(15)} median ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms (goal ${goals[kind]}); met ${Math.round((100 * met.size) / given.length)} %${alone}; ILIKE ${share(plain, 0.5)} / ${share(plain, 0.95)} ms${besideSqlite(sqlite, kind, given)}`,
    );
  }
  const tree = await timesOf(({ number }) => store.matchesOf([number]), drawn, own);
  console.log(`lists of one    median ${share(tree, 0.5)} ms, p95 ${share(tree, 0.95)} ms (goal 1)`);
  console.log(`memory: at most ${memoryOfSearches().toFixed(0)} MB in the searches (goal 2,500)`);
  client.release();
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}
