import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { percent } from '../../concentration.ts';
import { hazard, type HazardClass } from '../../hazard.ts';
import type { Mixture } from '../../mixture.ts';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const water = (share: number) => ingredient(share, [], { name: 'water', cas: '7732-18-5' });

type Verdict = readonly [code: string | undefined, status: string, row: string | undefined];

function verdictOf(mixture: Mixture, hazardClass: HazardClass, market: 'eu' | 'us' | 'au' = 'eu'): Verdict {
  const { hazards, status, reasons } = outcomeOf(mixture, hazardClass, market);
  return [hazards[0]?.code, status, reasons[0]?.ruleId.replace(/^physical\.\d+\./, '')];
}

describe('calcium hypochlorite, by the available chlorine in the names of UN 1748, 2880 and 2208', () => {
  const hypochlorite = (share: number | readonly [number, number]) =>
    ingredient(share, ['Ox. Sol. 2 H272'], {
      name: 'calcium hypochlorite',
      cas: '7778-54-3',
      hazardSource: 'Annex VI',
    });
  const granules = (share: number | readonly [number, number]) =>
    mixtureOf([hypochlorite(share), ingredient(20, [])], { physicalState: 'solid' });

  it.each([
    { share: 68, code: 'Ox. Sol. 2' },
    { share: 39.33, code: 'Ox. Sol. 2' },
    { share: 39.31, code: 'Ox. Sol. 3' },
    { share: 10.09, code: 'Ox. Sol. 3' },
  ])('granules of $share %: $code', ({ share, code }) => {
    expect(verdictOf(granules(share), 'Oxidising solids')).toEqual([code, 'classified', 'taken-over']);
    expect(verdictOf(granules(share), 'Oxidising solids', 'us')[0]).toBe(code);
  });

  it('names share, limit, list and the source of the class', () => {
    const [reason] = outcomeOf(granules([65, 70]), 'Oxidising solids').reasons;
    expect(inEnglish(reason?.summary ?? '')).toMatch(
      /^Ox\. Sol\. 2, taken over until a test shows otherwise: 0 calcium hypochlorite 70 % > 39\.\d+ % .*UN 1748 and 2880/,
    );
    expect(reason?.counted[0]).toMatchObject({ hazard: { code: 'Ox. Sol. 2' }, note: 'Annex VI' });
  });

  it('10 % of available chlorine or less is not of the class, nor is a solution', () => {
    expect(verdictOf(granules(10.08), 'Oxidising solids')).toEqual([undefined, 'not-classified', 'below-listed']);
    const solution = mixtureOf([hypochlorite(15), water(85)]);
    expect(verdictOf(solution, 'Oxidising liquids')).toEqual([undefined, 'not-classified', 'below-listed']);
  });

  it('gives way to a test of the product', () => {
    const tested = {
      ...granules(68),
      testResults: [
        { test: 'O.1', burningTimeS: Infinity, referenceTimesS: [20, 60, 100], source: 'report 7' } as const,
      ],
    };
    expect(outcomeOf(tested, 'Oxidising solids')).toMatchObject({
      status: 'not-classified',
      testData: { calculated: [{ code: 'Ox. Sol. 2' }] },
    });
  });
});

