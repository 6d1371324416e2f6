import { deflateSync } from 'node:zlib';
import { accessibleObjects, isMetadata, markAccessible } from './accessibility-marker.ts';
import { withoutUnread } from './font-program.ts';
import {
  isStream,
  isValue,
  type PdfFile,
  type PdfStream,
  type PdfValue,
  readContent,
  readStream,
  streamObject,
} from './pdf-objects.ts';
import { shareDrawings } from './shared-drawings.ts';
import { type LooseObject, withoutWrappers, withLabels, withRowHeaders } from './structure-tree.ts';

/** Position of an object: an offset in the file, or the nth place in an object stream. */
type Place =
  | { readonly kind: 'offset'; readonly at: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

const objectsPerStream = 2048;

/**
 * Rewrites a PDF with its many small objects compressed together, to a third of its size, and marks it as accessible
 * (PDF/UA-1). The same input gives the same bytes.
 */
export function packPdf({ head, trailer, ...file }: PdfFile): Uint8Array {
  const { objects, size } = shareDrawings(file);
  const values = objects.filter(isValue);
  const fonts = fontPrograms(values);
  const writer = createWriter(head);
  for (const object of objects.filter(isStream)) {
    writer.place(object.id);
    writer.append(packedStream(object, fonts));
  }
  let next = size;
  const loose = withRowHeaders(withLabels(withoutWrappers(looseObjects(values))));
  for (let first = 0; first < loose.length; first += objectsPerStream) {
    const group = loose.slice(first, first + objectsPerStream);
    group.forEach(({ id }, index) => {
      writer.places.set(id, { kind: 'packed', stream: next, index });
    });
    writer.place(next);
    writer.append(objectStream(next, group));
    next += 1;
  }
  const start = writer.place(next);
  writer.append(crossReferences({ id: next, places: writer.places, trailer }));
  writer.append(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return writer.finish();
}

const fontFile = /\/FontFile2 (\d+) 0 R/;

const fontPrograms = (values: readonly PdfValue[]): ReadonlySet<number> =>
  new Set(values.filter(({ body }) => body.includes('/FontFile2')).map(({ body }) => Number(fontFile.exec(body)?.[1])));

/**
 * Compresses the maps from glyphs to letters, which the typesetter leaves uncompressed. Metadata stay readable without
 * unpacking.
 */
function packedStream(object: PdfStream, fonts: ReadonlySet<number>): Buffer {
  if (isMetadata(object)) return markAccessible(object);
  if (fonts.has(object.id)) {
    const font = withoutUnread(readContent(object));
    return streamObject(object.id, `/Length1 ${font.length} /Filter /FlateDecode`, deflateSync(font, { level: 9 }));
  }
  if (!object.raw.includes('/Type /CMap')) return object.raw;
  const { dictionary, content } = readStream(object);
  const entries = /\/Type \/CMap[^>]*/.exec(dictionary)?.[0].trim() ?? '';
  return streamObject(object.id, `${entries} /Filter /FlateDecode`, deflateSync(content, { level: 9 }));
}

function createWriter(head: Buffer) {
  const parts: Buffer[] = [head];
  const places = new Map<number, Place>();
  let at = head.length;
  return {
    places,
    append(part: Buffer) {
      parts.push(part);
      at += part.length;
    },
    place(id: number) {
      places.set(id, { kind: 'offset', at });
      return at;
    },
    finish: () => Buffer.concat(parts),
  };
}

const between = '\0';
const element = '/Type /StructElem ';
const destination = /(\/XYZ \d+(?:\.\d+)?) (\d+\.\d+)/g;

/**
 * Puts each object on one line, drops the optional type of structure elements, and rounds link targets to whole points.
 * Doing all objects in one text takes a third of the time.
 */
function looseObjects(values: readonly PdfValue[]): readonly LooseObject[] {
  const text = values.map(({ body }) => body).join(between);
  const bodies = accessibleObjects(text)
    .replace(/\n\s*/g, ' ')
    .replaceAll(element, '')
    .replace(destination, (_, left: string, top: string) => `${left} ${Math.ceil(Number(top))}`)
    .split(between);
  if (bodies.length !== values.length) throw new Error('An object of the PDF holds the sign that parts objects.');
  return values.map(({ id }, index) => ({ id, body: bodies[index] ?? '' }));
}

function objectStream(id: number, group: readonly LooseObject[]): Buffer {
  let offset = 0;
  let index = '';
  for (const { id: object, body } of group) {
    index += `${object} ${offset} `;
    offset += body.length;
  }
  const dictionary = `/Type /ObjStm /N ${group.length} /First ${index.length} /Filter /FlateDecode`;
  return streamObject(
    id,
    dictionary,
    deflateSync(Buffer.from(index + group.map(({ body }) => body).join(''), 'latin1')),
  );
}

const rowLength = 7;

/** The cross-reference stream: rows of type, offset or stream, generation or index, each written as difference to the row above. */
function crossReferences(table: { id: number; places: ReadonlyMap<number, Place>; trailer: string }): Buffer {
  const { id, places, trailer } = table;
  const rows = Buffer.alloc((id + 1) * rowLength);
  rows.writeUInt16BE(0xffff, 5);
  for (const [object, place] of places) {
    const at = object * rowLength;
    rows.writeUInt8(place.kind === 'offset' ? 1 : 2, at);
    rows.writeUInt32BE(place.kind === 'offset' ? place.at : place.stream, at + 1);
    rows.writeUInt16BE(place.kind === 'offset' ? 0 : place.index, at + 5);
  }
  const dictionary = `/Type /XRef /Size ${id + 1} /W [1 4 2] /Filter /FlateDecode /DecodeParms << /Columns 7 /Predictor 12 >> ${trailer}`;
  return streamObject(id, dictionary, deflateSync(differences(rows), { level: 9 }));
}

/** PNG's "up" prediction, which makes ascending offsets compress well. */
function differences(rows: Buffer): Buffer {
  const predicted = Buffer.alloc((rows.length / rowLength) * (rowLength + 1));
  for (let at = 0; at < rows.length; at++) {
    const row = Math.floor(at / rowLength);
    predicted[row * (rowLength + 1)] = 2;
    const above = row === 0 ? 0 : (rows[at - rowLength] ?? 0);
    predicted[row * (rowLength + 1) + 1 + (at % rowLength)] = ((rows[at] ?? 0) - above) & 0xff;
  }
  return predicted;
}
