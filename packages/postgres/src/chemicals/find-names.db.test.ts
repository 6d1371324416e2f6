import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisoryLocks } from '../advisory-locks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresChemicalStore } from './chemical-store.ts';
import { householdWords, wellKnownNames } from './chemical-tables.ts';
import { findByName } from './find-names.ts';
import { loadChemicals } from './load-chemicals.ts';

const [lead, oil] = [999_001, 999_002];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadChemicals(database.address, repositoryFile('packages/testkit/src/chemical-data'));
});
afterAll(() => database.drop());

const found = async (pattern: string) => {
  const names = await findByName(database.db, pattern, 10);
  return names.map(({ match, matched }) => `${match}: ${matched}`);
};

const chosenAnew = `drop table chemicals.well_known; ${wellKnownNames('chemicals')}`;

/** Gives a chemical one name more, as of a chemical of this rank. */
async function named(number: number, name: string, { kind, rank }: { readonly kind: number; readonly rank: number }) {
  await database.pool.query(
    `insert into chemicals.name (number, kind, position, tier, len, rank, key, name)
     values ($1, $2, 9, (select tier from chemicals.name where len = length($3) limit 1), length($3), $4, $3, $5)`,
    [number, kind, nameKey(name), rank, name],
  );
  await database.pool.query(chosenAnew);
}

describe('a name beside something else', () => {
  it.each([
    ['sulfuric acid 98%', 'word: Sulfuric acid'],
    ['acetone, technical grade', 'word: Acetone'],
    ['硫酸 98%', 'word: 硫酸'],
    ['acid 硫酸', 'word: 硫酸'],
    ['硫酸 sulfuric acid', 'word: 硫酸'],
    ['toluene / 甲苯', 'word: Toluene'],
    // Neither whole nor well written: looked up without the share.
    ['sulfiric acid 98%', 'alike: Sulfuric acid'],
    ['acetonne 20 %ig', 'alike: Acetone'],
    // An amount, a pack, a strength.
    ['Acetone 4x2.5L', 'word: Acetone'],
    ['0,5 mol/l Sulfuric acid', 'word: Sulfuric acid'],
    // A maker, the number of an article, another word.
    ['Merck 1.00014 Acetone', 'within: Acetone'],
    ['Sulfuric acid Selectipur drums', 'within: Sulfuric acid'],
    ['Acidum sulfuricum 96%', 'alike: Sulfuric acid'],
  ])('“%s” finds %s first', async (pattern, first) => {
    expect((await found(pattern))[0]).toBe(first);
  });

  it('is found alone, without what is spelled like the whole text', async () => {
    expect(await found('sulfuric acid 98%')).toEqual(['word: Sulfuric acid']);
  });

  it.each(['acetone-free thinner', 'Verdünner ohne Acetone', 'sodium foobarate 25 kg'])(
    'is not taken from “%s”, which names something else',
    async (pattern) => {
      expect(await found(pattern)).toEqual([]);
    },
  );

  it('is not looked for where the whole text is a name', async () => {
    expect(await found('Glacial acetic acid')).toEqual(['exact: Glacial acetic acid']);
  });
});

describe('an index number of CLP Annex VI', () => {
  it('finds the chemicals of its entry', async () => {
    await named(lead, '082-001-00-6', { kind: 3, rank: 900 });
    const met = await postgresChemicalStore(database.db).search('Index No. 082-001-00-6', 10);
    expect(met).toEqual([{ number: lead, match: 'identifier', matched: 'Index No. 082-001-00-6' }]);
  });
});

describe('words in another order', () => {
  it('find the well-known name that has just these words before what begins as typed', async () => {
    await named(lead, 'acetate ethylic', { kind: 1, rank: 9000 });
    expect((await found('acetate ethyl')).slice(0, 2)).toEqual(['word: Ethyl acetate', 'beginning: acetate ethylic']);
  });
});

describe('the systematic name of a salt in another language', () => {
  it('finds its English name, where no well-known name holds the words', async () => {
    await named(oil, 'potassium chromate', { kind: 1, rank: 900 });
    expect((await found('Kaliumchromat'))[0]).toBe('word: potassium chromate');
    expect((await found('クロム酸カリウム'))[0]).toBe('word: potassium chromate');
    await named(lead, 'de potassium (chromate)', { kind: 2, rank: 800 });
    expect((await found('chromate de potassium'))[0]).toBe('word: de potassium (chromate)');
  });
});

