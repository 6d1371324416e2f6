import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { aquaticClasses } from '../hazard-parts.ts';
import type { Ingredient } from '../mixture.ts';
import { ingredient, mixtureOf } from './testing/mixture-of.ts';
import { marketById } from '../testing/market-by-id.ts';

const unknown = (share: number) => ingredient(share, ['Flam. Liq. 3 H226'], { unknownAquaticToxicity: true });
const known = (share: number) => ingredient(share, []);

function judged(ingredients: readonly Ingredient[], market: 'eu' | 'un' | 'au' = 'eu') {
  const { outcomes, supplemental } = classifyMixture(mixtureOf(ingredients), marketById(market));
  const aquatic = outcomes.filter(({ hazardClass }) => aquaticClasses.includes(hazardClass));
  const statement = supplemental.find(({ code }) => code === 'UNKNOWN-AQUATIC-TOXICITY');
  return { statuses: aquatic.map(({ status }) => status), aquatic, percent: statement?.parameters['percent'] };
}

describe('components with unknown hazards to the aquatic environment (CLP Annex I, 4.1.3.6.1)', () => {
  it.each([
    [0.0999, undefined],
    [0.1, '0.1'],
    [0.1001, '0.1001'],
    [30, '30'],
  ])('%s %% beside what is known: the known ones classify, and %s %% is stated', (share, percent) => {
    const found = judged([unknown(share), known(100 - share)]);
    expect(found.percent).toBe(percent);
    expect(found.statuses).toEqual(['not-classified', 'not-classified']);
  });

  it('leave the classes open where no component is known', () => {
    const { statuses, aquatic, percent } = judged([unknown(60), unknown(40)]);
    expect(statuses).toEqual(['incomplete', 'incomplete']);
    expect(aquatic[0]?.missing).toHaveLength(2);
    expect(percent).toBe('100');
  });

  it.each([
    [98.9, 'not-classified'],
    [99, 'incomplete'],
    [100, 'incomplete'],
  ])('of %s %% are the product itself, or not: %s', (share, status) => {
    const { statuses, percent } = judged(share === 100 ? [unknown(100)] : [unknown(share), known(100 - share)]);
    expect(statuses).toEqual([status, status]);
    expect(percent === undefined).toBe(status === 'incomplete');
  });

  it('do not take away what the known ones lead to', () => {
    const { aquatic } = judged([unknown(50), ingredient(30, ['Aquatic Chronic 2 H411'])]);
    expect(aquatic[1]?.hazards.map(({ code }) => code)).toEqual(['Aquatic Chronic 2']);
  });

  it('say nothing where the law has no such class', () => {
    expect(judged([unknown(100)], 'au')).toMatchObject({ statuses: ['not-adopted', 'not-adopted'] });
  });
});
