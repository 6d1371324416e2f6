import type { Table, TableRow } from '../table/table.ts';
import { fieldWords } from '../generated/fields.ts';
import { plainText } from './plain-text.ts';

/** A value outside the ingredients for a field of the draft. `path` is the path of that field. */
export type FoundField = { readonly path: string; readonly label: string; readonly value: string };

const pathByWord = new Map(
  Object.entries(fieldWords).flatMap(([path, words]) => words.map((word) => [plainText(word), path] as const)),
);

/** A label may have its unit in brackets. */
const pathOf = (label: string): string | undefined =>
  pathByWord.get(
    plainText(label)
      .replace(/\([^()]*\)$/, '')
      .replaceAll(/[:：*\s]+$/g, ''),
  );

/** Units of the draft's properties, and other units of the same size. */
const ownUnits = new Set(['°c', '℃', 'c', 'g/cm3', 'g/ml', 'kg/l', 'g/cc']);

const maxLength = 500;

/** Reads a property: a number or range in the draft's unit. The unit may be with the value or the label. */
function measureOf(label: string, value: string): string | undefined {
  const [, unitOfLabel = ''] = /\(([^()]{1,12})\)\s*:?\s*$/.exec(label) ?? [];
  const plain = plainText(value.replaceAll(/[–—−]/g, '-')).replace('³', '3');
  const [, number = '', unit = ''] =
    /^((?:<=?|>=?)? ?-?\d{1,6}(?:[.,]\d{1,6})?(?: ?- ?\d{1,6}(?:[.,]\d{1,6})?)?) ?([^\d\s]\S{0,8})?$/.exec(plain) ?? [];
  const measured = plainText(unit || unitOfLabel);
  if (number === '' || !ownUnits.has(measured)) return undefined;
  return number.replaceAll(' ', '').replaceAll(',', '.');
}

const phOf = (value: string): string | undefined => {
  const plain = plainText(value.replaceAll(/[–—−]/g, '-')).replaceAll(' ', '').replaceAll(',', '.');
  return /^[<>]?\d{1,2}(?:\.\d{1,3})?(?:-\d{1,2}(?:\.\d{1,3})?)?$/.test(plain) ? plain : undefined;
};

function valueOf(path: string, label: string, value: string): string | undefined {
  if (path === 'properties.ph') return phOf(value);
  return path.startsWith('properties.') ? measureOf(label, value) : value.slice(0, maxLength);
}

/** Reads `Label | value`, or `Label: value` in one cell. */
function pairOf({ cells }: TableRow): readonly [label: string, value: string] | undefined {
  const [first = '', second = '', third] = cells.map(({ text }) => text).filter((text) => text !== '');
  if (second !== '' && third === undefined) return [first, second];
  const colon = first.search(/[:：]/);
  return second === '' && colon > 0 ? [first.slice(0, colon), first.slice(colon + 1).trim()] : undefined;
}

/** Values outside the ingredients, such as the product's name. The first value of each field counts. */
export function findFields(tables: readonly Table[]): readonly FoundField[] {
  const found = new Map<string, FoundField>();
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const [label = '', written = ''] = pairOf(row) ?? [];
    const path = pathOf(label);
    const value = path === undefined || written === '' ? undefined : valueOf(path, label, written);
    if (path !== undefined && value !== undefined && !found.has(path)) found.set(path, { path, label, value });
  }
  return [...found.values()];
}
