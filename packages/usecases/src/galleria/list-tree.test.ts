import { type Place, placeOf } from '@gosds/catalogue/galleria/places';
import { describe, expect, it } from 'vitest';
import type { ListFacts } from '../chemicals/chemical-store.ts';
import { childNodes, isForIndustries, listsAt, pointsBelow } from './list-tree.ts';

const list = (code: string, country: string, topic: string, industries: readonly string[] = []): ListFacts => ({
  ...{ code, country, topic, industries, title: code.toUpperCase(), authority: 'A', act: 'B', version: '2026' },
  ...{ completeness: 'complete', licence: 'public domain', entries: 1, groups: 0, thresholdAct: null },
});

const all = [
  list('eu-svhc', 'EU', 'REACH', ['reach', 'toys']),
  list('eu-vi', 'EU', 'classification'),
  list('us-air', 'US', 'emissions', ['waste']),
  list('int-pops', 'WORLD', 'conventions'),
  list('za-x', 'ZA', 'major accidents'),
];
const world: Place = { country: undefined, region: 0 };
const asked = (place = world) => ({ lists: listsAt(all, place), named: new Set(['eu-vi', 'int-pops']) });
const shown = (nodes: ReturnType<typeof childNodes>) => nodes.map(({ id, lists, named }) => `${id} ${named}/${lists}`);

describe('the tree of lists', () => {
  it('has countries, those of the whole world last', () => {
    expect(shown(childNodes(asked(), { id: '', type: 'root' }))).toEqual(['EU 1/2', 'US 0/1', 'ZA 0/1', 'WORLD 1/1']);
  });

  it('has topics below a country, and lists below a topic', () => {
    expect(shown(childNodes(asked(), { id: 'EU', type: 'country' }))).toEqual([
      'EU/REACH 0/1',
      'EU/classification 1/1',
    ]);
    expect(shown(childNodes(asked(), { id: 'EU/classification', type: 'topic' }))).toEqual(['eu-vi 1/1']);
    expect(childNodes(asked(), { id: 'eu-vi', type: 'list' })).toEqual([]);
    expect(childNodes(asked(), { id: 'XX', type: 'country' })).toEqual([]);
  });

  it('has the lists of a country, of its union and of the whole world', () => {
    const place = placeOf(276, 0);
    expect(place && shown(childNodes(asked(place), { id: '', type: 'root' }))).toEqual(['EU 1/2', 'WORLD 1/1']);
  });

  it('finds the data points below nodes, each once', () => {
    expect(shown(pointsBelow(asked(), ['EU', 'eu-vi', 'US/emissions']))).toEqual([
      'eu-svhc 0/1',
      'eu-vi 1/1',
      'us-air 0/1',
    ]);
    expect(pointsBelow(asked(), ['root'])).toHaveLength(5);
    expect(pointsBelow(asked(), ['no-such'])).toEqual([]);
  });

  it('is narrowed to industries; a list without any is for all', () => {
    const codesFor = (...industries: string[]) =>
      all.filter((each) => isForIndustries(each, industries)).map(({ code }) => code);
    expect(codesFor('toys')).toEqual(['eu-svhc', 'eu-vi', 'int-pops', 'za-x']);
    expect(codesFor('waste', 'toys')).toHaveLength(5);
    expect(codesFor()).toHaveLength(5);
  });
});
