import { type Concentration, percent, type Ppb, toPercent } from '@gosds/ghs/concentration';
import { balanceWords } from '../generated/balance-words.ts';
import { withoutOuterSpaces } from './plain-number.ts';

const number = '\\d{1,3}(?:\\.\\d{1,6})?';
const single = new RegExp(`^(<=|>=|<|>)?(${number})$`);
const range = new RegExp(`^(${number})-(${number})$`);

/** The sign before a single number. */
type Sign = '<' | '<=' | '>' | '>=';

/** A proportion: its ends in ppb, and its sign if it has one. */
export type Proportion = { readonly concentration: Concentration; readonly sign?: Sign };

/** True if the upper end is open, as in `>20`. */
export const isOpen = ({ sign }: Proportion): boolean => sign === '>' || sign === '>=';

/** To six significant digits, as calculated concentrations are shown. */
export const roundedShare = (share: Ppb): Ppb => percent(Number(toPercent(share).toPrecision(6)));

/** A concentration in per cent as `parseProportion` reads it. */
export const proportionText = (share: Ppb): string => String(toPercent(share));

const signs: readonly Sign[] = ['<', '<=', '>', '>='];

const isShare = (value: number) => value >= 0 && value <= 100;

function fromSingle(sign: Sign | undefined, value: number): Proportion {
  const at = percent(value);
  if (sign === '<' || sign === '<=') return { concentration: { lower: 0, upper: at }, sign };
  if (sign === '>' || sign === '>=') return { concentration: { lower: at, upper: percent(100) }, sign };
  return { concentration: { lower: at, upper: at } };
}

/**
 * A proportion in per cent: `<5` is 0 to 5, `>20` is 20 to 100, `1-5` is 1 to 5, both ends inclusive. Undefined if the
 * text has another form or the value lies outside 0 to 100. Spaces count only between digits.
 */
export function parseProportion(text: string): Proportion | undefined {
  const typed = withoutOuterSpaces(text);
  const [, written, value] = single.exec(typed) ?? [];
  if (value !== undefined) {
    const sign = signs.find((each) => each === written);
    return isShare(Number(value)) ? fromSingle(sign, Number(value)) : undefined;
  }
  const [, from, to] = range.exec(typed) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [lower, upper] = [Number(from), Number(to)];
  if (!isShare(lower) || !isShare(upper) || lower >= upper) return undefined;
  return { concentration: { lower: percent(lower), upper: percent(upper) } };
}

/** Lower case without accents, spaces and full stops after letters, and without a unit or colon at the end. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s|(?<=\p{L})\./gu, '')
    .replace(/[%:=]{1,3}$/, '');

const balances = new Set(balanceWords.map(bare));

/**
 * True for the row that makes up the rest: `balance`, `q.s.`, `ad 100 %`, `Rest`, `余量`. Source:
 * `data/imports/words.csv`.
 */
export const isBalance = (text: string): boolean => balances.has(bare(text));

/** How the program itself writes a balance. */
export const balance = 'balance';
