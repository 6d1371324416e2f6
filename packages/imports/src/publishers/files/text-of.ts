import { markedEncoding } from '../../table/decode-text.ts';
import type { TextEncoding } from '../../table/table.ts';
import { type SourceFile, SourceRefused } from './source-file.ts';

async function* decoded(file: SourceFile, encoding: TextEncoding | undefined): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of file.bytes()) {
    decoder ??= new TextDecoder(encoding ?? markedEncoding(bytes) ?? 'utf-8', { fatal: true });
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

const lineEnds = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/**
 * The text of a file in pieces. Uses the encoding asked for, or else the one marked in the first bytes, or else UTF-8.
 * Throws `SourceRefused` if a byte is invalid in the encoding or the file is not a text.
 */
export async function* textOf(file: SourceFile, given?: TextEncoding): AsyncGenerator<string> {
  let line = 1;
  let isEmpty = true;
  try {
    for await (const text of decoded(file, given)) {
      if (text.includes('\0')) throw new SourceRefused({ file: file.name, line }, 'This is no text.');
      line += lineEnds(text);
      isEmpty &&= text.trim() === '';
      if (text !== '') yield text;
    }
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
    const encoding = given ?? 'utf-8';
    throw new SourceRefused(
      { file: file.name, line },
      `A byte near here is not ${encoding}. Name the encoding of the file, such as --encoding windows-1252.`,
      fault,
    );
  }
  if (isEmpty) throw new SourceRefused(file.name, 'The file is empty.');
}
