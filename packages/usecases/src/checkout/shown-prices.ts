import type { getConfig } from '@gosds/contract/catalogue/get-config';
import type { ResponseOf } from '@gosds/contract/call';
import { policy } from '../policy.ts';
import type { PriceList } from './price-list.ts';
import { furtherLanguageMinor } from './price-rules.ts';

/** The public prices, before any discount. */
export const shownPrices = (list: PriceList): ResponseOf<typeof getConfig>['prices'] => ({
  fullSDS: list.firstLanguageMinor,
  furtherLanguage: furtherLanguageMinor(list),
  erSubscription: list.erSubscriptionMinor,
  erSingle: list.erSingleMinor,
  erSingleYears: policy.emergencyResponse.singlePaymentYears,
});
