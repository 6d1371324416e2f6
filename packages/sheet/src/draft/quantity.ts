import type { Measure } from '@gosds/ghs/mixture';
import type { Quantity } from './draft.ts';
import { plainNumber, withoutOuterSpaces } from './plain-number.ts';
import { convert, type Dimension, unitsWithoutValue } from './units.ts';

const number = '[+-]?\\d+(?:\\.\\d+)?';
const single = new RegExp(`^([<>])?(${number})$`);
const range = new RegExp(`^(${number})-(${number})$`);

/** Reads a comma between digits as a decimal comma: no field accepts thousands separators. */
export const withDecimalPoint = (text: string): string => text.replaceAll(/(?<=\d),(?=\d)/g, '.');

/** True for `2,000`, which may mean 2 or 2000. A dose written in this way is not read. */
export const isAmbiguousNumber = (text: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(text.trim());

/**
 * Reads `12.5`, `12,5`, `-5`, `<23`, `>100` or `120-140` (also `-10--5`); undefined for anything else. Spaces count only
 * between digits.
 */
export function parseQuantity(text: string): Measure | undefined {
  const typed = withDecimalPoint(withoutOuterSpaces(text));
  const [, sign, value] = single.exec(typed) ?? [];
  if (value !== undefined) {
    const at = Number(value);
    return { min: sign === '<' ? -Infinity : at, max: sign === '>' ? Infinity : at };
  }
  const [, from, to] = range.exec(typed) ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return undefined;
  return { min: Number(from), max: Number(to) };
}

/**
 * A value as the form writes it, if it is one: with a decimal point, plain digits and hyphens. Anything else stays as
 * typed.
 */
export function readQuantityText(text: string): string {
  const read = withDecimalPoint(plainNumber(text));
  return parseQuantity(read) ? read : text;
}

/** True if the text contains only digits, + - < > . and commas, apart from spaces. */
export const hasValidSymbols = (text: string): boolean => /^[\d+\-<>.,\s]*$/.test(text);

/** True if the unit is the answer (`Not Applicable`, `Not Available`) and the input is disabled. */
export const isAnsweredByUnit = (unit: string): boolean => unitsWithoutValue.some((answer) => answer === unit);

/** The value in the unit that the sheet prints (°C, g/cm³, kPa, cSt); undefined if there is none. */
export function measureOf({ value, unit }: Quantity, dimension: Dimension): Measure | undefined {
  if (isAnsweredByUnit(unit)) return undefined;
  const measure = parseQuantity(value);
  if (!measure) return undefined;
  const ends = [measure.min, measure.max].map((end) => (Number.isFinite(end) ? convert(end, unit, dimension) : end));
  const [min, max] = ends;
  return min === undefined || max === undefined ? undefined : { min, max };
}

/** Limits the upper explosive limit to 0.1 to 99.9; anything but a single number stays as typed. */
export function clampUpperExplosiveLimit(text: string): string {
  const measure = parseQuantity(text);
  if (!measure || measure.min !== measure.max) return text;
  return measure.min < 0.1 ? '0.1' : measure.min > 99.9 ? '99.9' : text;
}

/**
 * Cuts a number to five characters as the sheet prints it. It never cuts integer digits and never turns a value into
 * zero.
 */
export function printNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const digits = value.toFixed(6).replace(/\.?0+$/, '');
  const cut = digits.slice(0, 5).replace(/\.0*$|(\.\d*?)0+$/, '$1');
  if (value !== 0 && Number(cut) === 0) return String(Number(value.toPrecision(3)));
  const whole = digits.split('.')[0] ?? '';
  return whole.length >= 5 ? whole : cut;
}
