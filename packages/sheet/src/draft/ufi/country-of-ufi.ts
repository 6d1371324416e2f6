import type { ProperName } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { UfiCountry } from './ufi-country.ts';

/** VAT numbers use EL for Greece and XN for Northern Ireland. */
const isoOf: Readonly<Record<string, string>> = { EL: 'GR', XN: 'GB' };

/** The country of a VAT number, as a name that every language can print. */
export const countryOfUfi = ({ country, name }: UfiCountry): ProperName => ({
  called: name,
  of: 'region',
  code: ownValue(isoOf, country) ?? country,
});
