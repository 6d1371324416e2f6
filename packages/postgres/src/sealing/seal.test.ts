import { describe, expect, it } from 'vitest';
import { newSealingKey, readSealingKeys, seal, type SealingKey, unseal } from './seal.ts';

const aKey = (): SealingKey => {
  const [key] = readSealingKeys(newSealingKey());
  if (!key) throw new Error('no key');
  return key;
};

describe('a sealed secret', () => {
  const key = aKey();

  it('opens by its key, and shows nothing of itself', () => {
    const sealed = seal(key, 'webhooks', 'the secret');
    expect(unseal(key, 'webhooks', sealed)).toBe('the secret');
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
    expect(seal(key, 'webhooks', 'the secret')).not.toBe(sealed);
  });

  it('opens by no other key, under no other name, and with no byte changed', () => {
    const sealed = seal(key, 'webhooks', 'the secret');
    expect(() => unseal(aKey(), 'webhooks', sealed)).toThrow();
    expect(() => unseal(key, 'promo-link', sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(key, 'webhooks', changed.toString('base64')), `byte ${at}`).toThrow();
    }
    expect(() => unseal(key, 'webhooks', '')).toThrow();
  });
});

describe('keys of the operator', () => {
  const [one, two] = [newSealingKey(), newSealingKey()];

  it('are parted by commas or lines, and the first is the first', () => {
    const ids = readSealingKeys(`${one},${two}`).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(readSealingKeys(`${one.toUpperCase()}\r\n ${two}\n`).map(({ id }) => id)).toEqual(ids);
    expect(readSealingKeys(' \n')).toEqual([]);
  });

  it.each(['secret', 'ab'.repeat(31), 'ab'.repeat(33), 'zz'.repeat(32)])('are refused as %s', (text) => {
    expect(() => readSealingKeys(`${one},${text}`)).toThrow('A key has 64 hexadecimal digits: openssl rand -hex 32');
  });
});
