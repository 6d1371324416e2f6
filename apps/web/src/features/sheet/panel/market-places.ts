import type { MarketId } from '@gosds/ghs/market';
import { marketIds } from '@gosds/ghs/markets/market-as-of';
import { marketBasis } from '@gosds/sheet/profiles/countries';

/** `country`: the one that a copy of a sheet is made for; null where no country has the rules any more. */
export type MarketPlace = { readonly id: MarketId; readonly name: string; readonly country: string | null };

const places: Readonly<Record<MarketId, readonly [name: string, country: string | null]>> = {
  eu: ['EU', 'IE'],
  gb: ['Great Britain', 'GB'],
  us: ['USA', 'US'],
  ca: ['Canada', 'CA'],
  au: ['Australia', 'AU'],
  un: ['UN GHS', 'ZZ'],
  'us-2012': ['USA, HCS 2012', null],
  ch: ['Switzerland', 'CH'],
  tr: ['Türkiye', 'TR'],
  nz: ['New Zealand', 'NZ'],
  jp: ['Japan', 'JP'],
  cn: ['China', 'CN'],
  kr: ['Korea', 'KR'],
  tw: ['Taiwan', 'TW'],
  sg: ['Singapore', 'SG'],
  my: ['Malaysia', 'MY'],
  th: ['Thailand', 'TH'],
  vn: ['Viet Nam', 'VN'],
  br: ['Brazil', 'BR'],
  mx: ['Mexico', 'MX'],
  za: ['South Africa', 'ZA'],
  in: ['India', 'IN'],
};

export const nameOfMarket = (id: MarketId): string => places[id][0];

/** Every market in force: the sheet's own first, since the others are compared with it. */
export function marketPlaces(own: MarketId): readonly MarketPlace[] {
  const others = marketIds.filter((id) => id !== own && id !== 'us-2012');
  return [own, ...others].map((id) => ({ id, name: places[id][0], country: countryWith(id) }));
}

/** Only a country whose sheets follow the market's rules. */
function countryWith(id: MarketId): string | null {
  const [, country] = places[id];
  return country !== null && marketBasis(country).rules === id ? country : null;
}
