import { inflateSync } from 'node:zlib';

/** A stream, unchanged from the file. */
export type PdfStream = {
  readonly id: number;
  readonly isStream: true;
  /** From `12 0 obj` to `endobj`. */
  readonly raw: Buffer;
};

/** An object that is not a stream. */
export type PdfValue = {
  readonly id: number;
  readonly isStream: false;
  /** The text between `12 0 obj` and `endobj`, one character per byte. */
  readonly body: string;
};

/** An indirect object of a PDF. */
export type PdfObject = PdfStream | PdfValue;

export const isStream = (object: PdfObject): object is PdfStream => object.isStream;

export const isValue = (object: PdfObject): object is PdfValue => !object.isStream;

export type PdfFile = {
  /** Everything before the first object. */
  readonly head: Buffer;
  /** In the order of the file. */
  readonly objects: readonly PdfObject[];
  /** One more than the highest id. */
  readonly size: number;
  /** Entries of the trailer dictionary, without `/Size`. */
  readonly trailer: string;
};

const entryLength = 20;

/** Takes apart a PDF with one classic cross-reference table, as the typesetter writes it. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tableAt = Number(/startxref\s+(\d+)/.exec(pdf.subarray(-64).toString('latin1'))?.[1]);
  const text = pdf.toString('latin1');
  const table = text.slice(tableAt);
  const [opening = '', count = ''] = /^xref\s+0 (\d+)\s*\n/.exec(table) ?? [];
  if (opening === '') throw new Error('The PDF has no cross-reference table of one section.');
  const size = Number(count);
  const inFile = readOffsets(table.slice(opening.length), size);
  const objects = inFile.map(({ id, at }, index): PdfObject => {
    const end = inFile[index + 1]?.at ?? tableAt;
    const closing = text.lastIndexOf('endobj', end);
    return text.startsWith('endstream', closing - 'endstream\n'.length)
      ? { id, isStream: true, raw: pdf.subarray(at, end) }
      : { id, isStream: false, body: text.slice(at + `${id} 0 obj`.length, closing) };
  });
  return { head: pdf.subarray(0, inFile[0]?.at ?? 0), objects, size, trailer: readTrailer(table) };
}

function readOffsets(entries: string, size: number): readonly { readonly id: number; readonly at: number }[] {
  return Array.from({ length: size }, (_, id) => {
    const entry = entries.slice(id * entryLength, (id + 1) * entryLength);
    return { id, at: Number(entry.slice(0, 10)), used: entry[17] === 'n' };
  })
    .filter(({ used }) => used)
    .sort((a, b) => a.at - b.at);
}

function readTrailer(table: string): string {
  const dictionary = table.slice(table.indexOf('trailer') + 'trailer'.length, table.indexOf('startxref'));
  return dictionary
    .trim()
    .replace(/^<<|>>$/g, '')
    .replace(/\/Size\s+\d+/, '')
    .trim();
}

const streamOpening = 'stream\n';

/** The dictionary of a stream, and its content, still compressed. */
export function readStream({ raw }: PdfStream): { readonly dictionary: string; readonly content: Buffer } {
  const start = raw.indexOf(streamOpening);
  const dictionary = raw.subarray(0, start).toString('latin1');
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const at = start + streamOpening.length;
  return { dictionary, content: raw.subarray(at, at + length) };
}

/** The content of a stream, unpacked. */
export function readContent(object: PdfStream): Buffer {
  const { dictionary, content } = readStream(object);
  return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
}

/** The body of a page whose content may also call these drawings, such as `/d7 7 0 R`. */
export const withDrawings = (page: string, drawings: string): string =>
  page.includes('/XObject <<')
    ? page.replace('/XObject <<', `/XObject << ${drawings}`)
    : page.replace('/Resources <<', `/Resources << /XObject << ${drawings} >>`);

/** Writes a stream; `dictionary` has no `/Length`. */
export function streamObject(id: number, dictionary: string, content: Buffer): Buffer {
  const opening = `${id} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(opening, 'latin1'), content, Buffer.from('\nendstream\nendobj\n')]);
}
