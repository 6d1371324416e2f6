import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Bodies of the objects of a packed PDF; for streams, their dictionaries. */
export function pdfObjects(bytes: Uint8Array): Map<number, string> {
  const pdf = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  for (const found of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s*(<<[\s\S]*?>>)\s*stream\r?\n/g)) {
    const [whole, id = '', dictionary = ''] = found;
    objects.set(Number(id), dictionary);
    if (!dictionary.includes('/Type /ObjStm')) continue;
    const start = found.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    readPacked(
      objects,
      inflateSync(Buffer.from(pdf.slice(start, start + length), 'latin1')).toString('latin1'),
      dictionary,
    );
  }
  return objects;
}

function readPacked(objects: Map<number, string>, content: string, dictionary: string) {
  const first = Number(/\/First (\d+)/.exec(dictionary)?.[1]);
  const index = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at < index.length; at += 2) {
    const next = index[at + 3];
    objects.set(index[at]!, content.slice(first + index[at + 1]!, next === undefined ? undefined : first + next));
  }
}

/** The unpacked content of a stream of a packed PDF. */
export function pdfStream(bytes: Uint8Array, id: number): Buffer {
  const pdf = Buffer.from(bytes);
  const start = pdf.indexOf(`\n${id} 0 obj`, 0, 'latin1');
  const at = pdf.indexOf('stream\n', start, 'latin1') + 'stream\n'.length;
  const dictionary = pdf.subarray(start, at).toString('latin1');
  const content = pdf.subarray(at, at + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
  return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
}

/** Number of structure elements, by tag. */
export function countTags(bytes: Uint8Array): Record<string, number> {
  const tags: Record<string, number> = {};
  for (const body of pdfObjects(bytes).values()) {
    const tag = /\/S \/(\w+)/.exec(body)?.[1];
    if (tag && body.includes('/P ')) tags[tag] = (tags[tag] ?? 0) + 1;
  }
  return tags;
}

export type OpenedPage = {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
};

/** Compiled once for all documents of a process. */
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** Text and a grey picture of every page, as PDFium sees it; `scale` is pixels a point. */
export async function openPages(bytes: Uint8Array, scale = 1): Promise<readonly OpenedPage[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  const pages: OpenedPage[] = [];
  for (let index = 0; index < document.getPageCount(); index++) {
    const page = document.getPage(index);
    // Drawing closes a page of this library, so the text is read first.
    const text = page.getText();
    const { width, height, data } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
    pages.push({ text, width, height, pixels: Uint8Array.from(data) });
  }
  document.destroy();
  return pages;
}

/** True if nothing is printed in the pixel columns from `from` to `to`. */
export function isBlank({ pixels, width, height }: OpenedPage, from: number, to: number): boolean {
  for (let y = 0; y < height; y++) {
    for (let x = Math.floor(from); x < Math.floor(to); x++) if ((pixels[y * width + x] ?? 255) < 250) return false;
  }
  return true;
}

/** All text on one line, without the spaces that PDF readers put between spaced letters. */
export const flat = (text: string) => text.replace(/\s+/g, ' ');
