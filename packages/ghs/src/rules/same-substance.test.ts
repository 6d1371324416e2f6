import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../classify-mixture.ts';
import { hazard } from '../hazard.ts';
import { marketById } from '../testing/market-by-id.ts';
import type { Ingredient } from '../mixture.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from './testing/mixture-of.ts';

const skin = 'Skin sensitisation';

/** The same substance from two suppliers with different data. */
const entries = (
  shares: readonly [number | readonly [number, number], number | readonly [number, number]],
  notations: readonly string[],
  more: Partial<Ingredient> = {},
): readonly Ingredient[] => [
  ingredient(shares[0], notations, { cas: '2634-33-5', ...more }),
  ingredient(shares[1], [...notations, 'Met. Corr. 1 H290'], { cas: '2634-33-5', ...more }),
];

describe('entries of one substance whose data differ', () => {
  it.each([
    { shares: [0.6, 0.4] as const, row: 'skin-sens.1' },
    { shares: [0.6, 0.3999999] as const, row: undefined },
  ])('stand against a limit together: $shares meets $row', ({ shares, row }) => {
    expect(decided(mixtureOf(entries(shares, ['Skin Sens. 1 H317'])), skin).row).toBe(row);
  });

  it('count each with its own share in the reason, beside the sum', () => {
    const [reason] = outcomeOf(mixtureOf(entries([0.6, 0.4], ['Skin Sens. 1 H317'])), skin).reasons;
    expect(reason).toMatchObject({ found: 1, limit: 1 });
    expect(reason?.counted.map(({ concentration }) => concentration / 1e7)).toEqual([0.6, 0.4]);
    expect(inEnglish(reason?.counted[0]?.note ?? '')).toMatch(/^sum of 1 %, all entries of /);
  });

  it('reach a cut-off of relevance together, in sums and in estimates', () => {
    const irritant = mixtureOf([...entries([0.6, 0.6], ['Skin Irrit. 2 H315']), ingredient(9, ['Skin Irrit. 2 H315'])]);
    expect(decided(irritant, 'Skin corrosion/irritation').code).toBe('Skin Irrit. 2');
    const harmful = mixtureOf([...entries([0.6, 0.6], ['Acute Tox. 4 H302']), ingredient(24, ['Acute Tox. 4 H302'])]);
    expect(decided(harmful, 'Acute toxicity, oral').code).toBe('Acute Tox. 4');
  });

  it('reach the limit of what is judged alone together', () => {
    const phenol = mixtureOf(entries([0.6, 0.6], ['Skin Corr. 1B H314'], { nonAdditive: true }));
    expect(decided(phenol, 'Skin corrosion/irritation').code).toBe('Skin Corr. 1');
    expect(decided(phenol, 'Serious eye damage/eye irritation').code).toBe('Eye Dam. 1');
  });

  it('do not count together with an entry that a note releases, nor with another substance', () => {
    const [first, second] = entries([0.06, 0.06], ['Carc. 1B H350']);
    const released = { ...second, notes: [{ note: 'P', releasedBy: 'report 7' }] } as Ingredient;
    expect(decided(mixtureOf([first, released].flatMap((one) => one ?? [])), 'Carcinogenicity').row).toBeUndefined();
    const other = ingredient(0.06, ['Carc. 1B H350'], { cas: '71-43-2' });
    expect(decided(mixtureOf([first, other].flatMap((one) => one ?? [])), 'Carcinogenicity').row).toBeUndefined();
  });

  it('are added at their lower ends as well', () => {
    const outcome = outcomeOf(
      mixtureOf(
        entries(
          [
            [0.5, 0.9],
            [0.5, 0.9],
          ],
          ['Skin Sens. 1 H317'],
        ),
      ),
      skin,
    );
    expect(outcome.atLowerEnds).toHaveLength(1);
    const below = outcomeOf(
      mixtureOf(
        entries(
          [
            [0.4, 0.9],
            [0.5, 0.9],
          ],
          ['Skin Sens. 1 H317'],
        ),
      ),
      skin,
    );
    expect(below.hazards).toHaveLength(1);
    expect(below.atLowerEnds).toEqual([]);
  });

  it('are named by EUH208 from their elicitation limit on together, and not where they lead to the class', () => {
    const said = (share: number) =>
      classifyMixture(mixtureOf(entries([share, share], ['Skin Sens. 1 H317'])), marketById('eu')).supplemental.map(
        ({ code }) => code,
      );
    expect(said(0.05)).toContain('EUH208');
    expect(said(0.049_999_9)).not.toContain('EUH208');
    expect(said(0.5)).not.toContain('EUH208');
  });

  it('with the same data are one entry', () => {
    const one = ingredient(0.5, ['Skin Sens. 1 H317'], { cas: '2634-33-5', hazards: [hazard('Skin Sens. 1 H317')] });
    const [reason] = outcomeOf(mixtureOf([one, one]), skin).reasons;
    expect(reason?.counted).toHaveLength(1);
  });
});
