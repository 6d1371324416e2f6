import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

it('says of a full disk what still holds and what to do', () => {
  const text = failureText(failure('could not extend file "base/5/17736": No space left on device', '53100'));
  expect(text).toContain('The disk of the database is full');
  expect(text).toContain('No space left on device');
  expect(text).toContain('Nothing was changed');
  expect(text).toContain('run the same command again');
});

it('tells every other failure as it is', () => {
  expect(failureText(failure('a.csv, line 2: A quote opens here.', '22023'))).toBe(
    'a.csv, line 2: A quote opens here.',
  );
  expect(failureText(new Error('There is no database.'))).toBe('There is no database.');
  expect(failureText('stopped')).toBe('stopped');
});
