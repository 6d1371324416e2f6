import type { ResponseOf } from '@gosds/contract/call';
import type { promoCodeAvailable } from '@gosds/contract/checkout/promo-codes';
import type { promoCodeQuantity } from '@gosds/contract/checkout/promo-quantity';
import { isoDate } from '../clock.ts';
import { policy } from '../policy.ts';
import type { Checkout } from './checkout.ts';
import { type PromoType, promoTypes } from './promo-store.ts';

type Asked = { readonly userId: string; readonly code: string; readonly type: PromoType };

/** Says whether a code can be used now. Limits the tries, because codes can be guessed. */
export const checkPromoCode =
  ({ work, limiter, clock }: Pick<Checkout, 'work' | 'limiter' | 'clock'>) =>
  async ({ userId, code, type }: Asked): Promise<ResponseOf<typeof promoCodeAvailable>> => {
    await limiter.take(policy.rateLimits.promoTriesPerUser, userId);
    const promo = await work.stores.promos.find({ userId, code, type, today: isoDate(clock()) });
    return {
      available: promo !== undefined,
      discount: promo?.discountPercent ?? 0,
      leftQuantity: promo?.leftQuantity ?? 0,
    };
  };

/** How often the user's own promo codes can still be used, by type. */
export const promoQuantities =
  ({ work, clock }: Pick<Checkout, 'work' | 'clock'>) =>
  async (userId: string): Promise<ResponseOf<typeof promoCodeQuantity>> => {
    const today = isoDate(clock());
    return Promise.all(
      promoTypes.map(async (type) => ({
        type,
        leftQuantity: await work.stores.promos.leftOf({ userId, type, today }),
      })),
    );
  };
