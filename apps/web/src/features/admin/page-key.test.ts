import { expect, it } from 'vitest';
import { pageKeyIn } from './page-key.ts';

const key = 'Ab3_-0123456789abcdefg';

it.each([
  [`https://sds.example/sheets/${key}`],
  [` https://sds.example/sheets/${key}/ `],
  [`https://sds.example/sheets/${key}?from=label#section-4`],
  [key],
])('finds the key in %s', (text) => {
  expect(pageKeyIn(text)).toBe(key);
});

it.each([[''], ['https://sds.example/sheets/'], [`${key}x`], [key.slice(1)]])('finds none in “%s”', (text) => {
  expect(pageKeyIn(text)).toBeUndefined();
});
