import { expect, it } from 'vitest';
import { storable, unstorablePath } from './storable-text.ts';

const half = '\ud83d';

it.each([
  ['a', undefined],
  ['a\0', ''],
  [{ name: 'x', deep: [{ text: `cut ${half}` }] }, 'deep.0.text'],
  [{ notes: { [`a${half}`]: 'x' } }, 'notes.a'],
  [{ whole: '😀', line: 'a\nb\u0001' }, undefined],
  [Buffer.from('a\0'), undefined],
  [null, undefined],
])('%j: the first text that cannot be kept is %j', (value, path) => {
  expect(unstorablePath(value)).toBe(path);
});

it('is found however deep it stands', () => {
  const deep = (text: string): unknown => JSON.parse(`${'['.repeat(100_000)}${text}${']'.repeat(100_000)}`);
  expect(unstorablePath(deep('"a"'))).toBeUndefined();
  expect(unstorablePath(deep('"\\u0000"'))).toMatch(/^0\.0\./);
});

it('keeps all the rest', () => {
  const date = 7;
  expect(storable({ a: `x${half}y\0`, [`k${half}`]: ['😀', date, null, true], b: { c: '' } })).toEqual({
    a: 'xy',
    k: ['😀', date, null, true],
    b: { c: '' },
  });
});
