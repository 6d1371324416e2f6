import type { DifferenceRow } from './goods-forms.ts';

/** Numbers that a law does not list, prohibits or leaves to other modes: a text of numbers per law and difference. */
export function numberDifferences(rows: readonly DifferenceRow[]) {
  const groups = new Map<string, { mode: string; difference: string; paragraph: string; un: string[] }>();
  for (const { mode, difference, paragraph, un } of rows) {
    if (difference === 'class' || difference === 'name') continue;
    const key = `${mode} ${difference} ${paragraph}`;
    const group = groups.get(key) ?? { mode, difference, paragraph, un: [] };
    groups.set(key, group);
    group.un.push(un);
  }
  return [...groups.values()].map(({ un, ...group }) => ({ ...group, un: un.join(' ') }));
}

/** Splits `6.1 (3, 8) I` into its parts. `-` means no packing group. */
function readClassed(text: string) {
  const [main = '', ...others] = text.split(/[ (),]+/).filter(Boolean);
  const group = others.at(-1) ?? '-';
  return { class: main, subsidiaryHazards: others.slice(0, -1), packingGroup: group === '-' ? null : group };
}

/** Entries that a law classifies differently: as in the list, and as in the law. */
export const classDifferences = (rows: readonly DifferenceRow[]) =>
  rows
    .filter(({ difference }) => difference === 'class')
    .map(({ mode, un, entry, value }) => ({ mode, un, ours: readClassed(entry), theirs: readClassed(value) }));

/** Completely different names. `division`: only for one class of the number. */
export const nameDifferences = (rows: readonly DifferenceRow[]) =>
  rows
    .filter(({ difference }) => difference === 'name')
    .map(({ mode, un, entry, value }) => ({ mode, un, name: value, ...(entry === '' ? {} : { division: entry }) }));
