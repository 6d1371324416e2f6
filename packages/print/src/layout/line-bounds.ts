import { boundGroups } from './bound-words.ts';
import type { RowInsets } from './page-geometry.ts';
import { isOneLine, linesOf, type Setting, type TextBox } from './setting.ts';

/**
 * The fewest and the most lines that a text can take; infinitely many where that is not known. `capHeight`: of its capitals,
 * in em.
 */
export type LineBounds = { readonly min: number; readonly max: number; readonly capHeight: number };

/** What kerning leaves of the sum of the letters' widths, and what it makes of it. */
const narrowest = 0.95;
const widest = 1.015;

/** Letters that stand beside each other unjoined, and between which no line ends. */
const isPlain = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u;
const isFullWidth = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u;
/** A line may end between any two of these, though not between all. */
const atSigns = /[\p{L}\p{N}\p{M}]+|./gu;

/**
 * Lines are filled one after the other, so that wider parts and fewer places to end never make fewer lines. Where both
 * bounds agree, the height of the text is known before it is set.
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

/** What the height of a row comes of: sizes in points; the height of a capital in em, where there is no text. */
export type RowSetting = { readonly insets: RowInsets; readonly sizePt: number; readonly capHeight: number };

/** Points that texts beside each other take, the one of most lines giving the height; null where it is not known. */
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

/** Of a row of a table, and of a field or a row of pairs. */
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

/** Parts at whose ends a line may end surely: words bound to each other are one, and so are those beside other spaces. */
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

/** A space may hang over the end of a line; `overlong` lines are added for a part that fits none. */
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
