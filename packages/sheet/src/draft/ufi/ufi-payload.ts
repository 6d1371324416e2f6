/**
 * The content of the 15 characters after the check character. Source of the layout: ECHA, UFI developer's manual,
 * section 2.1.
 */
export type UfiPayload = {
  /** 28 bits: 0 to 268,435,455. */
  readonly formulation: number;
  /** Four bits. */
  readonly group: number;
  /** 41 bits: the code of the country within its group, then the VAT number. */
  readonly countryAndVat: number;
  /** One bit; 0 is the only version there is. */
  readonly version: number;
};

/**
 * The 31 characters of a UFI in the order of their value. Letters that look like a digit or another letter are left
 * out.
 */
export const ufiAlphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';

export const maxFormulation = 2 ** 28 - 1;

/** The highest company key, for a company without a VAT number. */
export const maxCompanyKey = 2 ** 41 - 1;

/** Bits of the country code, by country group; the VAT number takes the rest of 41. Group 0 is the company key. */
const codeBits: readonly number[] = [0, 0, 0, 1, 4, 7];

export const companyKeyGroup = 0;

/** One more than the largest VAT number of a group; undefined for a group that does not exist. */
export function vatRange(group: number): number | undefined {
  const bits = codeBits[group];
  return bits === undefined ? undefined : 2 ** (41 - bits);
}

/** The position in the base-31 number of each character after the check character. */
const reordering = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14];

const base = BigInt(ufiAlphabet.length);

/** Value of the check character: the sum of position times value is a multiple of 31. */
export function checkValue(body: readonly number[]): number {
  const sum = body.reduce((total, value, index) => total + value * (index + 2), 0);
  return (31 - (sum % 31)) % 31;
}

/** Encodes the payload as the values of 15 characters. */
export function packPayload({ formulation, group, countryAndVat, version }: UfiPayload): readonly number[] {
  let rest = (((BigInt(formulation) << 4n) | BigInt(group)) << 42n) | (BigInt(countryAndVat) << 1n) | BigInt(version);
  const ordered: number[] = [];
  for (; ordered.length < reordering.length; rest /= base) ordered.unshift(Number(rest % base));
  return reordering.map((from) => ordered[from] ?? 0);
}

/** Decodes the values of 15 characters; `formulation` may exceed the range of a UFI. */
export function unpackPayload(body: readonly number[]): UfiPayload {
  const ordered = new Array<number>(reordering.length).fill(0);
  for (const [index, target] of reordering.entries()) ordered[target] = body[index] ?? 0;
  const payload = ordered.reduce((value, digit) => value * base + BigInt(digit), 0n);
  return {
    formulation: Number(payload >> 46n),
    group: Number((payload >> 42n) & 15n),
    countryAndVat: Number((payload >> 1n) & ((1n << 41n) - 1n)),
    version: Number(payload & 1n),
  };
}
