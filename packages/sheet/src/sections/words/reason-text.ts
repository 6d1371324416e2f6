import { inEnglish } from '@gosds/phrases/say-message';
import type { Reason } from '@gosds/ghs/classification';
import { printNumber } from '../../draft/quantity.ts';
import type { SheetContext } from '../../sheet-context.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { hidesProportion } from '../../draft/shown-name.ts';

/** True where sums and mixture estimates would tell a proportion that the user hides. */
export const hidesSums = ({ ingredients }: Pick<SheetContext, 'ingredients'>): boolean =>
  ingredients.some(({ row }) => hidesProportion(row));

/** The engine speaks English: other languages print the value found beside its limit. */
function comparison({ phrases }: SheetContext, reason: Reason): string {
  const { found, limit, unit = '' } = reason.stated ?? reason;
  if (found === undefined || limit === undefined || !Number.isFinite(found) || !Number.isFinite(limit)) return '';
  const plain = (value: number) => phrases.shared.number(printNumber(value));
  const sign = signBetween(found, limit, reason.isAtMost === true);
  if (unit === 'pH') return `pH ${plain(found)} ${sign} ${plain(limit)}`;
  const written = (value: number) => phrases.shared.withUnit(plain(value), unit);
  return `${written(found)} ${sign} ${written(limit)}`;
}

/** A limit stands for what reaches it, or where the law says `at most` for what does not exceed it. */
function signBetween(found: number, limit: number, isAtMost: boolean): string {
  if (isAtMost) return found <= limit ? '≤' : '>';
  return found < limit ? '<' : '≥';
}

/**
 * The numbers that decided: one sentence in English, elsewhere the value and its limit. Empty where there are none, or
 * where a confidential proportion could be read from them, and in a sheet in two languages where only one could say it.
 */
export function reasonText(c: SheetContext, reason: Reason | undefined): string {
  if (!reason || hidesSums(c)) return '';
  const isEnglish = c.language.tag === 'en';
  const numbers = isEnglish && c.place === undefined ? undefined : comparison(c, reason);
  const text = isEnglish && numbers !== '' ? inEnglish(reason.summary).trim() : (numbers ?? '');
  return text === '' ? '' : `${text.replace(/\.$/, '')}.`;
}

/** A substance has its classes of itself: shares and sums of ingredients say nothing of it. */
const isOwnClass = (c: SheetContext, reason: Reason | undefined): boolean =>
  isSubstance(c) && (reason?.found === undefined || reason.unit === '%');

/** The same with the paragraph of law, where a language has the numbers alone. */
export function citedReasonText(c: SheetContext, reason: Reason | undefined): string {
  const text = isOwnClass(c, reason) ? '' : reasonText(c, reason);
  if (text === '' || reason === undefined || c.language.tag === 'en') return text;
  return c.phrases.law.citation(reason.paragraph) + c.phrases.shared.colon + text;
}
