import type { Block } from '@gosds/sheet/model/document';
import { balanceWidths } from './balanced-widths.ts';
import { boundGroups } from './bound-words.ts';
import { naturalParts } from './breakable-text.ts';
import { type ColumnDemand, divideWidth } from './column-widths.ts';
import { linesOf, type Setting } from './setting.ts';
import { splitWords, wordStretches } from './wide-script.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Number of rows used to judge a long table. */
const judgedRows = 60;

/**
 * Column widths in points that add up to the content width of the page. Words stay whole, and the table gets as short
 * as it can be.
 */
export function tableWidths(table: Table, setting: Setting): readonly number[] {
  const { content, cellInset, tableSize } = setting.geometry;
  const groupsOf = remembered(readAsOne);
  const demands = columnDemands(table, setting, groupsOf);
  const start = divideWidth(content, demands);
  if (sum(demands.map(({ full }) => full)) <= content) return start;
  const width = (text: string, bold = false) => setting.typeface.widthPt(text, { sizePt: tableSize, bold });
  const headings = table.columns.map(({ heading }) => groupsOf(heading).map((group) => width(group, true)));
  return balanceWidths(start, {
    rows: [
      headings,
      ...table.rows
        .slice(0, judgedRows)
        .map((row) => row.map(({ text }) => groupsOf(text).map((group) => width(group)))),
    ],
    min: demands.map(({ min }) => min),
    padding: 2 * cellInset,
    space: width(' '),
  });
}

type Divide = (text: string) => readonly string[];

const readAsOne: Divide = (text) =>
  boundGroups(text)
    .flatMap((group) => (group.bound ? [group.text] : stretchesOf(group.text)))
    .filter((group) => group.trim() !== '');

/** Remembers results: the texts of a table are divided twice. */
function remembered(divide: Divide): Divide {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const parts = known.get(text) ?? divide(text);
    known.set(text, parts);
    return parts;
  };
}

const wordsOf = (text: string) => splitWords(text).flatMap(stretchesOf);

/** A chemical name of so many letters may be broken rather than take width from other columns. */
const longName = 16;

/** Parts that stay whole: a word, or the parts between the hyphens of a long name, where lines may end. */
const stretchesOf = (word: string): readonly string[] =>
  word.length < longName ? wordStretches(word) : wordStretches(word).flatMap(hyphenParts);
const hyphenParts = (word: string): readonly string[] => word.match(/.+?[-‐](?=\p{L}{4})|.+/gu) ?? [word];

const partsOf = (text: string) => wordsOf(text).flatMap(naturalParts);

/**
 * Keeps word groups whole if the table has room for the widest of each column; else keeps words whole; else allows
 * breaks at their hyphens.
 */
function columnDemands(table: Table, setting: Setting, groupsOf: Divide): readonly ColumnDemand[] {
  const measured = table.columns.map((_, index) => measureColumn(table, index, setting));
  const full = measured.map((widest) => widest(linesOf));
  const { content } = setting.geometry;
  const isRoomy = sum(full) <= content;
  const min = isRoomy ? full : minWidths(measured, { content, groupsOf });
  return table.columns.map(({ width }, index) => ({
    min: min[index] ?? 0,
    full: full[index] ?? 0,
    share: Math.max(width, 0.01),
  }));
}

/** Minimum widths of the first way to divide the texts that fits; ways that keep more together come first. */
function minWidths(
  columns: readonly ((divide: Divide) => number)[],
  { content, groupsOf }: { content: number; groupsOf: Divide },
): readonly number[] {
  const widths = (divide: Divide) => columns.map((widest) => widest(divide));
  const whole = widths(groupsOf);
  if (sum(whole) <= content) return whole;
  const words = widths(wordsOf);
  return sum(words) <= content ? words : widths(partsOf);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Width, padding included, of the widest stretch in heading and cells. */
function measureColumn(table: Table, index: number, { geometry, typeface }: Setting) {
  const cells = table.rows.map((row) => row[index]?.text ?? '');
  const heading = table.columns[index]?.heading ?? '';
  const widestOf = (parts: readonly string[], bold: boolean) =>
    parts.reduce((widest, part) => Math.max(widest, typeface.widthPt(part, { sizePt: geometry.tableSize, bold })), 0);
  return (divide: Divide) =>
    2 * geometry.cellInset +
    1 +
    Math.max(widestOf(divide(heading), true), widestOf(cells.flatMap(divide), false)) * 1.03;
}
