import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import type { BoughtErService } from './er-service-store.ts';
import type { SubscriptionGateway } from './payment-gateway.ts';

/** Who bills the service each year. */
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
  /** Only one that is paid in this way. */
  readonly paidBy?: BoughtErService['paidBy'];
};

/** Ends the renewal of an own subscription, or of one for a sheet of the team that the user owns: it runs to the end of what is paid. Asked again, it answers the same. */
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
