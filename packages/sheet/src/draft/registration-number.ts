/** The register that gives a number: that of the Union (ECHA), or that of Great Britain (HSE). */
export type RegistrationLaw = 'reach' | 'uk-reach';

/** What is wrong with a number; `check-number` may stay, since the number itself is read. */
export type RegistrationFault = 'form' | 'other-law' | 'pre-registration' | 'check-number';

const union = /^\d{2}-\d{10}-\d{2}(?:-(?:\d{4}|X{4}))?$/;
const british = /^UK-01-\d{10}-\d{1,2}(?:-(?:\d{4}|X{4}))?$/;

/** Types of number by their first two digits: registrations, and the two of intermediates that were given before. */
const registrations = new Set(['01', '07', '08']);

/** Pre-registrations and late ones, which ended with 31 December 2019 (Regulation (EU) 2019/1692). */
const preRegistrations = new Set(['05', '17']);

/**
 * The two digits behind the ten of the base number: 100 less its digits, those at even places twice. Undefined where that is
 * below nothing, of which no source speaks.
 */
function checkNumber(base: string): string | undefined {
  const sum = Array.from(base).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return sum > 100 ? undefined : String((100 - sum) % 100).padStart(2, '0');
}

function faultOfUnion(number: string): RegistrationFault | undefined {
  const [type = '', base = '', check] = number.split('-');
  if (preRegistrations.has(type)) return 'pre-registration';
  if (!registrations.has(type)) return 'form';
  const expected = checkNumber(base);
  return expected === undefined || expected === check ? undefined : 'check-number';
}

/** What is wrong with one number as `numbersIn` gives it, for sheets of a law. The check number of the British register is not known. */
export function faultOf(number: string, law: RegistrationLaw): RegistrationFault | undefined {
  const isUnion = union.test(number);
  if (!isUnion && !british.test(number)) return 'form';
  if (isUnion !== (law === 'reach')) return 'other-law';
  return isUnion ? faultOfUnion(number) : undefined;
}

/** The numbers of a text, each with plain dashes and capital letters; none of a blank one. */
export const numbersIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .split(/[,;]/u)
    .map((number) => number.replaceAll(/\s/gu, ''))
    .filter((number) => number !== '');

/** The numbers of a text that a sheet of the law gives, each once. */
export const registrationNumbers = (text: string | undefined, law: RegistrationLaw): readonly string[] => [
  ...new Set(
    numbersIn(text ?? '').filter((number) => {
      const fault = faultOf(number, law);
      return fault === undefined || fault === 'check-number';
    }),
  ),
];
