import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder, Placed } from '../data-folder.ts';
import type { DataKind } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';
import { countryRow, type CountryRow, vatNumberRow, type VatNumberRow } from './ufi-forms.ts';

const countriesFile = 'ufi/countries.csv';
const vatNumbersFile = 'ufi/vat-numbers.csv';

/** Reports duplicate country codes, and countries without VAT numbers. */
function checkCountries(
  data: DataFolder,
  rows: readonly Placed<CountryRow>[],
  vatNumbers: readonly Placed<VatNumberRow>[],
): void {
  const codes = new Set<string>();
  const withNumbers = new Set(vatNumbers.map(({ value }) => value.country));
  for (const { row, value } of rows) {
    for (const code of [value.country, ...value.also]) {
      if (codes.has(code)) data.report({ file: countriesFile, row, message: `${code} appears twice.` });
      codes.add(code);
    }
    if (!withNumbers.has(value.country))
      data.report({ file: countriesFile, row, message: `${value.country} has no row in ${vatNumbersFile}.` });
  }
}

/** Reports duplicate formats and formats of unknown countries. */
function checkVatNumbers(
  data: DataFolder,
  rows: readonly Placed<VatNumberRow>[],
  countries: readonly Placed<CountryRow>[],
): void {
  const known = new Set(countries.map(({ value }) => value.country));
  const seen = new Set<string>();
  for (const { row, value } of rows) {
    const { country, form } = value;
    if (!known.has(country))
      data.report({ file: vatNumbersFile, row, message: `${country} is not in ${countriesFile}.` });
    if (seen.has(country + form)) data.report({ file: vatNumbersFile, row, message: `${form} appears twice.` });
    seen.add(country + form);
  }
}

const compiledForm = ({ form, offset, letters }: VatNumberRow) => ({
  form,
  ...(offset === undefined ? {} : { offset }),
  ...(letters === undefined ? {} : { isLastLetterFirst: true }),
});

/** `data/ufi/`: countries as a UFI numbers them, and the formats of their VAT numbers. */
export const ufiKind: DataKind = {
  folder: 'ufi',
  compile: (data) => {
    data.json('ufi/ufi.json', codeListFacts);
    const countries = data.table(countriesFile, countryRow);
    const vatNumbers = data.table(vatNumbersFile, vatNumberRow);
    checkCountries(data, countries, vatNumbers);
    checkVatNumbers(data, vatNumbers, countries);
    const items = countries.map(({ value: { country, also, name, group, code } }) => ({
      ...{ country, also, name, group, code },
      forms: vatNumbers.filter(({ value }) => value.country === country).map(({ value }) => compiledForm(value)),
    }));
    return [
      jsonModule({
        path: 'packages/sheet/src/generated/ufi-countries.ts',
        name: 'ufiCountries',
        type: ['../draft/ufi/ufi-country.ts', 'UfiCountry'],
        items,
      }),
    ];
  },
};
