import type { Draft } from '@gosds/sheet/draft/draft';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Fields of a row that have an input; for any other field, the row's name is shown. */
const cells = ['name', 'casNumber', 'proportion'] as const;

function changedRow(before: Draft['ingredients'], after: Draft['ingredients']): string {
  const at = after.findIndex((row, index) => row !== before[index] && !isSameJson(row, before[index]));
  const index = Math.max(0, at === -1 ? after.length - 1 : at);
  const [old, row] = [before[index], after[index]];
  const cell = old?.id === row?.id ? cells.find((each) => old?.[each] !== row?.[each]) : undefined;
  return `ingredients.${index}.${cell ?? 'name'}`;
}

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Path of the first difference between two JSON values. */
function firstDifference(before: unknown, after: unknown, path: readonly string[]): readonly string[] {
  if (!isRecord(before) || !isRecord(after) || Array.isArray(after)) return path;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const key = keys.find((each) => before[each] !== after[each] && !isSameJson(before[each], after[each]));
  return key === undefined ? path : firstDifference(before[key], after[key], [...path, key]);
}

/** Path of the first input in which two drafts differ, in the order of the draft; undefined if they are equal. */
export function changedPath(before: Draft, after: Draft): string | undefined {
  const [section, ...rest] = firstDifference(before, after, []);
  if (section === undefined) return undefined;
  return section === 'ingredients' ? changedRow(before.ingredients, after.ingredients) : [section, ...rest].join('.');
}
