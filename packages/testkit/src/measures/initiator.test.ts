import { describe, expect, it } from 'vitest';
import { printedSentences } from '../builders/printed-sentences.ts';

/** A resin with a peroxide as its initiator; cumene hydroperoxide has 10.5 % of available oxygen. */
const resin = (peroxide: number, more: Readonly<Record<string, number>> = {}) =>
  printedSentences({
    shares: { '80-15-9': peroxide, '80-62-6': 50, '9003-53-6': 40, ...more },
    properties: { state: 'Liquid', flashPoint: { value: '10', unit: '°C' } },
  });

const tells = ({ ids, text }: ReturnType<typeof printedSentences>) => ({
  isVented: ids('handling.').includes('closedVented'),
  isKeptFromFuel: text('incompatible').includes('combustible'),
  burnsToOxygen: text('decomposition').includes('oxygen'),
  feedsFire: ids('release.containment.').includes('absorbOxidiser'),
});

const none = { isVented: false, isKeptFromFuel: false, burnsToOxygen: false, feedsFire: false };
const all = { isVented: true, isKeptFromFuel: true, burnsToOxygen: true, feedsFire: true };

describe('an organic peroxide that sets off a resin', () => {
  it.each([
    [2, none],
    [9.5, none],
    [9.6, all],
  ])('has the measures of peroxides above 1 %% of available oxygen: %s %%', (share, expected) => {
    expect(tells(resin(share))).toEqual(expected);
  });

  it('is kept from what makes it decompose', () => {
    expect(resin(2).text('incompatible')).toMatch(/reducing agents.*heavy metals.*amines/);
  });

  it('keeps them beside hydrogen peroxide, and where it is a peracid', () => {
    expect(tells(resin(2, { '7722-84-1': 1 })).feedsFire).toBe(true);
    const peracid = printedSentences({
      shares: { '79-21-0': 2, '64-19-7': 10, '7732-18-5': 88 },
      properties: { state: 'Liquid', ph: '2' },
    });
    expect(tells(peracid).feedsFire).toBe(true);
  });
});
