import { describe, expect, it } from 'vitest';
import { draftSchema } from '../draft.ts';
import { labelPurposesOf } from './label-purposes.ts';
import { purposesOf } from './purposes-of.ts';

function read(uses: string, { category, processing = '' }: { category?: string; processing?: string } = {}) {
  const productCategories = category === undefined ? [] : [category];
  const { description } = draftSchema.parse({ description: { uses, productCategories, processing } });
  return labelPurposesOf(description, purposesOf(description));
}

describe('what a label calls the product', () => {
  it.each([
    ['Instant adhesive', ['adhesive']],
    ['Klebstoff', ['adhesive']],
    ['Anticorrosive paint', ['paint-or-varnish']],
    ['Herbicide', ['plant-protection']],
    ['Portland cement', ['cement']],
    ['Zementmörtel', ['cement']],
    ['Silver brazing alloy', ['brazing-or-soldering']],
    ['Hartlot', ['brazing-or-soldering']],
    ['Cleaning of floors', []],
  ])('follows from the words of the use: %s', (uses, purposes) => {
    expect(read(uses)).toEqual(purposes);
  });

  it('follows from the category where one is confirmed', () => {
    expect(read('Instant bonding', { category: 'PC-ADH-OTH' })).toEqual(['adhesive']);
    expect(read('Insecticide', { category: 'PP-BIO-18' })).toEqual([]);
    expect(read('Insecticide', { category: 'PP-PRD-7' })).toEqual(['plant-protection']);
  });

  it('follows from the processing where it is chosen', () => {
    expect(read('Wire', { processing: 'soldering' })).toEqual(['brazing-or-soldering']);
    expect(read('Solder wire', { processing: 'none' })).toEqual([]);
  });
});