describe('the usual strength: a tenth of Category 1, a half of what is milder', () => {
  const inSolid = (share: number, notation: string) =>
    mixtureOf([ingredient(share, [notation]), ingredient(100 - share, [])], { physicalState: 'solid' });
  const inLiquid = (share: number, notation: string) =>
    mixtureOf([ingredient(share, [notation]), ingredient(100 - share, [])]);
  const water = 'Substances and mixtures which in contact with water emit flammable gases';

  it.each([
    { share: 10, notation: 'Ox. Sol. 1 H271', hazardClass: 'Oxidising solids', code: 'Ox. Sol. 1' },
    { share: 9.9999999, notation: 'Ox. Sol. 1 H271', hazardClass: 'Oxidising solids' },
    { share: 50, notation: 'Ox. Sol. 3 H272', hazardClass: 'Oxidising solids', code: 'Ox. Sol. 3' },
    { share: 49.9999999, notation: 'Ox. Sol. 2 H272', hazardClass: 'Oxidising solids' },
    { share: 50, notation: 'Flam. Sol. 1 H228', hazardClass: 'Flammable solids', code: 'Flam. Sol. 1' },
    { share: 49.9999999, notation: 'Flam. Sol. 1 H228', hazardClass: 'Flammable solids' },
    {
      share: 50,
      notation: 'Self-heat. 1 H251',
      hazardClass: 'Self-heating substances and mixtures',
      code: 'Self-heat. 1',
    },
    { share: 49.9999999, notation: 'Self-heat. 1 H251', hazardClass: 'Self-heating substances and mixtures' },
    { share: 10, notation: 'Water-react. 1 H260', hazardClass: water, code: 'Water-react. 1' },
    { share: 50, notation: 'Water-react. 2 H261', hazardClass: water, code: 'Water-react. 2' },
    { share: 49.9999999, notation: 'Water-react. 2 H261', hazardClass: water },
    { share: 10, notation: 'Pyr. Sol. 1 H250', hazardClass: 'Pyrophoric solids', code: 'Pyr. Sol. 1' },
    { share: 75, notation: 'Expl. 1.1 H201', hazardClass: 'Explosives' },
    { share: 75.0000001, notation: 'Expl. 1.1 H201', hazardClass: 'Explosives', code: 'Expl. 1.1' },
    { share: 10, notation: 'Org. Perox. B H241', hazardClass: 'Organic peroxides', code: 'Org. Perox. B' },
    { share: 9.9999999, notation: 'Org. Perox. B H241', hazardClass: 'Organic peroxides' },
  ] as const)('$share % of $notation in a solid', ({ share, notation, hazardClass, ...rest }) => {
    const code = 'code' in rest ? rest.code : undefined;
    const expected = code === undefined ? [code, 'incomplete', 'test-missing'] : [code, 'classified', 'taken-over'];
    expect(verdictOf(inSolid(share, notation), hazardClass)).toEqual(expected);
  });

  it.each([
    { share: 10, notation: 'Pyr. Liq. 1 H250', hazardClass: 'Pyrophoric liquids', code: 'Pyr. Liq. 1' },
    { share: 10, notation: 'Ox. Liq. 1 H271', hazardClass: 'Oxidising liquids', code: 'Ox. Liq. 1' },
    { share: 49, notation: 'Ox. Liq. 2 H272', hazardClass: 'Oxidising liquids' },
    { share: 80, notation: 'Ox. Sol. 1 H271', hazardClass: 'Oxidising liquids' },
  ] as const)('$share % of $notation in a liquid', ({ share, notation, hazardClass, ...rest }) => {
    expect(verdictOf(inLiquid(share, notation), hazardClass)[0]).toBe('code' in rest ? rest.code : undefined);
  });

  it('adds up what is at least as severe', () => {
    const two = (first: number, second: number) =>
      mixtureOf([ingredient(first, ['Ox. Sol. 1 H271']), ingredient(second, ['Ox. Sol. 3 H272']), ingredient(30, [])], {
        physicalState: 'solid',
      });
    expect(verdictOf(two(9, 41), 'Oxidising solids')[0]).toBe('Ox. Sol. 3');
    expect(verdictOf(two(10, 41), 'Oxidising solids')[0]).toBe('Ox. Sol. 1');
    expect(verdictOf(two(9, 40), 'Oxidising solids')[1]).toBe('incomplete');
  });

  it('stays open for a graver class beside what nobody classified', () => {
    const unknown = mixtureOf(
      [ingredient(60, ['Ox. Sol. 3 H272']), ingredient(40, [], { hazards: 'not-assessed', name: 'secret' })],
      { physicalState: 'solid' },
    );
    expect(outcomeOf(unknown, 'Oxidising solids')).toMatchObject({
      status: 'incomplete',
      hazards: [{ code: 'Ox. Sol. 3' }],
      missing: ['1 secret'],
    });
  });
});

