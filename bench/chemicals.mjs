// The search of chemicals on the product's own data in a new database: the load, then searches by what people type, each over one connection
// as the service asks them, beside a plain ILIKE over the same names. Keys are drawn from names that are there; then the queries of
// `queries.tsv`, each with the chemical that a person means by it, those of `queries-unseen.tsv`, by which nothing was made better, and those of
// `queries-makers.tsv`, what makers of soap, paint, cleaners and the like type; `queries-professional.tsv`, names of the trade, of other languages,
// with shares and grades, and numbers in odd forms; `queries-trades.tsv` (2026-11-30), what purchasers, clerks of customs and transport and
// technicians type, and `queries-trades-unseen.tsv` (2026-11-30) of the same kind, by which nothing was made better;
// `queries-languages-unseen.tsv` (2026-11-30), names of trade and household in eight languages, misspelt names and groups, likewise; and the entries of the longest list, looked through beside a plain
// reading of the whole list. `--relevance` asks the queries alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresChemicalStore } from '@gosds/postgres/chemicals/chemical-store';
import { postgresListStore } from '@gosds/postgres/chemicals/list-store';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { openMigratedDatabase } from '@gosds/postgres/open-database';
import { below, mistyped } from './support/typed-names.mjs';

const data = join(import.meta.dirname, '../data');
const searches = 200;

const kinds = {
  'CAS number': ({ cas }) => cas,
  'exact name': ({ name }) => name,
  beginning: ({ name }) => name.slice(0, 4 + below(4)),
  'part of a name': ({ name }) => name.slice(2, 9),
  'several words': ({ name }) =>
    name
      .split(/[ ,-]+/)
      .filter((word) => word.length > 2)
      .slice(0, 3)
      .toReversed()
      .join(' '),
  'typing error': ({ name }) => mistyped(name),
};

const at = (times, share) => times[Math.floor(times.length * share)].toFixed(1);

