import { describe, expect, it } from 'vitest';
import { ownWords, ownWordsFor } from './own-words.ts';

describe('the user’s own words in a sheet of two languages', () => {
  const uses = (text: string) => ({ text, path: 'description.uses' as const });

  it.each([
    ['Cutting | Découpage', 'Cutting ', ' Découpage'],
    ['Cutting', 'Cutting', 'Cutting'],
    ['Cutting |', 'Cutting ', ''],
    ['', '', ''],
    ['a | b | c', 'a ', ' b '],
  ])('parts %j at the bar', (text, first, second) => {
    expect(ownWordsFor('first', uses(text))).toBe(first);
    expect(ownWordsFor('second', uses(text))).toBe(second);
  });

  it('leaves a bar where the words are the same in every language', () => {
    expect(ownWordsFor('second', { text: 'A|B', path: 'description.productName' })).toBe('A|B');
    expect(ownWords.map(({ path }) => path)).not.toContain('description.productName');
  });
});
