/** How a VAT number becomes the number that a UFI carries. Source: ECHA, UFI developer's manual, section 2.1 and annexes. */
export type VatRule = {
  /** Country group, four bits of the payload. */
  readonly group: number;
  /** Code of the country within its group. */
  readonly code: number;
  readonly pattern: RegExp;
  readonly toNumber: (match: readonly string[]) => bigint;
};

/** Bits of the country code within each group; the VAT number takes the rest of 41. */
export const countryBits: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 0, 3: 1, 4: 4, 5: 7 };

const digits = (match: readonly string[]): bigint => BigInt(match.slice(1).join(''));
const letter = (character: string | undefined): bigint => BigInt((character ?? 'A').charCodeAt(0) - 65);
const alphanumeric = (text: string): bigint =>
  Array.from(text).reduce((value, character) => value * 36n + BigInt(Number.parseInt(character, 36)), 0n);

const numeric = (group: number, code: number, pattern: RegExp): VatRule => ({ group, code, pattern, toNumber: digits });

const irishSecond = (character: string): bigint => ({ '+': 26n, '*': 27n })[character] ?? letter(character);

const unitedKingdom: readonly VatRule[] = [
  { group: 2, code: 0, pattern: /^(\d{9}|\d{12})$/, toNumber: (match) => (1n << 40n) + digits(match) },
  {
    group: 2,
    code: 0,
    pattern: /^([A-Z])([A-Z])(\d{3})$/,
    toNumber: ([, first, second, rest]) => (letter(first) * 26n + letter(second)) * 1000n + BigInt(rest ?? 0),
  },
];

const greece = [numeric(5, 12, /^(\d{9})$/)];

/** By country code as it stands before the VAT number; Greece as GR or EL, Northern Ireland as XN. */
export const vatRules: Readonly<Record<string, readonly VatRule[]>> = {
  AT: [numeric(5, 15, /^U(\d{8})$/)],
  BE: [numeric(5, 9, /^([01]\d{9})$/)],
  BG: [numeric(5, 0, /^(\d{9,10})$/)],
  CY: [
    {
      group: 5,
      code: 7,
      pattern: /^(\d{8})([A-Z])$/,
      toNumber: ([, number, last]) => letter(last) * 100_000_000n + BigInt(number ?? 0),
    },
  ],
  CZ: [numeric(5, 1, /^(\d{8,10})$/)],
  DE: [numeric(5, 10, /^(\d{9})$/)],
  DK: [numeric(5, 16, /^(\d{8})$/)],
  EE: [numeric(5, 11, /^(\d{9})$/)],
  EL: greece,
  GR: greece,
  ES: [
    {
      group: 5,
      code: 3,
      pattern: /^([0-9A-Z])(\d{7})([0-9A-Z])$/,
      toNumber: ([, first, number, last]) =>
        alphanumeric(`${first ?? ''}${last ?? ''}`) * 10_000_000n + BigInt(number ?? 0),
    },
  ],
  FI: [numeric(5, 17, /^(\d{8})$/)],
  FR: [
    {
      group: 1,
      code: 0,
      pattern: /^([0-9A-Z]{2})(\d{9})$/,
      toNumber: ([, key, number]) => alphanumeric(key ?? '') * 1_000_000_000n + BigInt(number ?? 0),
    },
  ],
  GB: unitedKingdom,
  XN: unitedKingdom,
  HR: [numeric(4, 0, /^(\d{11})$/)],
  HU: [numeric(5, 18, /^(\d{8})$/)],
  IE: [
    {
      group: 5,
      code: 2,
      pattern: /^(\d)([A-Z+*])(\d{5})([A-Z])$/,
      toNumber: ([, first, second, rest, last]) =>
        (irishSecond(second ?? '') * 26n + letter(last)) * 1_000_000n + BigInt(`${first ?? ''}${rest ?? ''}`),
    },
    {
      group: 5,
      code: 2,
      pattern: /^(\d{7})([A-Z])([A-Z])?$/,
      toNumber: ([, number, first, second]) =>
        (1n << 33n) + (letter(second) * 26n + letter(first)) * 10_000_000n + BigInt(number ?? 0),
    },
  ],
  IS: [{ group: 5, code: 8, pattern: /^([0-9A-Z]{5,6})$/, toNumber: ([, value]) => alphanumeric(value ?? '') }],
  IT: [numeric(4, 1, /^(\d{11})$/)],
  LI: [numeric(5, 22, /^(\d{5})$/)],
  LT: [numeric(3, 0, /^(\d{9}|\d{12})$/)],
  LU: [numeric(5, 19, /^(\d{8})$/)],
  LV: [numeric(4, 2, /^(\d{11})$/)],
  MT: [numeric(5, 20, /^(\d{8})$/)],
  NL: [numeric(4, 3, /^(\d{9})B(\d{2})$/)],
  NO: [numeric(5, 13, /^(\d{9})$/)],
  PL: [numeric(5, 4, /^(\d{10})$/)],
  PT: [numeric(5, 14, /^(\d{9})$/)],
  RO: [numeric(5, 5, /^(\d{2,10})$/)],
  SE: [numeric(3, 1, /^(\d{12})$/)],
  SI: [numeric(5, 21, /^(\d{8})$/)],
  SK: [numeric(5, 6, /^(\d{10})$/)],
};

/** A company key, for those without a VAT number: 41 bits of its own. */
export const companyKeyRule = numeric(0, 0, /^(\d{1,13})$/);
