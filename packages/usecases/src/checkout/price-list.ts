import type { SetPrices } from '@gosds/contract/staff/set-prices';
import { z } from 'zod';
import { policy } from '../policy.ts';

const { prices } = policy;

const minor = (name: keyof typeof prices) => z.int().nonnegative().max(100_000_00).default(prices[name]);

/** Every price of the checkout, in minor units. The operator can override the prices of the policy. */
export const priceListSchema = z.strictObject({
  firstLanguageMinor: minor('firstLanguageMinor'),
  furtherLanguagePercent: z.int().min(0).max(100).default(prices.furtherLanguagePercent),
  internalUserMinor: minor('internalUserMinor'),
  erSubscriptionMinor: minor('erSubscriptionMinor'),
  erSingleMinor: minor('erSingleMinor'),
  galleriaAllMinor: minor('galleriaAllMinor'),
  galleriaIndustryMinor: minor('galleriaIndustryMinor'),
  galleriaMinor: minor('galleriaMinor'),
  smallestChargeMinor: minor('smallestChargeMinor'),
});

export type PriceList = z.infer<typeof priceListSchema>;

/** The prices that staff can set. The smallest charge is the provider's. */
export const setPricesOf = ({ smallestChargeMinor: _provider, ...prices }: PriceList): SetPrices => prices;
