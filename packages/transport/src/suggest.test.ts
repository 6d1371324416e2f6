import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { suggestTransport } from './suggest.ts';

const solvents = (properties: MixtureProperties, market: 'eu' | 'us' = 'eu') => {
  const mixture: Mixture = {
    physicalState: 'liquid',
    properties,
    ingredients: [
      { id: 'a', name: 'toluene', concentration: exactly(percent(60)), hazards: [hazard('Flam. Liq. 2 H225')] },
      { id: 'b', name: 'acetone', concentration: exactly(percent(40)), hazards: [hazard('Flam. Liq. 2 H225')] },
    ],
  };
  const classification = classifyMixture(mixture, marketById(market));
  return { mixture, classification, unNumbersByIngredient: { a: '1294', b: '1090' } };
};
const known = { flashPointC: { min: 5, max: 5 }, initialBoilingPointC: { min: 56, max: 56 } };

describe('suggestions for the wizard', () => {
  it('rank the proposal before its alternatives and the ingredients, each with reasons', () => {
    const rows = suggestTransport({ ...solvents(known), productKind: 'paint' });
    expect(rows.map(({ rank, kind, un }) => [rank, kind, un])).toEqual([
      [1, 'proposal', '1263'],
      [2, 'alternative', '1993'],
      [3, 'ingredient', '1294'],
      [4, 'ingredient', '1090'],
    ]);
    expect(rows.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it('say what is known while something is missing', () => {
    const input = solvents(known);
    const unassessed = {
      id: 'c',
      name: 'additive',
      concentration: exactly(percent(5)),
      hazards: 'not-assessed' as const,
    };
    const mixture = {
      ...input.mixture,
      ingredients: [
        ...input.mixture.ingredients.map((one) => ({ ...one, concentration: exactly(percent(45)) })),
        unassessed,
      ],
    };
    const rows = suggestTransport({ ...input, mixture, classification: classifyMixture(mixture, marketById('eu')) });
    expect(rows[0]).toMatchObject({ kind: 'tentative', un: '1993', packingGroup: 'II' });
    expect(rows[0]?.reasons.map(({ ruleId }) => ruleId)).toContain('transport.open');
  });

  it('are of the ingredients alone where nothing is known of the product', () => {
    expect(suggestTransport(solvents({})).map(({ kind }) => kind)).toEqual(['ingredient', 'ingredient']);
  });

  it('bear the names of the mode', () => {
    const input = { ...solvents(known, 'us'), unNumbersByIngredient: { a: '1830' } };
    expect(suggestTransport(input).find(({ un }) => un === '1830')?.shippingName).toBe('SULFURIC ACID');
  });

  it('are none for a product that is free', () => {
    const water = { id: 'w', name: 'water', concentration: exactly(percent(100)), hazards: [] };
    const mixture: Mixture = { physicalState: 'liquid', properties: {}, ingredients: [water] };
    const classification = classifyMixture(mixture, marketById('eu'));
    expect(suggestTransport({ mixture, classification })).toHaveLength(0);
  });
});
