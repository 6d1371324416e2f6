import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingredient, mixtureOf, decided, outcomeOf } from '../testing/mixture-of.ts';
import { gas, gasOf } from '../testing/gas-of.ts';

const flammable = 'Flammable gases';
const verdict = (shares: Parameters<typeof gasOf>[0]) => {
  const { status, hazards, reasons } = outcomeOf(gasOf(shares), flammable);
  return { status, code: hazards[0]?.code, row: reasons[0]?.ruleId };
};

describe('flammable gas mixtures by ISO 10156', () => {
  it.each([
    { mixture: { hydrogen: 5.5, nitrogen: 94.5 }, row: 'flam-gas.not-flammable' },
    { mixture: { hydrogen: 5.4999, nitrogen: 94.5001 }, row: 'flam-gas.not-flammable' },
    { mixture: { hydrogen: 5.5001, nitrogen: 94.4999 }, row: 'flam-gas.flammable' },
    { mixture: { methane: 8.7, nitrogen: 91.3 }, row: 'flam-gas.not-flammable' },
    { mixture: { methane: 8.7001, nitrogen: 91.2999 }, row: 'flam-gas.flammable' },
    { mixture: { hydrogen: 2, argon: 98 }, row: 'flam-gas.not-flammable' },
    { mixture: { hydrogen: 5, argon: 95 }, row: 'flam-gas.flammable' },
    { mixture: { hydrogen: 7, carbonDioxide: 93 }, row: 'flam-gas.not-flammable' },
    { mixture: { hydrogen: 9, carbonDioxide: 91 }, row: 'flam-gas.flammable' },
    { mixture: { hydrogen: 1, methane: 90, nitrogen: 9 }, row: 'flam-gas.flammable' },
  ])('$mixture decides by $row', ({ mixture, row }) => {
    const found = verdict(mixture);
    expect(found.row).toBe(row);
    expect(found.code).toBe(row === 'flam-gas.flammable' ? 'Flam. Gas 1A' : undefined);
  });

  it('finds what is nothing but flammable gases flammable without a Tci', () => {
    expect(verdict({ difluoromethane: 97, propane: 3 }).status).toBe('classified');
    expect(verdict({ difluoromethane: 90, nitrogen: 10 }).status).toBe('incomplete');
  });

  it('works out the example of hydrogen 2 %, methane 6 %, argon 27 % and helium 65 %', () => {
    const { reasons } = outcomeOf(gasOf({ hydrogen: 2, methane: 6, argon: 27, helium: 65 }), flammable);
    expect(reasons[0]).toMatchObject({ ruleId: 'flam-gas.flammable', found: 1.29477, limit: 1 });
    expect(inWords(reasons[0]?.counted.map(({ note }) => note))).toEqual([
      'Tci 5.5 %',
      'Tci 8.7 %',
      'Kk 0.55',
      'Kk 0.9',
    ]);
    expect(reasons[1]).toMatchObject({ ruleId: 'flam-gas.1a' });
    expect(inEnglish(reasons[1]?.summary ?? '')).toContain('calculated lower flammability limit is 48.05 %');
  });

  it.each([
    { pyrophoric: 1, row: 'flam-gas.1a', codes: ['Flam. Gas 1A H220'] },
    {
      pyrophoric: 1.0001,
      row: 'flam-gas.pyrophoric',
      codes: ['Flam. Gas 1A Pyr. Gas H220', 'Flam. Gas 1A Pyr. Gas H232'],
    },
  ])('with $pyrophoric % of a pyrophoric gas is $codes', ({ pyrophoric, row, codes }) => {
    const { hazards, reasons } = outcomeOf(
      gasOf({ silane: pyrophoric, hydrogen: 99 - pyrophoric, nitrogen: 1 }),
      flammable,
    );
    expect(hazards.map(({ code, hCode }) => `${code} ${hCode}`)).toEqual(codes);
    expect(reasons[1]?.ruleId).toBe(row);
  });

  it.each([
    { mixture: { ammonia: 80, nitrogen: 20 }, code: 'Flam. Gas 2', row: 'flam-gas.2' },
    { mixture: { carbonMonoxide: 40, nitrogen: 60 }, code: 'Flam. Gas 1B', row: 'flam-gas.1b' },
    { mixture: { carbonMonoxide: 40, ammonia: 60 }, code: 'Flam. Gas 1B', row: 'flam-gas.1b' },
    { mixture: { carbonMonoxide: 40, hydrogen: 0.1, nitrogen: 59.9 }, code: 'Flam. Gas 1A', row: 'flam-gas.1a' },
  ])('$mixture is no more severe than its gases: $code', ({ mixture, code, row }) => {
    const { hazards, reasons } = outcomeOf(gasOf(mixture), flammable);
    expect(hazards[0]?.code).toBe(code);
    expect(reasons[1]?.ruleId).toBe(row);
  });

  it.each([
    { cas: '7664-41-7', code: 'Flam. Gas 2' },
    { cas: '630-08-0', code: 'Flam. Gas 1B' },
    { cas: '75-68-3', code: 'Flam. Gas 1B' },
    { cas: '593-53-3', code: 'Flam. Gas 1A' },
    { cas: '1333-74-0', code: 'Flam. Gas 1A' },
  ])('a gas nobody has classified is $code by its lower limit ($cas)', ({ cas, code }) => {
    const pure = mixtureOf([ingredient(100, [], { name: 'gas', cas, hazards: 'not-assessed' })], {
      physicalState: 'gas',
    });
    expect(decided(pure, flammable).code).toBe(code);
  });

  it('asks for the chemical stability of a flammable mixture with an unstable gas, not of one that does not burn', () => {
    const unstable = (share: number) =>
      mixtureOf(
        [
          ingredient(share, ['Flam. Gas 1A Chem. Unst. Gas B H220', 'Flam. Gas 1A Chem. Unst. Gas B H231'], {
            name: 'butadiene',
            cas: '106-99-0',
          }),
          gas('nitrogen', 100 - share),
        ],
        { physicalState: 'gas' },
      );
    expect(inWords(outcomeOf(unstable(50), flammable))).toMatchObject({
      status: 'incomplete',
      hazards: [{ code: 'Flam. Gas 1A', hCode: 'H220' }],
      missing: ['chemical stability by section 35 of the UN Manual, because of 0 butadiene'],
    });
    expect(outcomeOf(unstable(1), flammable)).toMatchObject({ status: 'not-classified', missing: [] });
  });

  describe('leaves open what the standard does not calculate', () => {
    it.each([
      { mixture: { difluoromethane: 30, nitrogen: 70 }, missing: ['Tci of 0 difluoromethane, or a test by ISO 10156'] },
      { mixture: { methane: 5, tetrafluoroethane: 95 }, missing: ['a flammability test by ISO 10156 or EN 1839'] },
      { mixture: { methane: 5, nitrogen: 60 }, missing: ['the whole composition'] },
      {
        mixture: { hydrogen: 2, methane: 4, oxygen: 20, nitrogen: 74 },
        missing: ['a flammability test by ISO 10156 or EN 1839'],
      },
    ])('$mixture', ({ mixture, missing }) => {
      expect(inWords(outcomeOf(gasOf(mixture), flammable))).toMatchObject({
        status: 'incomplete',
        hazards: [],
        missing,
      });
    });

    it.each([
      { halogenated: 0.5, fuel: 5, status: 'not-classified' },
      { halogenated: 0.5001, fuel: 5, status: 'incomplete' },
      { halogenated: 50, fuel: 0.25, status: 'not-classified' },
      { halogenated: 50, fuel: 0.2501, status: 'incomplete' },
    ])(
      '$halogenated % of a partly halogenated gas beside $fuel % of fuel is $status',
      ({ halogenated, fuel, status }) => {
        const mixture = gasOf({ methane: fuel, tetrafluoroethane: halogenated, nitrogen: 100 - fuel - halogenated });
        expect(outcomeOf(mixture, flammable).status).toBe(status);
      },
    );

    it('yet calls flammable what is so however strong the undeclared rest is as an inert gas', () => {
      expect(decided(gasOf({ methane: 80 }), flammable)).toEqual({ code: 'Flam. Gas 1A', row: 'flam-gas.flammable' });
      expect(outcomeOf(gasOf({ methane: 20 }), flammable).status).toBe('incomplete');
    });

    it('does not call flammable what an unknown gas may keep from burning', () => {
      const mixture = mixtureOf([gas('methane', 80), ingredient(20, [], { name: 'novel gas' })], {
        physicalState: 'gas',
      });
      expect(outcomeOf(mixture, flammable)).toMatchObject({ status: 'incomplete', hazards: [] });
    });

    it('takes coefficients entered for a gas, with their source', () => {
      const refrigerant = { flammableFrom: 17, source: 'laboratory 12' };
      const mixture = mixtureOf([gas('difluoromethane', 30, { gas: refrigerant }), gas('nitrogen', 70)], {
        physicalState: 'gas',
      });
      const { hazards, reasons } = outcomeOf(mixture, flammable);
      expect(hazards[0]?.code).toBe('Flam. Gas 1A');
      expect(inEnglish(reasons[0]?.counted[0]?.note ?? '')).toBe('Tci 17 % (laboratory 12)');
    });

    it.each([
      { share: 50, missing: ['1 x'] },
      { share: 0.17, missing: ['1 x'] },
      { share: 0.15, missing: [] },
    ])('counts $share % of a gas nobody has classified as if it burned from 0.2 % on', ({ share, missing }) => {
      const unknown = ingredient(share, [], { name: 'x', hazards: 'not-assessed' });
      const mixture = mixtureOf([gas('hydrogen', 1), unknown, gas('nitrogen', 99 - share)], { physicalState: 'gas' });
      expect(outcomeOf(mixture, flammable)).toMatchObject({ hazards: [], missing });
    });

    it('names a gas that nobody has classified', () => {
      const mixture = mixtureOf([gas('nitrogen', 90), ingredient(10, [], { name: 'x', hazards: 'not-assessed' })], {
        physicalState: 'gas',
      });
      expect(outcomeOf(mixture, flammable)).toMatchObject({ status: 'incomplete', missing: ['1 x'] });
    });
  });

  it.each([
    { methane: 4.3999, row: 'flam-gas.lean', status: 'not-classified' },
    { methane: 4.4, row: 'flam-gas.open', status: 'incomplete' },
  ])(
    'a fuel of $methane % in air is $status by $row: below its lower limit nothing burns',
    ({ methane, row, status }) => {
      expect(verdict({ methane, air: 100 - methane })).toEqual({ status, code: undefined, row });
    },
  );

  it('is open beside much of an oxidiser that is not oxygen, however lean', () => {
    expect(verdict({ methane: 1, nitrousOxide: 50, nitrogen: 49 }).status).toBe('incomplete');
  });

  it.each([
    // 8.2 / (8.2 + 90.8 - 3.785) = 8.6 % of methane after one part of oxygen is set aside as air.
    { mixture: { methane: 8.7, oxygen: 1, nitrogen: 90.3 }, status: 'incomplete', row: 'flam-gas.open' },
    { mixture: { methane: 8.2, oxygen: 1, nitrogen: 90.8 }, status: 'not-classified', row: 'flam-gas.air-set-aside' },
    {
      mixture: { methane: 8.2, nitrousOxide: 1, nitrogen: 90.8 },
      status: 'not-classified',
      row: 'flam-gas.air-set-aside',
    },
    { mixture: { methane: 8.2, nitrousOxide: 5, nitrogen: 86.8 }, status: 'incomplete', row: 'flam-gas.open' },
    { mixture: { methane: 8.3, air: 5, nitrogen: 86.7 }, status: 'incomplete', row: 'flam-gas.open' },
    { mixture: { methane: 8.2, air: 5, nitrogen: 86.8 }, status: 'not-classified', row: 'flam-gas.air-set-aside' },
  ])('$mixture is $status by $row', ({ mixture, status, row }) => {
    expect(verdict(mixture)).toEqual({ status, code: undefined, row });
  });

  it.each([
    { ppm: 1999, status: 'not-classified', missing: [] },
    { ppm: 2001, status: 'incomplete', missing: ['Tci of 0 terpene, or a test by ISO 10156'] },
  ])('$ppm ppm of a vapour without Tci are $status: nothing burns below 0.2 %', ({ ppm, status, missing }) => {
    const terpene = ingredient(ppm / 1e4, ['Flam. Liq. 3 H226'], { name: 'terpene' });
    const found = outcomeOf(
      mixtureOf([terpene, gas('nitrogen', 100 - ppm / 1e4)], { physicalState: 'gas' }),
      flammable,
    );
    expect(inWords({ status: found.status, missing: found.missing })).toEqual({ status, missing });
  });

  it.each([
    { share: 44, row: 'flam-gas.tested-blend', status: 'not-classified' },
    { share: 42, row: 'flam-gas.open', status: 'incomplete' },
  ])('R-404A is a tested blend only at its composition ($share % of R-125)', ({ share, row, status }) => {
    const trifluoroethane = ingredient(96 - share, ['Flam. Gas 1A H220'], { name: 'R-143a', cas: '420-46-2' });
    const mixture = mixtureOf([gas('pentafluoroethane', share), trifluoroethane, gas('tetrafluoroethane', 4)], {
      physicalState: 'gas',
      sharesBy: 'weight',
    });
    const { reasons, status: found } = outcomeOf(mixture, flammable);
    expect({ status: found, row: reasons[0]?.ruleId }).toEqual({ status, row });
  });

  it('does not apply to liquids', () => {
    const liquid = gasOf({ hydrogen: 50, nitrogen: 50 }, { physicalState: 'liquid' });
    expect(outcomeOf(liquid, flammable).reasons[0]?.ruleId).toBe('physical.2.state');
  });

  it('never gets milder with more fuel in place of nitrogen', () => {
    const share = fc.integer({ min: 0, max: 5000 });
    const fuel = fc.constantFrom('hydrogen' as const, 'methane' as const, 'propane' as const);
    fc.assert(
      fc.property(fuel, share, share, (name, first, more) => {
        const at = (hundredths: number) =>
          Number(
            outcomeOf(gasOf({ [name]: hundredths / 100, nitrogen: 100 - hundredths / 100 }), flammable).hazards.length >
              0,
          );
        return at(first + more) >= at(first);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('fills what the ranges leave with what burns, then with the weakest inert gas', () => {
    const mixture = gasOf({ argon: [30, 90], hydrogen: [1, 10], methane: [1, 20], carbonDioxide: [20, 60] });
    const [reason] = outcomeOf(mixture, flammable).reasons;
    const counted = reason?.counted.map(({ name, concentration }) => [name, concentration / 1e7]);
    expect(counted).toEqual([
      ['0 argon', 50],
      ['1 hydrogen', 10],
      ['2 methane', 20],
      ['3 carbonDioxide', 20],
    ]);
    const tight = gasOf({ hydrogen: [1, 60], methane: [1, 60], nitrogen: [40, 90] });
    const [first] = outcomeOf(tight, flammable).reasons;
    expect(first?.counted.map(({ concentration }) => concentration / 1e7)).toEqual([59, 1, 40]);
  });

  it('counts a range at its worst and shows the lower ends', () => {
    const { hazards, atLowerEnds } = outcomeOf(gasOf({ hydrogen: [4, 6], nitrogen: [94, 96] }), flammable);
    expect(hazards[0]?.code).toBe('Flam. Gas 1A');
    expect(atLowerEnds).toEqual([]);
  });
});
