import { type Concentration, percent } from '@gosds/ghs/concentration';

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const exact = new RegExp(`^=?${number}$`);
const below = new RegExp(`^(<=|<)${number}$`);
const above = new RegExp(`^(>=|>)${number}$`);
const between = new RegExp(`^(>=|>)?${number}(?:-|to|\\.\\.)(<=|<)?${number}$`);

const valueOf = (text = '') => percent(Number(text.replace(',', '.')));

/** A limit that excludes its number starts, or ends, one ppb beside it. */
const fromAbove = (sign: string | undefined, text: string | undefined) => valueOf(text) + Number(sign === '>');
const fromBelow = (sign: string | undefined, text: string | undefined) => valueOf(text) - Number(sign === '<');

/**
 * Reads a share in per cent as people type it: `12.5`, `10-20`, `> 1 - < 5`, `<1`, `>= 20 %`. `>20` goes up to 100 %, which the
 * classification narrows to what the other ingredients leave. Throws a RangeError on anything else.
 */
export function typedShare(typed: string): Concentration {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s%]/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=');
  const [, one] = exact.exec(text) ?? [];
  if (one !== undefined) return { lower: valueOf(one), upper: valueOf(one) };
  const [, upperSign, upper] = below.exec(text) ?? [];
  if (upper !== undefined) return { lower: 0, upper: fromBelow(upperSign, upper) };
  const [, lowerSign, lower] = above.exec(text) ?? [];
  if (lower !== undefined) return { lower: fromAbove(lowerSign, lower), upper: percent(100) };
  const [, startSign, start, endSign, end] = between.exec(text) ?? [];
  if (start === undefined)
    throw new RangeError(`“${typed}” is no share in per cent, such as 12.5, 10-20, <1, >20 or balance`);
  return { lower: fromAbove(startSign, start), upper: fromBelow(endSign, end) };
}

/** The word for what is left to 100 %. */
export const isBalance = (typed: string): boolean => /^(balance|remainder|rest|q\.?\s?s\.?)\b/i.test(typed.trim());

/** What the others leave to 100 %: at least with all at their upper ends, at most with all at their lower ends. */
export function balanceOf(others: readonly Concentration[]): Concentration {
  const sum = (end: 'lower' | 'upper') => others.reduce((total, concentration) => total + concentration[end], 0);
  const left = (used: number) => Math.max(0, percent(100) - used);
  return { lower: left(sum('upper')), upper: left(sum('lower')) };
}
