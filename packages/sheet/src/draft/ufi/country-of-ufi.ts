import type { ProperName } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { UfiCountry } from './ufi-country.ts';

/** Greece stands before its VAT numbers as EL. */
const isoOf: Readonly<Record<string, string>> = { EL: 'GR', XN: 'GB' };

/** The country of a VAT number, to be named in any language. */
export const countryOfUfi = ({ country, name }: UfiCountry): ProperName => ({
  called: name,
  of: 'region',
  code: ownValue(isoOf, country) ?? country,
});
