import { type DirectedRun, leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import { rightToLeftRuns } from '@gosds/phrases/right-to-left-runs';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { type BreakableText, breakText, type Piece, type Place } from './breakable-text.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { Style, Typeface } from './typeface.ts';

/** Geometry and fonts for every part of a sheet. */
export type Setting = {
  readonly geometry: PageGeometry;
  readonly typeface: Typeface;
  readonly direction: SheetDocument['direction'];
};

/** The width available to a text, and its letter style. */
export type TextBox = Style & {
  readonly widthPt: number;
  /** True if the text may begin in the middle of a line. */
  readonly runsOn?: boolean;
  /** True if the text is alone in its paragraph. */
  readonly isAlone?: boolean;
};

/** Leaves a little room, since kerning and rounding can widen a word. */
const safetyMargin = 0.985;

export function fitText(
  text: string,
  box: TextBox,
  { typeface, direction }: Pick<Setting, 'typeface' | 'direction'>,
): BreakableText {
  const place: Place = {
    widthPt: box.widthPt * safetyMargin,
    runsOn: box.runsOn ?? false,
    measure: (part) => typeface.widthPt(part, box),
  };
  const whole = tidy(text);
  const runs = direction === 'ltr' ? rightToLeftRuns(whole) : leftToRightRuns(whole);
  if (direction === 'ltr' && runs.every(({ isIsolated }) => !isIsolated)) return breakText(whole, place);
  const alone = direction === 'rtl' && box.isAlone === true ? textAlone(whole, place) : undefined;
  if (alone !== undefined) return alone;
  const runsOn = place.runsOn === true || whole.includes('\n') || place.measure(whole) > place.widthPt;
  return runs.flatMap((run) => runPieces(run, direction, { ...place, runsOn }));
}

/**
 * A text that stands alone keeps its order if it begins with a Latin letter and ends with one or with a digit. It then
 * needs no isolation, which takes time.
 */
const ordersItself = /^\p{sc=Latin}(?:[\p{sc=Latin}\p{sc=Common}\p{sc=Greek}]*[\p{sc=Latin}\d])?$/u;

function textAlone(text: string, place: Place): string | undefined {
  if (text.includes('\n') || !ordersItself.test(text)) return undefined;
  const broken = breakText(text, place);
  return typeof broken === 'string' ? broken : undefined;
}

function runPieces(run: DirectedRun, direction: Setting['direction'], place: Place): readonly Piece[] {
  const pieces = breakText(run.text, place);
  if (run.isIsolated) return [direction === 'ltr' ? { rightToLeft: pieces } : { leftToRight: pieces }];
  return typeof pieces === 'string' ? [pieces] : pieces;
}

/** Line ends include those of Unicode, at which the typesetter also breaks. */
const lineEnd = /\r\n?|[\n\u2028\u2029]/;

export const linesOf = (text: string): readonly string[] => text.split(lineEnd);

/** Uses the template's line ends, and spaces for tabs. */
const tidy = (text: string) => linesOf(text).join('\n').replaceAll('\t', ' ');

/** Upper estimate of the number of lines of a text in a box. */
export function countLines(text: string, box: TextBox, { typeface }: Setting): number {
  return linesOf(text)
    .map((line) => Math.max(1, Math.ceil((typeface.widthPt(line, box) * 1.08) / box.widthPt)))
    .reduce((all, lines) => all + lines, 0);
}

export const isOneLine = (text: string, box: TextBox, { typeface }: Setting) =>
  !lineEnd.test(text) && typeface.widthPt(text, box) <= box.widthPt * safetyMargin;
