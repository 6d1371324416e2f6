import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Differing } from '@gosds/usecases/chemicals/list-store';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresListStore } from './list-store.ts';
import { loadChemicals } from './load-chemicals.ts';

const fixture = repositoryFile('packages/testkit/src/chemical-data');
const candidates = 'eu-svhc-candidate-list';
const copies: string[] = [];

/** A folder like the fixture, in which the Candidate List has an edition and entries of its own. */
function withEdition(version: string, entries: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-editions-'));
  copies.push(folder);
  cpSync(fixture, folder, { recursive: true });
  const lists = join(folder, 'chemicals/lists.csv');
  writeFileSync(lists, readFileSync(lists, 'utf8').replace('2026-02-22', version));
  writeFileSync(join(folder, `chemicals/lists/${candidates}.csv`), `cas,name,entry,from_percent\n${entries}`);
  return folder;
}

let database: TestDatabase;
const store = () => postgresListStore(database.db);
const all = { page: 0, size: 50 };
beforeAll(async () => {
  database = await createTestDatabase();
  await loadChemicals(database.address, fixture);
});
afterAll(async () => {
  await database.drop();
  for (const folder of copies) rmSync(folder, { recursive: true });
});

const entriesOf = async (version: string, text = '') =>
  (await store().entries({ code: candidates, version }, { ...all, text }))?.entries.map(({ name }) => name);

describe('a list', () => {
  it('has its record, one edition, and its entries with chemical and threshold', async () => {
    expect(await store().record(candidates)).toMatchObject({ code: candidates, entries: 1, version: '2026-02-22' });
    expect(await store().editions(candidates)).toMatchObject([{ version: '2026-02-22', state: 'served', entries: 1 }]);
    expect(await store().entries({ code: candidates, version: '2026-02-22' }, { ...all, text: '' })).toEqual({
      total: 1,
      entries: [
        {
          ...{ number: expect.any(Number), cas: '335-67-1', name: 'Perfluorooctanoic acid' },
          entry: expect.stringContaining('PBT'),
          threshold: { at: 1_000_000, isAbove: false },
        },
      ],
    });
  });

  it('is narrowed by a text as it is written, and comes a page at a time', async () => {
    const inventory = { code: 'eu-ec-inventory', version: '2022' };
    const first = await store().entries(inventory, { page: 0, size: 10, text: '' });
    const second = await store().entries(inventory, { page: 1, size: 10, text: '' });
    expect(first?.total).toBe(16);
    const names = [...(first?.entries ?? []), ...(second?.entries ?? [])].map(({ name }) => name?.toLowerCase());
    expect(names).toHaveLength(16);
    expect(names).toEqual(names.toSorted());
    const found = await store().entries(inventory, { ...all, text: 'ACETONE' });
    expect(found?.total).toBe(2);
    expect((await store().entries(inventory, { ...all, text: '%' }))?.total).toBe(0);
    expect((await store().entries(inventory, { ...all, text: "' or 1=1 --" }))?.total).toBe(0);
  });

  it('that is not there has nothing', async () => {
    expect(await store().record('no-list')).toBeUndefined();
    expect(await store().editions('no-list')).toEqual([]);
    expect(await store().entries({ code: candidates, version: '1999' }, { ...all, text: '' })).toBeUndefined();
    const key = { code: candidates, version: '2026-02-22' };
    expect(await store().difference(key, { ...key, version: '1999' }, { ...all, kinds: ['same'] })).toBeUndefined();
  });
});

describe('two lists', () => {
  it('differ by what only one of them names', async () => {
    const iarc = { code: 'int-iarc', version: '2024-05' };
    const inventory = { code: 'eu-ec-inventory', version: '2022' };
    const found = await store().difference(iarc, inventory, { ...all, kinds: ['removed'] });
    expect(found?.counts).toEqual({ removed: 2, added: 8, changed: 8, same: 0 });
    expect(found?.rows).toMatchObject([
      { number: null, cas: null, name: 'Lead compounds, inorganic', before: [{ threshold: undefined }], after: [] },
      { number: null, cas: null, name: 'Lead compounds, organic', after: [] },
    ]);
    const both = await store().difference(iarc, inventory, { page: 0, size: 3, kinds: ['changed', 'same'] });
    expect(both?.rows.map(({ name }) => name)).toEqual(['Acetaldehyde', 'Benzene', 'Formaldehyde']);
    expect(both?.rows[0]?.before).toHaveLength(2);
    expect(both?.rows[0]?.after).toEqual([{ entry: '200-836-8', threshold: undefined }]);
  });

  it('that are one list do not differ', async () => {
    const key = { code: 'eu-ec-inventory', version: '2022' };
    const found = await store().difference(key, key, { ...all, kinds: ['added', 'removed', 'changed'] });
    expect(found).toEqual({ counts: { removed: 0, added: 0, changed: 0, same: 16 }, rows: [] });
  });
});

