import type { Draft } from './draft.ts';

/**
 * Countries (ISO 3166-1) whose addresses put the postcode before the town (Universal Postal Union, addressing systems).
 */
const postcodeFirst: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LU NL NO PL PT RO SE SI SK TR'.split(' '),
);

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

/**
 * The supplier's address in one line, with town and postcode in the order of the country; empty if nothing is entered.
 */
export function addressText({ street, suburb, state, postcode, vendorCountry }: Draft['description']): string {
  const town = postcodeFirst.has(vendorCountry)
    ? joined([joined([postcode, suburb], ' '), state], ', ')
    : joined([suburb, state, postcode], ' ');
  return joined([street, town], ', ');
}