describe('oxidisers in solution', () => {
  const chlorate = (share: number) => [
    ingredient(share, ['Ox. Sol. 1 H271'], { name: 'sodium chlorate', cas: '7775-09-9' }),
    water(100 - share),
  ];
  it.each([
    { share: 40, code: 'Ox. Liq. 2' },
    { share: 39.9, code: 'Ox. Liq. 3' },
    { share: 7.9, code: undefined },
  ])('$share % of sodium chlorate: $code', ({ share, code }) => {
    expect(verdictOf(mixtureOf(chlorate(share)), 'Oxidising liquids')[0]).toBe(code);
  });

  it.each([
    { share: 3, market: 'us', code: undefined },
    { share: 8, market: 'us', code: 'Ox. Liq. 3' },
    { share: 35, market: 'us', code: 'Ox. Liq. 2' },
    { share: 60, market: 'us', code: 'Ox. Liq. 2' },
    { share: 60.1, market: 'us', code: 'Ox. Liq. 1' },
    { share: 35, market: 'eu', code: undefined },
    { share: 50, market: 'au', code: 'Ox. Liq. 2' },
  ] as const)('$share % of hydrogen peroxide in $market: $code', ({ share, market, code }) => {
    const specificLimits = [
      { outcome: hazard('Ox. Liq. 1 H271'), lower: percent(70) },
      { outcome: hazard('Ox. Liq. 2 H272'), lower: percent(50), upper: percent(70) },
    ];
    const peroxide = ingredient(share, ['Ox. Liq. 1 H271'], { name: 'H2O2', cas: '7722-84-1', specificLimits });
    const found = verdictOf(mixtureOf([peroxide, water(100 - share)]), 'Oxidising liquids', market);
    expect(found.slice(0, 2)).toEqual([code, code === undefined ? 'not-classified' : 'classified']);
  });

  it.each([
    { share: 7.9999999, waterShare: 92, status: 'not-classified' },
    { share: 8, waterShare: 92, status: 'incomplete' },
    { share: 2, waterShare: 49, status: 'incomplete' },
  ])('$share % of a salt beside $waterShare % of water is $status', ({ share, waterShare, status }) => {
    const salt = ingredient(share, ['Ox. Sol. 2 H272'], { name: 'nitrate' });
    expect(verdictOf(mixtureOf([salt, water(waterShare)]), 'Oxidising liquids')[1]).toBe(status);
  });
});

describe('corrosion of metals, by share and pH', () => {
  const acid = (share: number, ph?: readonly [number, number], physicalState: 'liquid' | 'solid' = 'liquid') =>
    mixtureOf([ingredient(share, ['Met. Corr. 1 H290']), ingredient(100 - share, [])], {
      physicalState,
      properties: ph ? { ph: { min: ph[0], max: ph[1] } } : {},
    });
  it.each([
    { share: 37, expected: 'taken-over' },
    { share: 5, expected: 'taken-over' },
    { share: 4.9, expected: 'test-missing' },
    { share: 1, ph: [1, 2], expected: 'taken-over' },
    { share: 1, ph: [11.5, 12], expected: 'taken-over' },
    { share: 0.9, ph: [1, 2], expected: 'test-missing' },
    { share: 1, ph: [1.5, 2.1], expected: 'test-missing' },
    { share: 9.9, ph: [4, 10], expected: 'too-mild' },
    { share: 9.9, ph: [3.9, 10], expected: 'taken-over' },
    { share: 10, ph: [7, 8], expected: 'test-missing' },
    { share: 9.9, state: 'solid', expected: 'too-mild' },
    { share: 10, state: 'solid', expected: 'test-missing' },
    { share: 50, state: 'solid', expected: 'taken-over' },
  ] as const)('$share % at pH $ph: $expected', ({ share, expected, ...rest }) => {
    const ph = 'ph' in rest ? rest.ph : undefined;
    const state = 'state' in rest ? rest.state : 'liquid';
    expect(verdictOf(acid(share, ph, state), 'Corrosive to metals')[2]).toBe(expected);
  });
});

describe('lower ends of ranges in physical classes', () => {
  const limited = ingredient([10, 20], ['Met. Corr. 1 H290'], {
    name: 'phosphoric acid',
    specificLimits: [{ outcome: hazard('Met. Corr. 1 H290'), lower: percent(20) }],
  });
  const ends = (mixture: Mixture, hazardClass: HazardClass) => {
    const { hazards, atLowerEnds } = outcomeOf(mixture, hazardClass);
    return [hazards[0]?.code, atLowerEnds?.[0]?.code];
  };

  it('are judged by the limit again', () => {
    expect(ends(mixtureOf([limited, water(80)]), 'Corrosive to metals')).toEqual(['Met. Corr. 1', undefined]);
    const oxidiser = mixtureOf([ingredient([45, 60], ['Ox. Sol. 2 H272']), ingredient(40, [])], {
      physicalState: 'solid',
    });
    expect(ends(oxidiser, 'Oxidising solids')).toEqual(['Ox. Sol. 2', undefined]);
  });

  it('keep what a flash point or a test decides', () => {
    const ranged = [ingredient([10, 20], ['Flam. Liq. 2 H225', 'Met. Corr. 1 H290']), water(80)];
    const mixture = mixtureOf(ranged, {
      properties: { flashPointC: { min: 20, max: 20 } },
      testResults: [{ test: 'C.1', steelMmPerYear: 9, source: 'report' }],
    });
    expect(ends(mixture, 'Flammable liquids')).toEqual(['Flam. Liq. 2', 'Flam. Liq. 2']);
    expect(ends(mixture, 'Corrosive to metals')).toEqual(['Met. Corr. 1', 'Met. Corr. 1']);
  });
});
