// The same names in SQLite's command-line program: an index of whole names, and FTS5 with trigrams. Times are processor
// times that SQLite reports.
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

/** Undefined if the program is not installed or its version has no trigrams. */
export function sqliteVersion() {
  const { status, stdout } = spawnSync('sqlite3', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const version = stdout.split(' ')[0];
  const [major, minor] = version.split('.').map(Number);
  return major > 3 || minor >= 34 ? version : undefined;
}

function run(file, text) {
  const { status, stdout, stderr } = spawnSync('sqlite3', ['-batch', file], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`sqlite3: ${stderr}`);
  return stdout;
}

/** Copies the names page by page, so that a catalogue of any size needs little memory. */
export async function namesToSqlite(client, folder) {
  const lines = createWriteStream(join(folder, 'names.tsv'));
  await client.query('begin');
  await client.query('declare copied cursor for select number, name from chemicals.name order by len, key');
  for (;;) {
    const { rows } = await client.query('fetch 20000 from copied');
    if (rows.length === 0) break;
    const text = rows.map(({ number, name }) => `${number}\t${name.replaceAll(/["\t]/g, ' ')}\n`).join('');
    if (!lines.write(text)) await once(lines, 'drain');
  }
  await client.query('commit');
  lines.end();
  await once(lines, 'finish');
  const file = join(folder, 'names.sqlite');
  const begun = performance.now();
  run(
    file,
    `pragma journal_mode = off; pragma synchronous = off;
create table name (number integer, name text collate nocase);
.mode tabs
.import ${join(folder, 'names.tsv')} name
create index by_name on name (name);
create virtual table words using fts5 (name, content = 'name', tokenize = 'trigram', detail = full);
insert into words (rowid, name) select rowid, name from name;
analyze;`,
  );
  return { file, seconds: (performance.now() - begun) / 1000 };
}

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const phrase = (text) => `"${text.replaceAll('"', ' ')}"`;

const asFts = (words) =>
  `select name.number, name.name from words join name on name.rowid = words.rowid where words match ${quoted(
    words.map(phrase).join(' '),
  )} order by length(name.name) limit 100;`;

/** The SQLite query for each kind of search; undefined if SQLite has none. */
export const sqliteQueries = {
  exact: (key) => `select number, name from name where name = ${quoted(key)} limit 100;`,
  beginning: (key) =>
    `select number, name from name where name >= ${quoted(key)} and name < ${quoted(`${key}\u{10ffff}`)} order by length(name) limit 100;`,
  'part of a name': (key) => asFts([key]),
  'several words': (key) => asFts(key.split(' ').filter((word) => word.length > 2)),
};

/** Processor milliseconds of each query, sorted; the best of `tries`. */
export function sqliteTimes(file, queries, tries) {
  const asked = queries.flatMap((query) => Array.from({ length: tries }, () => query));
  const out = run(file, `.output /dev/null\n.timer on\n${asked.join('\n')}\n`);
  const times = [...out.matchAll(/Run Time: real [\d.]+ user ([\d.]+) sys ([\d.]+)/g)].map(
    ([, user, system]) => 1000 * (Number(user) + Number(system)),
  );
  if (times.length !== asked.length) throw new Error(`SQLite told ${times.length} times of ${asked.length} queries.`);
  return queries.map((_, at) => Math.min(...times.slice(at * tries, (at + 1) * tries))).toSorted((a, b) => a - b);
}
