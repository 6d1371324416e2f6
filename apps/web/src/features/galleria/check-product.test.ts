import type { CheckedLine } from '@gosds/contract/galleria/check-chemicals';
import type { PlacedList } from '@gosds/contract/galleria/list-matches';
import { describe, expect, it } from 'vitest';
import { holdsAt, ingredientsOf, ordered, type Result, resultsOf, wholeWorld } from './check-product.ts';

const list = (code: string, country: string, region: number): PlacedList => ({
  ...{ code, country, region, topic: 'workplace', title: code, authority: '', act: '', version: '2026' },
  ...{ completeness: 'complete', licence: '', industries: [], entries: 1, groups: 0, thresholdAct: null },
});

const line = (MaterialId: number | null, from: number | null): CheckedLine => ({
  ...{ text: '', verdict: 'found', lists: 1, expected: null, isShareFaulty: false },
  chemical: MaterialId === null ? null : { MaterialId, Name: null, Cas: [`cas ${MaterialId}`] },
  share: from === null ? null : { from, to: from },
});

describe('the lines of a check', () => {
  it('are put together by chemical', () => {
    const found = ingredientsOf([line(2, 5), line(1, null), line(null, 3), line(2, null)], 'unnamed');
    expect(found.map(({ name, shares }) => [name, shares])).toEqual([
      ['cas 2', [{ from: 5, to: 5 }, null]],
      ['cas 1', [null]],
    ]);
  });
});

it('tells a group beside the entries of its list, and alone where no entry names the ingredient', () => {
  const ingredients = ingredientsOf([line(1, 5)], '');
  const [eu, us] = [list('eu', 'EU', 4), list('us', 'US', 1)];
  const entries = [{ entry: 'restricted', threshold: null, verdict: 'no-threshold' as const }];
  const matches = [{ list: eu, chemicals: [{ MaterialId: 1, verdict: 'no-threshold' as const, entries }] }];
  const groups = ['Lead compounds'];
  const mayBeNamed = [eu, us].map((each) => ({ list: each, MaterialId: 1, groups }));
  const [ingredient] = ingredients;
  expect(resultsOf({ matches, mayBeNamed }, ingredients)).toEqual([
    { ingredient, list: eu, entries, groups, verdict: 'no-threshold' },
    { ingredient, list: us, entries: [], groups, verdict: 'group' },
  ]);
});

describe('the place of a list', () => {
  const germany = { country: 'DE', union: 'EU', region: 4 };
  it.each([
    [list('de', 'DE', 4), germany, true],
    [list('eu', 'EU', 4), germany, true],
    [list('fr', 'FR', 4), germany, false],
    [list('un', 'WORLD', 0), germany, true],
    [list('fr', 'FR', 4), { ...wholeWorld, region: 4 }, true],
    [list('us', 'US', 1), { ...wholeWorld, region: 4 }, false],
    [list('us', 'US', 1), wholeWorld, true],
  ])('%o', (each, place, holds) => {
    expect(holdsAt(each, place)).toBe(holds);
  });
});

it('orders results by ingredient in the order of the lines, or by list', () => {
  const ingredients = ingredientsOf([line(2, 1), line(1, 1)], '');
  const results = ingredients.flatMap((ingredient) =>
    ['b', 'a'].map((code): Result => ({
      ingredient,
      list: list(code, 'EU', 4),
      entries: [],
      groups: [],
      verdict: 'below',
    })),
  );
  const shown = (order: 'ingredient' | 'list') =>
    ordered(results, { ingredients, order }).map((each) => `${each.ingredient.MaterialId}${each.list.code}`);
  expect(shown('ingredient')).toEqual(['2a', '2b', '1a', '1b']);
  expect(shown('list')).toEqual(['2a', '1a', '2b', '1b']);
});
