import { guessEncoding } from './guess-encoding.ts';
import { FileRefused } from './refusal.ts';
import type { TextEncoding } from './table.ts';

export type DecodedText = {
  readonly text: string;
  readonly encoding: { readonly name: TextEncoding; readonly isGuess: boolean };
};

const sampled = 4096;

/** In UTF-16, Latin text has a zero in every second byte, which shows the byte order. */
function utf16Order(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, sampled);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMany = (count: number) => count > sample.length / 5;
  if (isMany(odd) && even * 10 < odd) return 'utf-16le';
  return isMany(even) && odd * 10 < even ? 'utf-16be' : undefined;
}

/** The encoding marked in the first bytes of a text. */
export function markedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return utf16Order(bytes);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The encoding is a guess only if the bytes do not mark it. */
function decode(bytes: Uint8Array, encoding: TextEncoding | undefined): DecodedText {
  const known = encoding ?? markedEncoding(bytes);
  if (known !== undefined)
    return { text: new TextDecoder(known).decode(bytes), encoding: { name: known, isGuess: false } };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return { text: utf8, encoding: { name: 'utf-8', isGuess: false } };
  const guessed = guessEncoding(bytes);
  return { text: new TextDecoder(guessed).decode(bytes), encoding: { name: guessed, isGuess: true } };
}

/** Decodes a text file, in the user's encoding if `asked`. Refuses bytes that are not text. */
export function decodeText(bytes: Uint8Array, encoding?: TextEncoding): DecodedText {
  const decoded = decode(bytes, encoding);
  if (decoded.text.includes('\0')) throw new FileRefused({ code: 'no-text' });
  return decoded;
}
