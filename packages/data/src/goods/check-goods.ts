import type { DataFolder } from '../data-folder.ts';
import type { DifferenceRow, EntryRow } from './goods-forms.ts';
import { readModes } from './mode-laws.ts';

/** The entry as `mode-differences.csv` writes it: `6.1 (3, 8) I`. `-` means no packing group. */
const writtenEntry = (row: Pick<EntryRow, 'class' | 'subsidiary' | 'packing_group'>): string =>
  [row.class, row.subsidiary && `(${row.subsidiary.replaceAll(' ', ', ')})`, row.packing_group || '-']
    .filter(Boolean)
    .join(' ');

/** Reports every UN number of the other tables that the list lacks, duplicate entries, and a list out of order. */
export function checkEntries(data: DataFolder, entries: readonly EntryRow[]): void {
  const file = 'goods/entries.csv';
  const seen = new Set<string>();
  for (const [index, row] of entries.entries()) {
    const key = `${row.un} ${row.name} ${writtenEntry(row)}`;
    if (seen.has(key)) data.report({ file, row: index + 2, message: `${key} appears twice.` });
    if (row.un < (entries[index - 1]?.un ?? ''))
      data.report({ file, row: index + 2, message: 'Keep the order of UN numbers.' });
    seen.add(key);
  }
}

/** Reports the UN numbers of a table that the list lacks. */
export function checkNumbers(
  data: DataFolder,
  file: string,
  { listed, rows }: { readonly listed: ReadonlySet<string>; readonly rows: readonly { readonly un: string }[] },
): void {
  for (const [index, { un }] of rows.entries())
    for (const one of un.split(' ').filter(Boolean))
      if (!listed.has(one)) data.report({ file, row: index + 2, message: `UN ${one} is not in entries.csv.` });
}

/** Reports the modes in a row of a table, separated by a space, that `modes.csv` lacks. */
export function checkModes(data: DataFolder, file: string, modesOfRows: readonly string[]): void {
  const known = readModes(data) ?? [];
  for (const [index, modes] of modesOfRows.entries())
    for (const mode of modes.split(' '))
      if (!known.includes(mode)) data.report({ file, row: index + 2, message: `“${mode}” is not in modes.csv.` });
}

/** Reports a difference of class for an entry that is not in the list. */
export function checkDifferences(
  data: DataFolder,
  differences: readonly DifferenceRow[],
  entries: readonly EntryRow[],
): void {
  const known = new Set(entries.map((row) => `${row.un} ${writtenEntry(row)}`));
  for (const [index, { difference, un, entry }] of differences.entries())
    if (difference === 'class' && !known.has(`${un} ${entry}`))
      data.report({
        file: 'goods/mode-differences.csv',
        row: index + 2,
        message: `UN ${un} has no entry “${entry}” in entries.csv.`,
      });
}
