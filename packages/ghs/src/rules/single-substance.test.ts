import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, ToxicityRoute } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const oral = 'Acute toxicity, oral';
const toxic = (share: number | readonly [number, number], ate: number, route: ToxicityRoute = 'oral'): Ingredient =>
  ingredient(share, [], { acuteToxicity: [{ route, kind: 'ATE', value: { min: ate, max: ate } }] });
const water = (share: number) => ingredient(share, []);

describe('acute toxicity of a product that is its one substance, CLP Article 2(7)', () => {
  it.each([
    { share: 100, code: 'Acute Tox. 3' },
    { share: 99.9, code: 'Acute Tox. 3' },
    { share: 99, code: 'Acute Tox. 3' },
    { share: 98.9999, code: 'Acute Tox. 4' },
  ])('$share % of a substance at the limit of Category 3 is $code', ({ share, code }) => {
    expect(decided(mixtureOf([toxic(share, 300), water(100 - share)]), oral).code).toBe(code);
  });

  it.each(['oral', 'dermal', 'gas', 'vapour', 'dust-mist'] as const)('states its own estimate: %s', (route) => {
    const physicalState = route === 'gas' ? 'gas' : 'liquid';
    const { ate } = classifyMixture(
      mixtureOf([toxic(99.5, 4, route), water(0.5)], { physicalState }),
      marketById('eu'),
    );
    expect(ate).toEqual([{ route, value: 4, unknownPercent: 0 }]);
  });

  it('says so in the reason, from the share on at which it makes up the product', () => {
    const summary = (share: number) =>
      outcomeOf(mixtureOf([toxic(share, 300), water(100 - share)]), oral).reasons[0]?.summary;
    expect(inWords(summary(99.9))).toContain('makes up the product, ATE 300 mg/kg, Acute Tox. 3');
    expect(inWords(summary(100))).toContain('makes up the product, ATE 300 mg/kg');
    expect(inWords(summary(98))).toContain('ATEmix 306.1 mg/kg');
  });

  it('gives an estimate to four digits, and to six where four would lie on the other side of a limit', () => {
    const summary = (estimate: number, share = 100) =>
      outcomeOf(mixtureOf([toxic(share, estimate), water(100 - share)]), oral).reasons[0]?.summary;
    expect(inWords(summary(300.03))).toContain('300.03 mg/kg, Acute Tox. 4');
    expect(inWords(summary(1960.3, 98))).toContain('2000.31 mg/kg, not classified');
    expect(inWords(summary(1999.96))).toContain('2000 mg/kg, Acute Tox. 4');
  });

  it('lets an impurity make it more severe, never milder', () => {
    const graver = mixtureOf([toxic(99.5, 301), toxic(0.5, 4)]);
    expect(decided(graver, oral).code).toBe('Acute Tox. 3');
    const milder = mixtureOf([toxic(99, 300), toxic(1, 2000)]);
    expect(decided(milder, oral).code).toBe('Acute Tox. 3');
  });

  it('judges a range by its lower end, since the product may hold that much less', () => {
    const atLowerEnds = (from: number) =>
      outcomeOf(mixtureOf([toxic([from, 100], 300), water(0)]), oral).atLowerEnds?.[0]?.code;
    expect(atLowerEnds(99)).toBe('Acute Tox. 3');
    expect(atLowerEnds(98)).toBe('Acute Tox. 4');
  });
});

describe('every other class of a product that is its one substance', () => {
  const markets: readonly JurisdictionId[] = ['eu', 'us', 'ca', 'au', 'un'];
  const entries = categoryEntries.flatMap(({ code, hCode }) => (hCode === null ? [] : [`${code} ${hCode}`]));
  const stateOf = (notation: string) => {
    if (/^Aerosol/.test(notation)) return 'aerosol';
    return /Gas/.test(notation) ? 'gas' : 'liquid';
  };
  const hazardsOf = (share: number, notation: string, market: JurisdictionId) =>
    classifyMixture(
      mixtureOf([ingredient(share, [notation]), ...(share < 100 ? [water(100 - share)] : [])], {
        physicalState: stateOf(notation),
      }),
      marketById(market),
    ).hazards;

  it.each(markets)('%s: 99 % is classified as 100 % is, category by category', (market) => {
    const differing = entries.filter(
      (notation) =>
        JSON.stringify(hazardsOf(99, notation, market)) !== JSON.stringify(hazardsOf(100, notation, market)),
    );
    expect(differing).toEqual([]);
    const kept = entries.filter((notation) => hazardsOf(99, notation, market).length > 0);
    expect(kept.length).toBeGreaterThan(70);
  });
});
