import type { Measure } from '@gosds/ghs/mixture';

const number = String.raw`(-?\d+(?:[.,]\d+)?)`;
const atMost = new RegExp(`^(<=|≤|<)\\s*${number}`);
const atLeast = new RegExp(`^(>=|≥|>)\\s*${number}`);
const range = new RegExp(`^[<>]?\\s*${number}\\s*(?:-|–|to)\\s*<?\\s*${number}`);
const single = new RegExp(`^(?:ca\\.?\\s*|approx\\.?\\s*)?${number}`);

const value = (text: string | undefined) => Number(text?.replace(',', '.'));

/** The measures of a written value: `<= 2 or >= 11.5` gives two, a text without a number none. */
export function writtenMeasures(written: string | number | null | undefined): readonly Measure[] {
  if (written === null || written === undefined) return [];
  if (typeof written === 'number') return [{ min: written, max: written }];
  return written.split(/\s+or\s+/).flatMap((part) => measureOf(part.trim()) ?? []);
}

function measureOf(text: string): Measure | undefined {
  const between = range.exec(text);
  if (between) return { min: value(between[1]), max: value(between[2]) };
  const upper = atMost.exec(text);
  if (upper) return { min: Number.NEGATIVE_INFINITY, max: value(upper[2]) };
  const lower = atLeast.exec(text);
  if (lower) return { min: value(lower[2]), max: Number.POSITIVE_INFINITY };
  const one = single.exec(text);
  return one ? { min: value(one[1]), max: value(one[1]) } : undefined;
}

/** A pH counts only for the product itself, not for a dilution. */
export function writtenPh(written: string | number | null | undefined): readonly Measure[] {
  const share = typeof written === 'string' ? /\((\d+(?:\.\d+)?)\s*%\)/.exec(written)?.[1] : undefined;
  return share === undefined || Number(share) === 100 ? writtenMeasures(written) : [];
}
