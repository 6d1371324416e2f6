import { isAmbiguous } from '@gosds/sheet/draft/measure-of-text';
import { parseQuantity, withDecimalPoint } from '@gosds/sheet/draft/quantity';
import { parseProportion } from '@gosds/sheet/draft/proportion';

const isNumeric = (text: string): boolean => (parseQuantity(text) ?? parseProportion(text)) !== undefined;

/**
 * A stored number, range or limit with the decimal mark of the screens: `3.5` is `3,5` in German. Anything else stays as
 * it is, and so does `2,000`, whose comma may separate thousands.
 */
export function shownNumber(stored: string, decimalMark: string): string {
  const pointed = withDecimalPoint(stored);
  if (!isNumeric(pointed) || isAmbiguous(stored)) return stored;
  return decimalMark === '.' ? pointed : pointed.replaceAll('.', decimalMark);
}

/** How a number field stores what is typed, and shows what is stored, by the decimal mark of the screens. */
export type NumberNotation = {
  readonly read: (typed: string, decimalMark: string) => string;
  readonly show: (stored: string, decimalMark: string) => string;
};

/** The text with commas in the place of points, and points in the place of commas. */
const withMarksSwapped = (text: string): string => text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));

/**
 * A number that may be above 999. It is stored so that a comma before three digits means a number in doubt, which the
 * review asks about. Where the comma is the decimal mark, `2,000` is 2 and is stored as `2.000`; `2.000` may mean 2000
 * there, is stored as `2,000`, and is shown as it was typed.
 */
export const dose: NumberNotation = {
  read: (typed, decimalMark) => {
    const swapped = withMarksSwapped(typed);
    return decimalMark === ',' && (isAmbiguous(typed) || isAmbiguous(swapped)) ? swapped : typed;
  },
  show: (stored, decimalMark) =>
    decimalMark === ',' && isAmbiguous(stored) ? withMarksSwapped(stored) : shownNumber(stored, decimalMark),
};

/** A number of at most 100: a comma is always the decimal mark. */
export const percentage: NumberNotation = { read: withDecimalPoint, show: shownNumber };
