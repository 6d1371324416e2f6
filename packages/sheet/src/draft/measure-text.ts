import type { Measure } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import { printNumber } from './quantity.ts';

/** A value or range as section 9 prints it, without its unit. */
export const measureText = (phrases: SheetPhrases, measure: Measure): string => asText(phrases, measure, printNumber);

/**
 * A value or range of a study: integers as they are, others to four significant digits. Cut to five characters, 0.0021
 * mg/l would read 0.002.
 */
export const studyText = (phrases: SheetPhrases, measure: Measure): string =>
  asText(phrases, measure, (value) => plainNumber(Number.isInteger(value) ? value : Number(value.toPrecision(4))));

/** Plain decimal notation, without an exponent. */
const plainNumber = (value: number): string =>
  value === 0 || Math.abs(value) >= 1e-6 ? String(value) : value.toFixed(20).replace(/0+$/, '');

function asText({ shared }: SheetPhrases, { min, max }: Measure, print: (value: number) => string): string {
  const write = (value: number) => shared.number(print(value));
  if (min === max) return write(min);
  if (!Number.isFinite(min)) return shared.below(write(max));
  if (!Number.isFinite(max)) return shared.above(write(min));
  return shared.between({ from: write(min), to: write(max) });
}
