import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const inWater = (cas: string) =>
  printedSentences({ shares: { [cas]: 100 }, country: 'IE', properties: { state: 'Liquid' } });

describe('degradability', () => {
  it.each([
    ['64-17-5', 'Ethanol: readily biodegradable.', 'Ethanol: biodegradation 89 % in 14 days (OECD 301 C).'],
    [
      '79-01-6',
      'Trichloroethylene: not readily biodegradable.',
      'Trichloroethylene: biodegradation 2 % in 14 days (OECD 301 C).',
    ],
  ])('of %s is told with the per cent, the days and the guideline of a test', (cas, verdict, test) => {
    const printed = inWater(cas);
    expect(printed.text('degradability.1')).toBe(verdict);
    expect(printed.text('degradability.1.test')).toBe(test);
  });

  it('without a test is the verdict alone', () => {
    expect(inWater('25265-71-8').ids('degradability.')).toEqual(['1']);
  });
});
