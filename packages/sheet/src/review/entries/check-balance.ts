import type { DraftPart } from '../../draft/draft.ts';
import { parsePart } from '../../draft/entered-row.ts';
import { shareOfBalance } from '../../draft/total-share.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

/** At most one row may be the balance, and the other rows must leave something for it. */
export function checkBalance(
  rows: readonly DraftPart[],
  path: 'ingredients' | `ingredients.${number}.parts`,
): Finding[] {
  const places = rows.flatMap((row, index) => (parsePart(row).isBalance ? [index] : []));
  const isNothingLeft = shareOfBalance(rows) === undefined;
  return places.flatMap((index, count) => {
    if (count > 0) return [found(entryChecks.secondBalance, `${path}.${index}.proportion`)];
    return isNothingLeft ? [found(entryChecks.noBalanceLeft, `${path}.${index}.proportion`)] : [];
  });
}
