import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { dataCommand } from './data-command.ts';

function run(...args: readonly string[]) {
  const out = { written: '', errorOutput: '' };
  const code = dataCommand(args, {
    write: (text) => (out.written += text),
    writeError: (text) => (out.errorOutput += text),
  });
  return { code, ...out };
}

describe('gosds data check', () => {
  it('finds no fault in the data of the program', () => {
    const folder = repositoryFile('data');
    expect(run('check', folder)).toEqual({ code: 0, written: `${folder}: no faults\n`, errorOutput: '' });
  });

  it('prints each fault with file and row', async () => {
    const folder = join(import.meta.dirname, 'testing/faulty-data');
    const { code, written } = run('check', folder);
    expect(code).toBe(1);
    await expect(written.replaceAll(folder, 'FOLDER')).toMatchFileSnapshot('testing/faulty-data.txt');
  });

  it('takes an empty folder of the format', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gosds-data-'));
    writeFileSync(join(folder, 'format.json'), '{ "version": 1 }');
    expect(run('check', folder).code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no command', []],
    ['another command', ['compile']],
    ['two folders', ['check', 'a', 'b']],
    ['a folder that is not there', ['check', 'no-such-folder']],
  ])('gives 2 for %s', (_, args) => {
    const { code, written, errorOutput } = run(...args);
    expect([code, written]).toEqual([2, '']);
    expect(errorOutput).not.toBe('');
  });
});
