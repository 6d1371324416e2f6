import { type DirectedRun, leftToRightRuns } from '@gosds/phrases/left-to-right-runs';
import { rightToLeftRuns } from '@gosds/phrases/right-to-left-runs';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { type BreakableText, breakText, type Piece, type Place } from './breakable-text.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { Style, Typeface } from './typeface.ts';

/** What every part of a sheet is set with. */
export type Setting = {
  readonly geometry: PageGeometry;
  readonly typeface: Typeface;
  readonly direction: SheetDocument['direction'];
};

/** The room a text has and the letters it is set in. */
export type TextBox = Style & {
  readonly widthPt: number;
  /** Whether the text may begin in the middle of a line. */
  readonly runsOn?: boolean;
  /** Whether nothing stands before or after it in its paragraph. */
  readonly isAlone?: boolean;
};

/** Spares a little room, since kerning and rounding may widen a word by a hair. */
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

/** From a Latin letter to another or a digit a text that stands alone keeps its order without being isolated, which takes time. */
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

/** The typesetter ends a line at those of Unicode, too. */
const lineEnd = /\r\n?|[\n\u2028\u2029]/;

export const linesOf = (text: string): readonly string[] => text.split(lineEnd);

/** Line ends as the template knows them, tabs as spaces. */
const tidy = (text: string) => linesOf(text).join('\n').replaceAll('\t', ' ');

/** Lines a text takes in a box, estimated from above. */
export function countLines(text: string, box: TextBox, { typeface }: Setting): number {
  return linesOf(text)
    .map((line) => Math.max(1, Math.ceil((typeface.widthPt(line, box) * 1.08) / box.widthPt)))
    .reduce((all, lines) => all + lines, 0);
}

export const isOneLine = (text: string, box: TextBox, { typeface }: Setting) =>
  !lineEnd.test(text) && typeface.widthPt(text, box) <= box.widthPt * safetyMargin;
