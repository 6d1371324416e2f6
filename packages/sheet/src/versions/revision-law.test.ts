import { describe, expect, it } from 'vitest';
import { marketBasis } from '../profiles/countries.ts';
import { profileOf } from '../profiles/profile-of.ts';
import { reviewDue } from './revision-law.ts';

const reviewIn = (country: string) => profileOf(marketBasis(country).profile, '2026-11-23').revision.review;

describe('review', () => {
  it.each([
    { country: 'AU', due: '2031-11-21', paragraph: 'Model WHS Regulations, regulation 330(3)(a)' },
    {
      country: 'NZ',
      due: '2031-11-21',
      paragraph: 'Hazardous Substances (Safety Data Sheets) Notice 2017, clause 5',
    },
    {
      country: 'JP',
      due: '2031-11-21',
      paragraph: 'Ordinance on Industrial Safety and Health, Article 34-2-5(2)',
    },
  ] as const)('is due within the years of the law of $country', ({ country, due, paragraph }) => {
    const review = reviewIn(country);
    expect(review).toMatchObject({ kind: 'years', years: 5, paragraph });
    expect(reviewDue(review, '2026-11-21')).toBe(due);
  });

  it('of a leap day falls on the day after', () => {
    expect(reviewDue(reviewIn('AU'), '2028-02-29')).toBe('2033-03-01');
  });

  it.each(['DE', 'GB', 'US', 'CA', 'CH', 'TR'])('has no period in %s, and a paragraph that says so', (country) => {
    const review = reviewIn(country);
    expect(review).toMatchObject({ kind: 'on-change', paragraph: expect.stringMatching(/\d/) as string });
    expect(reviewDue(review, '2026-11-21')).toBeUndefined();
  });

  it.each(['BR', 'RS', 'JE', ''])('of a country whose law was not read is unknown, not none: “%s”', (country) => {
    expect(reviewIn(country)).toEqual({ kind: 'unknown' });
  });
});
