import { describe, expect, it } from 'vitest';
import { percent } from './concentration.ts';
import { gas, gasOf } from './rules/testing/gas-of.ts';
import { ingredient, mixtureOf } from './rules/testing/mixture-of.ts';
import { byVolume } from './volume-shares.ts';

const shares = (mixture: Parameters<typeof byVolume>[0]) =>
  byVolume(mixture).ingredients.map(({ concentration: { lower, upper } }) => [lower / 1e7, upper / 1e7]);

describe('shares of a gas by weight', () => {
  it('become shares by volume through the molar masses', () => {
    const [oxygen, carbonDioxide, nitrogen] = shares(
      gasOf({ oxygen: 20, carbonDioxide: 30, nitrogen: 50 }, { sharesBy: 'weight' }),
    );
    expect(oxygen?.[0]).toBeCloseTo(20.217, 2);
    expect(carbonDioxide?.[0]).toBeCloseTo(22.05, 2);
    expect(nitrogen?.[0]).toBeCloseTo(57.74, 2);
  });

  it('become ranges that hold every composition that was declared', () => {
    const ranged = shares(gasOf({ oxygen: [10, 30], nitrogen: [70, 90] }, { sharesBy: 'weight' }));
    const ends = [10, 30].map((oxygen) => shares(gasOf({ oxygen, nitrogen: 100 - oxygen }, { sharesBy: 'weight' })));
    expect(ranged[0]).toEqual([ends[0]?.[0]?.[0], ends[1]?.[0]?.[0]]);
    expect(ranged[1]).toEqual([ends[1]?.[1]?.[0], ends[0]?.[1]?.[0]]);
  });

  it('count the rest as the lightest it may be, then as the heaviest, whichever stands first', () => {
    const exact = (nitrogen: number, carbonDioxide: number) =>
      shares(gasOf({ hydrogen: 5, nitrogen, carbonDioxide }, { sharesBy: 'weight' }))[0]?.[0];
    const light = { hydrogen: 5, nitrogen: [15, 50], carbonDioxide: [20, 80] } as const;
    const heavy = { hydrogen: 5, carbonDioxide: [20, 80], nitrogen: [15, 50] } as const;
    for (const order of [light, heavy]) {
      expect(shares(gasOf(order, { sharesBy: 'weight' }))[0]).toEqual([exact(50, 45), exact(15, 80)]);
    }
  });

  it('hold a range that reaches beyond what the rest leaves to what there is', () => {
    const [oxygen] = shares(gasOf({ oxygen: [10, 30], nitrogen: [70, 95] }, { sharesBy: 'weight' }));
    const [first] = shares(gasOf({ oxygen: 10, nitrogen: 90 }, { sharesBy: 'weight' }));
    expect(oxygen?.[0]).toBe(first?.[0]);
  });

  it('are nothing where there is nothing, alone too', () => {
    expect(shares(gasOf({ oxygen: [0, 100] }, { sharesBy: 'weight' }))).toEqual([[0, 100]]);
  });

  it('take the molar mass of the ingredient before that of the table', () => {
    const mixture = mixtureOf([gas('nitrogen', 50, { molarMass: 14 }), ingredient(50, [], { molarMass: 28 })], {
      physicalState: 'gas',
      sharesBy: 'weight',
    });
    expect(shares(mixture)[0]?.[0]).toBeCloseTo(66.6667, 4);
  });

  it('need a molar mass, named by ingredient', () => {
    const mixture = mixtureOf([ingredient(50, [], { name: 'novel gas' })], {
      physicalState: 'gas',
      sharesBy: 'weight',
    });
    expect(() => byVolume(mixture)).toThrow(
      expect.objectContaining({ fault: 'molar-mass-unknown', subject: '0 novel gas', field: 'molarMass' }),
    );
  });

  it('stay as they are by volume and in other states', () => {
    const liquid = mixtureOf([ingredient(50, [])], { sharesBy: 'weight' });
    const byVolumeAlready = gasOf({ oxygen: 20, nitrogen: 80 });
    expect(byVolume(liquid)).toBe(liquid);
    expect(byVolume(byVolumeAlready)).toBe(byVolumeAlready);
    expect(
      byVolume(gasOf({ oxygen: 0, nitrogen: 100 }, { sharesBy: 'weight' })).ingredients[0]?.concentration.upper,
    ).toBe(percent(0));
  });
});
