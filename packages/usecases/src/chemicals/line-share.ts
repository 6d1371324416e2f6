import type { Concentration } from '@gosds/ghs/concentration';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { queryKinds } from './query-kind.ts';

/** A line of a list of ingredients: what names the chemical, and its proportion. */
export type SplitLine = {
  readonly text: string;
  readonly share: Concentration | undefined;
  /** The line has a proportion that is none, such as `250 %`. */
  readonly isFaulty: boolean;
};

const dashes = /[‐‑‒–—−]/gu;

function shareOf(written: string): Concentration | undefined {
  const plain = written.replaceAll(dashes, '-').replaceAll('≤', '<=').replaceAll('≥', '>=').replaceAll('%', '');
  return parseProportion(plain.replaceAll(',', '.'))?.concentration;
}

const signs: readonly string[] = ['<', '>', '<=', '>=', '≤', '≥'];
const isNumbered = (text: string): boolean => queryKinds(text).some(({ kind }) => kind !== 'formula' && kind !== 'un');

/** How many of the last words are the proportion: `12.5 %`, `< 5 %`, `10 – 20 %`. */
function wordsOfShare(words: readonly string[]): number {
  const [third = '', second = ''] = words.slice(-3);
  if (words.length > 3 && ['-', '–', '—'].includes(second) && shareOf(third) !== undefined) return 3;
  return words.length > 2 && signs.includes(words.at(-2) ?? '') ? 2 : 1;
}

/** A name with its proportion in per cent behind it. The sign is asked for: names too end with numbers. */
function withPercent(text: string): SplitLine | undefined {
  if (!text.endsWith('%')) return undefined;
  const words = text.slice(0, -1).trim().split(/\s+/u);
  const taken = wordsOfShare(words);
  const name = words.slice(0, -taken).join(' ');
  const share = shareOf(words.slice(-taken).join(''));
  return name === '' || share === undefined ? undefined : { text: name, share, isFaulty: false };
}

/** A number of a chemical, and its proportion behind a space or a comma. */
function withNumber(text: string): SplitLine | undefined {
  const end = text.search(/[,\s]/u);
  const number = text.slice(0, Math.max(end, 0));
  if (!isNumbered(number)) return undefined;
  const share = shareOf(text.slice(end + 1));
  return share && { text: number, share, isFaulty: false };
}

/** The cells of a table: name, number and proportion in any order; the number names the chemical where there is one. */
function ofCells(cells: readonly string[]): SplitLine {
  const naming = cells.find(isNumbered) ?? cells[0] ?? '';
  const others = cells.filter((cell) => cell !== naming).toReversed();
  const share = others.map(shareOf).find((each) => each !== undefined);
  const last = cells.at(-1) ?? '';
  const isFaulty = share === undefined && last !== naming && (last.endsWith('%') || /^[\d<>≤≥]/u.test(last));
  return { text: naming, share, isFaulty };
}

/** Parts a line of a paste. A tab, or where there is none a semicolon, stands between name, number and proportion; else `acetone 12 %`, `67-64-1 12`. */
export function splitLine(line: string): SplitLine {
  const cells = line
    .split(line.includes('\t') ? '\t' : ';')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length > 1) return ofCells(cells);
  const text = line.trim();
  return withPercent(text) ?? withNumber(text) ?? { text, share: undefined, isFaulty: false };
}
