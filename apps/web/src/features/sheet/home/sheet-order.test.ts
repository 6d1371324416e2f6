import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import { describe, expect, it } from 'vitest';
import { lastSavedFirst, reviewDayOf, shownSheets, type SortKey } from './sheet-order.ts';
import '../../../testing/in-english.ts';

const sheet = (productName: string, facts: Partial<ListedSheet> = {}): ListedSheet => ({
  id: productName,
  version: 1,
  savedAt: '2026-03-02T08:00:00Z',
  productName,
  country: 'DE',
  language: 'de',
  state: 'draft',
  paidVersions: 0,
  unreadChanges: 0,
  publishedOn: null,
  shared: null,
  glance: null,
  ...facts,
});
const glance = (must: number, reviewYears: number | null = null) => ({
  pictograms: [],
  open: { must, should: 0, hint: 0 },
  reviewYears,
});

const sheets = [
  sheet('Härter 10', { savedAt: '2026-03-01T08:00:00Z', glance: glance(2) }),
  sheet('Härter 9', { country: 'US', language: 'en', state: 'paid', glance: glance(0, 5), publishedOn: '2026-02-28' }),
  sheet('', { savedAt: '2026-03-03T08:00:00Z' }),
];
const names = (search: string, key: SortKey = 'saved', isDescending = key === 'saved') =>
  shownSheets(sheets, { search, sorting: { key, isDescending } }).map(({ productName }) => productName);

describe('the list of sheets', () => {
  it('is sorted by each column, both ways, with numbers by their value', () => {
    expect(names('')).toEqual(['', 'Härter 9', 'Härter 10']);
    expect(names('', 'name')).toEqual(['Härter 9', 'Härter 10', '']);
    expect(names('', 'name', true)).toEqual(['', 'Härter 10', 'Härter 9']);
    expect(names('', 'country', true)).toEqual(['Härter 9', '', 'Härter 10']);
    expect(names('', 'state', true)[0]).toBe('Härter 9');
    expect(names('', 'open', true)).toEqual(['Härter 10', 'Härter 9', '']);
    expect(names('', 'review')[0]).toBe('Härter 9');
  });

  it('is searched by name, country and language, without accents', () => {
    expect(shownSheets(sheets, { search: 'harter germany', sorting: lastSavedFirst })).toHaveLength(1);
    expect(names('english')).toEqual(['Härter 9']);
    expect(names('no product')).toEqual(['']);
    expect(names('washer')).toEqual([]);
  });

  it('knows a day of review where the law names years and a sheet is published', () => {
    expect(sheets.map(reviewDayOf)).toEqual([undefined, '2031-02-28', undefined]);
  });
});
