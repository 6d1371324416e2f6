import { ownValue } from './own-value.ts';
import { type Concentration, percent, type Ppb } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';

/** The one ingredient that makes up the rest to 100 %. */
export type Balance = 'balance';

/** The basis of the concentrations (weight or volume). All ingredients of a mixture use the same basis. */
export type ShareBasis = 'weight' | 'volume';

type Unit = { readonly perPercent: number; readonly basis?: ShareBasis };

const byWeight: Unit = { perPercent: 1, basis: 'weight' };
const byVolume: Unit = { perPercent: 1, basis: 'volume' };
const perMille: Unit = { perPercent: 0.1, basis: 'weight' };
const perMillion: Unit = { perPercent: 1e-4, basis: 'weight' };

const units: Readonly<Record<string, Unit>> = {
  '': { perPercent: 1 },
  '%': { perPercent: 1 },
  'wt%': byWeight,
  '%wt': byWeight,
  '%w/w': byWeight,
  '%(w/w)': byWeight,
  '%m/m': byWeight,
  '%byweight': byWeight,
  'vol%': byVolume,
  '%vol': byVolume,
  '%v/v': byVolume,
  '%(v/v)': byVolume,
  '%byvolume': byVolume,
  'g/kg': perMille,
  'mg/g': perMille,
  'mg/kg': perMillion,
  'ug/g': perMillion,
  ppm: { perPercent: 1e-4 },
  ppmw: perMillion,
  ppmv: { perPercent: 1e-4, basis: 'volume' },
  ppb: { perPercent: 1e-7 },
  'ug/kg': { perPercent: 1e-7, basis: 'weight' },
};

/** The name of the ingredient, and the basis of the concentrations in its mixture. */
type ShareContext = { readonly subject: string; readonly basis: ShareBasis };

const balance = /^(?:balance|remainder|rest|q\.?s\.?|(?:ad|to|upto)100%?)$/;
const number = String.raw`(\d+(?:[.,]\d+)?)`;
const single = new RegExp(`^(=|<=|<|>=|>|)${number}([^\\d<>=-].*)?$`);
const range = new RegExp(`^(>=|>|)${number}(?:-|to|\\.\\.)(<=|<|)${number}([^\\d<>=-].*)?$`);

/**
 * Reads a concentration as written in recipes and sheets: `12.5`, `10-20 %`, `>= 1 - < 5`, `< 0,5 %`, `> 20`, `500
 * ppm`, `balance`, `q.s.`. `<` and `>` exclude their number by one ppb. `> 20` goes up to 100 %; the classification
 * narrows it to what the rest leaves. Throws a MixtureError that names `subject` for any other text, and for a basis
 * other than that of the mixture.
 */
export function readShare(written: string, context: ShareContext): Concentration | Balance {
  const text = written.toLowerCase().replaceAll(/\s/g, '').replaceAll(/[–—−]/g, '-');
  const plain = text.replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll('µ', 'u');
  if (balance.test(plain)) return 'balance';
  const [, startSign, start, endSign, end, rangeUnit] = range.exec(plain) ?? [];
  if (start !== undefined && end !== undefined) {
    const scale = scaleOf(rangeUnit, written, context);
    return {
      lower: numberIn(start, scale) + Number(startSign === '>'),
      upper: numberIn(end, scale) - Number(endSign === '<'),
    };
  }
  const [, sign, value, unit] = single.exec(plain) ?? [];
  if (sign !== undefined && value !== undefined) {
    return fromSign(sign, numberIn(value, scaleOf(unit, written, context)));
  }
  const detail = `“${written}” is not a share such as 12.5, 10-20 %, < 1, > 20, 500 ppm or balance`;
  throw new MixtureError({ fault: 'share-not-readable', subject: context.subject, field: 'concentration' }, detail);
}

const numberIn = (text: string, scale: number): Ppb => percent(Number(text.replace(',', '.')) * scale);

function scaleOf(written: string | undefined, whole: string, { subject, basis }: ShareContext): number {
  const unit = ownValue(units, written ?? '');
  const field = 'concentration';
  if (!unit)
    throw new MixtureError({ fault: 'unknown-unit', subject, field }, `“${whole}” has a unit that is not a share`);
  if (unit.basis !== undefined && unit.basis !== basis) {
    const detail = `“${whole}” is by ${unit.basis}, but the shares of this mixture are by ${basis}`;
    throw new MixtureError({ fault: 'unit-does-not-fit', subject, field }, detail);
  }
  return unit.perPercent;
}

function fromSign(sign: string, value: Ppb): Concentration {
  if (sign.startsWith('<')) return { lower: 0, upper: value - Number(sign === '<') };
  if (sign.startsWith('>')) return { lower: value + Number(sign === '>'), upper: percent(100) };
  return { lower: value, upper: value };
}

/** The rest to 100 %: from what remains at the upper ends of the others to what remains at their lower ends. */
export function balanceOf(others: readonly Concentration[]): Concentration {
  const left = (end: 'lower' | 'upper') =>
    Math.max(
      0,
      others.reduce((rest, concentration) => rest - concentration[end], percent(100)),
    );
  return { lower: left('upper'), upper: left('lower') };
}

/**
 * Multiplies two concentrations, in BigInt because the product in ppb is too large for exact numbers. Rounds ranges
 * outwards.
 */
export function shareWithin(a: Concentration, b: Concentration): Concentration {
  if (a.lower === a.upper && b.lower === b.upper) {
    const share = divided(a.lower, b.lower, BigInt(wholeMixture / 2));
    return { lower: share, upper: share };
  }
  return { lower: divided(a.lower, b.lower, 0n), upper: divided(a.upper, b.upper, BigInt(wholeMixture - 1)) };
}

const wholeMixture = percent(100);

const divided = (a: Ppb, b: Ppb, rounding: bigint): Ppb =>
  Number((BigInt(Math.round(a)) * BigInt(Math.round(b)) + rounding) / BigInt(wholeMixture));
