import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { describe, expect, it } from 'vitest';

const dichloromethane = '75-09-2';
const sheetWith = (share: number, country: string) =>
  printedSentences({
    shares: { [dichloromethane]: share, '67-64-1': 100 - share },
    country,
    properties: { state: 'Liquid' },
  });

describe('dichloromethane, 40 CFR Part 751, Subpart B', () => {
  it.each([
    [0.09, 'US', false],
    [0.1, 'US', true],
    [80, 'US', true],
    [80, 'DE', false],
    [80, 'CA', false],
  ])('at %d %% in %s is restricted and needs supplied air: %s', (share, country, isRestricted) => {
    const { ids } = sheetWith(share, country);
    expect(ids('regulations.tsca-6.').length > 0).toBe(isRestricted);
    expect(ids('protection.breathing.').includes('suppliedAir')).toBe(isRestricted);
    if (isRestricted) expect(ids('protection.breathing.')).not.toContain('filter');
  });
});
