import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import type { BoughtErService } from './er-service-store.ts';
import type { SubscriptionGateway } from './payment-gateway.ts';

/** The provider that bills the service each year. */
export function billerOf(
  { gateway, payPal }: Pick<Checkout, 'gateway' | 'payPal'>,
  { paidBy, subscriptionId }: BoughtErService,
): SubscriptionGateway {
  if (paidBy === 'card') return gateway;
  if (!payPal) throw new Error(`PayPal is not set up, but bills the subscription ${subscriptionId ?? ''}.`);
  return payPal;
}

type Asked = {
  readonly userId: string;
  readonly subscriptionId: string;
  /** If given, the subscription must be billed in this way. */
  readonly paidBy?: BoughtErService['paidBy'];
};

/**
 * Ends the renewal of a subscription that the user bought or that belongs to a team the user owns. The service runs to
 * the end of the paid period. A repeated call changes nothing.
 */
export const unsubscribe =
  (checkout: Pick<Checkout, 'work' | 'gateway' | 'payPal' | 'clock'>) =>
  async ({ userId, subscriptionId, paidBy }: Asked): Promise<void> => {
    const { work, clock } = checkout;
    const services = await work.stores.erServices.listManaged(userId);
    const own = services.find((service) => service.subscriptionId === subscriptionId);
    if (!own || (paidBy !== undefined && own.paidBy !== paidBy)) throw new Problem('not-found');
    if (!own.isRenewed) return;
    const { isRenewed } = await billerOf(checkout, own).endRenewal(subscriptionId);
    if (isRenewed) throw new Error(`The subscription ${subscriptionId} is still renewed.`);
    await work.stores.erServices.endRenewal(subscriptionId, clock());
  };
