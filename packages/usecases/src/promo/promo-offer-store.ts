import type { PromoType } from '../checkout/promo-store.ts';

/** The offer for new users and the links that lead to it. */
export type PromoOfferStore = {
  /** The key that signs links, the same in all processes. */
  key(): string;
  /** Returns false if the link was used before; of simultaneous calls only one succeeds. */
  useLink(link: { readonly nonceHash: string; readonly expiresAt: Date }): Promise<boolean>;
  isUsed(nonceHash: string): Promise<boolean>;
  wasGiven(offer: { readonly emailHash: string; readonly type: PromoType }): Promise<boolean>;
  /** Returns false if this e-mail address has already had the offer. */
  give(offer: { readonly emailHash: string; readonly type: PromoType }, now: Date): Promise<boolean>;
};
