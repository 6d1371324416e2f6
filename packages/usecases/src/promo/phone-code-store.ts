import type { PromoType } from '../checkout/promo-store.ts';

/** Codes that go by SMS, and the telephones that have had an offer. */
export type PhoneCodeStore = {
  /** The code of a link from now on; an earlier one no longer counts. Wrong tries of the link stay counted. */
  issue(code: { readonly nonceHash: string; readonly codeHash: string; readonly expiresAt: Date }): Promise<void>;
  /** Whether the code is right; a wrong one is counted. Others who try wait until the transaction ends. */
  check(question: PhoneCodeQuestion, now: Date): Promise<PhoneCodeVerdict>;
  wasGiven(offer: { readonly phoneHash: string; readonly type: PromoType }): Promise<boolean>;
  /** False where this telephone has had the offer. */
  give(offer: { readonly phoneHash: string; readonly type: PromoType }, now: Date): Promise<boolean>;
};

type PhoneCodeQuestion = {
  readonly nonceHash: string;
  readonly codeHash: string;
  /** Wrong tries after which no code counts. */
  readonly maxWrong: number;
};

/** `none`: there is no code that could be right, since none was sent, it is too old, or too many were wrong. */
type PhoneCodeVerdict = 'right' | 'wrong' | 'none';
