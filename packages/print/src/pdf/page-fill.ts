import { isValue, type PdfFile, type PdfValue, readContent } from './pdf-objects.ts';

/** Anchored at the start, so that most other objects fail at once. */
const pageOpening = /^\s*<<\s*\/Type \/Page\s/;

export const pagesOf = ({ objects }: PdfFile): readonly PdfValue[] =>
  objects.filter(isValue).filter(({ body }) => pageOpening.test(body));

/** The position of a line of text, a rule or a drawing, in points from the lower left corner of the page. */
const placed = /^1 0 0 -1 \S+ (\S+) cm$/gm;

const footer = '/Subtype /Footer';

function fillOf(file: PdfFile, { body }: PdfValue): number {
  const [, height = ''] = /\/MediaBox \[\S+ \S+ \S+ (\S+?)\]/.exec(body) ?? [];
  const [, id = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
  const stream = file.objects.find((object) => object.isStream && object.id === Number(id));
  if (!stream?.isStream) throw new Error('A page of the PDF has no content of one stream.');
  const content = readContent(stream).toString('latin1');
  const end = content.indexOf(footer);
  const lowest = Array.from(content.slice(0, end < 0 ? undefined : end).matchAll(placed), ([, y]) => Number(y));
  return 1 - Math.min(Number(height), ...lowest) / Number(height);
}

/** How far down the last page, or every page, is filled without its footer, as a part of its height. */
export function pageFills(file: PdfFile, which: 'last' | 'every'): readonly number[] {
  const pages = pagesOf(file);
  return (which === 'last' ? pages.slice(-1) : pages).map((page) => fillOf(file, page));
}

export const countPages = (file: PdfFile): number => pagesOf(file).length;
