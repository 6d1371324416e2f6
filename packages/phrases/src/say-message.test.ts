import { readFileSync } from 'node:fs';
import { joined, type Message } from '@gosds/ghs/message';
import { repositoryFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { language as english } from './generated/en/language.ts';
import { language as german } from './generated/de/language.ts';
import { inEnglish, sayValue } from './say-message.ts';

/** Reads `'additivity-sum': 'code' | 'found';` from the table of an engine. */
function declaredIn(file: string): Map<string, readonly string[]> {
  const lines = readFileSync(repositoryFile(file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?:\s*((?:[^;]|\n)*?);$/gm);
  return new Map(
    [...lines].map(([, key = '', slots = '']) => [key, [...slots.matchAll(/'(\w+)'/g)].map(([, slot = '']) => slot)]),
  );
}

const declared = new Map([
  ...declaredIn('packages/ghs/src/messages.ts'),
  ...declaredIn('packages/transport/src/messages.ts'),
]);
const file = readFileSync(repositoryFile('data/phrases/en/reasons.ftl'), 'utf8');
const written = new Map(
  [...file.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key = '', text = '']) => [
    key,
    [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, slot = '']) => slot))],
  ]),
);

describe('what the engines say', () => {
  it('has words for every message, and no words for another', () => {
    expect([...written.keys()].toSorted()).toEqual([...declared.keys()].toSorted());
  });

  it.each([...declared])('%s has the slots that its words take', (key, slots) => {
    expect(written.get(key)?.toSorted()).toEqual(slots.toSorted());
  });
});

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
