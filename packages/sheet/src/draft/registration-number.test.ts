import { describe, expect, it } from 'vitest';
import { faultOf, numbersIn, registrationNumbers } from './registration-number.ts';

describe('registration numbers', () => {
  it.each([
    ['ethanol', '01-2119457610-43'],
    ['acetone', '01-2119471330-49'],
    ['toluene', '01-2119471310-51'],
    ['propan-2-ol', '01-2119457558-25'],
    ['sodium hydroxide', '01-2119457892-27'],
    ['hydrogen chloride', '01-2119484862-27'],
    ['titanium dioxide', '01-2119489379-17'],
    ['xylene', '01-2119488216-32'],
  ])('knows the check number of %s, with and without the part of the registrant', (_, joint) => {
    expect([joint, `${joint}-XXXX`, `${joint}-0001`].map((number) => faultOf(number, 'reach'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['one digit is wrong', '01-2119457611-43', 'check-number'],
    ['the check number is wrong', '01-2119457610-44-XXXX', 'check-number'],
    ['a digit is missing', '01-211945761-43', 'form'],
    ['the last part is too short', '01-2119457610-43-001', 'form'],
    ['it is a CAS number', '64-17-5', 'form'],
    ['it is a word', 'exempt', 'form'],
    ['it is a notification of classification', '02-2119457610-43-0000', 'form'],
    ['it is a pre-registration', '05-2119457610-43-0000', 'pre-registration'],
    ['it is a late pre-registration', '17-2119457610-43-0000', 'pre-registration'],
    ['it is of the British register', 'UK-01-1234567890-1-0001', 'other-law'],
  ])('says that %s', (_, number, fault) => {
    expect(faultOf(number, 'reach')).toBe(fault);
  });

  it('takes the British form for Great Britain, and the number of the Union there as one of another law', () => {
    expect(faultOf('UK-01-1234567890-1-0001', 'uk-reach')).toBeUndefined();
    expect(faultOf('UK-01-1234567890-1', 'uk-reach')).toBeUndefined();
    expect(faultOf('01-2119457610-43', 'uk-reach')).toBe('other-law');
  });

  it('reads several numbers, other dashes, small letters and blanks', () => {
    expect(numbersIn(' 01–2119457610–43–xxxx ; 01-2119471330 -49,')).toEqual([
      '01-2119457610-43-XXXX',
      '01-2119471330-49',
    ]);
    expect(numbersIn('  ')).toEqual([]);
  });

  it('gives those that the sheet prints: of its own law, each once', () => {
    const text = '01-2119457610-43, 01-2119457610-43; UK-01-1234567890-1, exempt, 05-2119457610-43-0000';
    expect(registrationNumbers(text, 'reach')).toEqual(['01-2119457610-43']);
    expect(registrationNumbers(text, 'uk-reach')).toEqual(['UK-01-1234567890-1']);
    expect(registrationNumbers(undefined, 'reach')).toEqual([]);
  });
});
