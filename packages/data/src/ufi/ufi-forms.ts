import { z } from 'zod';
import { oneOf, orBlank, partsOf, word } from '../cells.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as DE.');

const wholeNumber = z
  .string()
  .regex(/^\d+$/, 'Write a whole number, 0 or more.')
  .transform(Number)
  .refine((number) => number < 2 ** 41, 'A UFI has 41 bits for country and VAT number.');

/** `countries.csv`: a country with its group and code in a UFI. `also`: other prefixes of its VAT numbers. */
export const countryRow = z.strictObject({
  country: countryCode,
  also: z
    .string()
    .transform((cell) => partsOf(cell, ' '))
    .pipe(z.array(countryCode)),
  name: word,
  group: wholeNumber,
  code: wholeNumber,
});

/** `vat-numbers.csv`: a format of a country's VAT numbers, and its conversion to a number. */
export const vatNumberRow = z.strictObject({
  country: countryCode,
  form: z.string().regex(/^[0-9A-Z]{2,13}$/, 'Write the form with 9, L, X and S, such as U99999999.'),
  offset: orBlank(wholeNumber),
  letters: orBlank(oneOf(['last first'])),
});

export type CountryRow = z.infer<typeof countryRow>;
export type VatNumberRow = z.infer<typeof vatNumberRow>;
