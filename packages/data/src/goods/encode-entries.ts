import type { EntryRow } from './goods-forms.ts';

const trimmed = (cells: readonly string[]): string => cells.join('|').replace(/\|+$/, '');

/** The values that many entries share: class and subsidiary hazards, packing group, form, and what ADR allows. */
const traitsOf = (row: EntryRow): string =>
  trimmed([
    [row.class, row.subsidiary].filter(Boolean).join(' '),
    row.packing_group,
    row.state,
    row.form,
    row.water,
    row.nos,
    row.technical_name,
    row.classification_code,
    row.limited_quantity,
    row.excepted_quantity,
    row.transport_category,
    row.tunnel_code,
    row.hazard_number,
    row.restriction,
  ]);

/**
 * The entries as the browser loads them: `traits` has each combination of shared values once, and each name has a line
 * `un|name|numbers of the traits|hazchem|ems`. Entries that differ only in their traits share a line.
 */
export function encodeEntries(rows: readonly EntryRow[]): { readonly traits: string; readonly entries: string } {
  const traits = [...new Set(rows.map(traitsOf))].toSorted();
  const numbers = new Map(traits.map((text, number) => [text, number.toString(36)]));
  const lines: { readonly head: string; readonly tail: string; readonly numbers: string[] }[] = [];
  for (const row of rows) {
    const head = `${row.un}|${row.name}`;
    const tail = trimmed(['', row.hazchem, row.ems]);
    const number = numbers.get(traitsOf(row)) ?? '';
    const last = lines.at(-1);
    if (last?.head === head && last.tail === '' && tail === '') last.numbers.push(number);
    else lines.push({ head, tail, numbers: [number] });
  }
  return {
    traits: traits.join('\n'),
    entries: lines.map((line) => `${line.head}|${line.numbers.join(' ')}${line.tail}`).join('\n'),
  };
}
