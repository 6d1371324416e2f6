import { joined, type Message } from '@gosds/ghs/message';
import { type TextValue, tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { countryOfUfi } from './country-of-ufi.ts';
import type { UfiCountry } from './ufi-country.ts';
import { ufiCountryOf } from './ufi-country-of.ts';
import {
  checkValue,
  companyKeyGroup,
  maxCompanyKey,
  maxFormulation,
  packPayload,
  ufiAlphabet,
  vatRange,
} from './ufi-payload.ts';
import { exampleOf, vatValue } from './vat-value.ts';

/** Faults in the inputs for a UFI, each in one or two plain sentences. */
export type UfiRefusals = {
  readonly country?: Message;
  readonly number?: Message;
  readonly formulationNumber?: Message;
};

/** `number` is the VAT number or the company key in the UFI's form: without country, spaces, dots and hyphens. */
export type UfiMade =
  | { readonly status: 'made'; readonly ufi: string; readonly number: string }
  | { readonly status: 'refused'; readonly refusals: UfiRefusals };

/** Examples of the country's VAT numbers. If there are many lengths, only the first and the last. */
export function vatExamples({ forms }: UfiCountry): TextValue {
  const examples = forms.map(exampleOf);
  const [first = '', last = ''] = [examples.at(0), examples.at(-1)];
  return examples.length > 4 ? tellWith('ufi.upTo', { first, last }) : joined('or', examples);
}

/** Removes the spaces, dots and hyphens that people often write in VAT numbers. */
const compactOf = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

type Given = { readonly text: string; readonly value: number };

function numberIn({ forms }: UfiCountry, text: string): Given | undefined {
  const value = forms.map((form) => vatValue(form, text)).find((each) => each !== undefined);
  return value === undefined ? undefined : { text, value };
}

/** The numeric value of a VAT number, with or without the country prefix. */
function vatNumber(country: UfiCountry, typed: string): Given | undefined {
  const text = compactOf(typed);
  const isNamed = [country.country, ...country.also].includes(text.slice(0, 2));
  return numberIn(country, text) ?? (isNamed ? numberIn(country, text.slice(2)) : undefined);
}

function companyKey(typed: string): Given | undefined {
  const text = compactOf(typed);
  const value = Number(text);
  return /^\d{1,13}$/.test(text) && value <= maxCompanyKey ? { text, value } : undefined;
}

type Company = { readonly group: number; readonly countryAndVat: number; readonly number: string };

function companyOf(country: UfiCountry | null, typed: string): Company | Message {
  if (country === null) {
    const key = companyKey(typed);
    return key === undefined
      ? tellOf('ufi.companyKey', String(maxCompanyKey))
      : { group: companyKeyGroup, countryAndVat: key.value, number: key.text };
  }
  const vat = vatNumber(country, typed);
  return vat === undefined
    ? tellWith('ufi.vatNumber', { country: countryOfUfi(country), examples: vatExamples(country) })
    : {
        group: country.group,
        countryAndVat: country.code * (vatRange(country.group) ?? 0) + vat.value,
        number: vat.text,
      };
}

/** The characters of a payload in four groups, check character first. */
function textOf(body: readonly number[]): string {
  const characters = [checkValue(body), ...body].map((value) => ufiAlphabet.charAt(value)).join('');
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4)).join('-');
}

const isFormulation = (number: number): boolean => Number.isInteger(number) && number >= 0 && number <= maxFormulation;

/**
 * Makes the UFI of a formulation. `country` is the VAT number's country code, or null for a company key; `number` is
 * the VAT number or the company key as typed; `formulationNumber` is 0 to 268,435,455. Reports all faults at once.
 * Source: ECHA, UFI developer's manual.
 */
export function makeUfi(country: string | null, number: string, formulationNumber: number): UfiMade {
  const known = country === null ? null : ufiCountryOf(country);
  const company = known === undefined ? undefined : companyOf(known, number);
  const isRight = isFormulation(formulationNumber);
  if (company !== undefined && 'group' in company && isRight) {
    const payload = packPayload({ ...company, formulation: formulationNumber, version: 0 });
    return { status: 'made', ufi: textOf(payload), number: company.number };
  }
  return {
    status: 'refused',
    refusals: {
      ...(known === undefined ? { country: tell('ufi.countries') } : {}),
      ...(company !== undefined && 'key' in company ? { number: company } : {}),
      ...(isRight ? {} : { formulationNumber: tellOf('ufi.formulationNumber', String(maxFormulation)) }),
    },
  };
}
