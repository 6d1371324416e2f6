import type { Measure } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import { printNumber } from './quantity.ts';

/** A value or range as it is printed, without its unit. */
export function measureText({ shared }: SheetPhrases, { min, max }: Measure): string {
  const write = (value: number) => shared.number(printNumber(value));
  if (min === max) return write(min);
  if (!Number.isFinite(min)) return shared.below(write(max));
  if (!Number.isFinite(max)) return shared.above(write(min));
  return shared.between(write(min), write(max));
}
