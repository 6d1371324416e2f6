import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { categoryEntries } from '@gosds/ghs/registry';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import { productTestSchema, type Draft, type DraftProductTest } from '@gosds/sheet/draft/draft';
import { notClassified, type ProductTest } from '@gosds/sheet/draft/product-test-table';
import type { SelectOption } from '../../../ui/native-select.tsx';
import type { DraftChange } from '../state/draft-history.ts';

const withTests = (draft: Draft, tests: Draft['properties']['tests']): Draft => ({
  ...draft,
  properties: { ...draft.properties, tests },
});

/** A physical test is known by its method; of the others the report names one of several. */
export const addTest =
  ({ id, group, methods }: ProductTest): DraftChange =>
  (draft) =>
    withTests(draft, {
      ...draft.properties.tests,
      [id]: productTestSchema.parse({ method: group === 'physical' ? methods : '' }),
    });

export const removeTest =
  (id: string): DraftChange =>
  (draft) =>
    withTests(draft, Object.fromEntries(Object.entries(draft.properties.tests).filter(([other]) => other !== id)));

export const changeTest =
  (id: string, change: (test: DraftProductTest) => DraftProductTest): DraftChange =>
  (draft) => {
    const test = draft.properties.tests[id];
    return test ? withTests(draft, { ...draft.properties.tests, [id]: change(test) }) : draft;
  };

/** The categories that the rules of the country have of a class on a day, an ISO date, and that none of them is met. */
export function categoryOptions(
  hazardClass: string | undefined,
  { country, day }: { readonly country: string; readonly day: string },
): readonly SelectOption[] {
  const { adopted } = marketAsOf(marketBasis(country).rules, day);
  const notations = categoryEntries
    .filter((entry) => entry.hazardClass === hazardClass && entry.hCode !== null && adopted.includes(entry.code))
    .map(({ code, hCode }) => `${code} ${hCode ?? ''}`);
  return [
    { value: notClassified, label: 'Not classified: criteria not met' },
    ...[...new Set(notations)].map((notation) => ({ value: notation, label: notation })),
  ];
}
