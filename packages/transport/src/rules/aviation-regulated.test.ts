import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyByMode } from '../classify-by-mode.ts';

/** An instant adhesive of a given concentration, with a flash point above class 3. */
function adhesive(share: number, codes: readonly string[] = ['STOT SE 3 H335'], flashPoint = 83) {
  const mixture: Mixture = {
    physicalState: 'liquid',
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
  return classifyByMode({ mixture, classification, unNumbersByIngredient: { a: '3334' } });
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

  it('stays in its own class where it has one', () => {
    expect(entryOf(adhesive(95, ['Flam. Liq. 3 H226'], 40).air)).toBe('1993');
  });
});
