import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secrets, withSecretFiles } from './secret-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-secrets-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('secrets in files', () => {
  it.each(secrets)('%s is read without the end of its line', (name) => {
    const file = join(folder, name);
    writeFileSync(file, 'a secret \n');
    expect(withSecretFiles({ [`${name}_FILE`]: file, PORT: '80' })).toMatchObject({ [name]: 'a secret ', PORT: '80' });
  });

  it('keeps the inner lines of a key', () => {
    const file = join(folder, 'key');
    writeFileSync(file, 'one\ntwo\n');
    expect(withSecretFiles({ DKIM_PRIVATE_KEY_FILE: file })['DKIM_PRIVATE_KEY']).toBe('one\ntwo');
  });

  it('counts an empty variable as absent', () => {
    expect(withSecretFiles({ SMTP_URL_FILE: '', SMTP_URL: 'smtp://x' })).toEqual({
      SMTP_URL_FILE: '',
      SMTP_URL: 'smtp://x',
    });
  });

  it('refuses both variables, a missing file, and says which', () => {
    const file = join(folder, 'there');
    writeFileSync(file, 'x');
    expect(() => withSecretFiles({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://x' })).toThrow(
      'Set SMTP_URL or SMTP_URL_FILE, not both.',
    );
    expect(() => withSecretFiles({ SMTP_URL_FILE: join(folder, 'no') })).toThrow(/SMTP_URL_FILE is .*cannot be read/);
  });

  it('reads no file for a variable that is no secret', () => {
    expect(withSecretFiles({ PORT_FILE: join(folder, 'no') })).toEqual({ PORT_FILE: join(folder, 'no') });
  });
});