describe('a misspelt name', () => {
  it.each([
    ['acetonne', 'alike: Acetone'],
    ['fenol', 'exact: Fenol'],
    ['phormaldehyd', 'alike: Formaldehyd'],
    ['benzenne', 'alike: Benzene'],
    // The systematic names of acids in other languages, whole and with the letters that languages leave out.
    ['Perfluorooctansäure', 'alike: Perfluorooctanoic acid'],
    ['Perfluoroctansäure', 'alike: Perfluorooctanoic acid'],
    ['ácido perfluorooctanoico', 'alike: Perfluorooctanoic acid'],
    ['acide perfluorooctanoïque', 'alike: Perfluorooctanoic acid'],
    ['perfluoroctaanzuur', 'alike: Perfluorooctanoic acid'],
    ['ciclohexane', 'alike: Ciclohexano'],
    ['acteone', 'alike: Acetone'],
    ['formaldhyd', 'alike: Formaldehyd'],
    // Two errors that sound otherwise.
    ['fotmaldehyr', 'alike: Formaldehyd'],
  ])('“%s” finds %s first', async (pattern, first) => {
    expect((await found(pattern))[0]).toBe(first);
  });

  it('has the digits of the text: another number is another chemical', async () => {
    await named(oil, 'Seriol 320', { kind: 3, rank: 900 });
    expect(await found('Seriol 328')).toEqual([]);
    expect(await found('Seroil 320')).toEqual(['alike: Seriol 320']);
  });

  it.each(['fenol', 'acetone', 'formaldehyd'])('is found wherever one letter of “%s” is wrong', async (key) => {
    const places = Array.from(key).map((_, at) => at);
    const around = (at: number, length: number, between: string) => key.slice(0, at) + between + key.slice(at + length);
    const swapped = places.slice(1).map((at) => around(at - 1, 2, `${key.charAt(at)}${key.charAt(at - 1)}`));
    const others = places.flatMap((at) => [around(at, 1, ''), around(at, 1, '7'), around(at, 0, '7')]);
    const distances = async (asked: string) => {
      const { rows } = await database.pool.query<{ distance: number }>(
        `select distinct distance from chemicals.alike_by_1($1) where matched in
          (select name from chemicals.name where key = $2)`,
        [asked, key],
      );
      return rows.map(({ distance }) => distance);
    };
    for (const asked of swapped) expect([asked, await distances(asked)]).toEqual([asked, [0]]);
    for (const asked of [...others, `${key}7`]) expect([asked, await distances(asked)]).toEqual([asked, [1]]);
    expect(await distances(`7${key}7`)).toEqual([]);
    expect(await distances(key)).toEqual([]);
  });

  it('of what everybody knows goes before what only a little known name holds', async () => {
    await named(lead, 'Acetone c-salt', { kind: 1, rank: householdWords + 1 });
    // The cyanohydrin is well known: what begins as typed comes first.
    expect(await found('acetonec')).toEqual(['beginning: Acetone cyanohydrin', 'beginning: Acetone c-salt']);
    await database.pool.query('update chemicals.name set rank = $1 where key like $2', [
      householdWords + 1,
      'acetonec%',
    ]);
    await database.pool.query(chosenAnew);
    expect((await found('acetonec'))[0]).toBe('alike: Acetone');
    expect(await found('acetonec')).toContain('beginning: Acetone c-salt');
  });
});

describe('words that lack their last letters', () => {
  afterAll(async () => {
    await database.pool.query(`delete from chemicals.name where position = 9`);
    await database.pool.query(chosenAnew);
  });

  it.each([
    [householdWords, ['word: Acetone glycol', 'beginning: Acetonglycolacetat']],
    [householdWords + 1, ['beginning: Acetonglycolacetat', 'word: Acetone glycol']],
  ])('find a name of rank %d before or after one that runs over their ends', async (rank, names) => {
    await named(oil, 'Acetonglycolacetat', { kind: 2, rank: householdWords });
    await named(lead, 'Acetone glycol', { kind: 1, rank });
    expect(await found('aceton glycol')).toEqual(names);
    // What goes on as typed comes first.
    await named(lead, 'Aceton glycole', { kind: 1, rank: householdWords + 9 });
    expect((await found('aceton glycol'))[0]).toBe('beginning: Aceton glycole');
    await database.pool.query(`delete from chemicals.name where position = 9`);
  });
});

