import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicFile, repositoryFile } from './public-files.ts';

describe('the finder of files outside a test', () => {
  let house = '';

  beforeEach(() => {
    house = join(mkdtempSync(join(tmpdir(), 'house-')), 'checkout');
    mkdirSync(join(house, 'packages/a/src/deep'), { recursive: true });
    writeFileSync(join(house, 'package-lock.json'), '{}');
    vi.spyOn(process, 'cwd').mockReturnValue(join(house, 'packages/a/src/deep'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('finds the repository from any depth', () => {
    expect(repositoryFile('docs/api.md')).toBe(join(house, 'docs/api.md'));
  });

  it('finds what lies beside the repository', () => {
    mkdirSync(join(house, '../shared/reference/lists'), { recursive: true });
    expect(publicFile('reference/lists')).toEqual({ path: join(house, '../shared/reference/lists'), isThere: true });
  });

  it('says what is skipped where nothing lies beside it', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    expect(publicFile('reference/lists').isThere).toBe(false);
    expect(said).toHaveBeenCalledWith('skipped: shared/reference/lists does not lie beside the repository');
  });

  it('skips nothing for a wrong name', () => {
    mkdirSync(join(house, '../shared/reference'), { recursive: true });
    expect(() => publicFile('reference/lists')).toThrow('not shared/reference/lists');
  });
});
