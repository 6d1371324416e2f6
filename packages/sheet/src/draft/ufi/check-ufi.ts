import { joined, type Message } from '@gosds/ghs/message';
import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { ufiCountries } from '../../generated/ufi-countries.ts';
import { countryOfUfi } from './country-of-ufi.ts';
import type { UfiCountry } from './ufi-country.ts';
import { checkValue, companyKeyGroup, maxFormulation, ufiAlphabet, unpackPayload, vatRange } from './ufi-payload.ts';
import { vatText } from './vat-form.ts';

/** VAL001 to VAL005 are the error codes of ECHA's UFI developer's manual, section 4; the other two are our own. */
export type UfiFault = {
  readonly code: 'VAL001' | 'VAL002' | 'VAL003' | 'VAL004' | 'VAL005' | 'vat-number' | 'formulation-number';
  /** One or two plain sentences. */
  readonly message: Message;
};

/** The parts of a UFI. */
export type UfiParts = {
  /** Countries of the VAT number it may contain, the usual one first; none for a company key. */
  readonly countries: readonly UfiCountry[];
  /** VAT numbers it may contain; they differ in leading zeros. For a company key, only the key. */
  readonly numbers: readonly string[];
  readonly formulationNumber: number;
};

export type UfiCheck =
  | ({ readonly status: 'valid' } & UfiParts)
  | { readonly status: 'invalid'; readonly fault: UfiFault };

const invalid = (code: UfiFault['code'], message: Message): UfiCheck => ({
  status: 'invalid',
  fault: { code, message },
});

/** The 16 characters without hyphens, or the fault in their number or hyphens. */
function checkForm(upper: string): UfiCheck | readonly string[] {
  const characters = Array.from(upper.replaceAll('-', ''));
  const count = characters.length;
  if (count !== 16) return invalid('VAL001', tellOf('entry.ufiLength', count));
  if (!/^[^-]{4}(?:-[^-]{4}){3}$/u.test(upper)) return invalid('VAL001', tell('entry.ufiForm'));
  const strangers = [...new Set(characters.filter((character) => !ufiAlphabet.includes(character)))];
  if (strangers.length === 0) return characters;
  const named = strangers.map((stranger) => tellOf('entry.quoted', stranger));
  return invalid('VAL002', tellOf('entry.ufiStrangers', joined('or', named)));
}

/** Decodes a UFI whose characters are valid. */
function takeApart(body: readonly number[]): UfiCheck {
  const { formulation, group, countryAndVat, version } = unpackPayload(body);
  const range = vatRange(group);
  const countries = ufiCountries.filter(
    (country) => country.group === group && country.code === Math.floor(countryAndVat / (range ?? 1)),
  );
  if (range === undefined || (group !== companyKeyGroup && countries.length === 0))
    return invalid('VAL004', tell('entry.ufiCountry'));
  if (version !== 0) return invalid('VAL005', tell('entry.ufiVersion'));
  if (formulation > maxFormulation)
    return invalid('formulation-number', tellOf('entry.ufiFormulation', String(maxFormulation)));
  const vat = countryAndVat % range;
  const texts = countries.flatMap(({ forms }) => forms.map((form) => vatText(form, vat) ?? ''));
  const numbers = group === companyKeyGroup ? [String(vat)] : [...new Set(texts)].filter((text) => text !== '');
  const [country] = countries;
  if (numbers.length === 0) return invalid('vat-number', tellOf('entry.ufiVat', country ? countryOfUfi(country) : ''));
  return { status: 'valid', countries, numbers, formulationNumber: formulation };
}

/**
 * Checks form, characters, check character and content of a UFI, in the order of ECHA's manual. Returns the parts of a
 * valid UFI.
 */
export function checkUfi(text: string): UfiCheck {
  const characters = checkForm(text.trim().toUpperCase());
  if ('status' in characters) return characters;
  const [first = 0, ...body] = characters.map((character) => ufiAlphabet.indexOf(character));
  const expected = checkValue(body);
  if (first === expected) return takeApart(body);
  return invalid(
    'VAL003',
    tellWith('entry.ufiCheckCharacter', {
      found: tellOf('entry.quoted', ufiAlphabet.charAt(first)),
      expected: ufiAlphabet.charAt(expected),
    }),
  );
}
