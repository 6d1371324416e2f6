import { describe, expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

/** True if section 3 names a harmless second ingredient. */
const isNamed = (country: string, cas: string, share: number): boolean =>
  printedSentences({ country, shares: { '7732-18-5': 100 - share, [cas]: share }, properties: { state: 'Liquid' } })
    .ids('composition.2.name')
    .includes('');

const glycerol = '56-81-5';
const carbonDioxide = '124-38-9';

describe('section 3 names what an exposure limit alone makes worth naming', () => {
  it('by a limit of the Union in the Union, from 1 % where the mixture has no class', () => {
    expect(isNamed('DE', carbonDioxide, 1)).toBe(true);
    expect(isNamed('DE', carbonDioxide, 0.9)).toBe(false);
  });

  it('by a limit of the Union from any share on, where the mixture has a class', () => {
    const named = (country: string, product: Readonly<Record<string, number>>) =>
      printedSentences({ country, shares: product, properties: { state: 'Liquid' } }).ids('composition.2.name');
    const shares = { '64-17-5': 99.5, '7647-01-0': 0.5 };
    expect(named('DE', shares)).toEqual(['']);
    expect(named('DE', { '7732-18-5': 99.5, '7647-01-0': 0.5 })).toEqual([]);
    expect(named('US', shares)).toEqual([]);
  });

  it('not by a limit that Great Britain or the United States alone have', () => {
    expect(['DE', 'FR', 'PL', 'CH'].map((country) => isNamed(country, glycerol, 20))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('by the limits of the destination where they are its own', () => {
    expect(['GB', 'US'].map((country) => isNamed(country, glycerol, 1))).toEqual([true, true]);
    expect(['GB', 'US'].map((country) => isNamed(country, glycerol, 0.9))).toEqual([false, false]);
    expect(['CA', 'AU'].map((country) => isNamed(country, glycerol, 20))).toEqual([false, false]);
  });

  it('in Japan, whose list of substances to be named is not held, whatever its limit', () => {
    expect([20, 0.1, 0.09].map((share) => isNamed('JP', glycerol, share))).toEqual([true, true, false]);
  });
});
