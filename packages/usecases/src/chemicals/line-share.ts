import type { Concentration } from '@gosds/ghs/concentration';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { queryKinds } from './query-kind.ts';

/** A line of a list of ingredients: the name or number of the chemical, and its concentration. */
export type SplitLine = {
  readonly text: string;
  readonly share: Concentration | undefined;
  /** True if the line has an impossible concentration, such as `250 %`. */
  readonly isFaulty: boolean;
};

const dashes = /[‐‑‒–—−]/gu;

function shareOf(written: string): Concentration | undefined {
  const plain = written.replaceAll(dashes, '-').replaceAll('≤', '<=').replaceAll('≥', '>=').replaceAll('%', '');
  return parseProportion(plain.replaceAll(',', '.'))?.concentration;
}

const signs: readonly string[] = ['<', '>', '<=', '>=', '≤', '≥'];
const isNumbered = (text: string): boolean => queryKinds(text).some(({ kind }) => kind !== 'formula' && kind !== 'un');

/** How many words at the end are the concentration: `12.5 %`, `< 5 %`, `10 – 20 %`. */
function wordsOfShare(words: readonly string[]): number {
  const [third = '', second = ''] = words.slice(-3);
  if (words.length > 3 && ['-', '–', '—'].includes(second) && shareOf(third) !== undefined) return 3;
  return words.length > 2 && signs.includes(words.at(-2) ?? '') ? 2 : 1;
}

/** Reads a name followed by its concentration. */
function nameAndShare(text: string): SplitLine | undefined {
  const words = text.trim().split(/\s+/u);
  const taken = wordsOfShare(words);
  const name = words.slice(0, -taken).join(' ');
  const share = shareOf(words.slice(-taken).join(''));
  return name === '' || share === undefined ? undefined : { text: name, share, isFaulty: false };
}

/** The per cent sign is required, because names can end with numbers. */
const withPercent = (text: string): SplitLine | undefined =>
  text.endsWith('%') ? nameAndShare(text.slice(0, -1)) : undefined;

/** Reads a chemical's number followed by a space or comma and its concentration. */
function withNumber(text: string): SplitLine | undefined {
  const end = text.search(/[,\s]/u);
  const number = text.slice(0, Math.max(end, 0));
  if (!isNumbered(number)) return undefined;
  const share = shareOf(text.slice(end + 1));
  return share && { text: number, share, isFaulty: false };
}

/**
 * Reads the cells of a table: name, number and concentration in any order. A number, if there is one, identifies the
 * chemical.
 */
function ofCells(cells: readonly string[]): SplitLine {
  const naming = cells.find(isNumbered) ?? cells[0] ?? '';
  const others = cells.filter((cell) => cell !== naming).toReversed();
  const share = others.map(shareOf).find((each) => each !== undefined);
  const last = cells.at(-1) ?? '';
  const isFaulty = share === undefined && last !== naming && (last.endsWith('%') || /^[\d<>≤≥]/u.test(last));
  return { text: naming, share, isFaulty };
}

/**
 * Splits a pasted line. Cells are separated by a tab, or by a semicolon if there is no tab; else the line reads
 * `acetone 12 %` or `67-64-1 12`.
 */
export function splitLine(line: string): SplitLine {
  const cells = line
    .split(line.includes('\t') ? '\t' : ';')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length > 1) return ofCells(cells);
  const text = line.trim();
  return withPercent(text) ?? withNumber(text) ?? { text, share: undefined, isFaulty: false };
}

/**
 * Another reading of a line that names no chemical: `Toluene 20`, a name and a concentration without the per cent sign.
 * Undefined if the line cannot be read so.
 */
export function splitWithoutSign(line: string): SplitLine | undefined {
  const { text, share, isFaulty } = splitLine(line);
  return share === undefined && !isFaulty && text === line.trim() ? nameAndShare(text) : undefined;
}
