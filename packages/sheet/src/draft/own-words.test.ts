import { describe, expect, it } from 'vitest';
import { draftSchema } from './draft.ts';
import { ownWords, ownWordsFor } from './own-words.ts';

const old = (uses: string, language = 'en+fr') => draftSchema.parse({ description: { language, uses } });

describe('the user’s own words in a sheet of two languages', () => {
  it('are a field for each, and the first where there are none in the second', () => {
    const draft = draftSchema.parse({
      format: 2,
      description: { uses: 'Cutting', usesAdvisedAgainst: 'None', secondLanguage: { uses: 'Découpage' } },
    });
    const uses = { text: 'Cutting', path: 'description.uses' as const };
    const against = { text: 'None', path: 'description.usesAdvisedAgainst' as const };
    expect(ownWordsFor('first', draft, uses)).toBe('Cutting');
    expect(ownWordsFor(undefined, draft, uses)).toBe('Cutting');
    expect(ownWordsFor('second', draft, uses)).toBe('Découpage');
    expect(ownWordsFor('second', draft, against)).toBe('None');
    expect(ownWordsFor('second', draft, { text: 'A', path: 'description.productName' })).toBe('A');
  });

  it.each(ownWords)('$path has the field $second', ({ second, secondIn }) => {
    const [part = '', language = '', field = ''] = second.split('.');
    expect(secondIn(draftSchema.parse({ [part]: { [language]: { [field]: 'deuxième' } } }))).toBe('deuxième');
  });
});

describe('a draft of format 1', () => {
  it.each([
    ['Cutting | Découpage', 'Cutting', 'Découpage'],
    ['Cutting', 'Cutting', ''],
    ['Cutting |', 'Cutting', ''],
    ['a | b | c', 'a', 'b'],
    ['', '', ''],
  ])('with %j in one text has %j and %j in two', (text, first, second) => {
    const { format, description } = old(text);
    expect([format, description.uses, description.secondLanguage.uses]).toEqual([2, first, second]);
  });

  it('has every text parted that could have a bar, and no other', () => {
    const texts = ['appearanceText', 'odour', 'physicalHazardUnclassified', 'healthHazardUnclassified', 'gloves'];
    const { description, properties } = draftSchema.parse({
      description: { language: 'en+fr', productName: 'A|B', usesAdvisedAgainst: 'one | deux' },
      properties: Object.fromEntries(texts.map((name) => [name, `${name} | deux`])),
    });
    expect(description).toMatchObject({
      productName: 'A|B',
      usesAdvisedAgainst: 'one',
      secondLanguage: { uses: '', usesAdvisedAgainst: 'deux' },
    });
    expect(properties).toMatchObject(Object.fromEntries(texts.map((name) => [name, name])));
    expect(properties.secondLanguage).toEqual(Object.fromEntries(texts.map((name) => [name, 'deux'])));
  });

  it('keeps a bar in a sheet of one language, and so does a draft of format 2', () => {
    expect(old('A | B', 'en').description.uses).toBe('A | B');
    const kept = { ...old('A'), description: { ...old('A').description, uses: 'A | B' } };
    expect(draftSchema.parse(kept)).toEqual(kept);
  });

  it('is read alike when it is read again', () => {
    const once = old('Cutting | Découpage');
    expect(draftSchema.parse(once)).toEqual(once);
  });
});
