import { createHash } from 'node:crypto';

/** The tag of a content, in quotes, as the header `etag` has it: the same tag is the same content. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
