import type { ClassComparison, Verdict } from '@gosds/ghs/analysis/compare-markets';
import type { MarketPlace } from './market-places.ts';
import { words } from '../../../words/words.ts';

/** The categories of a market in one cell, or why there is none. */
export function verdictText({ status, hazards }: Verdict): string {
  const codes = hazards.map(({ code, hCode }) => `${code} ${hCode}`).join(', ');
  if (codes !== '' || status === 'classified') return codes;
  return words().panel.verdict[status];
}

const isJudged = ({ verdicts }: ClassComparison): boolean =>
  verdicts.some(({ status, hazards }) => hazards.length > 0 || status === 'incomplete');

/** The rows of the table: classes that at least one market assigns; unless `showsAll`, only those that differ. */
export const rowsToShow = (
  classes: readonly ClassComparison[],
  { showsAll }: { readonly showsAll: boolean },
): readonly ClassComparison[] =>
  classes.filter((compared) => isJudged(compared) && (showsAll || compared.differences.length > 0));

/** Markets with the same result in every row share one column. */
export type MarketColumn = {
  readonly names: readonly string[];
  readonly isOwn: boolean;
  /** One verdict per row. */
  readonly verdicts: readonly Verdict[];
};

/** The column of the sheet's market first, then the others in the order of the markets. */
export function marketColumns(
  rows: readonly ClassComparison[],
  places: readonly MarketPlace[],
): readonly MarketColumn[] {
  const columns = new Map<string, MarketColumn>();
  places.forEach(({ name }, index) => {
    const verdicts = rows.flatMap((row) => row.verdicts[index] ?? []);
    const key = verdicts.map(verdictText).join('\n');
    const { names, isOwn } = columns.get(key) ?? { names: [], isOwn: index === 0 };
    columns.set(key, { names: [...names, name], isOwn, verdicts });
  });
  return [...columns.values()];
}
