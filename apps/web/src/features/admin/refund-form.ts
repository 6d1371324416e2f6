import { staffReasonSchema } from '@gosds/contract/staff/staff-reason';

/** The inputs of a refund. */
export type RefundForm = { readonly amount: string; readonly reason: string };

/** The minor units of an amount, with a point or a comma before its decimals; undefined for any other text. */
export function minorIn(amount: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(amount.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The refused inputs; `leftMinor` is the largest amount that can be refunded. */
export function refundFaults({ amount, reason }: RefundForm, leftMinor: number) {
  const minor = minorIn(amount);
  return {
    amount: minor === undefined || minor < 1 || minor > leftMinor,
    reason: !staffReasonSchema.safeParse(reason).success,
  };
}
