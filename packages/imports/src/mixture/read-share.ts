import { isBalance } from '@gosds/sheet/draft/proportion';
import type { Cell, CellFlaw } from '../table/table.ts';
import { plainText } from './plain-text.ts';
import { readNumber } from './read-number.ts';
import { aboutWords, atLeastWords, atMostWords, betweenWords, type ShareUnit, writtenUnits } from './words.ts';

export type Sign = '' | '<' | '<=' | '>' | '>=';

/** Why a concentration cannot be read. */
export type ShareFault =
  | CellFlaw
  | 'not-a-share'
  | 'ambiguous-number'
  | 'backwards'
  | 'negative'
  | 'over-100'
  | 'too-small'
  | 'zero';

/** A concentration in `unit`. `low` equals `high` unless it is a range. */
export type Share = {
  readonly kind: 'share';
  readonly low: number;
  readonly high: number;
  readonly sign: Sign;
  readonly unit: ShareUnit;
  /** True if the cell has the unit. */
  readonly hasOwnUnit: boolean;
  /** True if written as approximate. */
  readonly isAbout: boolean;
  /** True if one cell has both ends. */
  readonly isRange: boolean;
  /** A range that excludes an end, such as `> 5 - < 10`, which a proportion cannot express. */
  readonly isOpenRange: boolean;
};

export type ReadShare =
  | Share
  | { readonly kind: 'blank' | 'balance' }
  | { readonly kind: 'fault'; readonly fault: ShareFault };

const fault = (of: ShareFault): ReadShare => ({ kind: 'fault', fault: of });

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/** Removes a word from the start of a text if no letter follows it. */
function withoutPrefix(text: string, words: readonly string[]): string | undefined {
  const word = words.find((each) => text.startsWith(each) && !(isLetter(each.at(-1)) && isLetter(text[each.length])));
  return word === undefined
    ? undefined
    : text
        .slice(word.length)
        .replace(/^[.\s]+(?=\D)/, '')
        .trim();
}

/** Removes the unit from anywhere in the cell. Both ends of a range may have it. */
function withoutUnit(text: string): { readonly text: string; readonly unit: ShareUnit | undefined } {
  const found = writtenUnits.find(
    ({ word }) =>
      (text.endsWith(word) && !(isLetter(word[0]) && isLetter(text.at(-word.length - 1)))) ||
      (!isLetter(word[0]) && text.includes(word)),
  );
  return found === undefined
    ? { text, unit: undefined }
    : { text: text.replaceAll(found.word, ' ').trim(), unit: found.unit };
}

const signs: readonly (readonly [written: string, sign: Sign])[] = [
  ['<=', '<='],
  ['=<', '<='],
  ['>=', '>='],
  ['=>', '>='],
  ['≤', '<='],
  ['≥', '>='],
  ['⩽', '<='],
  ['⩾', '>='],
  ['<', '<'],
  ['>', '>'],
];

function withoutSign(text: string): { readonly text: string; readonly sign: Sign } {
  const found = signs.find(([written]) => text.startsWith(written));
  if (found) return { text: text.slice(found[0].length).trim(), sign: found[1] };
  const most = withoutPrefix(text, atMostWords);
  if (most !== undefined) return { text: most, sign: '<=' };
  const least = withoutPrefix(text, atLeastWords);
  return least === undefined ? { text, sign: '' } : { text: least, sign: '>=' };
}

/** The two ends of a range with their signs. One part if it is not a range. */
function endsOf(text: string): readonly string[] {
  const words = betweenWords.reduce((each, word) => each.replace(` ${word} `, '-'), text);
  return words
    .replace(/\.{2,3}/, '-')
    .replace(/[÷~〜]/, '-')
    .split('-')
    .map((end) => end.trim());
}

type Ends = Pick<Share, 'sign' | 'isRange' | 'isOpenRange'> & { readonly texts: readonly string[] };

const isOf = (sign: Sign, known: readonly Sign[]): boolean => known.includes(sign);

/** One number with its sign, or the two ends of a range. Undefined if the signs contradict a range: `< 5 - 10`. */
function readEnds(written: string): Ends | undefined {
  const { text, sign } = withoutSign(written);
  const [low = '', end, ...others] = endsOf(text);
  if (end === undefined) return { texts: [low], sign, isRange: false, isOpenRange: false };
  const high = withoutSign(end);
  const isRange = isOf(sign, ['', '>', '>=']) && isOf(high.sign, ['', '<', '<=']);
  if (others.length > 0 || !isRange) return undefined;
  return { texts: [low, high.text], sign: '', isRange, isOpenRange: sign === '>' || high.sign === '<' };
}

