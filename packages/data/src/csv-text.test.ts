import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('csvText', () => {
  it.each([
    ['acetone', 'acetone'],
    ['a, "b"', '"a, ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1', "'-1"],
    ['+1', "'+1"],
    ['=a,b', `"'=a,b"`],
  ])('writes %j', (text, written) => {
    expect(csvText([[text, 'x']])).toBe(`\uFEFF${written},x\r\n`);
  });
});
