import type { Reason } from '@gosds/ghs/classification';
import type { SheetContext } from './sheet-context.ts';
import { hidesProportion } from './shown-name.ts';

/** True where sums and mixture estimates would tell a proportion that the user hides. */
export const hidesSums = ({ ingredients }: Pick<SheetContext, 'ingredients'>): boolean =>
  ingredients.some(({ row }) => hidesProportion(row));

/**
 * The reason as one sentence with its numbers; empty where there is none, or where a confidential proportion could be
 * read from the numbers.
 */
export function reasonText(c: SheetContext, reason: Reason | undefined): string {
  const summary = hidesSums(c) ? '' : (reason?.summary.trim() ?? '');
  return summary === '' ? '' : `${summary.replace(/\.$/, '')}.`;
}
