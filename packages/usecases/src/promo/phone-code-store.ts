import type { PromoType } from '../checkout/promo-store.ts';

/** SMS codes, and the telephone numbers that have had an offer. */
export type PhoneCodeStore = {
  /** Stores the code of a link and replaces an earlier one. Wrong attempts on the link stay counted. */
  issue(code: { readonly nonceHash: string; readonly codeHash: string; readonly expiresAt: Date }): Promise<void>;
  /** Checks a code, and counts a wrong one. Locks the code until the transaction ends. */
  check(question: PhoneCodeQuestion, now: Date): Promise<PhoneCodeVerdict>;
  wasGiven(offer: { readonly phoneHash: string; readonly type: PromoType }): Promise<boolean>;
  /** Returns false if this telephone number has already had the offer. */
  give(offer: { readonly phoneHash: string; readonly type: PromoType }, now: Date): Promise<boolean>;
};

type PhoneCodeQuestion = {
  readonly nonceHash: string;
  readonly codeHash: string;
  /** Number of wrong attempts after which no code is accepted. */
  readonly maxWrong: number;
};

/** `none`: no valid code exists, because none was sent, it expired, or too many attempts were wrong. */
type PhoneCodeVerdict = 'right' | 'wrong' | 'none';
