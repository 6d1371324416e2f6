import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadChemicals } from './load-chemicals.ts';

/** More than are read at once. */
const chemicals = 20_001;

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'gosds-load-'));
beforeAll(async () => {
  database = await createTestDatabase();
  mkdirSync(join(folder, 'chemicals/lists'), { recursive: true });
  mkdirSync(join(folder, 'goods'));
  const lists = 'id,country,topic,title,authority,act,version,completeness,licence,industries,sheet_list';
  writeFileSync(join(folder, 'chemicals/lists.csv'), `${lists}\n`);
  writeFileSync(join(folder, 'goods/entries.csv'), 'un,name,class,nos\n');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Writes the table of chemicals; `last` is the number in its last row. */
function write(last: string): void {
  const head = 'number,cas,ec,name,synonyms,other_names,formula,molar_mass,smiles,inchikey,inchikey_computed,dtxsid';
  const rows = Array.from({ length: chemicals - 1 }, (_, at) => `${at + 1},,,Chemical ${at + 1},,,,,,,,`);
  writeFileSync(
    join(folder, 'chemicals/identifiers.csv'),
    [head, ...rows, `${last},,,Last one,,,,,,,,`, ''].join('\n'),
  );
}

it('reads a part while the part before it is copied, and tells of a faulty row in it', async () => {
  write(String(chemicals));
  const told: { readonly part: number; readonly isServing: Promise<boolean> }[] = [];
  const isServing = async () => (await database.pool.query('select from chemical_load')).rowCount === 1;
  const onProgress = (_: string, part: number) => told.push({ part, isServing: isServing() });
  expect(await loadChemicals(database.address, folder, onProgress)).toMatchObject({
    outcome: 'loaded',
    chemicals,
    names: chemicals,
  });
  // All is done only when the searches have it.
  expect(told.at(-1)?.part).toBe(1);
  for (const { part, isServing: serves } of told) if (part === 1) expect(await serves).toBe(true);
  write('twenty thousand');
  await expect(loadChemicals(database.address, folder)).rejects.toThrow(`row ${chemicals + 1}: number`);
  const { rows } = await database.pool.query(`select number from chemicals.name where key = 'lastone'`);
  expect(rows).toEqual([{ number: chemicals }]);
});
