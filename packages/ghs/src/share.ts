import { type Concentration, percent, type Ppb } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';

/** The one ingredient that fills up to 100 %. */
export type Balance = 'balance';

/** Percent per unit; those by volume count in gases, where all shares are by volume. */
const perPercent: Readonly<Record<string, number>> = {
  '': 1,
  '%': 1,
  'wt%': 1,
  '%wt': 1,
  'vol%': 1,
  '%vol': 1,
  '%w/w': 1,
  '%(w/w)': 1,
  '%v/v': 1,
  '%(v/v)': 1,
  '%m/m': 1,
  '%byweight': 1,
  '%byvolume': 1,
  'g/kg': 0.1,
  ppm: 1e-4,
  'mg/kg': 1e-4,
  ppmv: 1e-4,
  ppb: 1e-7,
  'ug/kg': 1e-7,
};

const balance = /^(?:balance|remainder|rest|q\.?s\.?|(?:ad|to|upto)100%?)$/;
const number = String.raw`(\d+(?:[.,]\d+)?)`;
const single = new RegExp(`^(=|<=|<|>=|>|)${number}([^\\d<>=-].*)?$`);
const range = new RegExp(`^(>=|>|)${number}(?:-|to|\\.\\.)(<=|<|)${number}([^\\d<>=-].*)?$`);

/**
 * Reads a share as it is written in recipes and sheets: `12.5`, `10-20 %`, `>= 1 - < 5`, `< 0,5 %`, `> 20`, `500 ppm`,
 * `balance`, `q.s.`. `<` and `>` leave their number out by one ppb; `> 20` goes up to 100 %, which the classification
 * narrows to what the rest leaves. Throws a MixtureError that names `subject` on anything else.
 */
export function readShare(written: string, subject: string): Concentration | Balance {
  const text = written.toLowerCase().replaceAll(/\s/g, '').replaceAll(/[–—−]/g, '-');
  const plain = text.replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll('µ', 'u');
  if (balance.test(plain)) return 'balance';
  const [, startSign, start, endSign, end, rangeUnit] = range.exec(plain) ?? [];
  if (start !== undefined && end !== undefined) {
    const scale = scaleOf(rangeUnit, written, subject);
    return {
      lower: numberIn(start, scale) + Number(startSign === '>'),
      upper: numberIn(end, scale) - Number(endSign === '<'),
    };
  }
  const [, sign, value, unit] = single.exec(plain) ?? [];
  if (sign !== undefined && value !== undefined) {
    return fromSign(sign, numberIn(value, scaleOf(unit, written, subject)));
  }
  const detail = `“${written}” is no share, such as 12.5, 10-20 %, < 1, > 20, 500 ppm or balance`;
  throw new MixtureError({ fault: 'share-not-readable', subject, field: 'concentration' }, detail);
}

const numberIn = (text: string, scale: number): Ppb => percent(Number(text.replace(',', '.')) * scale);

function scaleOf(unit = '', written: string, subject: string): number {
  const scale = perPercent[unit];
  if (scale !== undefined) return scale;
  const fault = { fault: 'unknown-unit', subject, field: 'concentration' } as const;
  throw new MixtureError(fault, `“${written}” is in a unit that is no share`);
}

function fromSign(sign: string, value: Ppb): Concentration {
  if (sign.startsWith('<')) return { lower: 0, upper: value - Number(sign === '<') };
  if (sign.startsWith('>')) return { lower: value + Number(sign === '>'), upper: percent(100) };
  return { lower: value, upper: value };
}

/** What the others leave to 100 %: at least with all at their upper ends, at most with all at their lower ends. */
export function balanceOf(others: readonly Concentration[]): Concentration {
  const left = (end: 'lower' | 'upper') =>
    Math.max(
      0,
      others.reduce((rest, concentration) => rest - concentration[end], percent(100)),
    );
  return { lower: left('upper'), upper: left('lower') };
}
