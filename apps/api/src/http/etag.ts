import { createHash } from 'node:crypto';

/** The value of an `ETag` header, in quotes. Equal contents have equal tags. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
