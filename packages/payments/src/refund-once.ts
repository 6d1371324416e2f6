import {
  givenBack,
  type ProviderRefund,
  type RefundGateway,
  type RefundRefusal,
  type RefundRequest,
} from '@gosds/usecases/checkout/refund-gateway';

/** A payment at its provider. */
type Payment = {
  readonly refunds: readonly ProviderRefund[];
  /** Minor units; 0 if not paid. */ readonly paidMinor: number;
};

export type RefundCalls = {
  readonly find: (reference: string, known: readonly string[]) => Promise<Payment>;
  readonly make: (request: RefundRequest) => Promise<ProviderRefund>;
  /** True if the provider itself refused. */
  readonly isRefusal: (error: unknown) => error is Error;
};

/**
 * Refunds through one provider. First looks for a refund with the key, because providers forget keys after a while.
 * Reads the reason of a refusal from the payment, because providers' codes differ and change.
 */
export const refundsBy = ({ find, make, isRefusal }: RefundCalls): RefundGateway => ({
  async refund(request) {
    const { reference, amountMinor, key, known } = request;
    const before = await find(reference, known);
    const same = before.refunds.find((refund) => refund.key === key);
    if (same) return { status: 'made', refund: same };
    try {
      return { status: 'made', refund: await make(request) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { status: 'refused', reason: reasonOf(await find(reference, known), amountMinor), message: error.message };
    }
  },
  refundsOf: async (reference, known) => (await find(reference, known)).refunds,
});

function reasonOf({ paidMinor, refunds }: Payment, amountMinor: number): RefundRefusal {
  if (paidMinor === 0) return 'not-paid';
  return amountMinor > paidMinor - givenBack(refunds) ? 'too-much' : 'other';
}
