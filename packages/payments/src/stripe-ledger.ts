import type { ChargeLedger, TakenCharge } from '@gosds/usecases/checkout/charge-ledger';
import type Stripe from 'stripe';
import { referenceOf } from './stripe-refunds.ts';

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A charge without an intent was not made by this service. */
const referenceOfCharge = (stripe: Stripe, { id, payment_intent: intent }: Stripe.Charge): Promise<string> | string =>
  intent === null ? id : referenceOf(stripe, typeof intent === 'string' ? intent : intent.id);

/** Every charge of the account that took money, with its payment intent or invoice. */
export const stripeLedger = (stripe: Stripe): ChargeLedger => ({
  async takenBetween({ from, to }) {
    const taken: TakenCharge[] = [];
    const created = { gte: seconds(from), lt: seconds(to) };
    for await (const charge of stripe.charges.list({ created, limit: 100 })) {
      if (!charge.paid || !charge.captured) continue;
      const reference = await referenceOfCharge(stripe, charge);
      taken.push({ reference, amountMinor: charge.amount, takenAt: new Date(charge.created * 1000) });
    }
    return taken.toReversed();
  },
});
