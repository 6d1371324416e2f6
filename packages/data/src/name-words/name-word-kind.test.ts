import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder.ts';
import { nameWordKind } from './name-word-kind.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const good = {
  'salt-languages': 'id,names,first,joints\nde,German,cation,\nfr,French,anion,d de\n',
  'salt-words': 'languages,part,written,english\nde fr,cation,lithium,lithium\nfr,ending,ure,ide\n',
  'acid-endings': 'languages,begins,ends,english\nfr,acide,iqu,icacid\n',
  'hydrate-words': 'languages,begins,ends,english\nnl,,dihydraat,dihydrate\nzh,二水,,dihydrate\n',
  'grade-words': 'languages,word\nfr,pur\n',
};

function problemsOf(changes: Partial<typeof good>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'gosds-name-words-'));
  roots.push(root);
  mkdirSync(join(root, 'name-words'));
  for (const [name, text] of Object.entries({ ...good, ...changes }))
    writeFileSync(join(root, `name-words/${name}.csv`), text);
  const data = openDataFolder(root);
  expect(nameWordKind.compile(data)).toHaveLength(4);
  return data.problems.map(({ row, message }) => `${row}: ${message}`);
}

it('takes words of salts, acids and grades', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  [
    { 'salt-words': 'languages,part,written,english\nde sv,cation,lithium,lithium\n' },
    '2: sv is not in salt-languages.csv.',
  ],
  [
    { 'salt-words': 'languages,part,written,english\nde,cation,blei,lead\nde fr,cation,blei,lead\n' },
    '3: de cation blei appears twice.',
  ],
  [
    { 'salt-words': 'languages,part,written,english\nde,metal,blei,lead\n' },
    '2: part: “metal” is not one of: cation, anion, ending, stem.',
  ],
  [
    { 'acid-endings': 'languages,begins,ends,english\nde,,säure,icacid\n' },
    '2: ends: Write small letters without accents or spaces.',
  ],
  [{ 'hydrate-words': 'languages,begins,ends,english\nfr,,,dihydrate\n' }, '2: Fill begins or ends.'],
])('reports %o', (changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});
