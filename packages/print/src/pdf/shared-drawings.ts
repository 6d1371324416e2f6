import { deflateSync } from 'node:zlib';
import {
  isStream,
  isValue,
  type PdfObject,
  type PdfStream,
  type PdfValue,
  readContent,
  streamObject,
  withDrawings,
} from './pdf-objects.ts';

/** A picture with alternative text in the content of a page: its frame, its shapes with their position, its end. */
const figure = /(\/Alt [^\n]*\n>> BDC\nq\n[^]*?\nW\nn\n)(q\n([-\d. ]+ cm\n)[^]*?Q\n)(Q\nEMC\n)/g;
/** Drawings are 1000 units high and about 2 cm in print, so a tenth of a unit is invisible. */
const fraction = /-?\d+\.\d+/g;
const minLength = 300;

type Page = {
  readonly page: PdfValue;
  readonly content: PdfStream;
  /** Names of the colours that the content uses. */
  readonly colours: string;
  readonly text: string;
};

/**
 * Shares pictogram drawings. A pictogram appears on the cover and in section 2, and the typesetter writes its 2 KB into
 * both pages. It becomes one object that both pages call.
 */
export function shareDrawings({ objects, size }: { readonly objects: readonly PdfObject[]; readonly size: number }) {
  const pages = pagesWithFigures(objects);
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const drawing of drawingsOf(page)) counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  }
  const shared = [...counts].flatMap(([drawing, count]) => (count > 1 ? [drawing] : []));
  const ids = new Map(shared.map((drawing, index) => [drawing, size + index]));
  const changed = new Map(pages.flatMap((page) => withCalls(page, ids)).map((object) => [object.id, object]));
  const forms = [...ids].map(([drawing, id]): PdfStream => ({ id, raw: form(id, drawing), isStream: true }));
  return { objects: [...objects.map((object) => changed.get(object.id) ?? object), ...forms], size: size + ids.size };
}

/** The shapes of each picture in their own units, independent of their position, after the colours they name. */
const drawingsOf = ({ text, colours }: Page): readonly string[] =>
  Array.from(text.matchAll(figure), ([, , shapes = '', place = '']) => drawing(colours, shapes, place)).filter(
    (each) => each.length > minLength,
  );

const drawing = (colours: string, shapes: string, place: string) => `${colours}\n${shapes.replaceAll(place, '')}`;

function form(id: number, drawn: string): Buffer {
  const end = drawn.indexOf('>>') + '>>\n'.length;
  const shapes = drawn.slice(end).replace(fraction, (number) => Math.round(Number(number)).toString());
  const dictionary = `/Type /XObject /Subtype /Form /BBox [0 0 1000 1000] /Resources << ${drawn.slice(0, end)}>> /Filter /FlateDecode`;
  return streamObject(id, dictionary, deflateSync(Buffer.from(shapes, 'latin1')));
}

function pagesWithFigures(objects: readonly PdfObject[]): readonly Page[] {
  const values = objects.filter(isValue);
  const figures = values.filter(({ body }) => body.includes('/S /Figure'));
  const ids = new Set(figures.map(({ body }) => Number(/\/Pg (\d+) 0 R/.exec(body)?.[1])));
  const streams = objects.filter(isStream);
  return [...ids].flatMap((id) => {
    const page = values.find((value) => value.id === id);
    const content = streams.find((stream) => stream.id === Number(/\/Contents (\d+) 0 R/.exec(page?.body ?? '')?.[1]));
    const [colours] = /\/ColorSpace <<[^>]*>>/.exec(page?.body ?? '') ?? [];
    if (!page || !content || colours === undefined) return [];
    return [{ page, content, colours, text: readContent(content).toString('latin1') }];
  });
}

/** The page and its content with calls instead of shared drawings; empty if nothing is shared. */
function withCalls({ page, content, colours, text }: Page, ids: ReadonlyMap<string, number>): readonly PdfObject[] {
  const called = new Set<number>();
  const calling = text.replace(figure, (whole, ...found: readonly string[]) => {
    const [opening = '', shapes = '', place = '', end = ''] = found;
    const id = ids.get(drawing(colours, shapes, place));
    if (id === undefined) return whole;
    called.add(id);
    return `${opening}q\n${place}/d${id} Do\nQ\n${end}`;
  });
  if (called.size === 0) return [];
  const names = [...called].map((id) => `/d${id} ${id} 0 R`).join(' ');
  const packed = deflateSync(Buffer.from(calling, 'latin1'));
  return [
    { ...page, body: withDrawings(page.body, names) },
    { ...content, raw: streamObject(content.id, '/Filter /FlateDecode', packed) },
  ];
}
