import type { DraftProductTest } from './draft.ts';
import { type ProductTest, productTests } from './product-test-table.ts';
import { studyTests } from './study-table.ts';

/** Every test that a draft can hold, of a product or of an ingredient, in the order of the sheet. */
export const everyTest: readonly ProductTest[] = [...productTests, ...studyTests];

const mark = '~';

/** The test of a key in a draft: a second one of the same kind has `~2` behind its id. */
export const testOfKey = (key: string): ProductTest | undefined => {
  const id = key.split(mark, 1)[0];
  return everyTest.find((test) => test.id === id);
};

type Tests = Readonly<Record<string, DraftProductTest>>;

/** True of the rows of toxicity and environment, which Advanced mode has a place of their own for. */
export const isToxicityTest = ({ group }: ProductTest): boolean => group === 'health' || group === 'environment';

/** True of a test that may be entered more than once: another animal, another laboratory. */
export const isRepeatable = ({ of }: ProductTest): boolean => of !== undefined;

/** A key for one more test of a kind. */
export function nextKey(tests: Tests, { id }: ProductTest): string {
  const isTaken = (key: string) => Object.hasOwn(tests, key);
  if (!isTaken(id)) return id;
  let count = 2;
  while (isTaken(`${id}${mark}${count}`)) count += 1;
  return `${id}${mark}${count}`;
}

export type GivenTest = { readonly key: string; readonly test: ProductTest; readonly given: DraftProductTest };

const countOf = (key: string): number => Number(key.split(mark)[1] ?? 1);

/** The tests that `everyTest` knows, in its order; those of one kind as they were added. */
export function givenTests(tests: Tests): readonly GivenTest[] {
  const found = Object.entries(tests).flatMap(([key, given]): GivenTest[] => {
    const test = testOfKey(key);
    return test && (key === test.id || isRepeatable(test)) ? [{ key, test, given }] : [];
  });
  return found.toSorted(
    (a, b) => everyTest.indexOf(a.test) - everyTest.indexOf(b.test) || countOf(a.key) - countOf(b.key),
  );
}
