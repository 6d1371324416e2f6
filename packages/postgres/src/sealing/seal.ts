import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** An AES-256 key. Its id is derived from the key, so no configuration is needed. */
export type SealingKey = { readonly id: string; readonly bytes: Buffer };

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const toKey = (bytes: Buffer): SealingKey => ({
  id: createHash('sha256').update('gosds-sealing-key').update(bytes).digest('hex').slice(0, 8),
  bytes,
});

/**
 * Reads keys of 64 hexadecimal digits, separated by commas or lines. The first encrypts, all decrypt. Throws a message
 * for the operator.
 */
export function readSealingKeys(text: string): readonly SealingKey[] {
  const keys = text
    .split(/[\s,]/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^[0-9a-f]{64}$/i.test(part)) throw new Error('A key has 64 hexadecimal digits: openssl rand -hex 32');
      return toKey(Buffer.from(part, 'hex'));
    });
  return keys;
}

/** The text of a new key, for `readSealingKeys`. */
export const newSealingKey = (): string => randomBytes(keyBytes).toString('hex');

/** Encrypts with AES-256-GCM; returns base64. Decryption needs the same name, so one row cannot replace another. */
export function seal(key: SealingKey, name: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws if the key or the name differs, or a byte was changed. */
export function unseal(key: SealingKey, name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
