import type { Block } from '@gosds/sheet/model/document';
import { balanceWidths } from './balanced-widths.ts';
import { boundGroups } from './bound-words.ts';
import { naturalParts } from './breakable-text.ts';
import { type ColumnDemand, divideWidth } from './column-widths.ts';
import { linesOf, type Setting } from './setting.ts';
import { splitWords, wordStretches } from './wide-script.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Rows enough to judge a long table by. */
const judgedRows = 60;

/** Widths in points that add up to the page's content: words whole, and the table as short as it can be. */
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

/** The texts of a table are asked for twice. */
function remembered(divide: Divide): Divide {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const parts = known.get(text) ?? divide(text);
    known.set(text, parts);
    return parts;
  };
}

const wordsOf = (text: string) => splitWords(text).flatMap(stretchesOf);

/** Letters from which a chemical name is not kept whole at the cost of the other columns. */
const longName = 16;

/** What asks for room as one: a word, or of a long name the parts between its hyphens, where lines may end. */
const stretchesOf = (word: string): readonly string[] =>
  word.length < longName ? wordStretches(word) : wordStretches(word).flatMap(hyphenParts);
const hyphenParts = (word: string): readonly string[] => word.match(/.+?[-‐](?=\p{L}{4})|.+/gu) ?? [word];

const partsOf = (text: string) => wordsOf(text).flatMap(naturalParts);

/**
 * What is read as one stays whole where the table has room for the widest of each column; else words stay whole; else
 * they may be parted at their hyphens.
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

/** Of the ways to divide texts the one that leaves them most whole and fits. */
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

/** The width, padding included, of the widest of the stretches that heading and cells are divided into. */
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
