import { pagesOf } from './page-fill.ts';
import {
  isStream,
  type PdfFile,
  type PdfObject,
  type PdfStream,
  type PdfValue,
  readStream,
  streamObject,
  withDrawings,
} from './pdf-objects.ts';

/** A rectangle in points from the upper left corner of a page. */
export type PageArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const reference = /(\d+) 0 R/g;

const textOf = (object: PdfObject): string => (object.isStream ? readStream(object).dictionary : object.body);

const referencesIn = (text: string): readonly number[] => Array.from(text.matchAll(reference), ([, id]) => Number(id));

/** The objects with these ids and all that they refer to, in the order of the file. */
function reachable(objects: readonly PdfObject[], ids: readonly number[]): readonly PdfObject[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const found = new Set(ids);
  for (const id of found) {
    const object = byId.get(id);
    for (const next of object ? referencesIn(textOf(object)) : []) found.add(next);
  }
  return objects.filter(({ id }) => found.has(id));
}

function renumbered(object: PdfObject, by: number): PdfObject {
  const id = object.id + by;
  if (!object.isStream) {
    return { ...object, id, body: object.body.replace(reference, (_, other) => `${Number(other) + by} 0 R`) };
  }
  const { dictionary } = readStream(object);
  if (referencesIn(dictionary).length > 0) throw new Error('A stream of the watermark refers to another object.');
  return { ...object, id, raw: Buffer.concat([Buffer.from(`${id}`), object.raw.subarray(`${object.id}`.length)]) };
}

const contents = /\/Contents (\d+) 0 R/;
const resources = /\/Resources (<<[^]*>>)\s*\/MediaBox/;
const box = /\/MediaBox \[([^\]]*)\]/;

const stream = (id: number, dictionary: string, content: string | Buffer): PdfStream => ({
  id,
  isStream: true,
  raw: streamObject(id, dictionary, Buffer.from(content)),
});

type OnePage = { readonly needs: string; readonly size: string; readonly content: PdfStream };

/** What the one page of a file draws. */
function onlyPage({ objects, ...file }: PdfFile): OnePage {
  const [page] = pagesOf({ objects, ...file });
  const found = (pattern: RegExp) => pattern.exec(page?.body ?? '')?.[1] ?? '';
  const content = objects.filter(isStream).find(({ id }) => id === Number(found(contents)));
  if (!content) throw new Error('The watermark has no page with a content.');
  return { needs: found(resources), size: found(box), content };
}

/** The one page of `mark` as a drawing with this id, and the objects that it needs. */
function drawingOf(mark: PdfFile, id: number, by: number): readonly PdfObject[] {
  const { needs, size, content: drawn } = onlyPage(mark);
  const { dictionary, content } = readStream(drawn);
  const packed = dictionary.includes('/FlateDecode') ? '/Filter /FlateDecode' : '';
  const own = needs.replace(reference, (_, other) => `${Number(other) + by} 0 R`);
  const needed = reachable(mark.objects, referencesIn(needs)).map((object) => renumbered(object, by));
  return [...needed, stream(id, `/Type /XObject /Subtype /Form /BBox [${size}] /Resources ${own} ${packed}`, content)];
}

/** An area of a page painted white. */
function whiteness({ x, y, width, height }: PageArea, page: PdfValue): string {
  const pageHeight = Number(box.exec(page.body)?.[1]?.trim().split(/\s+/)[3]);
  return `1 g ${x} ${pageHeight - y - height} ${width} ${height} re f\n`;
}

function written({ head }: PdfFile, objects: readonly PdfObject[], root: number): Uint8Array {
  const places = new Map<number, number>();
  const parts = [head];
  let at = head.length;
  for (const object of objects) {
    places.set(object.id, at);
    const bytes = object.isStream ? object.raw : Buffer.from(`${object.id} 0 obj${object.body}endobj\n`, 'latin1');
    parts.push(bytes);
    at += bytes.length;
  }
  const size = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, id) => {
    const place = places.get(id);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/**
 * A typeset sheet with the watermark over every page, for pictures of its pages: without structure, bookmarks and
 * attachments. `blank` is an area of the first page that a proof does not show.
 */
export function proofOf(file: PdfFile, mark: PdfFile, blank?: PageArea): Uint8Array {
  const first = file.size + mark.size;
  const [opening, drawing, closing, closingFirst, root] = [first, first + 1, first + 2, first + 3, first + 4];
  const pages = pagesOf(file);
  const marked = pages.map((page, index): PdfValue => {
    const last = index === 0 && blank ? closingFirst : closing;
    const layered = page.body.replace(contents, (_, id) => `/Contents [${opening} 0 R ${id} 0 R ${last} 0 R]`);
    return { ...page, body: withDrawings(layered, `/mark ${drawing} 0 R`) };
  });
  const bodies = new Map(marked.map((page) => [page.id, page]));
  const own = reachable(
    file.objects,
    pages.map(({ id }) => id),
  ).map((object) => bodies.get(object.id) ?? object);
  const [page] = pages;
  const tree = /\/Parent (\d+) 0 R/.exec(page?.body ?? '')?.[1];
  if (!page || tree === undefined) throw new Error('The PDF has no tree of pages.');
  const call = 'q /mark Do Q\n';
  const layers = [
    stream(opening, '', 'q\n'),
    stream(closing, '', `\nQ\n${call}`),
    ...(blank ? [stream(closingFirst, '', `\nQ\nq ${whiteness(blank, page)}Q\n${call}`)] : []),
  ];
  const catalogue: PdfValue = { id: root, isStream: false, body: `\n<< /Type /Catalog /Pages ${tree} 0 R >>\n` };
  return written(file, [...own, ...drawingOf(mark, drawing, file.size), ...layers, catalogue], root);
}
