import type { ChargeResult, SubscriptionGateway } from '@gosds/usecases/checkout/payment-gateway';
import { beforeAll, describe, expect, it } from 'vitest';

export type OpenedSubscriptions = {
  readonly gateway: SubscriptionGateway;
  /**
   * Opens a paid subscription; its first payment of USD 540 includes USD 455 for the year. Returns the provider's
   * result.
   */
  readonly subscribe: () => Promise<ChargeResult>;
  /** Bills and pays the next year; undefined if the provider cannot be made to do so. */
  readonly renew: ((subscriptionId: string) => void) | undefined;
};

const yearMs = 365 * 86_400_000;

/** Contract tests for the yearly billing of every provider. */
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
      return { reference: result.reference, subscription: result.subscription };
    }

    it('takes the once-only amount with the first year, which runs from then on', async () => {
      const start = Date.now();
      const { subscriptionId, paidUntil } = (await opening()).subscription;
      expect(Math.round((paidUntil.getTime() - start) / yearMs)).toBe(1);
      expect(await opened.gateway.refetchSubscription(subscriptionId)).toEqual({
        ...{ subscriptionId, paidUntil, payLink: null },
        ...{ isActive: true, isRenewed: true, isOverdue: false, isCharging: false },
      });
    });

    it('names each charge, the first as its order does', async ({ skip }) => {
      const { gateway, renew } = opened;
      const { reference, subscription } = await opening();
      const { subscriptionId } = subscription;
      const first = { reference, amountMinor: 54_000 };
      expect(await gateway.chargesOf(subscriptionId)).toMatchObject([first]);
      if (!renew) return skip();
      renew(subscriptionId);
      renew(subscriptionId);
      const charges = await gateway.chargesOf(subscriptionId);
      expect(charges).toMatchObject([first, { amountMinor: 45_500 }, { amountMinor: 45_500 }]);
      expect(new Set(charges.map((charge) => charge.reference)).size).toBe(3);
      expect(Math.abs(Date.now() - (charges[2]?.paidAt.getTime() ?? 0))).toBeLessThan(yearMs / 365);
      const { paidUntil } = await gateway.refetchSubscription(subscriptionId);
      expect(Math.round((paidUntil.getTime() - subscription.paidUntil.getTime()) / yearMs)).toBe(2);
    });

    it('is not billed again once its renewal has ended, and what is paid runs on', async () => {
      const { gateway } = opened;
      const { subscriptionId, paidUntil } = (await opening()).subscription;
      const ended = {
        ...{ subscriptionId, paidUntil, payLink: null },
        ...{ isActive: true, isRenewed: false, isOverdue: false, isCharging: false },
      };
      expect(await gateway.endRenewal(subscriptionId)).toEqual(ended);
      expect(await gateway.endRenewal(subscriptionId)).toEqual(ended);
      expect(await gateway.refetchSubscription(subscriptionId)).toEqual(ended);
    });
  });
}
