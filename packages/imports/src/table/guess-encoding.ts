import { importWords } from '../generated/words.ts';
import { type TextEncoding, textEncodings } from './table.ts';

/** The headings and words of a recipe that are not plain Latin letters, which read the same in each encoding. */
const telling: readonly string[] = [
  ...new Set(
    Object.values(importWords)
      .flat()
      .map((word) => word.normalize('NFC').toLowerCase())
      .filter((word) => word.length > 1 && /[^\p{ASCII}’]/u.test(word)),
  ),
];

/** Where the headings are. */
const sampled = 4096;

const isUnicode = (encoding: TextEncoding) => encoding.startsWith('utf');

/** The words of a recipe that the start of a text has in this encoding. */
function wordsIn(bytes: Uint8Array, encoding: TextEncoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, sampled)).normalize('NFC').toLowerCase();
  return telling.filter((word) => text.includes(word)).length;
}

const western: TextEncoding = 'windows-1252';

/** The encoding in which a text that is not Unicode has the most words of a recipe; Western European if none has any. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  return textEncodings
    .filter((encoding) => !isUnicode(encoding))
    .map((encoding) => ({ encoding, words: wordsIn(bytes, encoding) }))
    .reduce((best, each) => (each.words > best.words ? each : best), {
      encoding: western,
      words: wordsIn(bytes, western),
    }).encoding;
}
