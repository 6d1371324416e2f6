import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { percent } from '../concentration.ts';
import { hazard } from '../hazard.ts';
import type { JurisdictionId } from '../jurisdiction-id.ts';
import { marketIds } from '../markets/market-as-of.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { ingredient, mixtureOf } from '../rules/testing/mixture-of.ts';
import { levelOf } from './class-changes.ts';
import { whatIf, whatIfSwapped, type NextLimit } from './what-if.ts';

const of = (ingredients: readonly Ingredient[], market: JurisdictionId = 'eu') =>
  whatIf(mixtureOf(ingredients), marketById(market));

const limitText = (limit: NextLimit | undefined) =>
  limit && {
    share: limit.share / 1e7,
    points: limit.percentPoints,
    classes: limit.changes.map(({ before, after, reason }) =>
      [...before.map(({ code }) => code), '>', ...after.map(({ code }) => code), reason?.ruleId].join(' '),
    ),
  };

describe('the way to the next limit', () => {
  it('is exact to the ppb, both ways, with class and row', () => {
    const [first] = of([ingredient(7, ['Skin Irrit. 2 H315']), ingredient(2, ['Skin Irrit. 2 H315'])]);
    expect(limitText(first?.moreSevereFrom)).toEqual({
      share: 8,
      points: 1,
      classes: ['> Skin Irrit. 2 skin.irritant-10'],
    });
    expect(first?.milderFrom).toBeUndefined();
    const [acid] = of([ingredient(5, ['Skin Corr. 1B H314'])]);
    expect(limitText(acid?.milderFrom)).toEqual({
      share: 4.999_999_9,
      points: -1e-7,
      classes: ['Skin Corr. 1B > Skin Irrit. 2 skin.corrosive-1'],
    });
  });

  it('reaches limits of one ingredient alone, cut-offs and estimates of acute toxicity', () => {
    const [carcinogen] = of([ingredient(0.04, ['Carc. 1B H350'])]);
    expect(limitText(carcinogen?.moreSevereFrom)).toMatchObject({ share: 0.1, points: 0.06 });
    const [harmful] = of([ingredient(10, ['Acute Tox. 4 H302'])]);
    expect(limitText(harmful?.moreSevereFrom)).toEqual({
      share: 25,
      points: 15,
      classes: ['> Acute Tox. 4 acute-tox.oral.category-4'],
    });
    const [poison] = of([ingredient(10, ['Acute Tox. 3 H301'])]);
    expect(limitText(poison?.milderFrom)).toMatchObject({ share: 4.999_999_9 });
  });

  it('leads nowhere for water, and for what is as severe as can be', () => {
    const [water, acid] = of([ingredient(50, [], { cas: '7732-18-5' }), ingredient(20, ['Carc. 1A H350'])]);
    expect(water).toMatchObject({ replacedByWater: [], othersRescaled: [] });
    expect(water?.moreSevereFrom).toBeUndefined();
    expect(acid?.moreSevereFrom).toBeUndefined();
    expect(limitText(acid?.milderFrom)?.share).toBe(0.099_999_9);
  });

  it('is measured from the end of a range that counts', () => {
    const [acid] = of([ingredient([1, 6], ['Skin Corr. 1B H314'])]);
    expect(acid?.share).toBe(percent(6));
    expect(limitText(acid?.milderFrom)).toMatchObject({ share: 4.999_999_9, points: -1.000_000_1 });
  });

  it('ends where the others leave no room, and water gives way', () => {
    const tight = of([ingredient(6, ['Skin Irrit. 2 H315']), ingredient(92, ['Aquatic Chronic 4 H413'])]);
    expect(tight[0]?.moreSevereFrom).toBeUndefined();
    const dilute = of([ingredient(6, ['Skin Irrit. 2 H315']), ingredient(94, [], { cas: '7732-18-5' })]);
    expect(limitText(dilute[0]?.moreSevereFrom)?.share).toBe(10);
  });

  it('ends where others without hazards leave no room: only water gives way', () => {
    const [first] = of([ingredient(6, ['Skin Irrit. 2 H315']), ingredient(94, [], { name: 'glycerol' })]);
    expect(first?.moreSevereFrom).toBeUndefined();
    const classified = ingredient(94, ['Aquatic Chronic 4 H413'], { cas: '7732-18-5' });
    const [beside] = of([ingredient(6, ['Skin Irrit. 2 H315']), classified]);
    expect(beside?.moreSevereFrom).toBeUndefined();
  });

  it('may lead beyond twice the concentration of today', () => {
    const weak = ingredient(50, [], {
      acuteToxicity: [{ route: 'oral', kind: 'LD50', value: { min: 1500, max: 1500 } }],
    });
    expect(limitText(of([weak])[0]?.moreSevereFrom)).toMatchObject({ share: 75, points: 25 });
  });

  it('does not pass over a change that comes and goes where ranges compete for room', () => {
    const crowded = mixtureOf([
      ingredient([0, 60], ['Skin Irrit. 2 H315']),
      ingredient([0, 100], ['Skin Corr. 1B H314']),
    ]);
    const before = classifyMixture(crowded, marketById('eu')).outcomes;
    for (const { milderFrom } of whatIf(crowded, marketById('eu'))) {
      if (milderFrom) expect(milderFrom.changes.some(({ direction }) => direction === 'milder')).toBe(true);
    }
    expect(before.some(({ hazards }) => hazards.length > 0)).toBe(true);
  });
});

