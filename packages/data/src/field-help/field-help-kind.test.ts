import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { problemLine, readData } from '../check-data.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function read(rows: string) {
  const root = mkdtempSync(join(tmpdir(), 'gosds-field-help-'));
  folders.push(root);
  mkdirSync(join(root, 'field-help'));
  writeFileSync(join(root, 'format.json'), '{ "version": 1 }');
  writeFileSync(join(root, 'field-help/en.csv'), `input,content,help,example\n${rows}`);
  return readData(root);
}

describe('the help at the inputs', () => {
  it('compiles each input with what it fills, a sentence and an example', () => {
    const [module] = read('properties.ph,basic-properties,As supplied.,7\n').modules;
    expect(module?.text).toContain(
      '{"properties.ph":{"content":"basic-properties","help":"As supplied.","example":"7"}}',
    );
  });

  it('tells an input that appears twice, one that is no path, and a cell that is empty', () => {
    const problems = read('properties.ph,,As supplied.,7\nproperties.ph,,Again.,7\nph,,Once.,\n').problems.map(
      problemLine,
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        'field-help/en.csv:4: input: Write the path of an input, such as properties.flashPoint.',
        'field-help/en.csv:4: example: Fill this cell.',
      ]),
    );
    expect(read('properties.ph,,As supplied.,7\nproperties.ph,,Again.,7\n').problems.map(problemLine)).toEqual([
      'field-help/en.csv:3: properties.ph appears twice.',
    ]);
  });
});