describe('a misspelt name that a well-known one holds inside a word', () => {
  it('is that of what everybody knows: etylbenzene is no acetylbenzene', async () => {
    await named(lead, 'Triacetonnebenzene', { kind: 1, rank: householdWords });
    expect((await found('acetonne'))[0]).toBe('alike: Acetone');
    expect(await found('acetonne')).toContain('part: Triacetonnebenzene');
  });

  it('is what was typed where a word of it begins so', async () => {
    await named(lead, 'Tri acetonnebenzene', { kind: 1, rank: householdWords });
    expect((await found('acetonne'))[0]).toBe('word: Tri acetonnebenzene');
    await database.pool.query('delete from chemicals.name where number = $1 and rank = $2', [lead, householdWords]);
  });
});

describe('a name that several chemicals have', () => {
  it('is that of the best known, though another one has it as its preferred name', async () => {
    await named(lead, 'Methylbenzene', { kind: 1, rank: 9000 });
    expect((await findByName(database.db, 'methylbenzene', 10)).map(({ number }) => number).slice(0, 2)).toEqual([
      1221,
      lead,
    ]);
  });

  it('is not that of the best known where a single source alone calls it so', async () => {
    await named(oil, 'Toluol extra', { kind: 3, rank: 2 });
    await named(lead, 'Toluol extra', { kind: 2, rank: 40 });
    expect((await findByName(database.db, 'toluol extra', 10))[0]).toMatchObject({ number: lead, match: 'exact' });
  });

  it('is that of the one whose name has the umlauts as typed: an oil is no alcohol', async () => {
    await named(lead, 'Citronellol', { kind: 1, rank: 40 });
    await named(oil, 'Citronellöl', { kind: 3, rank: 60 });
    const numbers = async (typed: string) => (await findByName(database.db, typed, 10)).map(({ number }) => number);
    expect(await numbers('Citronellöl')).toEqual([oil, lead]);
    expect(await numbers('citronelloel')).toEqual([oil, lead]);
    expect(await numbers('Citronellol')).toEqual([lead, oil]);
  });
});

describe('a name in another script', () => {
  beforeAll(async () => {
    for (const [at, name] of ['二甲苯酚磺酸', '二甲苯', '混合二甲苯', 'Диметилбензол', '2-丁酮'].entries())
      await named(lead + 10 + at, name, { kind: 2, rank: 7000 + at });
  });

  it.each([
    ['二甲苯酚', ['beginning: 二甲苯酚磺酸']],
    ['合二甲', ['part: 混合二甲苯']],
    // Cyrillic letters are read as Latin ones, and what everybody knows comes before a part of a longer name.
    ['метилбензол', ['alike: methylbenzol']],
    ['二甲苯 混合', ['part: 混合二甲苯']],
    // One error, two errors, and a letter of another script that looks like ours.
    ['диметелбензол', ['alike: Диметилбензол']],
    ['диметелпензол', ['alike: Диметилбензол']],
    ['аcetone', ['exact: Acetone']],
  ])('“%s” finds %j', async (pattern, expected) => {
    expect((await found(pattern)).slice(0, expected.length)).toEqual(expected);
  });
});

describe('what an earlier version loaded', () => {
  it('is searched by the functions that this version makes for it', async () => {
    await database.pool.query(
      `drop table chemicals.trigram, chemicals.well_known; drop function chemicals.find_names; drop function chemicals.sounds_like;
       drop function chemicals.alike_by_2; drop function chemicals.alike_in_other_letters`,
    );
    // Several ask at once, while an import of many minutes reads its files.
    const reader = await database.pool.connect();
    await reader.query('select pg_advisory_lock($1)', [advisoryLocks.stage]);
    const asked = ['acetone', 'acetonne', 'acetate ethyl', 'ацетонн'];
    const all = await Promise.all(asked.map(found));
    await reader.query('select pg_advisory_unlock($1)', [advisoryLocks.stage]);
    reader.release();
    expect(all.map(([first]) => first)).toEqual([
      'exact: Acetone',
      'alike: Acetone',
      'word: Ethyl acetate',
      'alike: Aceton',
    ]);
  });

  it('is searched without the table of sounds', async () => {
    await database.pool.query('drop table chemicals.spelling');
    expect((await found('acetonne'))[0]).toBe('alike: Acetone');
  });
});