describe('a share of commercial strength', () => {
  it('brings the physical classes of the substance', () => {
    const peroxide = ingredient(5, ['Ox. Liq. 1 H271', 'Skin Corr. 1A H314']);
    const [first] = of([peroxide]);
    expect(limitText(first?.moreSevereFrom)).toMatchObject({
      share: 10,
      classes: ['> Ox. Liq. 1 physical.13.taken-over'],
    });
  });
});

describe('without an ingredient', () => {
  const solvent = ingredient(50, ['STOT SE 3 H336']);
  const irritant = ingredient(8, ['Skin Irrit. 2 H315']);

  it('water in its place only dilutes; the others rescaled may come to count', () => {
    const [first] = of([solvent, irritant]);
    expect(first?.replacedByWater.map(({ hazardClass, direction }) => [hazardClass, direction])).toEqual([
      ['Specific target organ toxicity, single exposure: narcotic effects', 'milder'],
    ]);
    expect(first?.othersRescaled.map(({ direction, after }) => [direction, after[0]?.code])).toContainEqual([
      'more severe',
      'Skin Irrit. 2',
    ]);
  });

  it('which may be the whole product, nothing takes its place', () => {
    const [most] = of([ingredient([90, 100], ['Carc. 2 H351']), ingredient([0, 5], ['Skin Irrit. 2 H315'])]);
    expect(most?.othersRescaled.map(({ hazardClass }) => hazardClass)).toEqual(['Carcinogenicity']);
  });

  it('there may be nothing left', () => {
    const [only] = of([ingredient(100, ['Carc. 2 H351'])]);
    expect(only?.othersRescaled).toHaveLength(1);
  });
});

describe('with another in its place', () => {
  it('the classes that move are named', () => {
    const mixture = mixtureOf([
      ingredient(20, ['Carc. 1B H350', 'Skin Irrit. 2 H315']),
      ingredient(20, ['STOT RE 1 H372']),
    ]);
    const by = { name: 'other', hazards: [hazard('Carc. 2 H351'), hazard('Skin Corr. 1A H314')] };
    const changes = whatIfSwapped(mixture, marketById('eu'), { ingredientId: '0', by });
    expect(changes.map(({ hazardClass, direction }) => [hazardClass, direction])).toEqual([
      ['Skin corrosion/irritation', 'more severe'],
      ['Serious eye damage/eye irritation', 'more severe'],
      ['Carcinogenicity', 'milder'],
    ]);
  });
});

