import { isAmbiguous } from '@gosds/sheet/draft/measure-of-text';
import { parseQuantity, withDecimalPoint } from '@gosds/sheet/draft/quantity';
import { parseProportion } from '@gosds/sheet/draft/proportion';

const isNumeric = (text: string): boolean => (parseQuantity(text) ?? parseProportion(text)) !== undefined;

/**
 * A stored number, range or limit with the decimal mark of the screens: `3.5` is `3,5` in German. Anything else stays
 * as it is, and so does `2,000`, whose comma may separate thousands.
 */
export function shownNumber(stored: string, decimalMark: string): string {
  const pointed = withDecimalPoint(stored);
  if (!isNumeric(pointed) || isAmbiguous(stored)) return stored;
  return decimalMark === '.' ? pointed : pointed.replaceAll('.', decimalMark);
}

/**
 * A dose as it is stored. Where the comma is the decimal mark, `2.000` may mean 2000; it is stored as `2,000`, which the
 * review asks about.
 */
export function storedDose(typed: string, decimalMark: string): string {
  const swapped = typed.replaceAll('.', ',');
  return decimalMark === ',' && !isAmbiguous(typed) && isAmbiguous(swapped) ? swapped : typed;
}
