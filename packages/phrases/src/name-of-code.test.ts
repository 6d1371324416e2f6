import { describe, expect, it } from 'vitest';
import { interfaceFormats } from './interface-formats.ts';
import { nameOfCode } from './name-of-code.ts';

describe('the name of a code', () => {
  const languages = new Intl.DisplayNames('de', { type: 'language', fallback: 'none' });

  it.each([
    ['is that of the locale', 'fr', 'Französisch'],
    ['is what is given where nobody uses the code', 'qqq', 'as given'],
    ['is what is given where the text can be no code', '<b>', 'as given'],
    ['is what is given for nothing', '', 'as given'],
  ])('%s', (_, code, expected) => {
    expect(nameOfCode(languages, code, 'as given')).toBe(expected);
  });

  it.each(['', '?', '??', 'Deutschland', '\u0000', 'en+fr'])('is never a failure of a screen: %j', (code) => {
    const formats = interfaceFormats('de');
    expect([formats.country(code, 'as given'), formats.language(code, 'as given')]).toEqual(['as given', 'as given']);
  });
});
