import { isCasNumber } from '@gosds/data/registry-numbers';
import { isBalance } from '@gosds/sheet/draft/proportion';
import { type ReadShare, readShare } from '../mixture/read-share.ts';
import type { TableRow } from './table.ts';

/** A line of running text: the name with its numbers, and the concentration, blank if the line has none. */
type ListLine = { readonly line: number; readonly name: string; readonly share: string };

/** The words of a line that together are its concentration. */
type Found = { readonly from: number; readonly to: number; readonly text: string };

/** A concentration of more words is a sentence. */
const mostWords = 8;

/** A line of more words is no ingredient. */
const mostWordsOfLine = 60;

const bullet = /^(?:[-*•·–—‣▪●○]|\d{1,2}[.)])\s+/u;

const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .replace(bullet, '')
    .replaceAll(/([:=])(?=\S)/g, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Removes brackets and punctuation around a text. `(w/w)` at the end stays whole. */
const bared = (text: string): string => {
  const open = text.replace(/^[([=:,;–—-]+\s*/u, '').replace(/(?<![,;:.])[,;:.]+$/, '');
  return open.includes('(') ? open : open.replace(/(?<![)\]])[)\]]+$/, '');
};

const isWritten = (share: ReadShare): boolean =>
  share.kind === 'share' && (share.hasOwnUnit || share.sign !== '' || share.isRange);

/** All runs of words that are a concentration, the longest first. */
function sharesIn(words: readonly string[], isShare: (found: Found) => boolean): readonly Found[] {
  const found: Found[] = [];
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = { from, to: from + length, text: bared(words.slice(from, from + length).join(' ')) };
      if (run.text !== '' && isShare(run)) found.push(run);
    }
  }
  return found;
}

const isInside = (inner: Found, outer: Found) => inner.from >= outer.from && inner.to <= outer.to;

/** The only one of the runs that is not part of a longer one. Two concentrations in a line contradict each other. */
function only(found: readonly Found[]): Found | undefined {
  const [longest] = found;
  return longest !== undefined && found.every((each) => isInside(each, longest)) ? longest : undefined;
}

/** True if the word before says that a number follows: a colon, a comma, a bracket or a CAS number. */
const announces = (word: string): boolean => /[:=,;)\]]$/.test(word) || isCasNumber(word);

function shareOf(words: readonly string[]): Found | undefined {
  const own = sharesIn(words, ({ text }) => isWritten(readShare({ text }, 'percent')));
  if (own.length > 0) return only(own);
  const isRest = ({ from, to, text }: Found) => (from === 0 || to === words.length) && isBalance(text);
  const rest = sharesIn(words, isRest);
  if (rest.length > 0) return only(rest);
  const last = { from: words.length - 1, to: words.length, text: bared(words.at(-1) ?? '') };
  const isNumber = readShare({ text: last.text }, 'percent').kind === 'share';
  return isNumber && announces(words.at(-2) ?? '') ? last : undefined;
}

const nameOf = (words: readonly string[], { from, to }: Found): string =>
  [...words.slice(0, from), ...words.slice(to)]
    .join(' ')
    .replace(/(?<![\s,;:=([–—-])[\s,;:=([–—-]+$/u, '')
    .replace(/^[\s,;:=–—]+/u, '');

function readLine(text: string, line: number): ListLine {
  const words = wordsOf(text);
  const found = words.length > mostWordsOfLine ? undefined : shareOf(words);
  const whole = words.join(' ');
  if (found === undefined) return { line, name: whole, share: '' };
  const name = nameOf(words, found);
  return name === '' ? { line, name: whole, share: '' } : { line, name, share: found.text };
}

/** Numbers after the names are concentrations if they add up to the whole. */
const isHundred = (sum: number): boolean => Math.abs(sum - 100) < 0.5;

/** Lines that each end in a number without a unit. Undefined if the numbers do not add up to 100. */
function numberedLines(lines: readonly ListLine[]): readonly ListLine[] | undefined {
  const read = lines.map(({ line, name }) => {
    const words = name.split(' ');
    const share = readShare({ text: words.at(-1) ?? '' }, 'percent');
    return { line, name: words.slice(0, -1).join(' '), share: words.at(-1) ?? '', value: share };
  });
  const values = read.flatMap(({ name, value }) => (name !== '' && value.kind === 'share' ? [value.low] : []));
  const isAll = values.length === lines.length && isHundred(values.reduce((sum, value) => sum + value, 0));
  return isAll ? read : undefined;
}

/**
 * Reads a list such as one in a letter: an ingredient a line, with its concentration before or after the name. Undefined
 * if no line has a concentration. Never drops a line.
 */
export function readList(text: string): readonly TableRow[] | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((written, index) => (written.trim() === '' ? [] : [readLine(written, index + 1)]));
  const read = lines.some(({ share }) => share !== '') ? lines : numberedLines(lines);
  return read?.map(({ line, name, share }) => ({ line, cells: [{ text: name }, { text: share }] }));
}

/** True if a comma in the concentration of a line is a decimal sign, not a separator. */
export const hasDecimalComma = (rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) => /\d,\d/.test(cells[1]?.text ?? ''));
