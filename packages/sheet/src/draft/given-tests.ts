import type { DraftProductTest } from './draft.ts';
import { productTests } from './product-test-table.ts';
import type { ProductTest } from './test-field.ts';
import { studyTests } from './study-table.ts';

/** All tests that a draft may contain, of a product or of an ingredient, in the order of the sheet. */
export const everyTest: readonly ProductTest[] = [...productTests, ...studyTests];

const mark = '~';

/** The test for a key in a draft. A second test of the same kind has the suffix `~2`. */
export const testOfKey = (key: string): ProductTest | undefined => {
  const id = key.split(mark, 1)[0];
  return everyTest.find((test) => test.id === id);
};

type Tests = Readonly<Record<string, DraftProductTest>>;

/** True for toxicity and environment test rows, which have their own place in Advanced mode. */
export const isToxicityTest = ({ group }: ProductTest): boolean => group === 'health' || group === 'environment';

/** True for a test that may be entered more than once, for example for another species or laboratory. */
export const isRepeatable = ({ of }: ProductTest): boolean => of !== undefined;

/** A free key for another test of a kind. */
export function nextKey(tests: Tests, { id }: ProductTest): string {
  const isTaken = (key: string) => Object.hasOwn(tests, key);
  if (!isTaken(id)) return id;
  let count = 2;
  while (isTaken(`${id}${mark}${count}`)) count += 1;
  return `${id}${mark}${count}`;
}

export type GivenTest = { readonly key: string; readonly test: ProductTest; readonly given: DraftProductTest };

const countOf = (key: string): number => Number(key.split(mark)[1] ?? 1);

/** The tests known to `everyTest`, in its order; several of one kind as they were added. */
export function givenTests(tests: Tests): readonly GivenTest[] {
  const found = Object.entries(tests).flatMap(([key, given]): GivenTest[] => {
    const test = testOfKey(key);
    return test && (key === test.id || isRepeatable(test)) ? [{ key, test, given }] : [];
  });
  return found.toSorted(
    (a, b) => everyTest.indexOf(a.test) - everyTest.indexOf(b.test) || countOf(a.key) - countOf(b.key),
  );
}
