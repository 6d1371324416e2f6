import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { Unzlib } from 'fflate';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';

/** Compressed bytes per step. At most a thousand times as many are decompressed before they are counted. */
const pieceBytes = 4096;

/** Decompresses data. Refuses more than `limit` bytes, and stops at most one piece beyond the limit. */
export function unpacked(packed: Uint8Array, limit: number = importLimits.bytes): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  for (let from = 0; from < packed.length; from += pieceBytes) {
    stream.push(packed.subarray(from, from + pieceBytes), from + pieceBytes >= packed.length);
    if (length > limit) throw new FileRefused({ code: 'unpacks-too-large', limit });
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Undefined if the compression is not the one in our sheets. */
function dataOf(stream: PDFRawStream): Uint8Array | undefined {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only === undefined) return stream.contents;
  return only === PDFName.of('FlateDecode') ? unpacked(stream.contents) : undefined;
}

const within = (dict: PDFDict | undefined, name: string): PDFDict | undefined => {
  const found = dict?.lookup(PDFName.of(name));
  return found instanceof PDFDict ? found : undefined;
};

const isText = (value: unknown): value is PDFHexString | PDFString =>
  value instanceof PDFHexString || value instanceof PDFString;

/**
 * The attachment of a PDF with this name. Decompresses nothing else and nothing beyond the file limit, unlike the
 * library's `getAttachments`, which decompresses all attachments completely.
 */
export function attachmentOf(catalog: PDFDict, name: string): Uint8Array | undefined {
  const names = within(within(catalog, 'Names'), 'EmbeddedFiles')?.lookup(PDFName.of('Names'));
  if (!(names instanceof PDFArray)) return undefined;
  for (let index = 0; index + 1 < names.size(); index += 2) {
    const [fileName, file] = [names.lookup(index), names.lookup(index + 1)];
    if (!isText(fileName) || fileName.decodeText() !== name || !(file instanceof PDFDict)) continue;
    const stream = within(file, 'EF')?.lookup(PDFName.of('F'));
    return stream instanceof PDFRawStream ? dataOf(stream) : undefined;
  }
  return undefined;
}
