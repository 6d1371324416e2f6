import { moneyText } from '@gosds/phrases/currency';
import { Problem } from '@gosds/contract/problem';
import {
  type DatedPricesRecord,
  pricesPageSize,
  type SetPrices,
  setPriceNames,
} from '@gosds/contract/staff/set-prices';
import { type PriceList, setPricesOf } from '../checkout/price-list.ts';
import { pricesInForce } from '../checkout/prices-in-force.ts';
import type { DatedPrices } from '../checkout/price-store.ts';
import type { Stores } from '../unit-of-work.ts';
import { changed, type StaffDeps } from './edit-users.ts';
import type { NewAct } from './staff-store.ts';

type PriceDeps = StaffDeps & { readonly prices: PriceList };

/** A later start of prices is a typing error in the year. */
const yearsAhead = 5;

const stateOf = (
  { id, validFrom, isWithdrawn }: DatedPrices,
  { inForce, now }: { readonly inForce: DatedPrices | undefined; readonly now: Date },
): DatedPricesRecord['state'] => {
  if (isWithdrawn) return 'withdrawn';
  if (validFrom > now) return 'coming';
  return id === inForce?.id ? 'now' : 'earlier';
};

export const listPrices =
  ({ work, clock, prices }: PriceDeps) =>
  async (page: number) => {
    const now = clock();
    const { stores } = work;
    const inForce = await stores.prices.at(now);
    const listed = await stores.prices.list({ limit: pricesPageSize, offset: page * pricesPageSize });
    const first = setPricesOf(prices);
    return {
      ...{ version: listed.version, count: listed.count, first, now: inForce?.prices ?? first },
      isFirstInForce: inForce === undefined,
      smallestChargeMinor: prices.smallestChargeMinor,
      entries: listed.entries.map((entry): DatedPricesRecord => {
        const { id, validFrom, madeAt, madeBy, prices: set } = entry;
        return {
          ...{ id, madeBy, prices: set, validFrom: validFrom.toISOString(), madeAt: madeAt.toISOString() },
          state: stateOf(entry, { inForce, now }),
        };
      }),
    };
  };

/** Throws if another staff member has changed the prices since the caller read them. */
async function lockVersion(stores: Stores, version: number): Promise<void> {
  if ((await stores.prices.lock()) !== version) throw new Problem('prices-changed');
}

/** Throws if a price above 0 is below the provider's smallest charge, because it would be waived. */
function refuseWaived(prices: SetPrices, smallestChargeMinor: number): void {
  const waived = setPriceNames.filter(
    (name) => name !== 'furtherLanguagePercent' && prices[name] > 0 && prices[name] < smallestChargeMinor,
  );
  if (waived.length === 0) return;
  throw new Problem('validation', {
    fields: Object.fromEntries(waived.map((name) => [name, 'Less than a payment can be.'])),
  });
}

function beginOf(wanted: Date | null, now: Date): Date {
  if (wanted === null) return now;
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  if (wanted > now && wanted <= last) return wanted;
  throw new Problem('validation', { fields: { validFrom: 'Enter a time that is to come.' } });
}

const written = (name: keyof SetPrices, value: number): string =>
  name === 'furtherLanguagePercent' ? String(value) : moneyText(value);

const changesOf = (before: SetPrices, after: SetPrices): NewAct['detail'] =>
  setPriceNames.flatMap((name) => changed(name, written(name, before[name]), written(name, after[name])));

type NewPrices = {
  readonly staffId: string;
  readonly version: number;
  /** Null for at once. */
  readonly validFrom: Date | null;
  readonly prices: SetPrices;
};

export const setPrices =
  (deps: PriceDeps) =>
  ({ staffId, version, validFrom: requested, prices }: NewPrices): Promise<void> =>
    deps.work.transaction(async (stores) => {
      await lockVersion(stores, version);
      const now = deps.clock();
      refuseWaived(prices, deps.prices.smallestChargeMinor);
      const validFrom = beginOf(requested, now);
      const before = await pricesInForce({ ...deps, clock: () => validFrom }, stores);
      if (!(await stores.prices.add({ validFrom, prices, staffId }, now))) {
        throw new Problem('validation', { fields: { validFrom: 'Other prices begin at this time.' } });
      }
      const detail = [
        ...changed('validFrom', null, validFrom.toISOString()),
        ...changesOf(setPricesOf(before), prices),
      ];
      await stores.staff.record({ staffId, userId: null, kind: 'set-prices', detail }, now);
    });

type Withdrawal = { readonly staffId: string; readonly id: string; readonly version: number };

export const withdrawPrices =
  ({ work, clock }: PriceDeps) =>
  ({ staffId, id, version }: Withdrawal): Promise<void> =>
    work.transaction(async (stores) => {
      const locked = await stores.prices.lock();
      const now = clock();
      const found = await stores.prices.find(id);
      if (!found) throw new Problem('not-found');
      if (found.validFrom <= now) throw new Problem('prices-begun');
      if (locked !== version) throw new Problem('prices-changed');
      await stores.prices.withdraw(id, now);
      const detail = changed('validFrom', null, found.validFrom.toISOString());
      await stores.staff.record({ staffId, userId: null, kind: 'withdrew-prices', detail }, now);
    });
