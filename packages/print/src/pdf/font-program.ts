import { unhintedGlyphs } from './unhinted-glyphs.ts';

const directoryLength = 12;
const entryLength = 16;
/** Position in the head table of the flag for long glyph offsets. */
const offsetFormat = 50;
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/** Tables that PDF readers ignore: the file has its own names for fonts and letters. */
const unread = new Set(['name', 'post']);

/** Programs that fit outlines to coarse pixels, and their values. */
const hinting = new Set(['fpgm', 'prep', 'cvt ']);

type FontTable = { readonly tag: string; readonly checksum: number; readonly content: Buffer };

const readTables = (font: Buffer): readonly FontTable[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = directoryLength + index * entryLength;
    const start = font.readUInt32BE(at + 8);
    const content = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), checksum: font.readUInt32BE(at + 4), content };
  });

/**
 * Removes the hints. In a sheet only the mathematical font has them, they are larger than its glyphs, and the other
 * fonts do without.
 */
function withoutHints(tables: readonly FontTable[]): readonly FontTable[] {
  const contentOf = (wanted: string) => tables.find(({ tag }) => tag === wanted)?.content;
  const [head, glyf, loca] = [contentOf('head'), contentOf('glyf'), contentOf('loca')];
  if (!contentOf('fpgm') || !head || !glyf || !loca) return tables;
  const plain = unhintedGlyphs({ glyf, loca }, { isLong: head.readInt16BE(offsetFormat) === 1 });
  return tables
    .filter(({ tag }) => !hinting.has(tag))
    .map((table) => {
      if (table.tag !== 'glyf' && table.tag !== 'loca') return table;
      const content = plain[table.tag];
      return { ...table, content, checksum: sumOf(content) };
    });
}

/** A TrueType font without the tables that PDF readers do not use. */
export function withoutUnread(font: Buffer): Buffer {
  const tables = withoutHints(readTables(font).filter(({ tag }) => !unread.has(tag)));
  const directory = Buffer.alloc(directoryLength + tables.length * entryLength);
  const largest = 2 ** Math.floor(Math.log2(tables.length));
  font.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(largest * entryLength, 6);
  directory.writeUInt16BE(Math.log2(largest), 8);
  directory.writeUInt16BE((tables.length - largest) * entryLength, 10);
  let end = directory.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = directoryLength + index * entryLength;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    end += aligned(content.length);
  }
  const file = Buffer.alloc(end);
  directory.copy(file);
  for (const [index, { content }] of tables.entries()) {
    content.copy(file, directory.readUInt32BE(directoryLength + index * entryLength + 8));
  }
  return withChecksum(file, tables);
}

const wholeSum = 0xb1b0afba;

/** Writes the checksum of the whole file into its head table. */
function withChecksum(file: Buffer, tables: readonly FontTable[]): Buffer {
  const head = tables.findIndex(({ tag }) => tag === 'head');
  if (head < 0) return file;
  const at = file.readUInt32BE(directoryLength + head * entryLength + 8) + 8;
  file.writeUInt32BE(0, at);
  file.writeUInt32BE((wholeSum - sumOf(file)) >>> 0, at);
  return file;
}

/** Sum of the four-byte words; the last one is padded. */
function sumOf(content: Buffer): number {
  const filled = Buffer.alloc(aligned(content.length));
  content.copy(filled);
  let sum = 0;
  for (let word = 0; word < filled.length; word += 4) sum = (sum + filled.readUInt32BE(word)) >>> 0;
  return sum;
}
