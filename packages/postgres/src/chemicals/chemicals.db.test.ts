import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresChemicalStore } from './chemical-store.ts';
import { loadChemicals } from './load-chemicals.ts';

const fixture = repositoryFile('packages/testkit/src/chemical-data');
const copies: string[] = [];

/** A folder of chemicals like the fixture, with some files otherwise. */
function changed(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-chemicals-'));
  copies.push(folder);
  cpSync(fixture, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

let database: TestDatabase;
const store = () => postgresChemicalStore(database.db);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  for (const folder of copies) rmSync(folder, { recursive: true });
});

const namesOf = async (pattern: string) => {
  const found = await store().search(pattern, 100);
  const summaries = await store().summaries(found.map(({ number }) => number));
  return summaries.map(({ name }, at) => `${found[at]?.match}: ${name}`);
};

describe('a catalogue of chemicals', () => {
  it('says that nothing is loaded before the first load', async () => {
    expect(await store().state()).toBeNull();
  });

  it('is loaded once, and tells how far it is', async () => {
    const parts: number[] = [];
    const loaded = await loadChemicals(database.address, fixture, (_, part) => parts.push(part));
    expect(loaded).toMatchObject({ outcome: 'loaded', chemicals: 19 });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(await store().state()).toMatchObject({ chemicals: 19, lists: 7 });
    expect(await loadChemicals(database.address, fixture)).toEqual({ outcome: 'current' });
  });

  it('is not replaced by an earlier version of the program, which may have older lists', async () => {
    await database.pool.query(`insert into migration (name) values ('9999-of-a-later-version')`);
    const older = changed({ 'chemicals/lists/x.csv': '' });
    expect(await loadChemicals(database.address, older)).toEqual({ outcome: 'outdated' });
    expect(await store().state()).toMatchObject({ chemicals: 19, lists: 7 });
    await database.pool.query(`delete from migration where name = '9999-of-a-later-version'`);
  });

  it('is not loaded by two at a time', async () => {
    const client = await database.pool.connect();
    await client.query('select pg_advisory_lock(7306202)');
    expect(await loadChemicals(database.address, changed({ 'chemicals/lists/x.csv': '' }))).toEqual({
      outcome: 'busy',
    });
    await client.query('select pg_advisory_unlock(7306202)');
    client.release();
  });

  it.each([
    ['chemicals/lists/int-iarc.csv', 'cas,name,entry\n67-64-1,"Acetone\n', /int-iarc\.csv, row \d+/],
    [
      'chemicals/lists.csv',
      'id,country,topic,title,authority,act,version,completeness,licence,industries\na,EU,b,c,d,e,f,whole,g,\n',
      /lists\.csv, row 2: completeness/,
    ],
    ['chemicals/identifiers.csv', 'number,cas\nx,67-64-1\n', /identifiers\.csv, row 2: number/],
  ])('serves on from before where %s has a fault', async (file, text, message) => {
    await expect(loadChemicals(database.address, changed({ [file]: text }))).rejects.toThrow(message);
    expect(await namesOf('67-64-1')).toEqual(['identifier: Acetone']);
  });

  it('can be loaded again as soon as a load has failed', async () => {
    const faulty = changed({ 'chemicals/lists/int-iarc.csv': 'cas,name,entry\n67-64-1,"Acetone\n' });
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(loadChemicals(database.address, faulty)).rejects.toThrow(/int-iarc/);
    }
  });
});

describe('search', () => {
  it.each([
    ['acetone', ['exact: Acetone', 'beginning: Acetone cyanohydrin']],
    ['67-64-1', ['identifier: Acetone']],
    ['67641', ['identifier: Acetone']],
    ['200-662-2', ['identifier: Acetone']],
    ['UN1090', ['identifier: Acetone']],
    ['CW1101', ['identifier: Acetone']],
    ['CSCPPACGZOOCGX-UHFFFAOYSA-N', ['identifier: Acetone']],
    ['CH3COCH3', ['formula: Acetone']],
    ['propan-2-one', ['exact: Acetone']],
    ['Salzsäure', []],
    ['aceotne', ['alike: Acetone']],
    ['formaldehid', ['alike: Formaldehyde']],
    ['tolueen', ['exact: Toluene']],
    ['acetate ethyl', ['word: Ethyl acetate']],
    ['β-pinene', ['exact: Pin-2(10)-ene']],
    ['lead', ['beginning: Lead compounds']],
    ['Test_oil', ['word: 5% \\ Test_oil, <b>bold</b>']],
    ["' or 1=1 --", []],
    ['%', []],
    ['_', []],
    ['67-64-2', []],
    ['qqqqqq', []],
    ['7-7-7-7', []],
  ])('finds for “%s”', async (pattern, found) => {
    const names = await namesOf(pattern);
    expect(names.map((name) => name.toLowerCase())).toEqual(found.map((name) => name.toLowerCase()));
  });

  it('finds nothing for ten thousand letters', async () => {
    expect(await namesOf('x'.repeat(10_000))).toEqual([]);
  });

  it('puts the best known first for a few letters', async () => {
    const [first] = await namesOf('acet');
    // Five of the seven lists name it, four acetone.
    expect(first).toBe('beginning: Acetaldehyde');
    expect((await namesOf('a')).length).toBeGreaterThan(0);
  });

  it('finds a chemical without a name by its number, and one without a CAS number by its name', async () => {
    const [unnamed] = (await store().summaries([999_001, 999_002])).filter(({ cas }) => cas.length === 0);
    expect(unnamed).toMatchObject({ name: 'Lead compounds', cas: [] });
  });
});

