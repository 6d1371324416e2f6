import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256. The id follows from the key, so nobody has to name one. */
export type SealingKey = { readonly id: string; readonly bytes: Buffer };

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const toKey = (bytes: Buffer): SealingKey => ({
  id: createHash('sha256').update('gosds-sealing-key').update(bytes).digest('hex').slice(0, 8),
  bytes,
});

/** Keys of 64 hexadecimal digits, parted by commas or lines; the first seals, all open. Throws a sentence for the operator. */
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

/** The text of a new key, as `readSealingKeys` reads it. */
export const newSealingKey = (): string => randomBytes(keyBytes).toString('hex');

/** Sealed by AES-256-GCM, in base64. It opens under the same name only, so one row cannot take the place of another. */
export function seal(key: SealingKey, name: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Throws where the key or the name is another, or a byte was changed. */
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
