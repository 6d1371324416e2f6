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

function read({ eupcs = '', reach = '', names }: { eupcs?: string; reach?: string; names?: string }) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-uses-'));
  folders.push(root);
  mkdirSync(join(root, 'use-descriptors/names'), { recursive: true });
  const files = {
    'format.json': '{ "version": 1 }',
    'use-descriptors/eupcs.json': fileOf('eupcs.json'),
    'use-descriptors/reach.json': fileOf('reach.json'),
    'use-descriptors/eupcs.csv': `code,name,is,may_be\n${eupcs}`,
    'use-descriptors/reach.csv': `list,code,name\n${reach}`,
    ...(names === undefined ? {} : { 'use-descriptors/names/de.csv': `code,name\n${names}` }),
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
    for (const tag of ['ar', 'de', 'es', 'fr', 'zh']) expect(readCsv(fileOf(`names/${tag}.csv`))).toHaveLength(348);
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

  it('reports a name of a code that is in no list, that stands twice, and a code without a name', () => {
    const lists = { eupcs: 'PC-TAT,Tattoo inks,,\n', reach: 'AC,AC33,\nAC,AC1,Vehicles\n' };
    expect(problemsOf({ ...lists, names: 'PC-TAT,Tätowiertinten\nAC1,Fahrzeuge\n' })).toEqual([]);
    expect(problemsOf({ ...lists, names: 'PC-TAT,Tätowiertinten\nPC-TAT,Tinten\nAC2,Maschinen\n' })).toEqual([
      'use-descriptors/names/de.csv:3: PC-TAT appears twice.',
      'use-descriptors/names/de.csv:4: AC2 is not a code of eupcs.csv or reach.csv.',
      'use-descriptors/names/de.csv: AC1 has no name.',
    ]);
  });

  it('compiles what a category is and may be; any stands for every purpose', () => {
    const [purposes] = read({ eupcs: 'PC-PNT-7,Thinners,paint-related,cleaning\nPC-UNC,Uncategorised,,any\n' }).modules;
    expect(purposes?.text).toContain('{"PC-PNT-7":[["paint-related"],["cleaning"]],"PC-UNC":[[],["adhesive",');
  });
});
