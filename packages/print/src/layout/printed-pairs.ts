import type { Field } from '@gosds/sheet/model/document';
import { fieldRow, knownHeight, lineBounds } from './line-bounds.ts';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, type Setting, type TextBox } from './setting.ts';

/** Many short names with their meanings, such as abbreviations, two pairs a row. */
export type PrintedPairs = {
  readonly kind: 'pairs';
  /** Widths of the names and the meanings, and of the gap after each column, in points. */
  readonly nameWidth: number;
  readonly meaningWidth: number;
  readonly gap: number;
  readonly pairs: readonly { readonly name: PrintedText; readonly meaning: PrintedText }[];
  /** Height of each row of two pairs, in points; null if unknown. */
  readonly heights: readonly (number | null)[];
};

const minPairs = 8;
const widestName = 60;
const maxLines = 3;
const gap = 12;

/** Null if there are few fields, or if they are long or have several values. */
export function printPairs(fields: readonly Field[], setting: Setting): PrintedPairs | null {
  const { content, bodySize } = setting.geometry;
  const letters = { sizePt: bodySize, bold: false };
  const nameWidth = Math.max(...fields.map(({ label }) => setting.typeface.widthPt(label, letters))) + 2;
  const boxes = {
    name: { ...letters, widthPt: nameWidth },
    meaning: { ...letters, widthPt: (content - 3 * gap) / 2 - nameWidth },
  };
  if (fields.length < minPairs || nameWidth > widestName || !fields.every(fits(boxes.meaning, setting))) return null;
  return {
    kind: 'pairs',
    nameWidth,
    meaningWidth: boxes.meaning.widthPt,
    gap,
    pairs: fields.map(({ label, values }) => ({
      name: printText(label, boxes.name, setting),
      meaning: printText(values[0] ?? '', boxes.meaning, setting),
    })),
    heights: inTwos(fields.map(({ values: [meaning] }) => lineBounds(meaning?.text ?? '', boxes.meaning, setting))).map(
      (row) => knownHeight(row, fieldRow(setting)),
    ),
  };
}

const inTwos = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
  all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

const fits =
  (box: TextBox, setting: Setting) =>
  ({ values }: Field) =>
    values.length === 1 && countLines(values[0]?.text ?? '', box, setting) <= maxLines;
