import { boundGroups } from './bound-words.ts';
import type { RowInsets } from './page-geometry.ts';
import { isOneLine, linesOf, type Setting, type TextBox } from './setting.ts';

/**
 * The least and the greatest number of lines of a text; infinite if unknown. `capHeight` is the height of its capitals
 * in em.
 */
export type LineBounds = { readonly min: number; readonly max: number; readonly capHeight: number };

/**
 * The real width of a text as a part of the sum of its letters' widths, least and greatest, since kerning changes it.
 */
const narrowest = 0.95;
const widest = 1.015;

/** Scripts whose letters do not join and have no break places between them. */
const isPlain = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u;
const isFullWidth = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u;
/** A line may end between two of these parts, though not at every such place. */
const atSigns = /[\p{L}\p{N}\p{M}]+|./gu;

/**
 * Fills the lines one after the other; wider parts and fewer break places never give fewer lines. If both bounds agree,
 * the height of the text is known before it is typeset.
 */
export function lineBounds(text: string, box: TextBox, setting: Setting): LineBounds {
  const capHeight = setting.typeface.capHeightOf(text);
  if (isOneLine(text, box, setting)) return { min: 1, max: 1, capHeight };
  if (setting.direction === 'rtl' || !isPlain.test(text) || isFullWidth.test(text)) {
    return { min: 1, max: Number.POSITIVE_INFINITY, capHeight };
  }
  const paragraphs = linesOf(text).map((line) => paragraphBounds(line, box, setting));
  return {
    min: paragraphs.reduce((all, { min }) => all + min, 0),
    max: paragraphs.reduce((all, { max }) => all + max, 0),
    capHeight,
  };
}

/** What determines the height of a row: sizes in points, and the height of a capital in em for a row without text. */
export type RowSetting = { readonly insets: RowInsets; readonly sizePt: number; readonly capHeight: number };

/** Height in points of texts side by side; the one with the most lines decides. Null if unknown. */
export function knownHeight(bounds: readonly LineBounds[], { insets, sizePt, capHeight }: RowSetting): number | null {
  const min = Math.max(1, ...bounds.map((each) => each.min));
  const max = Math.max(1, ...bounds.map((each) => each.max));
  if (min !== max) return null;
  const highest = (which: 'min' | 'max') =>
    Math.max(...bounds.filter((each) => each[which] === min).map((each) => each.capHeight));
  const capitals = bounds.length === 0 ? capHeight : highest('min');
  if (bounds.length > 0 && capitals !== highest('max')) return null;
  const lines = min * capitals + (min - 1) * insets.leading;
  return insets.top + Math.ceil(lines * sizePt * 100) / 100 + insets.bottom;
}

/** Settings for a table row, and below for a field or a row of pairs. */
export const tableRow = ({ geometry, typeface }: Setting): RowSetting => ({
  insets: geometry.tableRow,
  sizePt: geometry.tableSize,
  capHeight: typeface.capHeight,
});
export const fieldRow = ({ geometry, typeface }: Setting): RowSetting => ({
  insets: geometry.fieldRow,
  sizePt: geometry.bodySize,
  capHeight: typeface.capHeight,
});

function paragraphBounds(text: string, box: TextBox, { typeface }: Setting): Omit<LineBounds, 'capHeight'> {
  const scaled = (scale: number) => (part: string) => typeface.widthPt(part, box) * scale;
  return {
    min: filledLines(text.match(atSigns) ?? [], scaled(narrowest), { room: box.widthPt, overlong: 0 }),
    max: filledLines(wholeParts(text), scaled(widest), { room: box.widthPt, overlong: Number.POSITIVE_INFINITY }),
  };
}

/** The parts between certain break places: bound words form one part, and so do words beside special spaces. */
function wholeParts(text: string): readonly string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const { text: part } of boundGroups(text)) {
    if (part === ' ') {
      parts.push(part);
      isOpen = false;
    } else if (isOpen) parts.push(`${parts.pop() ?? ''}${part}`);
    else {
      parts.push(part);
      isOpen = true;
    }
  }
  return parts;
}

/** A space may hang over the end of a line; `overlong` lines are added for a part that fits in no line. */
function filledLines(
  parts: readonly string[],
  width: (part: string) => number,
  { room, overlong }: { readonly room: number; readonly overlong: number },
): number {
  let lines = 1;
  let filled = 0;
  for (const part of parts) {
    const taken = width(part);
    if (taken > room) lines += overlong;
    if (part === ' ' || filled + taken <= room) filled += taken;
    else {
      lines += taken > room ? 0 : 1;
      filled = Math.min(room, taken);
    }
  }
  return lines;
}
