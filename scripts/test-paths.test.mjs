import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const isTest = (path) => /\.test\.tsx?$|^e2e\/|\/testing\/|^packages\/testkit\//.test(path) && /\.tsx?$/.test(path);
const tests = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((path) => isTest(path) && existsSync(join(root, path)));

/** Calls in a source that find a file by counting folders. */
const countsIn = (source) =>
  source.match(/\b(?:join|resolve|toMatchFileSnapshot|URL)\([^)]*['"`]\.\.\/\.\.[^)]*\)/g) ?? [];

describe('a count of folders is wrong as soon as the test moves', () => {
  it('is seen', () => {
    expect(countsIn("join(import.meta.dirname, '../../data')")).toHaveLength(1);
    expect(countsIn('new URL(`../../${name}`, import.meta.url)')).toHaveLength(1);
    expect(countsIn("new URL('./worker.mjs', import.meta.url)")).toEqual([]);
  });

  it('finds no file of a test: `publicFile` and `repositoryFile` of testkit do', () => {
    expect(tests.length).toBeGreaterThan(100);
    expect(
      tests.flatMap((path) => countsIn(readFileSync(join(root, path), 'utf8')).map((call) => [path, call])),
    ).toEqual([]);
  });
});
