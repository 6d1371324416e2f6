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
    expect(() => {
      typeface.assertPrintable('≥ ≤ → ∞ µ α Ω ₂ ⁻¹ ° ‰ é ő Ж 25\u00a0°C\u00ad\u200b\n');
    }).not.toThrow();
    expect(width('≥')).toBeGreaterThan(400);
  });

  it.each(['\u{1F600}', '漢', '\u0001', '\u0000', '\uD800'])('refuses %j and says which it is', (character) => {
    const check = () => {
      typeface.assertPrintable(`ab${character}c`);
    };
    expect(check).toThrow(UnprintableCharacter);
    expect(check).toThrow(`U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  });

  it('takes no width for what prints nothing', () => {
    expect(width('a\u200b\u00ad\u2060b')).toBe(width('ab'));
  });
});
