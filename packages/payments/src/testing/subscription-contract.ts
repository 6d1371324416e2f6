import type { ChargeResult, SubscriptionGateway } from '@gosds/usecases/checkout/payment-gateway';
import { beforeAll, describe, expect, it } from 'vitest';

export type OpenedSubscriptions = {
  readonly gateway: SubscriptionGateway;
  /** A paid subscription whose first payment of USD 540 holds USD 455 for the year, as the provider says it is paid. */
  readonly subscribe: () => Promise<ChargeResult>;
};

const yearMs = 365 * 86_400_000;

/** Every provider bills each year alike. */
export function describesSubscriptions(name: string, open: () => Promise<OpenedSubscriptions>) {
  describe(`a yearly subscription by ${name}`, () => {
    let opened: OpenedSubscriptions;
    beforeAll(async () => {
      opened = await open();
    });

    async function opening() {
      const result = await opened.subscribe();
      expect(result).toMatchObject({ status: 'paid', amountMinor: 54_000, currency: 'usd' });
      if (result.status !== 'paid' || !result.subscription) throw new Error('no subscription');
      return result.subscription;
    }

    it('takes the once-only amount with the first year, which runs from then on', async () => {
      const start = Date.now();
      const { subscriptionId, paidUntil } = await opening();
      expect(Math.round((paidUntil.getTime() - start) / yearMs)).toBe(1);
      expect(await opened.gateway.refetchSubscription(subscriptionId)).toEqual({
        ...{ subscriptionId, paidUntil, payLink: null },
        ...{ isActive: true, isRenewed: true, isOverdue: false },
      });
    });

    it('is not billed again once its renewal has ended, and what is paid runs on', async () => {
      const { gateway } = opened;
      const { subscriptionId, paidUntil } = await opening();
      const ended = { subscriptionId, paidUntil, isActive: true, isRenewed: false, isOverdue: false, payLink: null };
      expect(await gateway.endRenewal(subscriptionId)).toEqual(ended);
      expect(await gateway.endRenewal(subscriptionId)).toEqual(ended);
      expect(await gateway.refetchSubscription(subscriptionId)).toEqual(ended);
    });
  });
}
