import { describe, expect, it } from 'vitest';
import { knownHeight, lineBounds } from './line-bounds.ts';
import { pageGeometry } from './page-geometry.ts';
import type { Setting } from './setting.ts';
import type { Typeface } from './typeface.ts';

/** Every letter is one point wide. */
const typeface: Typeface = {
  families: [],
  capHeight: 0.7,
  capHeightOf: () => 0.7,
  widthPt: (text: string) => Array.from(text).length,
  printing: () => typeface,
};
const setting: Setting = { geometry: pageGeometry('eu'), typeface, direction: 'ltr' };
const box = (widthPt: number) => ({ widthPt, sizePt: 1, bold: false });
function bounds(text: string, widthPt: number, direction: Setting['direction'] = 'ltr') {
  const { min, max } = lineBounds(text, box(widthPt), { ...setting, direction });
  return { min, max };
}

describe('the lines a text takes', () => {
  it('are known where neither kerning nor a place to end can change them', () => {
    expect(bounds('one line', 20)).toEqual({ min: 1, max: 1 });
    expect(bounds('twelve words are here to be set in a few lines each', 20)).toEqual({ min: 3, max: 3 });
  });

  it.each([
    // Just under, at and over 1.015 times the width.
    ['ten letters', 12, { min: 1, max: 1 }],
    ['ten letters', 11.2, { min: 1, max: 1 }],
    ['ten letters', 11.1, { min: 1, max: 2 }],
    // At 0.95 times the width.
    ['ten letters', 10.5, { min: 1, max: 2 }],
    ['ten letters', 10.4, { min: 2, max: 2 }],
  ])('are open where kerning decides: %s in %d', (text, width, expected) => {
    expect(bounds(text, width)).toEqual(expected);
  });

  it('are open where a line may end at a hyphen, and where a value stays with its unit', () => {
    expect(bounds('aaaa bbbb-cccc', 10.6)).toEqual({ min: 2, max: 2 });
    expect(bounds('aaaa bbbb-cccccccc', 14)).toEqual({ min: 2, max: 2 });
    expect(bounds('aaaa bbbb-cccc dddd', 10.6)).toEqual({ min: 2, max: 3 });
    expect(bounds('aaaaaaa 10 °C bbbb', 11)).toEqual({ min: 2, max: 2 });
    expect(bounds('aaaaaaa 10 °C bbbbbb', 11)).toEqual({ min: 2, max: 3 });
    expect(bounds('aaaaaa\u00a0bb cccccc', 9.9)).toEqual({ min: 2, max: 2 });
  });

  it('add up where a text has line ends', () => {
    expect(bounds('one\ntwo words\nthree', 10)).toEqual({ min: 3, max: 3 });
    expect(bounds('one\r\ntwo\u2028three', 20)).toEqual({ min: 3, max: 3 });
  });

  it('are open where a word is wider than the line, and in scripts that join or end lines anywhere', () => {
    expect(bounds('a methylchloroisothiazolinone', 10).max).toBe(Number.POSITIVE_INFINITY);
    expect(bounds('安全データシートは製品の', 5).max).toBe(Number.POSITIVE_INFINITY);
    expect(bounds('ورقة بيانات السلامة', 10).max).toBe(Number.POSITIVE_INFINITY);
    expect(bounds('Latin words in Arabic', 10, 'rtl').max).toBe(Number.POSITIVE_INFINITY);
    expect(bounds('安全', 5)).toEqual({ min: 1, max: 1 });
  });

  it('give the height of texts beside each other where one is surely the highest', () => {
    const row = { insets: { top: 3, bottom: 4, leading: 0.5 }, sizePt: 10, capHeight: 0.7 };
    expect(
      knownHeight(
        [
          { min: 1, max: 2, capHeight: 0.8 },
          { min: 3, max: 3, capHeight: 0.7 },
        ],
        row,
      ),
    ).toBe(38);
    expect(
      knownHeight(
        [
          { min: 1, max: 2, capHeight: 0.7 },
          { min: 1, max: 1, capHeight: 0.7 },
        ],
        row,
      ),
    ).toBeNull();
    expect(knownHeight([], row)).toBe(14);
  });

  it('take the higher letters of two texts of as many lines, where both surely have them', () => {
    const row = { insets: { top: 3, bottom: 4, leading: 0.5 }, sizePt: 10, capHeight: 0.8 };
    const [latin, wide] = [
      { min: 1, max: 1, capHeight: 0.7 },
      { min: 1, max: 1, capHeight: 0.8 },
    ];
    expect(knownHeight([latin, latin], row)).toBe(14);
    expect(knownHeight([latin, wide], row)).toBe(15);
    const twoLines = { min: 2, max: 2, capHeight: 0.7 };
    expect(knownHeight([twoLines, wide], row)).toBe(26);
    expect(knownHeight([twoLines, { min: 1, max: 2, capHeight: 0.8 }], row)).toBeNull();
  });
});
