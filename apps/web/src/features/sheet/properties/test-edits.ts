import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { categoryEntries } from '@gosds/ghs/registry';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import { productTestSchema, type Draft, type DraftProductTest } from '@gosds/sheet/draft/draft';
import { nextKey } from '@gosds/sheet/draft/given-tests';
import { notClassified, type ProductTest } from '@gosds/sheet/draft/test-field';
import type { SelectOption } from '../../../ui/native-select.tsx';
import { changeRow, rowById } from '../state/ingredient-edits.ts';
import type { DraftChange } from '../state/draft-history.ts';
import { words } from '../../../words/words.ts';

/**
 * The tested subject: the product, or an ingredient by the id of its row; for a raw material's ingredient `row/part`.
 */
export type Tested = 'product' | { readonly rowId: string };

type Tests = Draft['properties']['tests'];

export const testsOf = (draft: Draft, tested: Tested): Tests =>
  tested === 'product' ? draft.properties.tests : (rowById(draft, tested.rowId)?.tests ?? {});

/** Path of the tests in the draft; an ingredient is named by its position. */
export function testsPath({ ingredients }: Draft, tested: Tested): string {
  if (tested === 'product') return 'properties.tests';
  const [rowId, partId] = tested.rowId.split('/');
  const index = ingredients.findIndex(({ id }) => id === rowId);
  const path = `ingredients.${index}`;
  if (partId === undefined) return `${path}.tests`;
  const part = ingredients[index]?.parts.findIndex(({ id }) => id === partId) ?? -1;
  return `${path}.parts.${part}.tests`;
}

const withTests =
  (tested: Tested, change: (tests: Tests) => Tests): DraftChange =>
  (draft) =>
    tested === 'product'
      ? { ...draft, properties: { ...draft.properties, tests: change(draft.properties.tests) } }
      : changeRow(tested.rowId, (row) => ({ ...row, tests: change(row.tests) }))(draft);

/** The key for one more test of a kind. */
export const keyOfNext = (draft: Draft, tested: Tested, test: ProductTest): string =>
  nextKey(testsOf(draft, tested), test);

/**
 * Adds a test. The method identifies a physical test; of the other kinds there may be several, which the report
 * identifies.
 */
export const addTest = (tested: Tested, test: ProductTest): DraftChange =>
  withTests(tested, (tests) => ({
    ...tests,
    [nextKey(tests, test)]: productTestSchema.parse({ method: test.group === 'physical' ? test.methods : '' }),
  }));

export const removeTest = (tested: Tested, key: string): DraftChange =>
  withTests(tested, (tests) => Object.fromEntries(Object.entries(tests).filter(([other]) => other !== key)));

type ChangedTest = { readonly key: string; readonly change: (test: DraftProductTest) => DraftProductTest };

export const changeTest = (tested: Tested, { key, change }: ChangedTest): DraftChange =>
  withTests(tested, (tests) => {
    const test = tests[key];
    return test ? { ...tests, [key]: change(test) } : tests;
  });

/** The categories of a class under the country's rules on a day (ISO date), and the answer that none is met. */
export function categoryOptions(
  hazardClass: string | undefined,
  { country, day }: { readonly country: string; readonly day: string },
): readonly SelectOption[] {
  const { adopted } = marketAsOf(marketBasis(country).rules, day);
  const notations = categoryEntries
    .filter((entry) => entry.hazardClass === hazardClass && entry.hCode !== null && adopted.includes(entry.code))
    .map(({ code, hCode }) => `${code} ${hCode ?? ''}`);
  return [
    { value: notClassified, label: words().properties.tests.notClassified },
    ...[...new Set(notations)].map((notation) => ({ value: notation, label: notation })),
  ];
}
