import type { Clock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { PriceList } from './price-list.ts';
import { shownPrices } from './shown-prices.ts';

/** `prices` are the operator's prices. They apply until staff set prices. */
type PriceDeps = { readonly prices: PriceList; readonly clock: Clock };

/** The prices in force now. */
export async function pricesInForce({ prices, clock }: PriceDeps, stores: Pick<Stores, 'prices'>): Promise<PriceList> {
  return { ...prices, ...(await stores.prices.at(clock()))?.prices };
}

/** How long a visitor's page waits for the database. */
const waitMs = 300;

const pause = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, waitMs, undefined).unref();
  });

/** The public prices. Returns the last known prices while the database does not answer. */
export function askShownPrices(deps: PriceDeps & { readonly work: UnitOfWork }) {
  let last: PriceList | undefined;
  let asking: Promise<PriceList> | undefined;
  const ask = () => {
    asking ??= pricesInForce(deps, deps.work.stores)
      .then((list) => (last = list))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    const known = last;
    if (!known) return shownPrices(await ask());
    return shownPrices((await Promise.race([ask().catch(() => undefined), pause()])) ?? known);
  };
}
