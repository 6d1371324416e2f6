import { isValue, type PdfFile, type PdfValue } from './pdf-objects.ts';

const isPageTree = ({ body }: PdfValue) => /^\s*<<\s*\/Type \/Pages\s/.test(body);
const kids = /\/Kids \[([\d R]*)\]/;
const reference = /\d+ 0 R/g;

export type PageRepeat = {
  /** Number of the page, from 0. */
  readonly index: number;
  /** How many more copies to add. */
  readonly times: number;
};

/** Repeats a page in the file, directly after itself. Each copy takes a few hundred bytes and no time. */
export function repeatPage(file: PdfFile, { index, times }: PageRepeat): PdfFile {
  if (times === 0) return file;
  const values = file.objects.filter(isValue);
  const tree = values.find(isPageTree);
  const pages = kids.exec(tree?.body ?? '')?.[1]?.match(reference) ?? [];
  const page = values.find(({ id }) => `${id} 0 R` === pages[index]);
  if (!tree || !page) throw new Error(`The PDF has no page ${index + 1} to be repeated.`);
  if (page.body.includes('/StructParents')) throw new Error('A page that a screen reader reads stands once.');
  const copies = Array.from({ length: times }, (_, copy): PdfValue => ({ ...page, id: file.size + copy }));
  const all = pages.toSpliced(index + 1, 0, ...copies.map(({ id }) => `${id} 0 R`));
  const body = tree.body.replace(kids, `/Kids [${all.join(' ')}]`).replace(/\/Count \d+/, `/Count ${all.length}`);
  const objects = file.objects.map((object) => (object.id === tree.id ? { ...tree, body } : object));
  return { ...file, objects: [...objects, ...copies], size: file.size + times };
}
