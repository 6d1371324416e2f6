import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('a telephone number has no place where a line may end', () => {
  expect(unbroken('+1 800 555 0100')).toBe('+1\u00A0800\u00A0555\u00A00100');
  expect(unbroken('112')).toBe('112');
});
