import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BreakableText, breakText, type Piece } from './breakable-text.ts';

const place = (characters: number) => ({ widthPt: characters, measure: (text: string) => Array.from(text).length });
const plain = (piece: Piece) => {
  if (typeof piece === 'string') return piece;
  if ('keep' in piece) return piece.keep;
  return 'hyphenate' in piece ? piece.hyphenate : '';
};
const readBack = (text: BreakableText) => (typeof text === 'string' ? text : text.map(plain).join(''));

describe('break places', () => {
  it('are not needed where all words fit', () => {
    expect(breakText('Highly flammable liquid and vapour', place(12))).toBe('Highly flammable liquid and vapour');
  });

  it('open after the hyphens and brackets of a name that is too wide', () => {
    expect(breakText('2-(4-chlorophenyl)-ethanol', place(14))).toEqual([
      '2-',
      { mayBreak: true },
      '(4-',
      { mayBreak: true },
      'chlorophenyl)-',
      { mayBreak: true },
      'ethanol',
    ]);
  });

  it('leave words to hyphenation that have syllables', () => {
    expect(breakText('isothiazolinone', place(8))).toEqual([{ hyphenate: 'isothiazolinone' }]);
  });

  it('cut what has no syllables', () => {
    expect(breakText('BBBBBBBBBB', place(4))).toEqual(['BBBB', { mayBreak: true }, 'BBBB', { mayBreak: true }, 'BB']);
  });

  it('keep a number with its unit', () => {
    expect(breakText('Store below 25 °C always', place(10))).toBe('Store below 25\u00a0°C always');
    expect(breakText('Store at 5 – 25 °C always', place(10))).toEqual(['Store at ', { keep: '5 – 25 °C' }, ' always']);
  });

  it('lose no sign of any text, and leave no unbroken stretch wider than its place', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        'e',
        'i',
        'x',
        'z',
        ' ',
        ' ',
        '1',
        '2',
        '-',
        ',',
        '/',
        '(',
        ')',
        '°',
        '%',
        'µ',
        '.',
        '\n',
      ),
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 30 }), (source, width) => {
        const broken = breakText(source, place(width));
        expect(readBack(broken).replaceAll('\u00a0', ' ')).toBe(source);
        const stretches = typeof broken === 'string' ? [broken] : broken.filter((piece) => typeof piece === 'string');
        const words = stretches.flatMap((stretch) => stretch.split(/\s+/));
        expect(words.every((word) => word.length <= width)).toBe(true);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});
