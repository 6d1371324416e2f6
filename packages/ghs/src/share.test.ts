import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, percent } from './concentration.ts';
import { MixtureError } from './mixture-error.ts';
import { balanceOf, readShare } from './share.ts';

const glue = { subject: 'glue', basis: 'weight' } as const;

const between = (lower: number, upper: number) => ({ lower: percent(lower), upper: percent(upper) });

describe('a share as it is written', () => {
  it.each([
    ['12.5', exactly(percent(12.5))],
    ['12,5 %', exactly(percent(12.5))],
    ['= 3%', exactly(percent(3))],
    ['10-20', between(10, 20)],
    ['10 – 20 %', between(10, 20)],
    ['10 to 20 wt%', between(10, 20)],
    ['1..5', between(1, 5)],
    ['>= 10 - <= 20', between(10, 20)],
    ['≥10 - <20 %', { lower: percent(10), upper: percent(20) - 1 }],
    ['> 1 - < 5', { lower: percent(1) + 1, upper: percent(5) - 1 }],
    ['<1', { lower: 0, upper: percent(1) - 1 }],
    ['≤ 0,1 %', between(0, 0.1)],
    ['>20', { lower: percent(20) + 1, upper: percent(100) }],
    ['>= 20 % w/w', between(20, 100)],
    ['500 ppm', exactly(percent(0.05))],
    ['15 ppb', exactly(15)],
    ['3 g/kg', exactly(percent(0.3))],
    ['100-200 mg/kg', between(0.01, 0.02)],
    ['balance', 'balance'],
    ['q.s.', 'balance'],
    ['ad 100 %', 'balance'],
    ['Rest', 'balance'],
  ])('%s', (written, share) => {
    expect(readShare(written, glue)).toEqual(share);
  });

  it.each([
    ['some', 'share-not-readable'],
    ['', 'share-not-readable'],
    ['10-', 'share-not-readable'],
    ['-5', 'share-not-readable'],
    ['NaN', 'share-not-readable'],
    ['Infinity', 'share-not-readable'],
    ['1e9', 'unknown-unit'],
    ['5 mol/l', 'unknown-unit'],
    ['5 oz', 'unknown-unit'],
    ['1-5 drops', 'unknown-unit'],
  ])('“%s” is refused by the name of the ingredient (%s)', (written, fault) => {
    const read = () => readShare(written, glue);
    expect(read).toThrow(MixtureError);
    expect(read).toThrow(expect.objectContaining({ fault, subject: 'glue', field: 'concentration' }));
  });

  it.each([
    ['21 % v/v', 'volume', percent(21)],
    ['500 ppmv', 'volume', percent(0.05)],
    ['21 vol%', 'weight', 'unit-does-not-fit'],
    ['5 wt%', 'volume', 'unit-does-not-fit'],
    ['5-10 mg/kg', 'volume', 'unit-does-not-fit'],
    ['5 %', 'volume', percent(5)],
  ] as const)('%s among shares by %s: %s', (written, basis, result) => {
    const read = () => readShare(written, { subject: 'gas', basis });
    if (typeof result === 'number') expect(read()).toEqual(exactly(result));
    else expect(read).toThrow(expect.objectContaining({ fault: result, subject: 'gas', field: 'concentration' }));
  });

  it('is read in bounded time whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        try {
          readShare(text, glue);
        } catch (fault) {
          expect(fault).toBeInstanceOf(MixtureError);
        }
      }),
      { numRuns: 500, seed: 20_260_501 },
    );
  });
});

describe('the balance', () => {
  it('is what the others leave, both ends', () => {
    expect(balanceOf([between(10, 20), between(30, 30)])).toEqual(between(50, 60));
    expect(balanceOf([between(60, 80), between(30, 40)])).toEqual(between(0, 10));
    expect(balanceOf([])).toEqual(between(100, 100));
  });

  it('is nothing where the others round to a little above 100 %', () => {
    expect(balanceOf([between(60, 60), between(40.5, 40.5)])).toEqual(between(0, 0));
  });
});
