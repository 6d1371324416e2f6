import { describe, expect, it } from 'vitest';
import { nationalWordsOf } from './national-words.ts';

describe('words of a national form', () => {
  it.each([
    ['cn', 'zh'],
    ['jp', 'ja'],
  ] as const)('say in %s the same in %s as in English', (form, tag) => {
    const [own, english] = [nationalWordsOf(form, tag), nationalWordsOf(form, 'en')];
    expect(own.laws).toHaveLength(english.laws.length);
    expect(own.lists.map(({ id }) => id)).toEqual(english.lists.map(({ id }) => id));
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    const isOwn = /\p{Script=Han}/u;
    expect(
      [...own.laws, ...own.lists.map(({ label }) => label)].filter(
        (text) => !isOwn.test(text) && !text.startsWith('JIS'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['ch', 'de'],
    ['ch', 'fr'],
    ['ch', 'it'],
    ['follows-clp', 'fr'],
    ['follows-clp', 'it'],
    ['mx', 'es'],
    ['sg', 'zh'],
    ['tr', 'tr'],
  ] as const)('say in %s the same in %s as in English, in other words', (form, tag) => {
    const [own, english] = [nationalWordsOf(form, tag), nationalWordsOf(form, 'en')];
    expect(own.laws).toHaveLength(english.laws.length);
    expect(own.lists.map(({ id }) => id)).toEqual(english.lists.map(({ id }) => id));
    expect(Object.keys(own.lawsByClass ?? {})).toEqual(Object.keys(english.lawsByClass ?? {}));
    expect(Object.keys(own.insteadOfEuropean ?? {})).toEqual(Object.keys(english.insteadOfEuropean ?? {}));
    const texts = (words: typeof own) => [...words.laws, ...words.lists.map(({ label }) => label)];
    expect(texts(own).filter((text) => texts(english).includes(text))).toEqual([]);
  });

  it('are English where the language is not one of the country', () => {
    expect(nationalWordsOf('cn', 'ja')).toBe(nationalWordsOf('cn', 'en'));
    expect(nationalWordsOf('nz', 'zh').approval).toBe('HSNO approval number or group standard');
  });
});

it('are those of a variant where the country has none in the language itself', () => {
  expect(nationalWordsOf('br', 'pt')).toBe(nationalWordsOf('br', 'pt-BR'));
});
