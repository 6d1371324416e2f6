import { describe, expect, it } from 'vitest';
import { entryInMode } from './entry-in-mode.ts';
import { findEntries } from './find-entries.ts';
import type { TransportMode } from './transport-input.ts';

const inMode = (un: string, mode: TransportMode) => {
  const [entry] = findEntries(un);
  const found = entry ? entryInMode(entry, mode) : 'not-listed';
  if (typeof found === 'string') return found;
  return [found.properShippingName, found.class, found.subsidiaryHazards.join('+'), found.packingGroup ?? '-'].join(
    '|',
  );
};

describe('an entry in the law of a mode', () => {
  it.each([
    ['1830', 'adr', 'SULPHURIC ACID|8||II'],
    ['1830', 'us', 'SULFURIC ACID|8||II'],
    ['1830', 'ca', 'SULFURIC ACID|8||II'],
    ['1203', 'us', 'GASOLINE|3||II'],
    ['1754', 'adr', 'CHLOROSULPHONIC ACID|8||I'],
    ['1754', 'us', 'CHLOROSULFONIC ACID|8|6.1|I'],
    ['1614', 'us', 'HYDROGEN CYANIDE, STABILIZED|6.1||I'],
    ['3423', 'ca', 'TETRAMETHYLAMMONIUM HYDROXIDE, SOLID|8||II'],
    ['3551', 'us', 'not-listed'],
    ['3551', 'imdg', 'SODIUM ION BATTERIES|9||-'],
    ['3100', 'ca', 'forbidden'],
    ['3100', 'adr', 'forbidden'],
    ['3100', 'rid', 'forbidden'],
    ['3100', 'imdg', 'OXIDIZING SOLID, SELF-HEATING, N.O.S.|5.1|4.2|I'],
    ['0248', 'imdg', 'CONTRIVANCES, WATER-ACTIVATED|1.2L|4.3|-'],
  ] as const)('UN %s in %s: %s', (un, mode, expected) => {
    expect(inMode(un, mode)).toBe(expected);
  });

  it('is the same object where nothing departs', () => {
    const [acetone] = findEntries('1090');
    expect(acetone && entryInMode(acetone, 'us')).toBe(acetone);
  });
});

describe('aerosols, which some modes tell apart by name', () => {
  const flammable = findEntries('1950').find((entry) => entry.class === '2.1');
  it.each([
    ['us', 'AEROSOLS, FLAMMABLE'],
    ['iata', 'AEROSOLS, FLAMMABLE'],
    ['adr', 'AEROSOLS'],
    ['imdg', 'AEROSOLS'],
    ['ca', 'AEROSOLS'],
  ] as const)('%s: %s', (mode, name) => {
    expect(flammable && entryInMode(flammable, mode)).toMatchObject({ properShippingName: name });
  });
});
