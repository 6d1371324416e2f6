import { describe, expect, it } from 'vitest';
import { readRecipients } from './recipients.ts';

describe('e-mail entry of the print step, specification 2 section 5', () => {
  it('splits on commas, removes spaces and skips empty items', () => {
    expect(readRecipients(' a@example.com , ,b@example.org,')).toEqual({
      addresses: ['a@example.com', 'b@example.org'],
      areValid: true,
      invalid: [],
    });
  });

  it.each(['', ' , ', 'a@example', 'a@example.com, b', 'a@example.com b@example.com'])('refuses "%s"', (text) => {
    expect(readRecipients(text).areValid).toBe(false);
  });

  it('names those that are wrong', () => {
    expect(readRecipients('a@example.com, b, c@').invalid).toEqual(['b', 'c@']);
  });
});
