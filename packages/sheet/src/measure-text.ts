import type { Measure } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import { printNumber } from './quantity.ts';

/** A value or range as it is printed, without its unit. */
export function measureText({ shared }: SheetPhrases, { min, max }: Measure): string {
  if (min === max) return printNumber(min);
  if (!Number.isFinite(min)) return shared.below(printNumber(max));
  if (!Number.isFinite(max)) return shared.above(printNumber(min));
  return shared.between(printNumber(min), printNumber(max));
}
