import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oracleOf, type WrittenName } from '../testing/search-oracle.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { householdWords } from './chemical-tables.ts';
import { findByName } from './find-names.ts';
import { loadChemicals } from './load-chemicals.ts';

const chemicals = 1200;
/** The rank of each is so much higher that half of them are not among the best known. */
const shift = householdWords - chemicals / 2;
const limit = 100;

/** The same numbers in each run. */
function makeRandom(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const of = (texts: readonly string[]): string => texts[below(texts.length)] ?? '';
  return { below, of };
}

const { below, of } = makeRandom(20_261_129);
const wordsIn = (text: string): readonly string[] => text.split(' ');
const stems = wordsIn('meth eth prop but pent hex tolu xyl naphth phen anil pyrid fur thi imidaz quinol silic sulf');
const ends = wordsIn('ane ene yne anol anal anone amine amide oate oic yl ether ide ite zin');
const groups = wordsIn('chloro bromo nitro amino hydroxy methoxy ethyl phenyl benzyl acetyl α- β- N,N-di');
const salts = ['', '', '', ' acid', ' acid, sodium salt', ' hydrochloride', ' acetate'];

const scripts = [
  wordsIn('二 三 氯 溴 硝基 甲基 苯 酚 醇 酸 磺酸 钠'),
  wordsIn('ди хлор бром метил этил бенз ол фен ин кислота'),
];

/** A name in Chinese or Russian. */
function nameInOtherLetters(): string {
  const syllables = scripts[below(scripts.length)] ?? [];
  return `${['', '', '2-', 'alpha-'][below(4)] ?? ''}${Array.from({ length: 2 + below(5) }, () => of(syllables)).join('')}`;
}

function someName(): string {
  if (below(6) === 0) return nameInOtherLetters();
  const parts = Array.from({ length: below(3) }, () => `${1 + below(6)}-${of(groups)}`);
  return `${parts.join('-')}${of(stems)}${of(ends)}${of(salts)}`;
}

/** Kinds 1 to 3: some chemicals share a name, as in life. */
const names: readonly WrittenName[] = Array.from({ length: chemicals }, (_, at) => [
  { number: at + 1, rank: at + 1 + shift, kind: 1, name: someName() },
  ...Array.from({ length: below(3) }, () => ({
    ...{ number: at + 1, rank: at + 1 + shift },
    kind: 2 + below(2),
    name: someName(),
  })),
]).flat();

function rowOf(number: number): string {
  const ofKind = (kind: number) =>
    names
      .filter((each) => each.number === number && each.kind === kind)
      .map(({ name }) => name)
      .join(' | ');
  return `${number},,,"${ofKind(1)}","${ofKind(2)}","${ofKind(3)}",,,,,,`;
}

const folder = mkdtempSync(join(tmpdir(), 'gosds-oracle-'));
let database: TestDatabase;

beforeAll(async () => {
  mkdirSync(join(folder, 'chemicals/lists'), { recursive: true });
  mkdirSync(join(folder, 'goods'));
  const rows = Array.from({ length: chemicals }, (_, at) => rowOf(at + 1));
  const head = 'number,cas,ec,name,synonyms,other_names,formula,molar_mass,smiles,inchikey,inchikey_computed,dtxsid';
  writeFileSync(join(folder, 'chemicals/identifiers.csv'), `${[head, ...rows].join('\n')}\n`);
  writeFileSync(
    join(folder, 'chemicals/lists.csv'),
    'id,country,topic,title,authority,act,version,completeness,licence,industries,sheet_list\n',
  );
  writeFileSync(join(folder, 'goods/entries.csv'), 'un,name,class,nos\n');
  database = await createTestDatabase();
  await loadChemicals(database.address, folder);
  await database.pool.query('update chemicals.name set rank = rank + $1', [shift]);
  await database.pool.query('update chemicals.well_known set rank = rank + $1', [shift]);
  await database.pool.query('delete from chemicals.known_name where rank + $1 > $2', [shift, householdWords]);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789氯苯酸боие');

/** One letter too few, too many, another, or two of them swapped. */
function withError(text: string): string {
  const at = below(Math.max(1, text.length - 1));
  const letter = letters[below(letters.length)] ?? 'a';
  const made = ['', letter, `${letter}${text.charAt(at)}`, `${text.charAt(at + 1)}${text.charAt(at)}`];
  const way = below(made.length);
  return `${text.slice(0, at)}${made[way] ?? ''}${text.slice(at + (way === 3 ? 2 : 1))}`;
}

const anyName = (): string => names[below(names.length)]?.name ?? '';

const waysToAsk: readonly (() => string)[] = [
  anyName,
  () => anyName().slice(0, 1 + below(8)),
  () => anyName().slice(below(4), 5 + below(10)),
  () => anyName().split(/[ -]/).toReversed().slice(0, 3).join(' '),
  () => withError(anyName()),
  () => withError(anyName()),
  () => withError(withError(anyName())),
  () => Array.from({ length: 1 + below(12) }, () => letters[below(letters.length)] ?? '').join(''),
];

/** The rows of names that the database reads for what a person types, where it takes the indexes of letters as in a large catalogue. */
async function readFor(asked: string): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; discard plans; set local enable_indexscan = off; set local enable_indexonlyscan = off');
    const read = async () => {
      const { rows } = await client.query<{ read: number }>(
        `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where schemaname = 'chemicals' and relname = 'name'`,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    const key = nameKey(asked);
    await client.query('select * from chemicals.find_names($1, $2, 100)', [key, [key]]);
    return (await read()) - before;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the search of names', () => {
  it('finds for 500 queries what reading every name finds, in the same order', async () => {
    const askOracle = oracleOf(names);
    const queries = Array.from({ length: 500 }, (_, at) => waysToAsk[at % waysToAsk.length]?.() ?? '');
    const differing: unknown[] = [];
    const met = new Set<string>();
    for (const query of queries) {
      const found = (await findByName(database.db, query, limit)).map(({ number, match }) => `${match} ${number}`);
      const expected = askOracle(query, limit).map(({ number, match }) => `${match} ${number}`);
      for (const each of expected) met.add(each.split(' ')[0] ?? '');
      if (found.join() !== expected.join()) differing.push({ query, found, expected });
    }
    expect(differing.slice(0, 3)).toEqual([]);
    // Each way of finding was asked.
    expect([...met].toSorted()).toEqual(['alike', 'beginning', 'exact', 'part', 'within', 'word']);
  });

  it.each(['二甲苯酚', 'метилбензол', 'メチルベンゼンスルホン酸', '2-chloroethyl'])(
    '“%s” reads few names',
    async (asked) => {
      expect(await readFor(asked)).toBeLessThan(names.length / 8);
    },
  );
});
