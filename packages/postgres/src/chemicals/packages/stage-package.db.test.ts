import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisoryLocks } from '../../advisory-locks.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type PackageItem, type PackageSource, stagePackage } from './stage-package.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const nothing = { cas: '', ec: '', formula: '', molarMass: '', smiles: '', inchikey: '', dtxsid: '', entry: '' };
const noShare = { fromPercent: '', abovePercent: '' };
const none = { synonyms: [], otherNames: [], otherCas: [] };

/** Rows of which each tenth is a fault; the source dies before the one of this number. */
async function* items(count: number, dies = Infinity): AsyncGenerator<PackageItem> {
  for (let at = 1; at <= count; at += 1) {
    await Promise.resolve();
    if (at === dies) throw new Error('The disk is gone.');
    if (at % 10 === 0) yield { kind: 'fault', file: 'x.csv', line: at, reason: 'The row names no substance.' };
    else yield { kind: 'row', row: { ...nothing, ...none, ...noShare, name: `Substance ${at}` } };
  }
}

const source = (given: PackageSource['items']): PackageSource => ({
  source: 'tests',
  edition: '1',
  licence: 'none',
  fingerprint: 'abc',
  list: undefined,
  items: given,
});
const parts = async () => {
  const { rows } = await database.pool.query<{ place: number }>(
    'select place from chemical_package_part order by place',
  );
  return rows.map(({ place }) => place);
};

describe('a package of an import', () => {
  it('goes on behind the last part where the reading was broken off', async () => {
    const broken = stagePackage(
      database.address,
      source(() => items(45_000, 40_500)),
      () => undefined,
    );
    await expect(broken).rejects.toThrow('The disk is gone.');
    expect(await parts()).toEqual([1, 2]);
    const counts: number[] = [];
    const staged = await stagePackage(
      database.address,
      source(() => items(45_000)),
      (count) => counts.push(count),
    );
    expect(staged).toMatchObject({ rows: 40_500, faults: 4_500 });
    expect(counts).toEqual([45_000]);
    expect(await parts()).toEqual([1, 2, 3]);
  });

  it('keeps the first faults, and counts all', async () => {
    const staged = await stagePackage(
      database.address,
      source(() => items(45_000)),
      () => undefined,
    );
    expect(staged?.firstFaults).toHaveLength(50);
    expect(staged?.firstFaults[0]).toEqual({ file: 'x.csv', line: 10, reason: 'The row names no substance.' });
  });

  it('is read once', async () => {
    const again = stagePackage(
      database.address,
      source(() => expect.fail('It is read again.')),
      () => undefined,
    );
    expect(await again).toMatchObject({ rows: 40_500 });
  });

  it('is not read by two at a time', async () => {
    const client = await database.pool.connect();
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.stage]);
    expect(
      await stagePackage(
        database.address,
        source(() => items(1)),
        () => undefined,
      ),
    ).toBeUndefined();
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.stage]);
    client.release();
  });
});
