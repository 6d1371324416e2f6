import { describe, expect, it } from 'vitest';
import { breakText } from './breakable-text.ts';
import { countSpacedBorders, splitWords, wordStretches } from './wide-script.ts';

const place = (characters: number) => ({ widthPt: characters, measure: (text: string) => Array.from(text).length });

describe('Chinese and Japanese', () => {
  it('end a word where other letters or digits begin', () => {
    expect(splitWords('低于25 °C时。')).toEqual(['低于', '', '25', ' ', '°C', '', '时。']);
    expect(splitWords('CAS番号とアセトン')).toEqual(['CAS', '', '番号とアセトン']);
    expect(splitWords('no such word')).toEqual(['no', ' ', 'such', ' ', 'word']);
  });

  it('count as words of four signs for the width of a column', () => {
    expect(wordStretches('浓度（质量分数）')).toEqual(['浓度（质', '量分数）']);
    expect(wordStretches('Methylpropanol')).toEqual(['Methylpropanol']);
  });

  it('have room at the border to letters and digits, but not to punctuation', () => {
    expect(countSpacedBorders('第2部分、GHS。')).toBe(2);
    expect(countSpacedBorders('plain 25 %')).toBe(0);
  });

  it('leave their line ends to the typesetter, and numbers with their units whole, with room beside them', () => {
    expect(breakText('高度易燃液体和蒸气。温度低于5 – 25 °C，闪点为2 °C。', place(10))).toEqual([
      '高度易燃液体和蒸气。温度低于',
      { spaceEm: 0.25 },
      { keep: '5 – 25 °C' },
      '，闪点为2\u00a0°C。',
    ]);
  });
});
