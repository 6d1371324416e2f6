import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The faults of the gases with this row at the end of the blends. */
function problemsWith(row: string): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'gosds-gases-'));
  folders.push(root);
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  cpSync(repositoryFile('data/gases'), join(root, 'gases'), { recursive: true });
  const file = join(root, 'gases', 'blends.csv');
  writeFileSync(file, `${readFileSync(file, 'utf8')}${row}`);
  return readData(root).problems.map(problemLine);
}

describe('the blends of refrigerants', () => {
  it('are without fault', () => {
    expect(problemsWith('')).toEqual([]);
  });

  it.each([
    ['R-499A,75-10-5,difluoromethane,99.9\n', /R-499A does not add up to 100 %/],
    ['R-499A,75-10-4,difluoromethane,100\n', /not a valid CAS number/],
    ['R499,75-10-5,difluoromethane,100\n', /Write the number of the blend/],
  ])('reports %s', (row, problem) => {
    expect(problemsWith(row)).toEqual([expect.stringMatching(problem)]);
  });
});
