import { describe, expect, it } from 'vitest';
import { hasSupplement, isEuropeanStatement } from './supplemental-code.ts';

describe('the question whether a statement is there', () => {
  it.each([
    [['EUH066'], '066', true],
    [['AUH066'], '066', true],
    [['AUH066'], 'EUH066', false],
    [['EUH201A'], 'EUH201', false],
    [['EUH031', 'EUH208'], ['EUH032', 'EUH208'], true],
    [['COMBUSTIBLE-DUST'], 'COMBUSTIBLE-DUST', true],
    [[], '066', false],
  ] as const)('%j, asked for %j: %s', (codes, asked, answer) => {
    expect(hasSupplement(codes, asked)).toBe(answer);
  });

  it('does not compile with an error of spelling', () => {
    // @ts-expect-error: no such statement
    expect(hasSupplement(['EUH066'], 'EUH67')).toBe(false);
  });
});

it('distinguishes the statements of CLP from those of other laws', () => {
  expect(['EUH066', 'AUH066', 'COMBUSTIBLE-DUST'].map(isEuropeanStatement)).toEqual([true, false, false]);
});
