import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { postgresChemicalStore } from '@gosds/postgres/chemicals/chemical-store';
import { postgresListStore } from '@gosds/postgres/chemicals/list-store';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCommand } from './import-command.ts';

const data = repositoryFile('packages/testkit/src/chemical-data');
const folder = mkdtempSync(join(tmpdir(), 'gosds-import-'));
let database: TestDatabase;
const store = () => postgresChemicalStore(database.db);

beforeAll(async () => {
  database = await createTestDatabase();
  await loadChemicals(database.address, data);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const printed = { out: '', error: '' };
  const writeTo = (stream: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    return true;
  };
  const terminal = { write: writeTo('out'), writeError: writeTo('error') };
  const environment = { DATABASE_URL: database.url, CHEMICAL_DATA: data };
  return { exit: await importCommand(args, terminal, environment), ...printed };
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const head =
  'DTXSID,PREFERRED_NAME,CASRN,INCHIKEY,IUPAC_NAME,SMILES,MOLECULAR_FORMULA,AVERAGE_MASS,IDENTIFIER,RETIRED_CASRN';
const tris =
  'DTXSID1021409,Tris(2-chloroethyl) phosphate,115-96-8,,,O=P(OCCCl)(OCCCl)OCCCl,C6H12Cl3O4P,285.48,TCEP|Fyrol CEF,29716-44-7';
const mixture = 'DTXSID00873174,A mixture of esters,NOCAS_873174,,,,,,,';
const acetone = 'DTXSID8021482,2-Propanone,67-64-1,,,,C3H6O,58.08,Ketone propane,';
const dump = (...rows: string[]): string => `${[head, ...rows].join('\n')}\n`;

const first = async (pattern: string) => {
  const [found] = await store().search(pattern, 10);
  const [summary] = found ? await store().summaries([found.number]) : [];
  return summary;
};

describe('gosds import --from', () => {
  const packed = () => file('dsstox.csv.gz', gzipSync(dump(tris, mixture, acetone, tris)));

  it('tells in a dry run what would change, and changes nothing', async () => {
    const tried = await run('--from', 'dsstox', '--edition', '2024-01', '--dry-run', packed());
    expect(tried).toMatchObject({ exit: 0 });
    expect(tried.out).toBe(
      `Read 4 rows; 0 rows cannot be taken.
Chemicals: 2 would be added, 0 would be completed or changed, 0 taken away.
Among the added: Tris(2-chloroethyl) phosphate; A mixture of esters
Names: 5 would be added, 0 taken away.
Nothing was changed: this was a dry run.
`,
    );
    expect(await first('115-96-8')).toBeUndefined();
  });

  it('adds chemicals, names and other numbers to the data', async () => {
    const loaded = await run('--from', 'dsstox', '--edition', '2024-01', packed());
    expect(loaded).toMatchObject({ exit: 0, out: expect.stringContaining('Chemicals: 2 were added') });
    const found = await first('115-96-8');
    expect(found).toMatchObject({ name: 'Tris(2-chloroethyl) phosphate', cas: ['115-96-8', '29716-44-7'] });
    expect(found?.number).toBeGreaterThanOrEqual(10_000_000);
    expect(await first('29716-44-7')).toMatchObject({ number: found?.number });
    expect(await store().resolve(['29716-44-7', '115-96-8'])).toEqual([[found?.number], [found?.number]]);
    expect(await first('fyrol cef')).toMatchObject({ number: found?.number });
    expect(await first('DTXSID00873174')).toMatchObject({ name: 'A mixture of esters', cas: [] });
    // A chemical that the catalogue already has keeps its number and its name.
    expect(await first('ketone propane')).toMatchObject({ number: 1101, name: 'Acetone' });
  });

  it('does not import the same twice, and outlives a load of the data', async () => {
    const again = await run('--from', 'dsstox', '--edition', '2024-01', packed());
    expect(again).toMatchObject({ exit: 0, out: expect.stringContaining('searched already') });
    expect(await loadChemicals(database.address, data)).toEqual({ outcome: 'current' });
  });

  it('puts a newer edition in the place of the one before, which can be gone back to; numbers stay', async () => {
    const before = await first('115-96-8');
    const newer = file('newer.csv', `\uFEFF${dump(tris.replace('Tris(2-chloroethyl) phosphate', 'TCEP pure'))}`);
    const loaded = await run('--from', 'dsstox', '--edition', '2025-01', newer);
    expect(loaded.out).toContain('Chemicals: 0 were added, 1 was completed or changed, 1 taken away.');
    expect(await first('115-96-8')).toMatchObject({ number: before?.number, name: 'TCEP pure' });
    expect(await first('DTXSID00873174')).toBeUndefined();
    await run('--from', 'dsstox', '--edition', '2024-01', packed());
    expect(await first('DTXSID00873174')).toMatchObject({ name: 'A mixture of esters' });
    expect(await first('115-96-8')).toEqual(before);
  });

  it('keeps several substances of one CAS number apart, each with its names and its own identifier', async () => {
    const ofOneCas = (id: string, name: string) => `${id},${name},108-21-4,,,,,,,`;
    const rows = [ofOneCas('DTXSID9000001', 'Alpha one'), ofOneCas('DTXSID9000003', 'Gamma three')];
    // The same row twice is no further substance.
    const path = file('one-cas.csv', dump(...rows, ...rows));
    await run('--from', 'dsstox', '--edition', 'one-cas', path);
    const numbersOf = async (text: string) => (await store().search(text, 10)).map(({ number }) => number).toSorted();
    const [alpha = 0, ...others] = await numbersOf('alpha one');
    const [gamma = 0] = await numbersOf('gamma three');
    expect([alpha === gamma, others]).toEqual([false, []]);
    expect(await numbersOf('DTXSID9000003')).toEqual([gamma]);
    expect(await numbersOf('108-21-4')).toEqual([alpha, gamma].toSorted());
    expect((await store().resolve(['108-21-4']))[0]?.toSorted()).toEqual([alpha, gamma].toSorted());
    const named = file('one-entry.csv', 'cas,name,entry\n108-21-4,,named\n');
    await run('--from', 'general-list', ...listed('xx-one-cas'), '--edition', '1', named);
    for (const each of [alpha, gamma]) expect(await store().codesNaming(each)).toEqual(['xx-one-cas']);
    await run('--from', 'dsstox', '--edition', '2024-01', packed());
  });

  it('takes nothing where a row is faulty, and the other rows where that is asked for', async () => {
    const faulty = file('faulty.csv', dump(tris, acetone.replace('67-64-1', '67-64-2')));
    const refused = await run('--from', 'comptox-list', ...listed('ww-tests'), '--edition', '1', faulty);
    expect(refused).toMatchObject({ exit: 1, out: 'Read 1 row; 1 row cannot be taken.\n' });
    expect(refused.error).toContain(`${faulty}, line 3: The check digit of the CAS number 67-64-2 is wrong.`);
    expect(refused.error).toContain('Nothing was changed.');
    const taken = await run(
      '--from',
      'comptox-list',
      ...listed('ww-tests'),
      '--edition',
      '1',
      '--leave-out-faulty',
      faulty,
    );
    expect(taken).toMatchObject({
      exit: 0,
      out: expect.stringContaining('List ww-tests (new, edition 1): 1 entry was added'),
    });
  });

  const listed = (id: string) => ['--list', id, '--title', 'Tests', '--country', 'WORLD'];

  it('keeps the edition of a list that it replaces, and joins entries by a number that was given up', async () => {
    const list = (...rows: string[]) => `cas,name,entry\n${rows.join('\n')}\n`;
    const args = (edition: string, path: string) => [
      '--from',
      'general-list',
      ...listed('xx-own'),
      '--edition',
      edition,
      path,
    ];
    await run(...args('2025', file('a.csv', list('67-64-1,Acetone,one', '29716-44-7,,two', ',Lead compounds,group'))));
    const loaded = await run(...args('2026', file('b.csv', list('67-64-1,Acetone,other', '71-43-2,Benzene,new'))));
    expect(loaded.out).toContain('List xx-own (edition 2025 to 2026): 1 entry was added, 2 taken away, 1 changed.');
    const lists = postgresListStore(database.db);
    const page = await lists.entries({ code: 'xx-own', version: '2025' }, { text: '', page: 0, size: 50 });
    const tcep = await first('115-96-8');
    expect(page?.entries.map(({ number, entry }) => [number, entry])).toEqual(
      expect.arrayContaining([
        [tcep?.number, 'two'],
        [1101, 'one'],
        [null, 'group'],
      ]),
    );
  });

  it('tells the share of a mixture from which an entry counts, and that it was changed', async () => {
    const args = (edition: string, path: string) => [
      '--from',
      'general-list',
      ...listed('xx-shares'),
      '--edition',
      edition,
      path,
    ];
    const list = (...rows: string[]) => `cas,name,entry,from_percent,above_percent\n${rows.join('\n')}\n`;
    await run(...args('1', file('s.csv', list('67-64-1,,listed,0.1,', '71-43-2,,listed,,0.01', '108-88-3,,listed,,'))));
    const lists = postgresListStore(database.db);
    const page = await lists.entries({ code: 'xx-shares', version: '1' }, { text: '', page: 0, size: 50 });
    expect(page?.entries.map(({ cas, threshold }) => [cas, threshold])).toEqual(
      expect.arrayContaining([
        ['67-64-1', { at: 1_000_000, isAbove: false }],
        ['71-43-2', { at: 100_000, isAbove: true }],
        ['108-88-3', undefined],
      ]),
    );
    const changed = await run(
      ...args('2', file('t.csv', list('67-64-1,,listed,1,', '71-43-2,,listed,,0.01', '108-88-3,,listed,,'))),
    );
    expect(changed.out).toContain('0 entries were added, 0 taken away, 1 changed.');
  });

  it('is whole only by the word of the operator, who says whose list it is, by which act and when', async () => {
    const path = file('whole.csv', 'cas,name,entry\n67-64-1,,listed\n');
    const args = ['--from', 'general-list', ...listed('xx-whole'), path];
    const facts = ['--authority', 'Agency of XX', '--act', 'Act 1 of XX', '--licence', 'Open licence of XX'];
    const heldAs = async () =>
      (await store().lists())
        .filter(({ code }) => code === 'xx-whole')
        .map(({ completeness, authority, act, licence }) => [completeness, authority, act, licence]);
    await run(...args, '--edition', '2026-03', ...facts);
    expect(await heldAs()).toEqual([['partial', 'Agency of XX', 'Act 1 of XX', 'Open licence of XX']]);
    expect(await run(...args, '--edition', '2026-03', '--complete')).toMatchObject({
      ...{ exit: 2, error: expect.stringMatching(/--authority.*\n--act.*\n--licence/) },
    });
    expect(await run(...args, '--edition', 'spring', '--complete', ...facts)).toMatchObject({
      ...{ exit: 2, error: expect.stringContaining('is a date') },
    });
    const faulty = file('faulty.csv', 'cas,name,entry\n67-64-1,,listed\n67-64-2,,wrong\n');
    const cut = ['--from', 'general-list', ...listed('xx-whole'), '--edition', '2026-04', '--complete', ...facts];
    expect(await run(...cut, '--leave-out-faulty', faulty)).toMatchObject({
      ...{ exit: 1, error: expect.stringContaining('is not complete') },
    });
    expect(await run(...args, '--edition', '2026-03', '--complete', ...facts)).toMatchObject({ exit: 0 });
    expect(await heldAs()).toEqual([['complete', 'Agency of XX', 'Act 1 of XX', 'Open licence of XX']]);
  });

  it('is taken out again', async () => {
    const withdrawn = await run('--withdraw', 'dsstox');
    expect(withdrawn).toMatchObject({ exit: 0, out: expect.stringContaining('taken away') });
    expect(await first('DTXSID00873174')).toBeUndefined();
    expect(await first('acetone')).toMatchObject({ number: 1101 });
  });

  it.each([
    [
      'a file that is cut off',
      () => file('cut.csv.gz', gzipSync(dump(tris.repeat(50))).subarray(0, 60)),
      /cut\.csv\.gz: The gzip file is broken or cut off/,
    ],
    ['another layout', () => file('other.csv', 'PREFERRED_NAME,CASRN\nAcetone,67-64-1\n'), /other\.csv.*“DTXSID”/],
    ['no file', () => join(folder, 'nowhere.csv'), /nowhere\.csv/],
    ['no rows', () => file('none.csv', dump()), /There is no row/],
  ])('says what is wrong with %s, and changes nothing', async (_, path, message) => {
    const before = await store().state();
    const failed = await run('--from', 'dsstox', '--edition', 'x', path());
    expect(failed).toMatchObject({ exit: 1, error: expect.stringMatching(message) });
    expect(await store().state()).toEqual(before);
  });

  it('reads a table of any layout by columns that are named', async () => {
    const path = file('iecsc.csv', 'Nr.;CAS号;英文名称\n1;115-96-8;TCEP of China\n');
    const columns = ['--column', 'cas=CAS号', '--column', 'name=英文名称'];
    const loaded = await run(
      '--from',
      'general-list',
      '--list',
      'cn-iecsc-own',
      '--title',
      'IECSC',
      '--country',
      'CN',
      '--edition',
      '2026',
      ...columns,
      path,
    );
    expect(loaded).toMatchObject({ exit: 0, out: expect.stringContaining('List cn-iecsc-own') });
    expect(await first('TCEP of China')).toMatchObject({ name: 'Tris(2-chloroethyl) phosphate' });
  });

  it.each([
    [['--from', 'nobody', '--edition', '1', 'x'], /--from must be one of/],
    [['--from', 'dsstox', 'x'], /--edition is needed/],
    [['--from', 'dsstox', '--edition', '1'], /Name the files/],
    [['--from', 'comptox-list', '--edition', '1', 'x'], /--list is needed[^]*--title is needed/],
    [
      ['--from', 'general-list', '--edition', '1', '--list', 'xx-a', '--title', 'A', '--country', 'XX', 'x'],
      /--country must be a country/,
    ],
    [['--from', 'dsstox', '--edition', '1', '--list', 'xx-a', 'x'], /--list is for lists/],
    [['--from', 'dsstox', '--edition', '1', '--column', 'colour=A', 'x'], /--column colour is unknown/],
    [['--from', 'dsstox', '--edition', '1', '--encoding', 'ebcdic', 'x'], /--encoding must be one of/],
    [['--from', 'dsstox', '--unknown'], /unknown/i],
    [['--withdraw'], /^Usage/],
  ])('gives 2 for %j', async (args, message) => {
    expect(await run(...args)).toMatchObject({ exit: 2, error: expect.stringMatching(message) });
  });

  it('lists the sources', async () => {
    const { out } = await run('sources');
    expect(out).toMatch(/^dsstox +US Environmental Protection Agency: /);
    expect(out).toMatch(/\n +columns: DTXSID or DSSTox_Substance_Id, PREFERRED_NAME, CASRN/);
    expect(out).toContain('licence: Open Government Licence - Canada');
  });
});
