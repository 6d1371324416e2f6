import { problems } from '@gosds/contract/problem';
import { expect, it } from 'vitest';
import '../testing/in-english.ts';
import { problemText } from './problem-text.ts';

it.each(Object.entries(problems))('says %s in the words of the service', (code, { title }) => {
  expect(problemText(code)).toBe(title);
});
