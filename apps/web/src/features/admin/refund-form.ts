import { refundReasonSchema } from '@gosds/contract/staff/refunds';

/** The inputs of a refund. */
export type RefundForm = { readonly amount: string; readonly reason: string };

/** US cents of an amount in US dollars, with a point or a comma before the cents; undefined for any other text. */
export function centsIn(amount: string): number | undefined {
  const [, dollars, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(amount.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** The refused inputs; `leftMinor` is the largest amount that can be refunded. */
export function refundFaults({ amount, reason }: RefundForm, leftMinor: number) {
  const cents = centsIn(amount);
  return {
    amount: cents === undefined || cents < 1 || cents > leftMinor,
    reason: !refundReasonSchema.safeParse(reason).success,
  };
}
