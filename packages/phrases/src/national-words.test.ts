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

  it('are English where the language is not one of the country', () => {
    expect(nationalWordsOf('cn', 'ja')).toBe(nationalWordsOf('cn', 'en'));
    expect(nationalWordsOf('nz', 'zh').approval).toBe('HSNO approval number or group standard');
  });
});
