/** `ambiguous`: `1,000` may mean one or one thousand. */
export type ReadNumber = number | 'ambiguous' | undefined;

const form = /^\d{0,12}(?:[.,]\d{1,15}){0,4}$/;

/** Of two kinds of separators, the last is the decimal sign. A single kind that occurs twice separates thousands. */
function decimalSign(signs: readonly string[]): string | undefined {
  const last = signs.at(-1);
  return signs.filter((sign) => sign === last).length > 1 ? undefined : last;
}

/** `hasThousands`: the number may exceed one thousand. */
type NumberForm = { readonly hasThousands: boolean };

const mayBeThousand = (whole: string, [group = '']: readonly string[]) => group.length === 3 && Number(whole) > 0;

/** Removes spaces and apostrophes between thousands: `1 250,5`. Elsewhere they stay, since they part two numbers. */
const withoutGroups = (text: string): string =>
  /^\d{1,3}(?:[\s'’]\d{3})+(?!\d)/.test(text) ? text.replaceAll(/[\s'’]/g, '') : text;

/** Reads a number with a decimal point or comma. */
export function readNumber(written: string, { hasThousands }: NumberForm): ReadNumber {
  const text = withoutGroups(written.trim());
  if (!form.test(text) || !/\d/.test(text)) return undefined;
  const signs = Array.from(text).filter((letter) => letter === '.' || letter === ',');
  const decimal = decimalSign(signs);
  const [whole = '', ...rest] = text.split(/[.,]/);
  if (hasThousands && signs.length === 1 && mayBeThousand(whole, rest)) return 'ambiguous';
  const digits =
    decimal === undefined
      ? [whole, ...rest].join('')
      : `${[whole, ...rest.slice(0, -1)].join('')}.${rest.at(-1) ?? ''}`;
  return Number(digits);
}
