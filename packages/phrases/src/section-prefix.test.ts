import { expect, it } from 'vitest';
import { sectionPrefix } from './section-prefix.ts';

it.each([
  ['SECTION', 'SECTION 12:'],
  ['第{number}部分', '第12部分'],
])('%s before the number of a section, or around it', (word, prefix) => {
  expect(sectionPrefix(word, 12)).toBe(prefix);
});
