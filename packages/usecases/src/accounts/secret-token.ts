import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in base64url, for a cookie, a CSRF header or a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash stored in place of a token, or of an e-mail address that nobody needs to read again. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time. */
export function hasHash(secret: string, hash: string): boolean {
  const given = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
