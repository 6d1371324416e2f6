import { describe, expect, it } from 'vitest';
import { reviewDue, revisionLawOf } from './revision-law.ts';

describe('review', () => {
  it.each([
    { market: 'au', country: 'AU', due: '2031-11-21', paragraph: 'Model WHS Regulations, regulation 330(3)(a)' },
    {
      market: 'un',
      country: 'NZ',
      due: '2031-11-21',
      paragraph: 'Hazardous Substances (Safety Data Sheets) Notice 2017, clause 5',
    },
    {
      market: 'un',
      country: 'JP',
      due: '2031-11-21',
      paragraph: 'Ordinance on Industrial Safety and Health, Article 34-2-5(2)',
    },
  ] as const)('is due within the years of the law of $country', ({ market, country, due, paragraph }) => {
    const { review } = revisionLawOf(market, country);
    expect(review).toMatchObject({ kind: 'years', years: 5, paragraph });
    expect(reviewDue(review, '2026-11-21')).toBe(due);
  });

  it('of a leap day falls on the day after', () => {
    expect(reviewDue(revisionLawOf('au', 'AU').review, '2028-02-29')).toBe('2033-03-01');
  });

  it.each(['eu', 'gb', 'us', 'ca'] as const)('has no period in market %s, and a paragraph that says so', (market) => {
    const { review } = revisionLawOf(market, 'XX');
    expect(review).toMatchObject({ kind: 'on-change', paragraph: expect.stringMatching(/\d/) as string });
    expect(reviewDue(review, '2026-11-21')).toBeUndefined();
  });

  it('of a country whose law was not read is unknown, not none', () => {
    expect(revisionLawOf('un', 'BR').review).toEqual({ kind: 'unknown' });
  });
});
