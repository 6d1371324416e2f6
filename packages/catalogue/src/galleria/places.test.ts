import { countries, notSpecified } from '@gosds/sheet/profiles/countries';
import { describe, expect, it } from 'vitest';
import { holdsAt, industries, placeOf, regionOf, regions } from './places.ts';

describe('industries', () => {
  it('are the 67 of the specification, 98 to 165', () => {
    const ids = industries.map(({ id }) => id);
    expect([industries.length, Math.min(...ids), Math.max(...ids)]).toEqual([67, 98, 165]);
    const labels = industries.map(({ label }) => label);
    for (const label of ['Aerospace', 'Agriculture', 'Cosmetics', 'Food', 'Marine', 'Pesticides and biocides', 'REACH'])
      expect(labels).toContain(label);
  });
});

describe('places', () => {
  it('have the specified codes of regions', () => {
    expect(regions.map(({ code, name }) => `${code} ${name}`)).toEqual([
      ...['0 World', '1 North America', '2 Central and South America', '3 Asia/Pacific', '4 Europe'],
      ...['5 Africa/Middle East', '8 The Caribbean'],
    ]);
  });

  it('name a region for every country', () => {
    for (const { code, name } of countries)
      if (code !== notSpecified.code) expect([name, regionOf(code)]).not.toEqual([name, 0]);
  });

  it.each([
    ['US', 140, 1],
    ['CA', 86, 1],
    ['AU', 82, 3],
    ['JM', 388, 8],
  ])('%s is country %i in region %i', (code, id, region) => {
    expect(regionOf(code)).toBe(region);
    expect(placeOf(id, 0)).toEqual({ country: code, region });
  });

  it('are the world without a country and a region', () => {
    expect(placeOf(0, 0)).toEqual({ country: undefined, region: 0 });
    expect(placeOf(0, 4)).toEqual({ country: undefined, region: 4 });
  });

  it.each([
    [1, 0],
    [0, 7],
    [140, -1],
  ])('know no country %i with region %i', (country, region) => {
    expect(placeOf(country, region)).toBeUndefined();
  });
});

describe('lists', () => {
  const holding = (country: number, region: number) => {
    const place = placeOf(country, region);
    return place && ['US', 'DE', 'CH', 'EU', 'WORLD'].filter((owner) => holdsAt(owner, place));
  };
  it.each([
    ['the world', 0, 0, ['US', 'DE', 'CH', 'EU', 'WORLD']],
    ['Europe', 0, 4, ['DE', 'CH', 'EU', 'WORLD']],
    ['Germany', 276, 4, ['DE', 'EU', 'WORLD']],
    ['Switzerland', 756, 4, ['CH', 'WORLD']],
    ['the United States', 140, 1, ['US', 'WORLD']],
  ])('hold in %s', (_, country, region, owners) => {
    expect(holding(country, region)).toEqual(owners);
  });
});