describe('what holds for every mixture', () => {
  const notations = [
    'Acute Tox. 2 H300',
    'Acute Tox. 4 H312',
    'Skin Corr. 1B H314',
    'Skin Irrit. 2 H315',
    'Eye Dam. 1 H318',
    'Skin Sens. 1A H317',
    'Carc. 2 H351',
    'STOT RE 1 H372',
    'STOT SE 3 H335',
    'Aquatic Chronic 1 H410',
    'Aquatic Chronic 3 H412',
  ];
  const some = fc.record({
    share: fc.integer({ min: 1, max: percent(20) }),
    spread: fc.constantFrom(0, 0, percent(3), percent(30)),
    entries: fc.subarray(notations, { maxLength: 4 }),
  });
  const mixture = fc.array(some, { minLength: 1, maxLength: 4 }).map((all): Mixture =>
    mixtureOf(
      all.map(({ share, spread, entries }) => ({
        ...ingredient(0, entries),
        concentration: { lower: share, upper: share + spread },
      })),
    ),
  );

  const lowerAt = ({ concentration: { lower, upper } }: Ingredient, share: number) =>
    lower === upper ? share : Math.min(lower, share);

  const levelsAt = (subject: Mixture, id: string, share: number, market: JurisdictionId) =>
    classifyMixture(
      {
        ...subject,
        ingredients: subject.ingredients.map((one) =>
          one.id === id ? { ...one, concentration: { lower: lowerAt(one, share), upper: share } } : one,
        ),
      },
      marketById(market),
    ).outcomes.map(levelOf);

  it('a limit is real: beyond it a class moves that way, one ppb before it none does', () => {
    fc.assert(
      fc.property(mixture, fc.constantFrom<JurisdictionId>(...marketIds), (subject, market) => {
        const before = classifyMixture(subject, marketById(market)).outcomes.map(levelOf);
        const moves = (levels: readonly number[], sign: 1 | -1) =>
          levels.some((level, at) => (sign === 1 ? level < (before[at] ?? 0) : level > (before[at] ?? 0)));
        for (const { ingredientId, share, moreSevereFrom: up, milderFrom: down } of whatIf(
          subject,
          marketById(market),
        )) {
          if (up) {
            expect(up.share).toBeGreaterThan(share);
            expect(moves(levelsAt(subject, ingredientId, up.share, market), 1)).toBe(true);
            expect(moves(levelsAt(subject, ingredientId, up.share - 1, market), 1)).toBe(false);
          }
          if (down) {
            expect(down.share).toBeLessThan(share);
            expect(moves(levelsAt(subject, ingredientId, down.share, market), -1)).toBe(true);
            expect(moves(levelsAt(subject, ingredientId, down.share + 1, market), -1)).toBe(false);
          }
        }
      }),
      { numRuns: 60, seed: 20_260_501 },
    );
  });
});

describe('an ingredient with a name for print', () => {
  it('is called by it', () => {
    const [hidden] = of([ingredient(20, ['Carc. 2 H351'], { printedName: 'Trade secret 1' })]);
    expect(hidden?.name).toBe('Trade secret 1');
  });
});

describe('the time it takes', () => {
  it('is bounded: of more than 100 ingredients those are named that are to be examined', () => {
    const many = mixtureOf(Array.from({ length: 101 }, () => ingredient(0.1, ['Skin Irrit. 2 H315'])));
    expect(() => whatIf(many, marketById('eu'))).toThrow(
      expect.objectContaining({ fault: 'too-many-ingredients', subject: many.ingredients[100]?.name }),
    );
    const some = whatIf(many, marketById('eu'), new Set(['3', '100']));
    expect(some.map(({ ingredientId }) => ingredientId)).toEqual(['3', '100']);
  });

  it('answers for every one of 15 ingredients', () => {
    const all = Array.from({ length: 15 }, (_, index) =>
      ingredient([1 + index / 3, 2 + index / 3], ['Skin Irrit. 2 H315', 'Acute Tox. 4 H302', 'Aquatic Chronic 2 H411']),
    );
    expect(of(all)).toHaveLength(15);
  });
});
