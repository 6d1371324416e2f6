/** The register that issues a number: the Union's (ECHA), or Great Britain's (HSE). */
export type RegistrationLaw = 'reach' | 'uk-reach';

/** What is wrong with a number. A sheet prints a number despite `check-number`. */
export type RegistrationFault = 'form' | 'other-law' | 'pre-registration' | 'check-number';

const union = /^\d{2}-\d{10}-\d{2}(?:-(?:\d{4}|X{4}))?$/;
const british = /^UK-01-\d{10}-\d{1,2}(?:-(?:\d{4}|X{4}))?$/;

/** Number types by their first two digits: registrations, and the two earlier types for intermediates. */
const registrations = new Set(['01', '07', '08']);

/** Pre-registrations and late pre-registrations, which ended on 31 December 2019 (Regulation (EU) 2019/1692). */
const preRegistrations = new Set(['05', '17']);

/**
 * The two check digits of the ten-digit base number: 100 minus the sum of its digits, with digits at even places
 * counted twice. Undefined if the result is negative; no source covers that case.
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

/**
 * The fault of one number from `numbersIn`, for sheets under a law. The check digits of the British register are not
 * known.
 */
export function faultOf(number: string, law: RegistrationLaw): RegistrationFault | undefined {
  const isUnion = union.test(number);
  if (!isUnion && !british.test(number)) return 'form';
  if (isUnion !== (law === 'reach')) return 'other-law';
  return isUnion ? faultOfUnion(number) : undefined;
}

/** The numbers in a text, with plain hyphens and capital letters; none for a blank text. */
export const numbersIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .split(/[,;]/u)
    .map((number) => number.replaceAll(/\s/gu, ''))
    .filter((number) => number !== '');

/** The numbers in a text that a sheet under the law prints, each once. */
export const registrationNumbers = (text: string | undefined, law: RegistrationLaw): readonly string[] => [
  ...new Set(
    numbersIn(text ?? '').filter((number) => {
      const fault = faultOf(number, law);
      return fault === undefined || fault === 'check-number';
    }),
  ),
];
