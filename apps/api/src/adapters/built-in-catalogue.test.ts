import { search } from '@gosds/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { builtInCatalogue } from './built-in-catalogue.ts';

describe('the built-in catalogue', () => {
  it.each(['acetone', 'Ace', 'oxide', '67-64', 'no such name'])('answers twice as the search does: %s', async (key) => {
    for (const limit of [1, 20, 50, 80]) {
      expect(await builtInCatalogue.search(key, limit)).toEqual(search(key, limit));
      expect(await builtInCatalogue.search(key, limit)).toEqual(search(key, limit));
    }
  });

  it('has the facts of a substance with its sources, twice the same, and none of another', async () => {
    const found = await builtInCatalogue.find(1101);
    expect(found?.substance.name).toBe('Acetone');
    expect(found?.sources.length).toBeGreaterThan(0);
    expect(await builtInCatalogue.find(1101)).toEqual(found);
    expect(await builtInCatalogue.find(1)).toBeUndefined();
  });
});
