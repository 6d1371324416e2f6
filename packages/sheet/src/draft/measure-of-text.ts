import type { Measure } from '@gosds/ghs/mixture';
import { parseQuantity } from './quantity.ts';

/** `2,000` may be two or two thousand: nobody can tell a decimal comma from a separator of thousands. */
const ambiguous = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?!\d)/;

/** True where a comma may part thousands: what it means must be typed plainly. */
export const isAmbiguous = (text: string): boolean => ambiguous.test(text.replaceAll(/\s/g, ''));

/**
 * Reads `12.5`, `12,5`, `<23`, `>100`, `120-140` or `120–140`; undefined for anything else, and where a comma may part
 * thousands.
 */
export const measureOfText = (text: string): Measure | undefined =>
  isAmbiguous(text) ? undefined : parseQuantity(text.replaceAll(',', '.').replaceAll('–', '-'));
