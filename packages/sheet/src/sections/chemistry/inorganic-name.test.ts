import { describe, expect, it } from 'vitest';
import { inorganicName } from './named-elements-table.ts';

describe('a name of nothing but inorganic words', () => {
  it.each([
    'sodium peroxide',
    'hydrogen peroxide',
    'iron oxide, yellow',
    'disodium tetraborate',
    'potassium permanganate',
  ])('is distinguished from others: %s', (name) => {
    expect(inorganicName.test(name)).toBe(name !== 'potassium permanganate');
  });

  it.each(['peroxide ', 'hydrogen peroxide, ', 'acid-', 'tin '])('is found out in a long one: %s', (word) => {
    expect(inorganicName.test(`${word.repeat(500 / word.length)}stearate`)).toBe(false);
  });
});
