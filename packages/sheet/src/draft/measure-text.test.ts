import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { describe, expect, it } from 'vitest';
import { measureText, studyText } from './measure-text.ts';

const at = (value: number) => ({ min: value, max: value });

describe('the value of a study', () => {
  it.each([
    [0.0021, '0.0021'],
    [0.000045678, '0.00004568'],
    [0.00000012, '0.00000012'],
    [40613, '40613'],
    [124.7, '124.7'],
  ])('reads %d whole or to four digits, without exponent', (value, text) => {
    expect(studyText(english.sheet, at(value))).toBe(text);
  });

  it('keeps ranges, open ends and the decimal sign of the language', () => {
    expect(studyText(german.sheet, at(0.0021))).toBe('0,0021');
    expect(studyText(english.sheet, { min: 2000, max: Infinity })).toBe('> 2000');
    expect(studyText(english.sheet, { min: 16, max: 28 })).toBe('16 – 28');
  });

  it('is cut to five characters in section 9 alone', () => {
    expect(measureText(english.sheet, at(0.0021))).toBe('0.002');
  });
});
