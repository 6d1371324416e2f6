import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { publicFile } from '@gosds/testkit/public-files';
import { describe, expect, it } from 'vitest';
import { ufiCountries } from '../../generated/ufi-countries.ts';
import { checkUfi, type UfiCheck } from './check-ufi.ts';
import { makeUfi } from './make-ufi.ts';
import type { VatForm } from './ufi-country.ts';
import { checkValue, packPayload, ufiAlphabet, type UfiPayload } from './ufi-payload.ts';
import { vatValue } from './vat-value.ts';

fc.configureGlobal({ seed: 20_260_501 });

const { path: vectors, isThere } = publicFile('reference/ufi_test_vectors/ufi_test_vectors.tsv');

const partsOf = (check: UfiCheck) =>
  check.status === 'valid'
    ? {
        countries: check.countries.map(({ country }) => country),
        numbers: check.numbers,
        formulationNumber: check.formulationNumber,
      }
    : check.fault;

const messageOf = (ufi: string) => {
  const check = checkUfi(ufi);
  return check.status === 'invalid' ? findingInEnglish(check.fault.message) : check.status;
};

const grouped = (characters: string) => characters.replace(/(.{4})(?=.)/g, '$1-');

/** A UFI with the right check character, for any payload. */
function ufiOf(payload: UfiPayload): string {
  const body = packPayload(payload);
  return grouped([checkValue(body), ...body].map((value) => ufiAlphabet.charAt(value)).join(''));
}

const characters: Readonly<Record<string, string>> = {
  '9': '[0-9]',
  L: '[A-Z]',
  X: '[0-9A-Z]',
  S: '[A-Z+*]',
};

/** Generates the VAT numbers of a form. */
const textsOf = ({ form }: VatForm) =>
  fc.stringMatching(new RegExp(`^${Array.from(form, (sign) => characters[sign] ?? sign).join('')}$`));

const companies = fc
  .constantFrom(...ufiCountries.flatMap(({ country, forms }) => forms.map((form) => ({ country, form }))))
  .chain(({ country, form }) => textsOf(form).map((number) => ({ country, number })));
const formulations = fc.integer({ min: 0, max: 268_435_455 });

