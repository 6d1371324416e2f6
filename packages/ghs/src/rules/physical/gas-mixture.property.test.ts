import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMixture } from '../../classify-mixture.ts';
import { marketById } from '../../testing/market-by-id.ts';
import type { Mixture } from '../../mixture.ts';
import { gasOf } from '../testing/gas-of.ts';

const physical = ({ outcomes }: ReturnType<typeof classifyMixture>) =>
  outcomes.slice(0, 8).map(({ hazardClass, status, hazards }) => ({ hazardClass, status, hazards }));

const verdict = (mixture: Mixture) => physical(classifyMixture(mixture, marketById('eu')));

/** Parts of four gases, filled up to 100 % with nitrogen. */
const mixture = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 25 })))
  .map(([hydrogen = 0, methane = 0, oxygen = 0, carbonDioxide = 0]) =>
    gasOf({ hydrogen, methane, oxygen, carbonDioxide, nitrogen: 100 - hydrogen - methane - oxygen - carbonDioxide }),
  );

describe('any gas mixture', () => {
  it('is the same in whatever order its gases stand', () => {
    fc.assert(
      fc.property(mixture, (one) => {
        expect(verdict({ ...one, ingredients: [...one.ingredients].reverse() })).toEqual(verdict(one));
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it('is the same with one of its gases written in two halves', () => {
    fc.assert(
      fc.property(mixture, (one) => {
        const halves = one.ingredients.flatMap((ingredient) => {
          const { lower, upper } = ingredient.concentration;
          const half = { lower: lower / 2, upper: upper / 2 };
          return [
            { ...ingredient, concentration: half },
            { ...ingredient, id: `${ingredient.id}b`, concentration: half },
          ];
        });
        expect(verdict({ ...one, ingredients: halves })).toEqual(verdict(one));
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});
