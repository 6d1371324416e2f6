import { marketIds } from '@gosds/ghs/markets/market-as-of';
import { marketBasis } from '@gosds/sheet/profiles/countries';
import { expect, it } from 'vitest';
import { marketPlaces } from './market-places.ts';

it('has every market once, the own one first, each with a country that follows its rules', () => {
  const places = marketPlaces('jp');
  expect(places[0]?.id).toBe('jp');
  expect(places.map(({ id }) => id).toSorted()).toEqual(marketIds.filter((id) => id !== 'us-2012').toSorted());
  for (const { id, country } of places) expect(marketBasis(country ?? '').rules, id).toBe(id);
});
