import { inEnglish } from '@gosds/phrases/say-message';
import type { HazardClass } from '../../hazard.ts';
import { describe, expect, it } from 'vitest';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const water = ingredient(90, []);

describe('a trace of what burns or oxidises', () => {
  it.each([
    { share: 1, status: 'incomplete', rule: 'physical.13.test-missing' },
    { share: 0.9999999, status: 'not-classified', rule: 'physical.13.too-little' },
    { share: 0.001, status: 'not-classified', rule: 'physical.13.too-little' },
  ])('$share % of an oxidising solid in water is $status', ({ share, status, rule }) => {
    const found = outcomeOf(mixtureOf([ingredient(share, ['Ox. Sol. 2 H272']), water]), 'Oxidising liquids');
    expect([found.status, found.reasons[0]?.ruleId]).toEqual([status, rule]);
  });

  it('counts together with its like, and in the worst case of its range', () => {
    const two = mixtureOf([ingredient(0.6, ['Ox. Sol. 2 H272']), ingredient(0.4, ['Ox. Liq. 3 H272']), water]);
    expect(outcomeOf(two, 'Oxidising liquids').status).toBe('incomplete');
    const range = mixtureOf([ingredient([0.5, 1.5], ['Ox. Sol. 2 H272']), water]);
    expect(outcomeOf(range, 'Oxidising liquids').status).toBe('incomplete');
  });

  it('gives share and limit', () => {
    const found = outcomeOf(
      mixtureOf([ingredient(0.5, ['Ox. Sol. 2 H272'], { name: 'chlorate' }), water]),
      'Oxidising liquids',
    );
    expect(found.reasons[0]).toMatchObject({ found: 0.5, limit: 1, unit: '%' });
    expect(inEnglish(found.reasons[0]?.summary ?? '')).toMatch(/chlorate 0\.5 % < 1 %/);
  });

  it('still raises what the smallest share may do: gas with water, corrosion, explosion', () => {
    const found = (notation: string, hazardClass: HazardClass) =>
      outcomeOf(mixtureOf([ingredient(0.5, [notation]), water]), hazardClass).status;
    expect(found('Met. Corr. 1 H290', 'Corrosive to metals')).toBe('incomplete');
    expect(
      found('Water-react. 1 H260', 'Substances and mixtures which in contact with water emit flammable gases'),
    ).toBe('incomplete');
  });

  it('raises nothing beside an ingredient that nobody has assessed but the question of that one', () => {
    const unknown = ingredient(5, [], { hazards: 'not-assessed' });
    const found = outcomeOf(mixtureOf([ingredient(0.5, ['Ox. Sol. 2 H272']), unknown, water]), 'Oxidising liquids');
    expect(found.status).toBe('incomplete');
  });
});
