import { checkUfi, type UfiParts } from '@gosds/sheet/draft/ufi/check-ufi';
import { z } from 'zod';
import { type Check, check } from './case-check.ts';

const realUfis = z
  .array(
    z.looseObject({
      ufi: z.string(),
      valid: z.boolean(),
      country: z.array(z.string()),
      formulation_number: z.number(),
    }),
  )
  .min(1);

const codesOf = ({ countries }: UfiParts): readonly string[] =>
  countries.flatMap(({ country, also }) => [country, ...also]);

/** Checks UFIs of real sheets against the sheets' data; undefined if the file contains something else. */
export function checkRealUfis(json: unknown): readonly Check[] | undefined {
  const read = realUfis.safeParse(json);
  return read.success ? read.data.map(checkOne) : undefined;
}

function checkOne({ ufi, valid, country, formulation_number }: z.infer<typeof realUfis>[number]): Check {
  const found = checkUfi(ufi);
  const words =
    found.status === 'valid'
      ? `valid, ${codesOf(found).join(' or ') || 'company key'}, ${found.formulationNumber}`
      : found.fault.code;
  const isSame =
    found.status === 'valid' &&
    found.formulationNumber === formulation_number &&
    (country.length === 0) === (found.countries.length === 0) &&
    country.every((code) => codesOf(found).includes(code));
  return check(`UFI ${ufi}`, {
    expected: valid ? `valid, ${country.join(' or ') || 'company key'}, ${formulation_number}` : 'invalid',
    found: words,
    isMet: valid ? isSame : found.status === 'invalid',
  });
}
