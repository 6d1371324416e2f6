import type { Measure } from '@gosds/ghs/mixture';
import { parseQuantity } from './quantity.ts';

/** `2,000` may mean 2 or 2000: the comma may be a decimal comma or separate thousands. */
const ambiguous = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?!\d)/;

/** True if a comma may separate thousands. The user must then type the number without doubt. */
export const isAmbiguous = (text: string): boolean => ambiguous.test(text.replaceAll(/\s/g, ''));

/**
 * Reads `12.5`, `12,5`, `<23`, `>100`, `120-140` or `120–140`. Undefined for anything else, and if a comma may separate
 * thousands.
 */
export const measureOfText = (text: string): Measure | undefined =>
  isAmbiguous(text) ? undefined : parseQuantity(text.replaceAll(',', '.').replaceAll('–', '-'));
