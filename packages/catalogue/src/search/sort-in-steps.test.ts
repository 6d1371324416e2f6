import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInSteps } from './sort-in-steps.ts';

function sorted<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): readonly Item[] {
  const steps = sortInSteps(items, compare);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const byKey = (a: { readonly key: number }, b: { readonly key: number }) => a.key - b.key;

it('sorts as toSorted does, and leaves what is equal in its order', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3_000, size: 'max' });
  fc.assert(
    fc.property(keys, (given) => {
      const items = given.map((key, place) => ({ key, place }));
      expect(sorted(items, byKey)).toEqual(items.toSorted(byKey));
    }),
    { numRuns: 30 },
  );
});
