import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('csvText', () => {
  it.each([
    ['acetone', 'acetone'],
    ['a, "b"', '"a, ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-94.7', '-94.7'],
    ['-94.7 °C', "'-94.7 °C"],
    ['-1+1', "'-1+1"],
    ['+1', "'+1"],
    ['\t=1', "'\t'=1"],
    ['\n=1', `"'\n'=1"`],
    // With German or French settings a spreadsheet parts cells at these.
    ['a;=1+1', "a;'=1+1"],
    ['a;\t@SUM(A1)', "a;\t'@SUM(A1)"],
    ['a\n=1', `"a\n'=1"`],
    ['2-butanol; a-b', '2-butanol; a-b'],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['=a,b', `"'=a,b"`],
  ])('writes %j', (text, written) => {
    expect(csvText([[text, 'x']])).toBe(`\uFEFF${written},x\r\n`);
  });
});
