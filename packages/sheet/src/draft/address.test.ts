import { describe, expect, it } from 'vitest';
import { addressText } from './address.ts';
import { emptyDraft } from './draft.ts';

const addressOf = (parts: Readonly<Record<string, string>>) => addressText({ ...emptyDraft().description, ...parts });

describe('the supplier’s address', () => {
  it.each([
    [
      { vendorCountry: 'DE', street: 'Hauptstraße 1', suburb: 'Berlin', postcode: '10115' },
      'Hauptstraße 1, 10115 Berlin',
    ],
    [
      { vendorCountry: 'IT', street: 'Via Roma 2', suburb: 'Monza', state: 'MB', postcode: '20900' },
      'Via Roma 2, 20900 Monza, MB',
    ],
    [
      { vendorCountry: 'US', street: '1 Main Street', suburb: 'Austin', state: 'TX', postcode: '78701' },
      '1 Main Street, Austin TX 78701',
    ],
    [{ vendorCountry: 'GB', suburb: ' Leeds ', postcode: 'LS1 1AA' }, 'Leeds LS1 1AA'],
    [{ vendorCountry: 'FR', postcode: '75001' }, '75001'],
    [{ street: 'Hauptstraße 1' }, 'Hauptstraße 1'],
    [{ vendorCountry: 'DE' }, ''],
  ])('%j', (parts, expected) => {
    expect(addressOf(parts)).toBe(expected);
  });
});
