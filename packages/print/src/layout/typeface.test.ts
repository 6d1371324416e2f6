import { UnprintableCharacter } from '@gosds/usecases/pdf-printer';
import { describe, expect, it } from 'vitest';
import { createTypefaces } from './typeface.ts';

const typefaceOf = createTypefaces();
const typeface = typefaceOf('en');
const width = (text: string, bold = false) => typeface.widthPt(text, { sizePt: 1000, bold });

describe('the typeface', () => {
  it('measures with the advance widths of Noto Sans', () => {
    expect(width('a')).toBeCloseTo(561, 0);
    expect(width('m')).toBeCloseTo(935, 0);
    expect(width(' ')).toBeCloseTo(260, 0);
    expect(width('a', true)).toBeGreaterThan(width('a'));
    expect(width('am')).toBeCloseTo(width('a') + width('m'), 6);
  });

  it('knows the signs of chemistry, from the font of symbols where needed', () => {
    expect(typeface.printing('≥ ≤ → ∞ µ α Ω ₂ ⁻¹ ° ‰ é ő Ж 25\u00a0°C\u00ad\u200b\n')).toBe(typeface);
    expect(width('≥')).toBeGreaterThan(400);
  });

  it.each(['\u{1F600}', '한', 'ש', 'ไ', '\u0001', '\u0000', '\uD800'])(
    'refuses %j and says which it is',
    (character) => {
      const print = () => typeface.printing(`ab${character}c`);
      expect(print).toThrow(UnprintableCharacter);
      expect(print).toThrow(`U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
    },
  );

  it('names every letter that it refuses once, and none that another script has', () => {
    expect(() => typeface.printing('東京 한국 한 اسم')).toThrow(
      'The sheet contains the characters "한" (U+D55C), "국" (U+AD6D), which cannot be printed.',
    );
    expect(() => typeface.printing('אבגדהוז')).toThrow('"ה" (U+05D4) and 2 more');
  });

  it.each([
    { text: '北光工业化学有限公司', added: ['Noto Sans S Chinese'] },
    { text: 'ノースライト工業', added: ['Noto Sans Japanese'] },
    { text: '臺灣龍瀧', added: ['Noto Sans S Chinese'] },
    { text: 'شركة الخليج', added: ['Vazirmatn'] },
    // The mathematical font has these letters, but as mathematical signs.
    { text: 'منظف', added: ['Vazirmatn'] },
    { text: 'شركة 北光', added: ['Vazirmatn', 'Noto Sans S Chinese'] },
  ])('prints the name $text with a font of its script, and the letters of Latin as before', ({ text, added }) => {
    const wider = typeface.printing(`Name ${text}`);
    expect(wider.families.map(({ name }) => name)).toEqual(['Noto Sans', ...added, 'Noto Sans Math']);
    expect(wider.widthPt('Name “≥ 5 %”', { sizePt: 9, bold: true })).toBe(
      typeface.widthPt('Name “≥ 5 %”', { sizePt: 9, bold: true }),
    );
    expect(typeface.printing(text)).toBe(wider);
  });

  it('takes no width for what prints nothing', () => {
    expect(width('a\u200b\u00ad\u2060b')).toBe(width('ab'));
  });
});
