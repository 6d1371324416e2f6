import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percent } from '@gosds/ghs/concentration';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { sheetListFolder } from './sheet-list.ts';

/** Concentrations in a product in parts per billion: `from` includes its limit, `above` does not. */
type Thresholds = { readonly from: number | null; readonly above: number | null };

const concentration = z
  .string()
  .default('')
  .transform((cell) => (cell === '' ? undefined : percent(Number(cell))));

const conditionForm = z.object({
  entry: z.string(),
  from_percent: concentration,
  condition_from_percent: concentration,
  public_from_percent: concentration,
});

/** The lowest concentration at which the conditions of each entry apply to a mixture. */
function conditionsOf(file: string): ReadonlyMap<string, number> {
  const rows: unknown = parse(readFileSync(file), { columns: true, bom: true });
  const concentrations = new Map<string, number>();
  for (const { entry, ...row } of z.array(conditionForm).parse(rows)) {
    const known = Object.values(row).filter((each) => each !== undefined);
    if (known.length > 0) concentrations.set(entry, Math.min(...known));
  }
  return concentrations;
}

/**
 * The lowest concentration of a row's entries. Null if one of them has no known concentration, so that the threshold is
 * never too high.
 */
function leastOf(entries: readonly string[], concentrations: ReadonlyMap<string, number>): number | null {
  const known = entries.map((entry) => concentrations.get(entry));
  return known.length === 0 || known.includes(undefined)
    ? null
    : Math.min(...known.filter((each) => each !== undefined));
}

const rowForm = z.looseObject({ entry: z.string().default(''), above_percent: concentration });

/**
 * Reads the thresholds of the rows of a list in `data/lists`: from a column of the row, or from the conditions of its
 * entry.
 */
export function sheetThresholds(data: string, id: string): (row: Readonly<Record<string, unknown>>) => Thresholds {
  const file = join(sheetListFolder(data, id), 'conditions.csv');
  const concentrations = existsSync(file) ? conditionsOf(file) : undefined;
  return (row) => {
    const { entry, above_percent: above = null } = rowForm.parse(row);
    const entries = entry.split(',').map((each) => each.trim());
    return { from: concentrations === undefined ? null : leastOf(entries, concentrations), above };
  };
}
