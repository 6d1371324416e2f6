import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyByMode } from '../classify-by-mode.ts';

type Choices = {
  readonly codes?: readonly string[];
  readonly flashPoint?: number;
  readonly state?: Mixture['physicalState'];
  readonly number?: string;
};

/** An instant adhesive of a given concentration, with a flash point above class 3 unless chosen otherwise. */
function adhesive(
  share: number,
  { codes = ['STOT SE 3 H335'], flashPoint = 83, state = 'liquid', number = '3334' }: Choices = {},
) {
  const mixture: Mixture = {
    physicalState: state,
    properties: { flashPointC: { min: flashPoint, max: flashPoint }, initialBoilingPointC: { min: 200, max: 200 } },
    ingredients: [
      {
        ...{ id: 'a', name: 'Ethyl 2-cyanoacrylate', cas: '7085-85-0' },
        ...{ concentration: exactly(percent(share)), hazards: codes.map(hazard) },
      },
      { id: 'b', name: 'polymer', concentration: exactly(percent(100 - share)), hazards: [] },
    ],
  };
  const classification = classifyMixture(mixture, marketById('eu'));
  return classifyByMode({ mixture, classification, unNumbersByIngredient: { a: number } });
}

const entryOf = (outcome: ReturnType<typeof adhesive>['air']) =>
  outcome.status === 'regulated' ? outcome.proposal.entry.un : outcome.status;

describe('what is regulated by air alone', () => {
  it.each([
    [49.9, 'not-regulated'],
    [50, '3334'],
    [95, '3334'],
    [100, '3334'],
  ])('with %d %% of a cyanoacrylate: by air %s, free on land and at sea', (share, air) => {
    const outcomes = adhesive(share);
    expect([entryOf(outcomes.land), entryOf(outcomes.sea), entryOf(outcomes.air)]).toEqual([
      'not-regulated',
      'not-regulated',
      air,
    ]);
  });

  it('names the substance', () => {
    const { air } = adhesive(95);
    expect(air.status === 'regulated' ? air.proposal.shippingName : '').toBe(
      'AVIATION REGULATED LIQUID, N.O.S. (contains Ethyl 2-cyanoacrylate)',
    );
  });

  it('rests on that ingredient alone', () => {
    expect(adhesive(95).air).toMatchObject({ proposal: { technicalIds: ['a'] }, alternatives: [] });
  });

  it.each([
    ['solid', '3335', '3335'],
    ['solid', '3334', '3335'],
    ['liquid', '3335', '3334'],
    ['aerosol', '3334', '1950'],
  ] as const)('as %s whose ingredient has UN %s: UN %s', (state, number, un) => {
    expect(entryOf(adhesive(95, { state, number }).air)).toBe(un);
  });

  it('is not for a substance with another number', () => {
    expect(entryOf(adhesive(95, { number: '3082' }).air)).toBe('not-regulated');
  });

  it('stays in its own class where it has one', () => {
    expect(entryOf(adhesive(95, { codes: ['Flam. Liq. 3 H226'], flashPoint: 40 }).air)).toBe('1993');
  });
});