describe('a UFI', () => {
  it.each([
    ['IE', '9Z54321Y', 134217728, 'GMTT-2SQN-6FDD-6TV1'],
    ['NL', '999999999B77', 96485337, 'QJ0V-J1JU-9Y8W-37TG'],
    ['HR', '16021765654', 268435455, '53NN-KKPX-SXSD-QJY7'],
  ])('is made of %s %s, and taken apart', (country, number, formulationNumber, ufi) => {
    expect(makeUfi(country, number, formulationNumber)).toEqual({ status: 'made', ufi, number });
    expect(partsOf(checkUfi(ufi))).toEqual({ countries: [country], numbers: [number], formulationNumber });
    expect(checkUfi(` ${ufi.toLowerCase()} `)).toEqual(checkUfi(ufi));
  });

  it('names each country whose VAT number it may carry, and each way to write the number', () => {
    expect(partsOf(checkUfi('53NN-7KTT-1XS1-DDPH'))).toMatchObject({ countries: ['GB', 'XN'], numbers: ['ZY123'] });
    expect(partsOf(checkUfi('A1JV-EUD3-498W-U23R'))).toMatchObject({
      countries: ['BG'],
      numbers: ['987654321', '0987654321'],
    });
  });

  it('has no country if it was made of a company key', () => {
    expect(makeUfi(null, '1828639338661', 156920229)).toMatchObject({ status: 'made', ufi: 'NJC1-671A-UKF3-J0M8' });
    expect(partsOf(checkUfi('NJC1-671A-UKF3-J0M8'))).toEqual({
      countries: [],
      numbers: ['1828639338661'],
      formulationNumber: 156920229,
    });
  });

  it.skipIf(!isThere)('makes every vector of the public test set, and takes it apart', () => {
    const [, ...lines] = readFileSync(vectors, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(58);
    for (const line of lines) {
      const [country = '', number = '', formulation = '', ufi = ''] = line.split('\t');
      const isCompanyKey = country === 'SK' && number.length === 13;
      expect(makeUfi(isCompanyKey ? null : country, number, Number(formulation))).toEqual({
        status: 'made',
        ufi,
        number,
      });
      const check = checkUfi(ufi);
      expect(check).toMatchObject({ status: 'valid', formulationNumber: Number(formulation) });
      expect(partsOf(check)).toMatchObject({ numbers: expect.arrayContaining([withoutTwins(number)]) });
    }
  });

  it('gives back what it was made of, for every form of every country', () => {
    fc.assert(
      fc.property(companies, formulations, ({ country, number }, formulationNumber) => {
        const made = makeUfi(country, number, formulationNumber);
        const check = made.status === 'made' ? checkUfi(made.ufi) : undefined;
        expect(check).toMatchObject({ status: 'valid', formulationNumber });
        const parts = check?.status === 'valid' ? check : undefined;
        expect(parts?.countries.map((each) => each.country)).toContain(country);
        expect(parts?.numbers).toContain(withoutTwins(number));
      }),
      { numRuns: 500 },
    );
  });

  it('is invalid with every single wrong character, and with every two neighbours that changed places', () => {
    fc.assert(
      fc.property(
        companies,
        formulations,
        fc.nat(15),
        fc.integer({ min: 1, max: 30 }),
        (company, formulation, at, by) => {
          const made = makeUfi(company.country, company.number, formulation);
          const right = made.status === 'made' ? Array.from(made.ufi.replaceAll('-', '')) : [];
          const other = ufiAlphabet.charAt((ufiAlphabet.indexOf(right[at] ?? '') + by) % 31);
          expect(partsOf(checkUfi(grouped(right.with(at, other).join(''))))).toMatchObject({ code: 'VAL003' });
          const [left = '', next = ''] = [right[at], right[(at + 1) % 16]];
          if (at === 15 || left === next) return;
          const swapped = right.with(at, next).with(at + 1, left);
          expect(partsOf(checkUfi(grouped(swapped.join(''))))).toMatchObject({ code: 'VAL003' });
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** A final letter A in Irish VAT numbers has no value. */
const withoutTwins = (number: string): string => number.replace(/^(\d{7}[A-Z])A$/, '$1');

describe('what is wrong with a UFI', () => {
  it.each([
    ['GMTT-2SQN-6FD-6TV1', 'VAL001'],
    ['GMTT-2SQN-6FDD6TV1-', 'VAL001'],
    ['GMTT-2SQN-6FDD-6TVI', 'VAL002'],
    ['FMTT-2SQN-6FDD-6TV1', 'VAL003'],
    ['733S-4QNF-4MHA-DTUU', 'VAL004'],
    ['123S-0Q2K-NMHH-WCJQ', 'VAL004'],
    ['U23S-PQ2V-AMH9-VVRG', 'VAL005'],
  ])('%s is %s of ECHA’s manual', (ufi, code) => {
    expect(checkUfi(ufi)).toMatchObject({ status: 'invalid', fault: { code } });
  });

  it('is said in a plain sentence', () => {
    const form = 'Write a UFI as four groups of four characters with hyphens between them.';
    expect(messageOf('GMTT-2SQN-6FD-6TV1')).toBe(`This UFI has 15 characters instead of 16. ${form}`);
    expect(messageOf('G')).toBe(`This UFI has 1 character instead of 16. ${form}`);
    expect(messageOf('GMTT2SQN6FDD6TV1')).toBe(form);
    expect(messageOf('GMTT-2SQN-6FDO-6TVI')).toBe(
      'A UFI never contains “O” or “I”: it has digits and letters other than B, I, L, O and Z.',
    );
    expect(messageOf('FMTT-2SQN-6FDD-6TV1')).toBe(
      'The check character “F” of this UFI does not match the rest: one character is wrong. If the rest is right, it must begin with G.',
    );
    expect(messageOf('733S-4QNF-4MHA-DTUU')).toBe('This UFI does not name a country that UFIs have.');
    expect(messageOf('U23S-PQ2V-AMH9-VVRG')).toBe('This UFI is of a version that does not exist.');
  });

  it('is a number that is no VAT number of the country', () => {
    const germany = 10 * 2 ** 34;
    const payload = { formulation: 1, group: 5, version: 0 };
    expect(partsOf(checkUfi(ufiOf({ ...payload, countryAndVat: germany + 999_999_999 })))).toMatchObject({
      numbers: ['999999999'],
    });
    const noNumber = ufiOf({ ...payload, countryAndVat: germany + 1_000_000_000 });
    expect(partsOf(checkUfi(noNumber))).toMatchObject({ code: 'vat-number' });
    expect(messageOf(noNumber)).toBe('The number in this UFI cannot be a VAT number of Germany.');
  });

  it('is a formulation number above 28 bits', () => {
    const payload = { group: 5, version: 0, countryAndVat: 10 * 2 ** 34 };
    expect(messageOf(ufiOf({ ...payload, formulation: 268_435_455 }))).toBe('valid');
    expect(messageOf(ufiOf({ ...payload, formulation: 268_435_456 }))).toBe(
      'The formulation number in this UFI is above 268435455.',
    );
  });
});

function refusalsOf(...given: Parameters<typeof makeUfi>): unknown {
  const made = makeUfi(...given);
  if (made.status === 'made') return undefined;
  return Object.fromEntries(Object.entries(made.refusals).map(([part, why]) => [part, findingInEnglish(why)]));
}

describe('what a UFI is made from', () => {
  it('may be written with the country before it, spaces, dots and hyphens', () => {
    const made = makeUfi('AT', 'U12345678', 178956970);
    expect(made).toEqual({ status: 'made', ufi: 'C23S-PQ2V-AMH9-VVRF', number: 'U12345678' });
    expect(makeUfi('at', ' atu 1234.56-78', 178956970)).toEqual(made);
    expect(makeUfi('XI', 'XI 987654321', 1)).toEqual(makeUfi('GB', '987654321', 1));
    expect(makeUfi('GR', 'EL567438921', 1)).toEqual(makeUfi('EL', '567438921', 1));
  });

  it.each([
    ['DE', 'U12345678', 'This is not a VAT number of Germany. Write it like 123456789.'],
    ['DE', 'AT123456789', 'This is not a VAT number of Germany. Write it like 123456789.'],
    ['LT', '', 'This is not a VAT number of Lithuania. Write it like 123456789 or 123456789012.'],
    ['RO', '1', 'This is not a VAT number of Romania. Write it like 12 up to 1234567890.'],
    [null, '2199023255552', 'The company key is a whole number from 0 to 2199023255551.'],
  ])('is told if it is no number of %s: %s', (country, number, message) => {
    expect(refusalsOf(country, number, 1)).toEqual({ number: message });
  });

  it('is told in every part that is wrong', () => {
    const formulationNumber = 'The formulation number is a whole number from 0 to 268435455.';
    for (const wrong of [-1, 0.5, Number.NaN, 268_435_456])
      expect(refusalsOf('DE', '123456789', wrong)).toEqual({ formulationNumber });
    expect(refusalsOf('XX', '1', -1)).toEqual({
      country: 'UFIs are made with a VAT number of the EU, the EEA or the United Kingdom.',
      formulationNumber,
    });
  });

  it('is another number for every two VAT numbers of a country that differ in more than zeros at the front', () => {
    for (const { forms } of ufiCountries) {
      fc.assert(
        fc.property(fc.constantFrom(...forms), fc.constantFrom(...forms), fc.gen(), (one, two, draw) => {
          const [first, second] = [draw(textsOf, one), draw(textsOf, two)];
          const key = (text: string) => withoutTwins(text).replace(/^0+(?=\d)/, '');
          const isSame = vatValue(one, first) === vatValue(two, second);
          expect(isSame).toBe(key(first) === key(second));
        }),
        { numRuns: 30 },
      );
    }
  });
});
