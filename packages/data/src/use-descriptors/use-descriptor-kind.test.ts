import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';
import { readCsv } from '../csv.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const fileOf = (name: string) => readFileSync(join(repositoryFile('data/use-descriptors'), name), 'utf8');

function read({ eupcs = '', reach = '' }) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-uses-'));
  folders.push(root);
  mkdirSync(join(root, 'use-descriptors'));
  const files = {
    'format.json': '{ "version": 1 }',
    'use-descriptors/eupcs.json': fileOf('eupcs.json'),
    'use-descriptors/reach.json': fileOf('reach.json'),
    'use-descriptors/eupcs.csv': `code,name,is,may_be\n${eupcs}`,
    'use-descriptors/reach.csv': `list,code,name\n${reach}`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return readData(root);
}

const problemsOf = (rows: Parameters<typeof read>[0]) => read(rows).problems.map(problemLine);

describe('use descriptors', () => {
  it('holds every category of EuPCS and every code of the five lists of REACH', () => {
    const lists = readCsv(fileOf('reach.csv')).map(({ list }) => list);
    const countOf = (list: string) => lists.filter((each) => each === list).length;
    expect(readCsv(fileOf('eupcs.csv'))).toHaveLength(209);
    expect(['SU', 'PC', 'PROC', 'ERC', 'AC'].map(countOf)).toEqual([27, 40, 29, 24, 20]);
  });

  it('reports a wrong code, a purpose that it does not know, a code of another list and a code that appears twice', () => {
    expect(problemsOf({ eupcs: 'PC-PNT,Paints,,\n' })).toEqual([]);
    expect(problemsOf({ eupcs: 'PC-paint,Paints,,\n' })).toEqual([
      'use-descriptors/eupcs.csv:2: code: This is not a code of EuPCS.',
    ]);
    expect(problemsOf({ eupcs: 'PC-PNT-1,Paints,paints,\n' })).toEqual([
      expect.stringContaining('use-descriptors/eupcs.csv:2: is: “paints” is not one of: adhesive,'),
    ]);
    expect(problemsOf({ reach: 'SU,PC1,Adhesives\n' })).toEqual([
      'use-descriptors/reach.csv:2: code: The code is not of this list.',
    ]);
    expect(problemsOf({ reach: 'SU,SU3,A\nSU,SU3,B\n' })).toEqual(['use-descriptors/reach.csv:3: SU3 appears twice.']);
  });

  it('compiles what a category is and may be; any stands for every purpose', () => {
    const [purposes] = read({ eupcs: 'PC-PNT-7,Thinners,paint-related,cleaning\nPC-UNC,Uncategorised,,any\n' }).modules;
    expect(purposes?.text).toContain('{"PC-PNT-7":[["paint-related"],["cleaning"]],"PC-UNC":[[],["adhesive",');
  });
});
