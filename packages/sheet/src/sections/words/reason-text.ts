import type { Reason } from '@gosds/ghs/classification';
import { hidesProportion } from '../../draft/shown-name.ts';
import { isSubstance } from '../../product/is-substance.ts';
import type { SheetContext } from '../../sheet-context.ts';
import { engineText } from './engine-text.ts';

/** True where sums and mixture estimates would tell a proportion that the user hides. */
export const hidesSums = ({ ingredients }: Pick<SheetContext, 'ingredients'>): boolean =>
  ingredients.some(({ row }) => hidesProportion(row));

/** A reason as a sentence; empty where a confidential proportion could be read from it. */
export function reasonText(c: SheetContext, reason: Reason | undefined): string {
  if (!reason || hidesSums(c)) return '';
  const text = engineText(c, reason.summary).trim();
  const stop = c.language.spaces ? '.' : '。';
  return text === '' || text.endsWith(stop) ? text : text + stop;
}

/** The reason of a class; a substance has its classes of itself, so that shares and sums of ingredients say nothing of it. */
export const classReasonText = (c: SheetContext, reason: Reason | undefined): string =>
  isSubstance(c) && (reason?.found === undefined || reason.unit === '%') ? '' : reasonText(c, reason);
