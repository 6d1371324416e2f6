import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newSealingKey, readSealingKeys } from './seal.ts';
import { findSealingKeys } from './sealing-key-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-sealing-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const idsOf = (given?: string) => findSealingKeys(given, folder).known.map(({ id }) => id);

describe('the key of the data folder', () => {
  it('is made once, for its owner alone, and found again', () => {
    expect(idsOf()).toEqual([]);
    const made = findSealingKeys(undefined, folder).make();
    expect(findSealingKeys(undefined, folder).make()).toEqual(made);
    expect(idsOf()).toEqual([made.id]);
    expect(readdirSync(folder)).toEqual(['secrets.key']);
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
  });

  it('comes after those that the operator gave', () => {
    const made = findSealingKeys(undefined, folder).make();
    const given = newSealingKey();
    expect(idsOf(given)).toEqual([...readSealingKeys(given).map(({ id }) => id), made.id]);
  });

  it('is refused by name where it is no key, and left as it is', () => {
    const file = join(folder, 'secrets.key');
    writeFileSync(file, 'half a key');
    expect(() => idsOf()).toThrow(`${file}: A key has 64 hexadecimal digits`);
    expect(readFileSync(file, 'utf8')).toBe('half a key');
    writeFileSync(file, '');
    expect(() => findSealingKeys(undefined, folder).make()).toThrow(`${file} has no key in it.`);
    expect(() => idsOf('short')).toThrow('SECRETS_KEY: A key has 64 hexadecimal digits');
  });
});