async function timesOf(work, keys) {
  const times = [];
  for (const key of keys) {
    const begun = performance.now();
    await work(key);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

/** The position of the intended chemical; -1 if it was not found. */
async function placesOf(store, asked) {
  const places = [];
  for (const { key, number } of asked)
    places.push((await store.search(key, 100)).findIndex((found) => found.number === number));
  return places;
}

/** How often the intended chemical comes first and on the first page, and the queries that miss it. */
async function relevance(store, pool, file) {
  console.log(`\n${file}`);
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  const queries = lines.map((line) => line.split('\t')).map(([kind, query, cas]) => ({ kind, query, cas }));
  const { rows } = await pool.query('select cas, number from chemicals.chemical_cas');
  const casOf = new Map(rows.map(({ cas, number }) => [number, cas]));
  const placed = [];
  for (const { kind, query, cas } of queries) {
    const found = await store.search(query, 10);
    placed.push({ kind, query, place: found.findIndex(({ number }) => casOf.get(number) === cas), first: found[0] });
  }
  for (const kind of [...new Set(queries.map((each) => each.kind)), 'all']) {
    const of = placed.filter((each) => kind === 'all' || each.kind === kind);
    const share = (met) => `${((100 * of.filter(met).length) / of.length).toFixed(1)} %`;
    console.log(
      `${kind.padEnd(15)} ${of.length} queries: first ${share(({ place }) => place === 0)}, on the first page ${share(({ place }) => place >= 0)}`,
    );
  }
  for (const { query, place, first } of placed.filter((each) => each.place !== 0))
    console.log(
      `  ${query}: ${place < 0 ? 'not on the first page' : `place ${place + 1}`}; first ${first?.matched ?? 'nothing'}`,
    );
}

/** Times of pages of the longest list and of words in it, compared with a read of the whole list. */
async function listTimes(lists, pool, words) {
  const { rows } = await pool.query(
    'select id, code, version, entries from chemicals.list order by entries desc limit 1',
  );
  const [{ id, code, version, entries }] = rows;
  const page = (text, number) => lists.entries({ code, version }, { text, page: number, size: 50 });
  const whole = (text) =>
    pool.query(
      `select said.number, coalesce(chemical.name, said.name) as name from chemicals.entry said left join chemicals.chemical chemical using (number)
       where said.list = $1 and strpos(lower(concat_ws(chr(10), chemical.name, said.name, said.cas, said.entry)), lower($2)) > 0
       order by lower(coalesce(chemical.name, said.name, said.cas, '')) collate "C" limit 50`,
      [id, text],
    );
  const pages = Array.from({ length: 50 }, () => below(Math.floor(entries / 50)));
  const times = {
    'a page of all': [
      await timesOf((number) => page('', number), pages),
      await timesOf(() => whole(''), pages.slice(0, 10)),
    ],
    'a word': [await timesOf((text) => page(text, 0), words), await timesOf(whole, words.slice(0, 10))],
  };
  for (const [what, [own, plain]] of Object.entries(times))
    console.log(
      `list of ${entries} entries, ${what}: median ${at(own, 0.5)} ms, p95 ${at(own, 0.95)} ms; read whole ${at(plain, 0.5)} ms`,
    );
}

async function loadAll() {
  const begun = performance.now();
  const { chemicals, names, memberships } = await loadChemicals(address, data);
  const seconds = (performance.now() - begun) / 1000;
  const rows = chemicals + names + memberships;
  console.log(
    `load: ${chemicals} chemicals, ${names} names, ${memberships} entries in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows/s)`,
  );
}

async function searchTimes(store) {
  // Names of ordinary length, of chemicals on several lists.
  const { rows: drawn } = await pool.query(
    `select name.name, cas.cas, name.number from chemicals.name join chemicals.chemical_cas cas using (number)
     where kind = 1 and rank < 50000 and len between 8 and 30 order by md5(name.name) limit $1`,
    [searches],
  );
  for (const [kind, keyOf] of Object.entries(kinds)) {
    const asked = drawn.map((row) => ({ key: keyOf(row), number: row.number })).filter(({ key }) => key.length > 2);
    const keys = asked.map(({ key }) => key);
    for (const key of keys.slice(0, 20)) await store.search(key, 100);
    const times = await timesOf((key) => store.search(key, 100), keys);
    const plain = await timesOf(
      (key) =>
        pool.query('select number, name from chemicals.name where name ilike $1 order by len limit 100', [`%${key}%`]),
      keys.slice(0, 20),
    );
    const places = await placesOf(store, asked);
    const first = places.filter((place) => place === 0).length;
    const page = places.filter((place) => place >= 0 && place < 10).length;
    const share = (count) => `${Math.round((100 * count) / asked.length)} %`;
    console.log(
      `${kind.padEnd(15)} median ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms; ILIKE ${at(plain, 0.5)} ms; the one meant is first ${share(first)}, on the first page ${share(page)}`,
    );
  }
  const words = drawn.map(({ name }) => name.slice(0, 8)).filter((word) => word.length > 4);
  await listTimes(postgresListStore(db), pool, words.slice(0, 50));
}

const folder = mkdtempSync(join(tmpdir(), 'gosds-bench-'));
const { db, pool, address, close } = await openMigratedDatabase({ dataFolder: folder }, console.error);
try {
  await loadAll();
  const store = postgresChemicalStore(db);
  if (!process.argv.includes('--relevance')) await searchTimes(store);
  await relevance(store, pool, 'queries.tsv');
  await relevance(store, pool, 'queries-unseen.tsv');
  await relevance(store, pool, 'queries-makers.tsv');
  await relevance(store, pool, 'queries-professional.tsv');
  await relevance(store, pool, 'queries-trades.tsv');
  await relevance(store, pool, 'queries-trades-unseen.tsv');
  await relevance(store, pool, 'queries-languages-unseen.tsv');
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}
