const directoryLength = 12;
const entryLength = 16;
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/** Of names and glyph names a PDF reads nothing: the file names its fonts and letters itself. */
const unread = new Set(['name', 'post']);

/** A TrueType font without the tables that no reader of a PDF uses. */
export function withoutUnread(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = directoryLength + index * entryLength;
    const start = font.readUInt32BE(at + 8);
    const content = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.subarray(at, at + 4), checksum: font.readUInt32BE(at + 4), content };
  }).filter(({ tag }) => !unread.has(tag.toString('latin1')));
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
    tag.copy(directory, at);
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

/** The sum of the whole file stands in its head. */
function withChecksum(file: Buffer, tables: readonly { readonly tag: Buffer }[]): Buffer {
  const head = tables.findIndex(({ tag }) => tag.toString('latin1') === 'head');
  if (head < 0) return file;
  const at = file.readUInt32BE(directoryLength + head * entryLength + 8) + 8;
  file.writeUInt32BE(0, at);
  let sum = 0;
  for (let word = 0; word < file.length; word += 4) sum = (sum + file.readUInt32BE(word)) >>> 0;
  file.writeUInt32BE((wholeSum - sum) >>> 0, at);
  return file;
}