describe('a newer edition of a list', () => {
  const before = { code: candidates, version: '2026-02-22' };
  const after = { code: candidates, version: '2026-06-20' };

  it('serves, and the one before is kept with its entries', async () => {
    const newer = withEdition(
      '2026-06-20',
      '71-43-2,,new reason,0.1\n335-67-1,,other words,\n,Lead compounds,group,\n',
    );
    expect(await loadChemicals(database.address, newer)).toMatchObject({ outcome: 'loaded' });
    expect(await store().editions(candidates)).toMatchObject([
      { version: '2026-06-20', state: 'served', entries: 3, groups: 1 },
      { version: '2026-02-22', state: 'earlier', entries: 1, groups: 0, completeness: 'complete' },
    ]);
    expect(await entriesOf('2026-02-22')).toEqual(['Perfluorooctanoic acid']);
    expect(await entriesOf('2026-06-20')).toEqual(['Benzene', 'Lead compounds', 'Perfluorooctanoic acid']);
    // The lists whose edition stayed have one.
    expect(await store().editions('int-iarc')).toHaveLength(1);
  });

  it('tells what changed', async () => {
    const found = await store().difference(before, after, { ...all, kinds: ['added', 'changed', 'removed'] });
    expect(found?.counts).toEqual({ removed: 0, added: 2, changed: 1, same: 0 });
    expect(found?.rows.map(({ name, before: was, after: is }) => [name, was.length, is.length])).toEqual([
      ['Benzene', 0, 1],
      ['Lead compounds', 0, 1],
      ['Perfluorooctanoic acid', 1, 1],
    ]);
    expect((await store().difference(after, before, { ...all, kinds: ['removed'] }))?.counts.removed).toBe(2);
  });

  it('that is corrected under the same name replaces itself', async () => {
    await loadChemicals(database.address, withEdition('2026-06-20', '71-43-2,,corrected,0.1\n'));
    expect((await store().editions(candidates)).map(({ version }) => version)).toEqual(['2026-06-20', '2026-02-22']);
    expect(await entriesOf('2026-06-20')).toEqual(['Benzene']);
  });

  it('is kept in its turn, and the one that is gone back to is no earlier one any more', async () => {
    await loadChemicals(database.address, fixture);
    expect((await store().editions(candidates)).map(({ version, state }) => [version, state])).toEqual([
      ['2026-02-22', 'served'],
      ['2026-06-20', 'earlier'],
    ]);
    expect(await entriesOf('2026-06-20')).toEqual(['Benzene']);
  });

  it('with a fault leaves editions as they were', async () => {
    const faulty = withEdition('2027-01-01', '71-43-2,,"open\n');
    await expect(loadChemicals(database.address, faulty)).rejects.toThrow(candidates);
    expect(await store().editions(candidates)).toHaveLength(2);
  });
});

describe('a list that tells its own history', () => {
  const annexVi = 'eu-clp-annex-vi';
  const edition = (version: string) => ({ code: annexVi, version });

  beforeAll(async () => {
    const folder = withEdition('2026-02-22', '335-67-1,,PBT,\n');
    cpSync(repositoryFile(`data/lists/${annexVi}`), join(folder, `lists/${annexVi}`), { recursive: true });
    rmSync(join(folder, `chemicals/lists/${annexVi}.csv`));
    const lists = join(folder, 'chemicals/lists.csv');
    const rows = readFileSync(lists, 'utf8').replace('threshold_act\n', 'threshold_act,sheet_list\n').split('\n');
    const withHistory = rows.map((row, at) => {
      if (at === 0 || row === '') return row;
      return row.startsWith(annexVi) ? `${annexVi},EU,classification,,,,,,,,en,,,${annexVi}` : `${row},`;
    });
    writeFileSync(lists, withHistory.join('\n'));
    await loadChemicals(database.address, folder);
  });

  it('has an edition from each day on which an entry begins or ends, and what comes', async () => {
    const editions = await store().editions(annexVi);
    expect(editions.slice(0, 3)).toMatchObject([
      { version: '2027-02-01', state: 'coming', validFrom: '2027-02-01', validUntil: '' },
      { version: '2026-05-01', state: 'served', validUntil: '2027-01-31', completeness: 'complete' },
      { version: '2025-09-01', state: 'earlier', validUntil: '2026-04-30' },
    ]);
    expect(editions.at(-1)).toMatchObject({ version: '2010-12-01' });
    // The day of an adaptation is one edition, and the list that serves has as many entries as its edition tells.
    expect(new Set(editions.map(({ version }) => version)).size).toBe(editions.length);
    expect((await store().record(annexVi))?.entries).toBe(editions[1]?.entries);
  });

  it('serves what is in force on the day of its edition', async () => {
    const formaldehyde = { ...all, text: 'Index 605-001-00-5' };
    const served = await store().entries(edition('2026-05-01'), formaldehyde);
    expect(served?.entries).toMatchObject([{ name: 'Formaldehyde', entry: expect.stringContaining('(ATP22)') }]);
    const first = await store().entries(edition('2010-12-01'), formaldehyde);
    expect(first?.entries[0]?.entry).toMatch(
      /^Index 605-001-00-5; Carc\. 2, H351; Acute Tox\. 3, H331 \*;.*; notes B, D \(CLP00\)$/,
    );
    expect(first?.entries[0]?.entry).toContain('Skin Irrit. 2, H315: 5 % ≤ C < 25 %');
  });

  it('tells what changed from one day to the next', async () => {
    const kinds = ['added', 'changed', 'removed'] as const;
    const coming = await store().difference(edition('2026-05-01'), edition('2027-02-01'), { ...all, kinds });
    const { removed = 0, added = 0, changed = 0 } = coming?.counts ?? {};
    expect(coming?.rows.length).toBe(Math.min(50, removed + added + changed));
    // The adaptation 23 has 32 rows, some of which take an entry off.
    const isNew = ({ after }: Differing) => after.some(({ entry }) => entry.endsWith('(ATP23)'));
    expect(coming?.rows.filter(isNew).length).toBeGreaterThan(20);
    expect(coming?.rows.filter((row) => !isNew(row)).length).toBeLessThan(12);
  });
});
