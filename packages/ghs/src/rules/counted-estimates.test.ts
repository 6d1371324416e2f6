import { describe, expect, it } from 'vitest';
import { marketById } from '../testing/market-by-id.ts';
import { countedEstimates } from './counted-estimates.ts';
import { ingredient } from './testing/mixture-of.ts';

const oral = (kind: 'ATE' | 'LD50', value: number) =>
  ({ route: 'oral', kind, value: { min: value, max: value } }) as const;

const found = (hazards: readonly string[], acuteToxicity: readonly ReturnType<typeof oral>[] = []) =>
  countedEstimates(
    ingredient(10, hazards, { acuteToxicity }),
    { physicalState: 'liquid', properties: {} },
    marketById('eu'),
  );

describe('the estimate of an acutely toxic ingredient that is counted (CLP Annex I, 3.1.3.6.1)', () => {
  it.each([
    ['what a list or the user gave', [oral('ATE', 1030)], 1030, 'assigned'],
    ['the measured value', [oral('LD50', 1030)], 1030, 'measured'],
    ['a measured value at the end of the category', [oral('LD50', 2000)], 2000, 'measured'],
    ['that of the category where the test is milder', [oral('LD50', 2001)], 500, 'category'],
    ['that of the category where nothing is known', [], 500, 'category'],
  ])('is %s', (_, values, value, basis) => {
    expect(found(['Acute Tox. 4 H302'], values)).toEqual([{ route: 'oral', value, basis, category: 4 }]);
  });

  it('is given by each form in which a liquid may be breathed in', () => {
    expect(found(['Acute Tox. 4 H332']).map(({ route, value }) => [route, value])).toEqual([
      ['vapour', 11],
      ['dust-mist', 1.5],
    ]);
  });

  it('is none of what is not classified by the route', () => {
    expect(found(['Skin Irrit. 2 H315'], [oral('LD50', 1000)])).toEqual([]);
  });
});
