import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder.ts';
import { galleriaKind } from './galleria-kind.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const good = {
  industries: 'id,code,label\n98,toys,Toys\n99,waste,Waste\n',
  regions: 'code,name\n0,World\n4,Europe\n',
  countries: 'country,region,union\nDE,4,EU\nCH,4,\n',
};

function problemsOf(changes: Partial<typeof good>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'gosds-galleria-'));
  roots.push(root);
  mkdirSync(join(root, 'galleria'));
  for (const [name, text] of Object.entries({ ...good, ...changes }))
    writeFileSync(join(root, `galleria/${name}.csv`), text);
  const data = openDataFolder(root);
  expect(galleriaKind.compile(data)).toHaveLength(3);
  return data.problems.map(({ row, message }) => `${row}: ${message}`);
}

it('takes industries, regions and countries', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  [{ industries: 'id,code,label\n98,toys,Toys\n98,waste,Waste\n' }, '3: 98 appears twice.'],
  [{ industries: 'id,code,label\n98,toys,Toys\n99,toys,Waste\n' }, '3: toys appears twice.'],
  [{ countries: 'country,region,union\nDE,7,EU\n' }, '2: 7 is not in regions.csv.'],
  [{ countries: 'country,region,union\nDE,4,\nDE,4,\n' }, '3: DE appears twice.'],
])('reports %o', (changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});
