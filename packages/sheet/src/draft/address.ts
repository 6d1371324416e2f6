import type { Draft } from './draft.ts';

/** Where letters carry the postcode before the town (Universal Postal Union, addressing systems), by ISO 3166-1. */
const postcodeFirst: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LU NL NO PL PT RO SE SI SK TR'.split(' '),
);

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

/** The supplier's address in one line, town and postcode in the order of its country; empty where nothing is entered. */
export function addressText({ street, suburb, state, postcode, vendorCountry }: Draft['description']): string {
  const town = postcodeFirst.has(vendorCountry)
    ? joined([joined([postcode, suburb], ' '), state], ', ')
    : joined([suburb, state, postcode], ' ');
  return joined([street, town], ', ');
}
