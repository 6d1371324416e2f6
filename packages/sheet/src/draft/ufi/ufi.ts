import { ownValue } from '@gosds/ghs/own-value';
import { type VatRule, companyKeyRule, countryBits, vatRules } from './vat-number.ts';

/** Error codes of ECHA's UFI developer's manual, section 4. */
export type UfiFault =
  | { readonly code: 'VAL001'; readonly message: 'A UFI has four groups of four characters joined by hyphens.' }
  | { readonly code: 'VAL002'; readonly message: string }
  | { readonly code: 'VAL003'; readonly message: string }
  | { readonly code: 'VAL004'; readonly message: 'The UFI names no known country.' }
  | { readonly code: 'VAL005'; readonly message: 'The UFI is of a version that does not exist.' };

export type UfiCheck =
  | { readonly status: 'valid'; readonly formulationNumber: number; readonly country: string | null }
  | { readonly status: 'invalid'; readonly fault: UfiFault };

/** Digits and letters of base 31: no vowels but A, E, U and no letter like a digit. */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';

/** Where each character of the payload goes after the check character. */
const reordering = [5, 4, 3, 7, 2, 8, 9, 10, 1, 0, 11, 6, 12, 13, 14];

const formulationBits = 28n;
const countryAndVatBits = 41;
const maximumFormulation = 2 ** Number(formulationBits) - 1;

/** The check character makes the sum of (position x value) a multiple of 31. */
function checkValue(body: readonly number[]): number {
  const sum = body.reduce((total, value, index) => total + value * (index + 2), 0);
  return (31 - (sum % 31)) % 31;
}

function payloadOf(body: readonly number[]): bigint {
  const ordered = new Array<number>(reordering.length).fill(0);
  for (const [index, target] of reordering.entries()) ordered[target] = body[index] ?? 0;
  return ordered.reduce((value, digit) => value * 31n + BigInt(digit), 0n);
}

function bodyOf(payload: bigint): number[] {
  const ordered: number[] = [];
  for (let rest = payload; ordered.length < reordering.length; rest /= 31n) ordered.unshift(Number(rest % 31n));
  return reordering.map((target) => ordered[target] ?? 0);
}

function countryOf(group: number, code: number): string | null | undefined {
  if (group === companyKeyRule.group) return null;
  return Object.entries(vatRules).find(([, [rule]]) => rule?.group === group && rule.code === code)?.[0];
}

function decode(body: readonly number[]): UfiCheck {
  const payload = payloadOf(body);
  const version = payload & 1n;
  const countryAndVat = (payload >> 1n) & ((1n << BigInt(countryAndVatBits)) - 1n);
  const group = Number((payload >> BigInt(countryAndVatBits + 1)) & 15n);
  const bits = countryBits[group];
  const code = bits === undefined ? -1 : Number(countryAndVat >> BigInt(countryAndVatBits - bits));
  const country = bits === undefined ? undefined : countryOf(group, bits === 0 ? 0 : code);
  if (country === undefined) return invalid({ code: 'VAL004', message: 'The UFI names no known country.' });
  if (version !== 0n) return invalid({ code: 'VAL005', message: 'The UFI is of a version that does not exist.' });
  return { status: 'valid', formulationNumber: Number(payload >> BigInt(countryAndVatBits + 5)), country };
}

const invalid = (fault: UfiFault): UfiCheck => ({ status: 'invalid', fault });

/** Checks form, characters, check character, country and version of a UFI, in the order of ECHA's manual. */
export function checkUfi(text: string): UfiCheck {
  const upper = text.trim().toUpperCase();
  if (!/^[^-]{4}(-[^-]{4}){3}$/.test(upper)) {
    return invalid({ code: 'VAL001', message: 'A UFI has four groups of four characters joined by hyphens.' });
  }
  const characters = Array.from(upper.replaceAll('-', ''));
  const stranger = characters.find((character) => !alphabet.includes(character));
  if (stranger) return invalid({ code: 'VAL002', message: `A UFI has no character “${stranger}”.` });
  const [check, ...body] = characters.map((character) => alphabet.indexOf(character));
  const expected = checkValue(body);
  if (check !== expected) {
    const message = `The check character of ${upper} is wrong: it should begin with ${alphabet.charAt(expected)}.`;
    return invalid({ code: 'VAL003', message });
  }
  return decode(body);
}

export type UfiMade =
  | { readonly status: 'made'; readonly ufi: string }
  | {
      readonly status: 'refused';
      readonly field: 'country' | 'number' | 'formulationNumber';
      readonly message: string;
    };

const refused = (field: 'country' | 'number' | 'formulationNumber', message: string): UfiMade => ({
  status: 'refused',
  field,
  message,
});

function encode(rule: VatRule, vat: bigint, formulationNumber: number): string {
  const vatBits = countryAndVatBits - (countryBits[rule.group] ?? 0);
  const countryAndVat = (BigInt(rule.code) << BigInt(vatBits)) | vat;
  const payload =
    ((BigInt(formulationNumber) << BigInt(countryAndVatBits + 5)) |
      (BigInt(rule.group) << BigInt(countryAndVatBits + 1)) |
      (countryAndVat << 1n)) &
    ((1n << 74n) - 1n);
  const body = bodyOf(payload);
  const characters = [checkValue(body), ...body].map((value) => alphabet.charAt(value)).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Makes the UFI of a formulation. `country` is the code before the VAT number, or null for a company key; `number` is the VAT number
 * without the country, or the company key; `formulationNumber` is 0 to 268,435,455. Source: ECHA, UFI developer's manual.
 */
export function makeUfi(country: string | null, number: string, formulationNumber: number): UfiMade {
  if (!Number.isInteger(formulationNumber) || formulationNumber < 0 || formulationNumber > maximumFormulation) {
    return refused('formulationNumber', `The formulation number is a whole number from 0 to ${maximumFormulation}.`);
  }
  const rules = country === null ? [companyKeyRule] : ownValue(vatRules, country.toUpperCase());
  if (!rules) return refused('country', 'UFIs are made with a VAT number of the EU, the EEA or the United Kingdom.');
  const vat = vatOf(rules, number.toUpperCase().replaceAll(/[\s.-]/g, ''));
  if (!vat) return refused('number', 'This is no VAT number of the chosen country.');
  return { status: 'made', ufi: encode(vat.rule, vat.value, formulationNumber) };
}

function vatOf(rules: readonly VatRule[], compact: string): { rule: VatRule; value: bigint } | undefined {
  for (const rule of rules) {
    const match = rule.pattern.exec(compact);
    const value = match ? rule.toNumber(match) : -1n;
    const bits = countryAndVatBits - (countryBits[rule.group] ?? 0);
    if (value >= 0n && value < 1n << BigInt(bits)) return { rule, value };
  }
  return undefined;
}
