import { type Concentration, percent } from '@gosds/ghs/concentration';

const number = '\\d{1,3}(?:\\.\\d{1,6})?';
const single = new RegExp(`^(<=|>=|<|>)?(${number})$`);
const range = new RegExp(`^(${number})-(${number})$`);

/** A proportion as typed: its ends in ppb, and whether the upper end was left open (`>20`). */
export type Proportion = { readonly concentration: Concentration; readonly isOpen: boolean };

const isShare = (value: number) => value >= 0 && value <= 100;

function fromSingle(sign: string | undefined, value: number): Proportion {
  const at = percent(value);
  if (sign?.startsWith('<')) return { concentration: { lower: 0, upper: at }, isOpen: false };
  if (sign?.startsWith('>')) return { concentration: { lower: at, upper: percent(100) }, isOpen: true };
  return { concentration: { lower: at, upper: at }, isOpen: false };
}

/** Reads a proportion in per cent; undefined where it does not meet the pattern or leaves 0 to 100. Spaces do not count. */
export function readProportion(text: string): Proportion | undefined {
  const typed = text.replaceAll(/\s/g, '');
  const [, sign, value] = single.exec(typed) ?? [];
  if (value !== undefined) return isShare(Number(value)) ? fromSingle(sign, Number(value)) : undefined;
  const [, from, to] = range.exec(typed) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [lower, upper] = [Number(from), Number(to)];
  if (!isShare(lower) || !isShare(upper) || lower >= upper) return undefined;
  return { concentration: { lower: percent(lower), upper: percent(upper) }, isOpen: false };
}

/** `<5` is 0 to 5, `>20` is 20 to 100, `1-5` is 1 to 5; both ends inclusive, in ppb. */
export function parseProportion(text: string): Concentration | undefined {
  return readProportion(text)?.concentration;
}
