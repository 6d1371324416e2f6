import { z } from 'zod';
import { idCell, orBlank, word } from '../cells.ts';
import type { DataFolder, Placed } from '../data-folder.ts';
import type { DataKind } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';

const industryRow = z.strictObject({
  id: idCell,
  /** The code that lists use for the industry, and the key of its name in the interface texts. */
  code: z.string().regex(/^[a-z][a-zA-Z]*$/, 'Write one word of letters, such as toys.'),
  label: word,
});

const regionRow = z.strictObject({ code: z.string().regex(/^\d$/, 'Write one digit.').transform(Number), name: word });

const countryRow = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as DE.'),
  region: z.string().regex(/^\d$/, 'Write the code of a region.').transform(Number),
  /** The union whose lists also apply there. */
  union: orBlank(z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as EU.')),
});

const file = (name: string) => `galleria/${name}.csv`;

/** Reports a key that occurs twice. */
function checkKeys<Row>(
  data: DataFolder,
  table: { readonly name: string; readonly rows: readonly Placed<Row>[] },
  keyOf: (row: Row) => string,
): void {
  const seen = new Set<string>();
  for (const { row, value } of table.rows) {
    const key = keyOf(value);
    if (seen.has(key)) data.report({ file: file(table.name), row, message: `${key} appears twice.` });
    seen.add(key);
  }
}

const values = <Row>(rows: readonly Placed<Row>[]): readonly Row[] => rows.map(({ value }) => value);

/** `data/galleria/`: industries for limiting reports, the regions of the world, and the region of each country. */
export const galleriaKind: DataKind = {
  folder: 'galleria',
  compile: (data) => {
    const industries = data.table(file('industries'), industryRow);
    const regions = data.table(file('regions'), regionRow);
    const countries = data.table(file('countries'), countryRow);
    checkKeys(data, { name: 'industries', rows: industries }, ({ id }) => String(id));
    checkKeys(data, { name: 'industries', rows: industries }, ({ code }) => code);
    checkKeys(data, { name: 'regions', rows: regions }, ({ code }) => String(code));
    checkKeys(data, { name: 'countries', rows: countries }, ({ country }) => country);
    const codes = new Set(values(regions).map(({ code }) => code));
    for (const { row, value } of countries)
      if (!codes.has(value.region))
        data.report({ file: file('countries'), row, message: `${value.region} is not in regions.csv.` });
    return [
      ['industries', 'Industry', values(industries)] as const,
      ['regions', 'Region', values(regions)] as const,
      ['placed-countries', 'PlacedCountry', values(countries)] as const,
    ].map(([name, type, items]) =>
      jsonModule({
        path: `packages/catalogue/src/generated/${name}.ts`,
        name: name === 'placed-countries' ? 'placedCountries' : name,
        type: ['../galleria/place-types.ts', type],
        items,
      }),
    );
  },
};
