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
  writeFileSync(join(root, 'field-help/inputs.csv'), `input,content\n${rows}`);
  return readData(root);
}

describe('the help at the inputs', () => {
  it('compiles each input with what it fills', () => {
    const [module] = read('properties.ph,basic-properties\n').modules;
    expect(module?.text).toContain('{"properties.ph":{"content":"basic-properties"}}');
  });

  it('tells an input that appears twice, and one that is no path', () => {
    expect(read('ph,\n').problems.map(problemLine)).toEqual([
      'field-help/inputs.csv:2: input: Write the path of an input, such as properties.flashPoint.',
    ]);
    expect(read('properties.ph,\nproperties.ph,\n').problems.map(problemLine)).toEqual([
      'field-help/inputs.csv:3: properties.ph appears twice.',
    ]);
  });
});
