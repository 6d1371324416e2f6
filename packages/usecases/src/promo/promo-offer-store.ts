import type { PromoType } from '../checkout/promo-store.ts';

/** The offer for new users and the links that lead to it. */
export type PromoOfferStore = {
  /** Signs links, alike in all processes. */
  key(): string;
  /** False where the link was used before, however many try at once. */
  useLink(link: { readonly nonceHash: string; readonly expiresAt: Date }): Promise<boolean>;
  isUsed(nonceHash: string): Promise<boolean>;
  wasGiven(offer: { readonly emailHash: string; readonly type: PromoType }): Promise<boolean>;
  /** False where this e-mail has had the offer. */
  give(offer: { readonly emailHash: string; readonly type: PromoType }, now: Date): Promise<boolean>;
};