describe('texts by the line', () => {
  it.each([
    ['67-64-1', [1101]],
    ['Propan-2-one', [1101]],
    ['CW1101', [1101]],
    ['200-662-2', [1101]],
    ['CSCPPACGZOOCGX-UHFFFAOYSA-N', [1101]],
    // A share beside the name, and a simple ester in another language.
    ['acetone 98 %', [1101]],
    ['acétate d’éthyle 5%', [1120]],
    ['aceto', []],
    ['acetone, technical', []],
    ['acetone / benzene', []],
    ['UN1090', []],
    ['67-64-2', []],
    ['%', []],
  ])('“%s” is resolved', async (text, numbers) => {
    expect(await store().resolve(['nothing at all', text])).toEqual([[], numbers]);
  });

  it('are a thousand at once', async () => {
    const texts = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? '67-64-1' : `unknown ${at}`));
    const resolved = await store().resolve(texts);
    expect(resolved.filter((numbers) => numbers[0] === 1101)).toHaveLength(500);
  });

  it('have the lists that name them', async () => {
    const [acetone, benzene] = (await store().resolve(['acetone', 'benzene'])).map(([number = 0]) => number);
    const matches = await store().matchesOf([acetone ?? 0, benzene ?? 0]);
    const limits = matches.find(({ list }) => list.code === 'us-osha-permissible-limits');
    expect(limits?.chemicals.map(({ number }) => number)).toEqual([acetone, benzene]);
    expect(matches.find(({ list }) => list.code === 'int-iarc')?.chemicals).toHaveLength(1);
    expect(await store().matchesOf([5])).toEqual([]);
  });
});

describe('a chemical', () => {
  it('has its facts, and the entries of each list that names it', async () => {
    expect(await store().find(1101)).toMatchObject({
      name: 'Acetone',
      cas: ['67-64-1'],
      formula: 'C3H6O',
      molarMass: '58.079',
      smiles: 'CC(=O)C',
      goods: [{ un: '1090', class: '3' }],
    });
    const listings = await store().listingsOf(1101);
    expect(listings.find(({ list }) => list.code === 'us-osha-permissible-limits')).toMatchObject({
      list: { authority: 'Occupational Safety and Health Administration', completeness: 'partial' },
      entries: [{ entry: 'TWA 1000 ppm (2400 mg/m3)' }],
    });
    expect(listings.some(({ list }) => list.code === 'eu-svhc-candidate-list')).toBe(false);
  });

  it('that does not exist is undefined', async () => {
    expect(await store().find(5)).toBeUndefined();
    expect(await store().summaries([5])).toEqual([]);
  });
});

describe('the transport entries of a chemical', () => {
  it('are those of its name, of its record, and of its substance in a state or strength', async () => {
    const goodsOf = async (name: string) => (await store().find((await store().resolve([name]))[0]?.[0] ?? 0))?.goods;
    const folder = changed({
      'substances/properties.csv':
        'id,name,property,value\n1101,Acetone,UN number,1145\n1101,Acetone,boiling point,56\n',
      'goods/named-forms.csv': 'substances,name,un\n67-64-1 50-00-0,acetone,1541 1830\n',
      'goods/named-solutions.csv': 'substances,un\n108-88-3,1830\n108-88-3,\n',
    });
    expect(await loadChemicals(database.address, folder)).toMatchObject({ outcome: 'loaded' });
    expect(await goodsOf('acetone')).toEqual([
      { un: '1090', class: '3' },
      { un: '1145', class: '3' },
      { un: '1541', class: '6.1' },
      { un: '1830', class: '8' },
    ]);
    expect(await goodsOf('toluene')).toEqual([
      { un: '1294', class: '3' },
      { un: '1830', class: '8' },
    ]);
    expect(await store().search('UN1830', 10)).not.toEqual([]);
    expect(await loadChemicals(database.address, fixture)).toMatchObject({ outcome: 'loaded' });
    expect(await goodsOf('acetone')).toEqual([{ un: '1090', class: '3' }]);
  });
});

describe('a load after searches', () => {
  it('is searched by the connections that planned their statements before it', async () => {
    // An empty line more: other data, with the same facts.
    const more = changed({
      'goods/entries.csv': `${readFileSync(join(fixture, 'goods/entries.csv'), 'utf8')}\n`,
    });
    expect(await loadChemicals(database.address, more)).toMatchObject({ outcome: 'loaded' });
    expect(await namesOf('acetone')).toEqual(['exact: Acetone', 'beginning: Acetone cyanohydrin']);
    expect(await namesOf('aceotne')).toEqual(['alike: Acetone']);
    expect(await store().find(1101)).toMatchObject({ name: 'Acetone' });
  });
});
