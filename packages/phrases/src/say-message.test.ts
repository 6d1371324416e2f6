import { joined, type Message } from '@gosds/ghs/message';
import { describe, expect, it } from 'vitest';
import { language as english } from './generated/en/language.ts';
import { language as german } from './generated/de/language.ts';
import { inEnglish, sayValue } from './say-message.ts';

const sum: Message = {
  key: 'additivity-shares',
  values: {
    code: 'Skin Irrit. 2',
    what: { key: 'additivity-sum', values: {} },
    found: 7.2,
    sign: '<',
    limit: 10,
    barred: '',
  },
};

describe('a message', () => {
  it('is said with the messages that fill its slots', () => {
    expect(inEnglish(sum)).toBe('Skin Irrit. 2: sum 7.2 % < 10 %');
  });

  it('names ingredients as the sheet does', () => {
    const why: Message = { key: 'suggest-ofIngredient', values: { name: 'acetone' } };
    expect(sayValue(why, german, new Map([['acetone', 'Aceton']]))).toContain('Aceton');
  });

  it('is empty for a key that nobody has', () => {
    expect(inEnglish({ key: 'constructor-name', values: {} })).toBe('');
    expect(inEnglish({ key: 'no', values: {} })).toBe('');
  });
});

describe('a value', () => {
  it.each([
    ['acetone', 'acetone', 'acetone'],
    [7.25, '7.25', '7,25'],
    [['acetone', 'toluene'], 'acetone, toluene', 'acetone, toluene'],
    [joined('or', ['a', 'b']), 'a or b', 'a oder b'],
    [{ hazardClass: 'Flammable liquids' as const }, 'Flammable liquids', 'Entzündbare Flüssigkeiten'],
  ])('%o is written as the language writes it', (value, inEnglishWords, inGerman) => {
    expect(sayValue(value, english)).toBe(inEnglishWords);
    expect(sayValue(value, german)).toBe(inGerman);
  });
});
