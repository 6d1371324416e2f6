import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { reviewDue } from '@gosds/sheet/versions/revision-law';
import type { Sorting } from '../../../ui/sort-head.tsx';
import { languageTitle, nameOfCountry } from '../../../words/place-names.ts';
import { words } from '../../../words/words.ts';

export const sortKeys = ['saved', 'name', 'country', 'state', 'open', 'review'] as const;

export type SortKey = (typeof sortKeys)[number];

export const lastSavedFirst: Sorting<SortKey> = { key: 'saved', isDescending: true };

export const nameOf = ({ productName }: Pick<ListedSheet, 'productName'>): string =>
  productName.trim() || words().home.noName;

export const countryOf = ({ country }: Pick<ListedSheet, 'country'>): string =>
  nameOfCountry(country) ?? words().home.noCountry;

export const languageOf = ({ language }: ListedSheet): string => languageTitle(language);

/**
 * Day by which the law asks for a review of the published sheet; undefined if it sets no period or nothing is
 * published.
 */
export function reviewDayOf({ glance, publishedOn }: ListedSheet): string | undefined {
  const years = glance?.reviewYears ?? null;
  if (years === null || publishedOn === null) return undefined;
  return reviewDue({ kind: 'years', years, paragraph: '' }, publishedOn);
}

const stateRanks: Readonly<Record<ListedSheet['state'], number>> = { draft: 0, changed: 1, paid: 2 };

const openRank = ({ glance }: ListedSheet): number =>
  glance === null ? -1 : glance.open.must * 1_000_000 + glance.open.should * 1000 + glance.open.hint;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Texts are compared in the order of the language. Unknown values come first, so that they are last in a descending
 * order.
 */
const comparisons: Readonly<Record<SortKey, (a: ListedSheet, b: ListedSheet) => number>> = {
  saved: (a, b) => a.savedAt.localeCompare(b.savedAt),
  name: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  country: (a, b) => collator.compare(countryOf(a), countryOf(b)),
  state: (a, b) => stateRanks[a.state] - stateRanks[b.state],
  open: (a, b) => openRank(a) - openRank(b),
  review: (a, b) => (reviewDayOf(a) ?? '9999').localeCompare(reviewDayOf(b) ?? '9999'),
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The sheets whose name, country or language contains every word of the search, in this order. */
export function shownSheets(
  sheets: readonly ListedSheet[],
  { search, sorting }: { readonly search: string; readonly sorting: Sorting<SortKey> },
): readonly ListedSheet[] {
  const sought = plain(search).split(/\s+/).filter(Boolean);
  const found = sheets.filter((sheet) => {
    const text = plain(`${nameOf(sheet)} ${countryOf(sheet)} ${languageOf(sheet)}`);
    return sought.every((word) => text.includes(word));
  });
  const compare = comparisons[sorting.key];
  const sorted = found.toSorted((a, b) => compare(a, b) || b.savedAt.localeCompare(a.savedAt));
  return sorting.isDescending ? found.toSorted((a, b) => compare(b, a) || b.savedAt.localeCompare(a.savedAt)) : sorted;
}