type Numbers = { readonly texts: readonly string[]; readonly hasThousands: boolean };

function numbersOf({ texts, hasThousands }: Numbers): readonly number[] | ShareFault {
  const read = texts.map((text) => readNumber(text, { hasThousands }));
  if (read.some((each) => each === undefined)) return 'not-a-share';
  if (read.includes('ambiguous')) return 'ambiguous-number';
  return read.flatMap((each) => (typeof each === 'number' ? [each] : []));
}

const dashes = /[‐‑‒–—−]/g;

/** In these units, a number may be written with thousands separators. */
const mayBeThousands = (unit: ShareUnit) => unit === 'ppm' || unit === 'ppb' || isScaled(unit);

const inOrder = (share: Share): ReadShare => (share.high < share.low ? fault('backwards') : share);

/** Reads a text with digits that is neither blank nor a balance. */
function readWritten(
  whole: string,
  { usual, isNumber }: { readonly usual: ShareUnit; readonly isNumber: boolean },
): ReadShare {
  const { text: measured, unit: own } = withoutUnit(whole);
  const unit = own ?? usual;
  const exact = withoutPrefix(measured, aboutWords);
  const text = exact ?? measured;
  if (withoutSign(text).text.startsWith('-')) return fault('negative');
  const ends = readEnds(text);
  if (ends === undefined) return fault('not-a-share');
  const { texts, ...signed } = ends;
  const numbers = numbersOf({ texts, hasThousands: mayBeThousands(unit) && !isNumber });
  if (typeof numbers === 'string') return fault(numbers);
  const [low = 0, high = low] = numbers;
  const known = { unit, hasOwnUnit: own !== undefined, isAbout: exact !== undefined };
  return inOrder({ kind: 'share', low, high, ...signed, ...known });
}

/** Reads a concentration such as `5 - 10 %`, `<1`, `max. 0,5` or `300 ppm`. `usual`: unit of a bare number. */
export function readShare({ text, flaw, isNumber = false }: Cell, usual: ShareUnit): ReadShare {
  if (flaw !== undefined) return fault(flaw);
  const whole = plainText(text.replaceAll(dashes, '-'));
  if (whole === '' || whole === '-') return { kind: 'blank' };
  return isBalance(whole) ? { kind: 'balance' } : readWritten(whole, { usual, isNumber });
}

/** Factor of each unit to percent, or to grams for weights. */
const factors: Readonly<Record<ShareUnit, number>> = {
  percent: 1,
  ppm: 1e-4,
  ppb: 1e-7,
  'per-mille': 0.1,
  fraction: 100,
  parts: 1,
  g: 1,
  kg: 1000,
  mg: 0.001,
  t: 1_000_000,
  lb: 453.59237,
  oz: 28.349523125,
};

const weights: readonly ShareUnit[] = ['g', 'kg', 'mg', 't', 'lb', 'oz'];

/** True for units that give a concentration only together with the other rows. */
export const isScaled = (unit: ShareUnit): boolean => unit === 'parts' || weights.includes(unit);

/** Maximum number of decimals of a proportion. */
const decimals = 6;

const rounded = (value: number): number => Number(value.toFixed(decimals));

/** True if a proportion can hold every digit written. */
export const isWhole = ({ low, high }: Pick<Share, 'low' | 'high'>): boolean =>
  rounded(low) === low && rounded(high) === high;

/** Converts the concentration to percent or grams. */
export function inBaseUnit(share: Share): Share {
  const factor = factors[share.unit];
  const unit = weights.includes(share.unit) ? 'g' : share.unit === 'parts' ? 'parts' : 'percent';
  return { ...share, low: rounded(share.low * factor), high: rounded(share.high * factor), unit };
}

/** The proportion in a draft's format from a concentration in percent. Undefined above 100. */
export function proportionText({ low, high, sign }: Pick<Share, 'low' | 'high' | 'sign'>): string | undefined {
  if (high > 100) return undefined;
  const plain = (value: number) => value.toFixed(decimals).replace(/0+$/, '').replace(/\.$/, '');
  return low === high ? `${sign}${plain(low)}` : `${plain(low)}-${plain(high)}`;
}
